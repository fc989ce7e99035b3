import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, type BrowserWindow, dialog, protocol, session } from 'electron';
import { type Host, openHost } from '../host/host.ts';
import { appWords } from '../words/en/app.ts';
import { hostErrorWords } from '../words/en/errors.ts';
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

/** Where everything is kept. Chromium keeps its things there too, and one app runs for each such folder. */
function chooseData(): string {
  const wished = process.env.BURNPILE_DATA;
  if (!wished) return app.getPath('userData');
  const data = resolve(wished);
  try {
    mkdirSync(data, { recursive: true });
    app.setPath('userData', data);
  } catch {
    // The host says what is wrong with the folder.
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
  fail(hostErrorWords(opened.error));
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
  window = makeWindow(data);
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
