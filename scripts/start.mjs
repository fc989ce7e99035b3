/**
 * Opens the table: `npm start`. On the desktop, with Electron; where that can't be, in the browser, which
 * shows the very same table. Electron's runtime isn't part of an install: it is fetched at the first start.
 *
 *   npm start -- [ARGUMENT…]   for the app, or for the command line (`node out/main/cli.js start --help`)
 *     --no-open                in the browser: only serve the page, don't open it
 *     --no-sandbox             Electron's own: the desktop app starts even for root on Linux
 *   BURNPILE_NO_DOWNLOAD=1     don't fetch Electron's runtime
 *   BURNPILE_DOWNLOAD_SECONDS  how long fetching may take; 120 if not given
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchRuntime, findRuntime } from './runtime.mjs';

const root = resolve(import.meta.dirname, '..');
const cli = join(root, 'out/main/cli.js');
const args = process.argv.slice(2);

const words = {
  notBuilt: 'Burnpile is not built here. Do this once: npm run build',
  inBrowser: (why) => `Going on in the browser, with the same table: ${why}.`,
  noDisplay: 'there is no display here',
  isRoot: "the desktop app isn't for root (npm start -- --no-sandbox opens it all the same)",
  noRuntime: 'the desktop app needs the runtime of Electron, and BURNPILE_NO_DOWNLOAD=1 keeps it away',
  notFetched: (why) => `the runtime of Electron can't be had (${why})`,
  broke: (how) => `the desktop app can't run here (${how})`,
};

/** Why the desktop app needn't be tried; null if it may. */
function againstDesktop() {
  if (process.platform !== 'linux') return null;
  if (!hasDisplay()) return words.noDisplay;
  // Electron refuses to start.
  return process.getuid() === 0 && !args.includes('--no-sandbox') ? words.isRoot : null;
}

const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/** What the loader of programs says of a missing library, and how a program breaks down by itself. */
const brokeDown = (status, signal) =>
  status === 127 || ['SIGTRAP', 'SIGABRT', 'SIGILL', 'SIGSEGV', 'SIGBUS'].includes(signal);

/** Runs the app to its end. Gives why it can't run here; null if it ran. */
function runDesktop(electron) {
  return new Promise((done) => {
    const app = spawn(electron, [root, ...args], { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.on(signal, () => {
        // What is typed at a terminal reaches the app as well.
        if (signal !== 'SIGINT' || !process.stdin.isTTY) app.kill(signal);
      });
    app.once('error', (error) => done(words.broke(error.message)));
    app.once('exit', (status, signal) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.removeAllListeners(name);
      if (brokeDown(status, signal)) return done(words.broke(signal ?? `status ${status}`));
      process.exitCode = status ?? 128 + constants.signals[signal];
      done(null);
    });
  });
}

/** Opens the desktop app and waits for its end. Gives why it can't be opened; null if it was. */
async function openDesktop() {
  const against = againstDesktop();
  if (against !== null) return against;
  const found = findRuntime(root);
  if (found !== null) return runDesktop(found);
  if (process.env.BURNPILE_NO_DOWNLOAD === '1') return words.noRuntime;
  const fetched = await fetchRuntime(root, Number(process.env.BURNPILE_DOWNLOAD_SECONDS) || 120);
  if (fetched.electron !== undefined) return runDesktop(fetched.electron);
  if (fetched.why !== undefined) return words.notFetched(fetched.why);
  process.exitCode = 128 + constants.signals[fetched.told];
  return null;
}

/** Becomes the command line: signals and the exit status are then its own. */
async function openBrowser(why) {
  console.error(words.inBrowser(why));
  const command = args.includes('--no-open') || !hasDisplay() ? 'serve' : 'start';
  const rest = args.filter((arg) => arg !== '--no-open' && arg !== '--no-sandbox');
  process.argv = [process.execPath, cli, command, ...rest];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(cli).href);
}

if (existsSync(cli) && existsSync(join(root, 'out/renderer/index.html'))) {
  const why = await openDesktop();
  if (why !== null) await openBrowser(why);
} else {
  console.error(words.notBuilt);
  process.exitCode = 1;
}
