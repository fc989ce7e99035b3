/**
 * Packs the app: `npm run package -- ARGUMENT…`, after a build. The arguments are those of electron-builder. Where it
 * can't download what it needs it says so in one sentence, without its stack trace.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

/** How a system says that an address can't be reached, and which. */
const UNREACHED =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b[ ,]*([\w.:-]+)?/;
const STACK = /^\s+at /;

const notDownloaded = (code, address = 'the network') =>
  `Electron's runtime, or a tool that packs the app, couldn't be downloaded from ${address} (${code}). A runtime that is there already is taken by: npm run package -- --dir -c.electronDist=FOLDER (docs/start.md).`;

const builder = createRequire(import.meta.url).resolve('electron-builder/cli.js');
const child = spawn(process.execPath, [builder, ...process.argv.slice(2)], {
  stdio: ['inherit', 'pipe', 'pipe'],
});

let unreached = null;
/** Hands on what it says, line by line, but for the trace below an address that can't be reached. */
const handOn = (from, to) =>
  createInterface({ input: from }).on('line', (line) => {
    if (line.includes('⨯')) unreached = UNREACHED.exec(line) ?? unreached;
    if (unreached === null || !(line.includes('stackTrace=') || STACK.test(line))) to.write(`${line}\n`);
  });
handOn(child.stdout, process.stdout);
handOn(child.stderr, process.stderr);

// What is typed at a terminal reaches it as well.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('close', (status) => {
  process.exitCode = status ?? 1;
  if (status !== 0 && unreached !== null) console.error(notDownloaded(unreached[1], unreached[2]));
});
