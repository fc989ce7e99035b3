import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../support/until.ts';

const here = (path: string): string => join(import.meta.dirname, '../..', path);

/** A program in place of Electron: it says what it was started with. */
export const STAND_IN = '#!/bin/sh\necho "desktop: $*"\n';

/**
 * The command line, but on a free port and without opening a browser: a start that says so itself is never one
 * for the desktop.
 */
const COMMAND_LINE = `process.argv.push('--no-open', '--port', '0');
await import(${JSON.stringify(here('out/main/cli.js'))});
`;

/** A command line that only says what it was called with. */
export const ECHO = "console.log('command line:', ...process.argv.slice(2));\n";

/** What `npm start` is given, so that it neither asks for a display nor meets what this machine has set. */
const SURROUNDINGS = {
  DISPLAY: ':9',
  ELECTRON_OVERRIDE_DIST_PATH: '',
  ELECTRON_MIRROR: '',
  npm_config_electron_mirror: '',
  BURNPILE_NO_DOWNLOAD: '',
};

/** A start of the launcher. */
export interface Start {
  readonly child: ChildProcess;
  /** Standard output and error so far, as they came. */
  said(): string;
  /** Waits until it has said this; gives the first match. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Waits for its end: the exit status, or the signal. */
  ended(): Promise<number | NodeJS.Signals>;
}

/** The program in a folder of its own, as an install leaves it: built, and with Electron's package. */
export interface Home {
  readonly root: string;
  readonly electron: string;
  /** The version of Electron that its package asks for. */
  readonly version: string;
  /** Puts another program in the place of the command line. */
  putCommandLine(script: string): Promise<void>;
  start(args: readonly string[], env?: Record<string, string>): Start;
  remove(): Promise<void>;
}

function follow(child: ChildProcess): Start {
  let said = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (data) => {
      said += data;
    });
  const gone = once(child, 'close');
  return {
    child,
    said: () => said,
    async says(pattern) {
      await until(() => pattern.test(said), 15_000).catch(() => {
        throw new Error(`never said ${pattern}, but: ${said}`);
      });
      return pattern.exec(said)!;
    },
    async ended() {
      const [status, signal] = await gone;
      return status ?? signal;
    },
  };
}

/** Makes such a folder. Remove it: what still runs in it is ended then. */
export async function makeHome(): Promise<Home> {
  const root = await mkdtemp(join(tmpdir(), 'burnpile-home-'));
  const electron = join(root, 'node_modules/electron');
  const started: ChildProcess[] = [];
  await cp(here('scripts'), join(root, 'scripts'), { recursive: true });
  await cp(here('package.json'), join(root, 'package.json'));
  const putCommandLine = (script: string) => writeFile(join(root, 'out/main/cli.js'), script);
  await mkdir(join(root, 'out/main'), { recursive: true });
  await symlink(here('out/renderer'), join(root, 'out/renderer'));
  await putCommandLine(COMMAND_LINE);
  await mkdir(electron, { recursive: true });
  for (const file of ['package.json', 'install.js', 'index.js', 'checksums.json'])
    await cp(here(`node_modules/electron/${file}`), join(electron, file));
  for (const scope of ['@electron', '@electron-internal'])
    await symlink(here(`node_modules/${scope}`), join(root, 'node_modules', scope));
  const { version } = JSON.parse(await readFile(join(electron, 'package.json'), 'utf8'));
  return {
    root,
    electron,
    version,
    putCommandLine,
    start(args, env = {}) {
      const caches = { electron_config_cache: join(root, 'cache'), TMPDIR: join(root, 'tmp') };
      const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), ...args], {
        env: { ...process.env, ...SURROUNDINGS, ...caches, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      started.push(child);
      return follow(child);
    },
    async remove() {
      for (const child of started) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Puts the stand-in into a folder, as if it was Electron's runtime. */
export async function putStandIn(folder: string, version: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'version'), version);
  await writeFile(join(folder, 'electron'), STAND_IN);
  await chmod(join(folder, 'electron'), 0o755);
}
