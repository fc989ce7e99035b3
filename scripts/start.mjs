/**
 * Opens the table: `npm start`. On the desktop, with Electron; where that can't be, in the browser, which
 * shows the very same table. Electron's runtime isn't part of an install: it is fetched at the first start.
 *
 *   npm start -- [ARGUMENT…]
 *     --data FOLDER            where games and settings are kept, on the desktop and in the browser
 *     --no-open                in the browser: only serve the page, don't open it
 *     --rules, --seats, …      in the browser: those of the command line (`npm run burnpile -- start --help`)
 *     --no-sandbox, …          Electron's own: with this one the desktop app starts even for root on Linux
 *   BURNPILE_NO_DOWNLOAD=1     don't fetch Electron's runtime
 *   BURNPILE_DOWNLOAD_SECONDS  how long fetching may take; 120 if not given
 */
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cli, notBuilt, runBurnpile } from './burnpile.mjs';
import { fetchRuntime, findRuntime } from './runtime.mjs';

const root = resolve(import.meta.dirname, '..');
const args = process.argv.slice(2);

/** What only the command line understands; `test/scripts` compares it with what that says of itself. */
const FOR_THE_BROWSER = new Set([
  '--no-open',
  '--rules',
  '--option',
  '--seats',
  '--dealer',
  '--last-loser',
  '--scanner',
  '--baud',
  '--quiet',
  '--one-scan-one-play',
  '--port',
  '--help',
  '-h',
]);

/** What is said where the desktop app was wanted and can't be had. */
const goingOn = (why) => `Going on in the browser, with the same table: ${why}.`;

const words = {
  noFolder: '--data needs the name of a folder after it.',
  forBrowser: (name) => `With ${name} the table is in the browser, not in the desktop app.`,
  noDisplay: goingOn('there is no display here'),
  isRoot: goingOn("the desktop app isn't for root (npm start -- --no-sandbox opens it all the same)"),
  noRuntime: goingOn(
    'the desktop app needs the runtime of Electron, and BURNPILE_NO_DOWNLOAD=1 keeps it away',
  ),
  notFetched: (why) => goingOn(`the runtime of Electron can't be had (${why})`),
  badSeconds: (given) =>
    `BURNPILE_DOWNLOAD_SECONDS must be a number of seconds, not "${given}". Fetching may take ${USUAL_SECONDS} s.`,
  broke: (how) => goingOn(`the desktop app can't run here (${how})`),
};

/** Why the desktop app needn't be tried; null if it may. */
function againstDesktop() {
  const name = args.map((arg) => arg.split('=')[0]).find((one) => FOR_THE_BROWSER.has(one));
  if (name !== undefined) return words.forBrowser(name);
  if (process.platform !== 'linux') return null;
  if (!hasDisplay()) return words.noDisplay;
  // Electron refuses to start.
  return process.getuid() === 0 && !args.includes('--no-sandbox') ? words.isRoot : null;
}

const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/** How a program breaks down by itself. */
const CRASHES = ['SIGTRAP', 'SIGABRT', 'SIGILL', 'SIGSEGV', 'SIGBUS'];

/**
 * Runs the app to its end. Gives why it can't run here; null if it ran. It makes the file `BURNPILE_SHOWN` when
 * its window is shown: a failure before that, as with a display that is gone, means that it can't.
 */
function runDesktop(electron) {
  const scratch = mkdtempSync(join(tmpdir(), 'burnpile-start-'));
  const mark = join(scratch, 'shown');
  return new Promise((done) => {
    const env = { ...process.env, BURNPILE_SHOWN: mark };
    let told = false;
    // Before it is started: a launcher that is told to end in between would leave it behind.
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.on(signal, () => {
        told = true;
        // What is typed at a terminal reaches the app as well.
        if (signal !== 'SIGINT' || !process.stdin.isTTY) app.kill(signal);
      });
    const app = spawn(electron, [root, ...args], { stdio: 'inherit', env });
    app.once('error', (error) => done(words.broke(error.message)));
    app.once('exit', (status, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.removeAllListeners(name);
      const failed = status !== null && status !== 0 && !existsSync(mark);
      if (!told && (failed || CRASHES.includes(signal)))
        return done(words.broke(signal ?? `status ${status}`));
      process.exitCode = status ?? 128 + constants.signals[signal];
      done(null);
    });
  }).finally(() => rmSync(scratch, { recursive: true, force: true }));
}

/** Seconds that fetching may take. */
const USUAL_SECONDS = 120;

/** As the environment says; what is no such number is told of. */
function downloadSeconds() {
  const { BURNPILE_DOWNLOAD_SECONDS: given = '' } = process.env;
  const seconds = Number(given);
  if (Number.isFinite(seconds) && seconds > 0) return seconds;
  if (given !== '') console.error(words.badSeconds(given));
  return USUAL_SECONDS;
}

/** Opens the desktop app and waits for its end. Gives why it can't be opened; null if it was. */
async function openDesktop() {
  const against = againstDesktop();
  if (against !== null) return against;
  const found = findRuntime(root);
  if (found !== null) return runDesktop(found);
  if (process.env.BURNPILE_NO_DOWNLOAD === '1') return words.noRuntime;
  const fetched = await fetchRuntime(root, downloadSeconds());
  if (fetched.electron !== undefined) return runDesktop(fetched.electron);
  if (fetched.why !== undefined) return words.notFetched(fetched.why);
  process.exitCode = 128 + constants.signals[fetched.told];
  return null;
}

/** Becomes the command line: signals and the exit status are then its own. */
async function openBrowser(why) {
  const isAsked = args.includes('--help') || args.includes('-h');
  if (!isAsked) console.error(why);
  const isUnseen = !isAsked && (args.includes('--no-open') || !hasDisplay());
  const rest = args.filter((arg) => arg !== '--no-open' && arg !== '--no-sandbox');
  await runBurnpile(['start', ...(isUnseen ? ['--no-open'] : []), ...rest]);
}

/** Whether `--data` names nothing: the desktop app would take its usual folder then. */
const namesNoFolder = args.some(
  (arg, i) => arg === '--data=' || (arg === '--data' && args[i + 1]?.trim() === ''),
);

if (namesNoFolder) {
  console.error(words.noFolder);
  process.exitCode = 2;
} else if (existsSync(cli) && existsSync(join(root, 'out/renderer/index.html'))) {
  const why = await openDesktop();
  if (why !== null) await openBrowser(why);
} else {
  console.error(notBuilt);
  process.exitCode = 1;
}
