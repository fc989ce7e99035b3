/** Electron's runtime, a program of some 100 MB beside its npm package: where it is, and fetching it. */
import { spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const words = {
  notInstalled: 'its npm package is not installed',
  readOnly: (folder) => `${folder} can't be written to`,
  notThere: (folder) => `it is not in ${folder}`,
  progress: (megabytes, seconds, limit) =>
    `Fetching the runtime of Electron, this once: ${megabytes} MB after ${seconds} of at most ${limit} s (BURNPILE_NO_DOWNLOAD=1 skips it)`,
  tooSlow: (limit) => `not fetched in ${limit} s; BURNPILE_DOWNLOAD_SECONDS gives it longer`,
  failed: (status) => `fetching it ended with status ${status}`,
  unreached: (address, code) => `${address} can't be reached: ${code}`,
};

/** Where Electron's own installer fetches from. */
const source = () =>
  process.env.npm_config_electron_mirror || process.env.ELECTRON_MIRROR || 'https://github.com/';

/** In milliseconds; whoever waits has waited already. */
const PATIENCE = 5000;

/** Why nothing can be fetched from there, in place of what the installer says, which names neither address nor cause. */
async function whyUnreached(said) {
  try {
    await fetch(source(), { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
    return said;
  } catch (error) {
    return words.unreached(source(), error.cause?.code ?? error.cause?.message ?? error.name);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const PROGRAMS = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };
const PROGRAM = PROGRAMS[process.platform] ?? 'electron';

/** The folder of Electron's npm package; null if it isn't installed. */
function packageFolder(root) {
  try {
    return dirname(createRequire(join(root, 'package.json')).resolve('electron/package.json'));
  } catch {
    return null;
  }
}

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/**
 * Whether it is whole, by the same marks as the package's own installer: `path.txt` is the last thing that
 * it writes.
 */
function isWhole(folder) {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return (
    textOf(join(folder, 'dist/version')).replace(/^v/, '') === version &&
    textOf(join(folder, 'path.txt')) === PROGRAM &&
    existsSync(join(folder, 'dist', PROGRAM))
  );
}

/** The program that runs the app; null where it isn't, or not whole. */
export function findRuntime(root) {
  const elsewhere = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (elsewhere) return existsSync(join(elsewhere, PROGRAM)) ? join(elsewhere, PROGRAM) : null;
  const folder = packageFolder(root);
  return folder !== null && isWhole(folder) ? join(folder, 'dist', PROGRAM) : null;
}

/** Bytes of all files in a folder, while others come and go in it. */
function sizeOf(folder) {
  try {
    return readdirSync(folder, { recursive: true })
      .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
      .reduce((sum, stat) => sum + (stat?.isFile() ? stat.size : 0), 0);
  } catch {
    return 0;
  }
}

/** Says how far the download is: on a terminal in one line that changes, else in one line every ten seconds. */
function showProgress(folder, limit) {
  const { stderr } = process;
  const begun = Date.now();
  const say = () => {
    const seconds = Math.round((Date.now() - begun) / 1000);
    const line = words.progress((sizeOf(folder) / 1e6).toFixed(1), seconds, limit);
    stderr.write(stderr.isTTY ? `\r${line}` : `${line}\n`);
  };
  say();
  const timer = setInterval(say, stderr.isTTY ? 1000 : 10_000);
  return () => {
    clearInterval(timer);
    if (stderr.isTTY) stderr.write('\n');
  };
}

/** Ends a program and whatever it has started. */
function killTree(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
  else process.kill(-child.pid, 'SIGKILL');
}

/** Electron's own installer, in a group of its own so that all of it can be ended. */
const startInstaller = (folder, scratch) =>
  spawn(process.execPath, [join(folder, 'install.js')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
    env: { ...process.env, TMPDIR: scratch, TEMP: scratch, TMP: scratch, ELECTRON_GET_NO_PROGRESS: '1' },
  });

/** Runs the installer to its end, or ends it. Gives `why` it has failed, or the signal that was `told` to us. */
function install(folder, scratch, limit) {
  return new Promise((done) => {
    const installer = startInstaller(folder, scratch);
    let complaint = '';
    let ended = null;
    const end = (outcome) => {
      ended ??= outcome;
      killTree(installer);
    };
    const interrupt = (signal) => end({ told: signal });
    const timer = setTimeout(() => end({ why: words.tooSlow(limit) }), limit * 1000);
    const settle = (outcome) => {
      clearTimeout(timer);
      for (const signal of SIGNALS) process.off(signal, interrupt);
      done(outcome);
    };
    for (const signal of SIGNALS) process.on(signal, interrupt);
    installer.stderr.on('data', (data) => {
      complaint += data;
    });
    installer.once('error', (error) => settle({ why: error.message }));
    installer.once('close', (status) => {
      const said = complaint.split('\n').find((line) => line.trim() !== '');
      settle(ended ?? (status === 0 ? {} : { why: said ?? words.failed(status) }));
    });
  });
}

/** Why there is no point in fetching; null if there is. */
function againstFetching(folder) {
  const elsewhere = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  // Nothing is fetched to where somebody keeps one of their own.
  if (elsewhere) return words.notThere(elsewhere);
  if (folder === null) return words.notInstalled;
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch {
    return words.readOnly(folder);
  }
}

/**
 * Fetches the runtime, for at most `limit` seconds: `electron` is the program then, and else `why` says why
 * there is none, or `told` which signal has ended it. Leaves no process and no half runtime that would be
 * taken for a whole one.
 */
export async function fetchRuntime(root, limit) {
  const folder = packageFolder(root);
  const against = againstFetching(folder);
  if (against !== null) return { why: against };
  // The mark of an earlier runtime would make half of a new one look whole.
  rmSync(join(folder, 'path.txt'), { force: true });
  const scratch = mkdtempSync(join(tmpdir(), 'burnpile-electron-'));
  const stopShowing = showProgress(scratch, limit);
  const outcome = await install(folder, scratch, limit);
  stopShowing();
  rmSync(scratch, { recursive: true, force: true });
  if (/fetch failed/.test(outcome.why)) return { why: await whyUnreached(outcome.why) };
  if (outcome.why !== undefined || outcome.told !== undefined) return outcome;
  const electron = findRuntime(root);
  return electron === null ? { why: words.failed(0) } : { electron };
}
