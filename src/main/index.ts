import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, type BrowserWindow, dialog, protocol, session } from 'electron';
import { type Host, openHost } from '../host/host.ts';
import { dataFolder } from '../host/kept.ts';
import { appWords } from '../words/en/app.ts';
import { PAGE, SCHEME } from './address.ts';
import { stayAwake } from './awake.ts';
import { answer } from './files.ts';
import { guard } from './guards.ts';
import { setMenu } from './menu.ts';
import { guardPermissions } from './permissions.ts';
import { closeBeforeQuitting } from './quit.ts';
import { joinTable } from './screen.ts';
import { bringUp, makeWindow } from './window.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The folder of games and settings: the same one that the program uses in a browser. What Electron keeps stands
 * in a folder inside of it, so that there is one app for each.
 */
function chooseData(): string {
  const data = resolve(dataFolder());
  const own = join(data, 'desktop');
  try {
    mkdirSync(own, { recursive: true });
    app.setPath('userData', own);
  } catch {
    // Electron's usual folder does as well, and the host says what is wrong with this one.
  }
  return data;
}

function fail(sentence: string): void {
  dialog.showErrorBox(appWords.cannotStart, sentence);
  app.quit();
}

async function openTable(data: string): Promise<Host | null> {
  const opened = await openHost({ data, samples: folder('../../resources/samples/') });
  if (opened.ok) return opened.host;
  fail(appWords.cannotOpen[opened.error.code](opened.error.folder));
  return null;
}

async function showTable(window: BrowserWindow, host: Host): Promise<void> {
  joinTable(window.webContents, host);
  await window.loadURL(PAGE).catch(() => fail(appWords.noPage));
}

async function start(data: string): Promise<void> {
  let window: BrowserWindow | null = null;
  app.on('second-instance', () => window && bringUp(window));
  app.on('window-all-closed', () => app.quit());
  app.on('web-contents-created', (_event, contents) => guard(contents));
  await app.whenReady();
  guardPermissions(session.defaultSession);
  protocol.handle(SCHEME, (request) => answer(folder('../renderer/'), request));
  setMenu(!app.isPackaged);
  const host = await openTable(data);
  if (host === null) return;
  closeBeforeQuitting(host);
  stayAwake(host);
  window = makeWindow(app.getPath('userData'));
  await showTable(window, host);
}

// All of this has to be said before the app is ready, and so before anything is awaited.
app.enableSandbox();
protocol.registerSchemesAsPrivileged([
  { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
]);
const data = chooseData();
if (app.requestSingleInstanceLock()) void start(data);
else app.quit();
