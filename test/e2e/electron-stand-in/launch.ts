/**
 * The executable: `electron [switches] FOLDER`. Loads the app of a folder, as its package.json says, with our
 * parts in the place of Electron's, starts Chromium, and says that it is ready.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:inspector';
import Module, { register } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from './app.ts';
import { type Chromium, startChromium } from './chromium.ts';
import * as electron from './electron.ts';
import { protocolIsReady } from './protocol.ts';
import { beginWindows, closeWindows } from './windows.ts';

/** Switches that are for Electron's own process, or that a stand-in has of its own. */
const OURS = /^--(inspect|remote-debugging-port|no-sandbox|user-data-dir)/;

/** `import` and `require` of `electron` give what the stand-in has of it. */
function replaceElectron(): void {
  const here = new URL('./electron.mjs', import.meta.url).href;
  const hook = `export const resolve = (name, context, next) =>
    name === 'electron' || name === 'electron/main'
      ? { url: ${JSON.stringify(here)}, shortCircuit: true }
      : next(name, context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
  const loader = Module as unknown as { _load(name: string, ...rest: unknown[]): unknown };
  const load = loader._load;
  loader._load = (name, ...rest) => (name === 'electron' ? electron : load.call(loader, name, ...rest));
}

function readApp(folder: string): { readonly main: string; readonly name: string; readonly version: string } {
  const { main, name, productName, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { main: resolve(folder, main), name: productName ?? name, version };
}

/** A browser profile inside of the app's data, where whoever removes that removes it too. */
async function startBrowser(switches: readonly string[]): Promise<Chromium> {
  const profile = mkdtempSync(join(app.getPath('userData'), 'stand-in-'));
  process.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }));
  const chromium = await startChromium(profile, switches);
  void chromium.ended.then(() => app.exit(1));
  console.error(`DevTools listening on ${chromium.endpoint}`);
  return chromium;
}

const args = process.argv.slice(2);
const folder = resolve(args.find((arg) => !arg.startsWith('-')) ?? '.');
const { main, name, version } = readApp(folder);
app.introduce({ path: folder, name, version });
app.switches.push(...args.filter((arg) => arg.startsWith('--') && !OURS.test(arg)));
// Says its address on the standard error, where Playwright reads it.
if (args.some((arg) => arg.startsWith('--inspect'))) open(0);
replaceElectron();
Object.assign(process.versions, { electron: version });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.quit());

await import(pathToFileURL(main).href);
const chromium = await startBrowser(app.switches);
await beginWindows(chromium.devtools);
protocolIsReady();
app.begin({ closeWindows, close: chromium.close });
