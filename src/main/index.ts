/** The desktop app: what happens in which order, from its start to its end. */
import { fileURLToPath } from 'node:url';
import { app, type BrowserWindow, dialog, powerSaveBlocker, protocol, session } from 'electron';
import { outliveFileLimit } from '../host/file-limit.ts';
import { type Host, openHost } from '../host/host.ts';
import { thinkInWorker } from '../host/play/worker-thinker.ts';
import type { Language } from '../protocol/look.ts';
import { languageOf } from '../words/languages.ts';
import { wordsFor } from '../words/tables.ts';
import type { AllWords } from '../words/words.ts';
import { askBeforeForgetting, askBeforeLosing, closeBeforeQuitting, sayCrash } from './closing.ts';
import { chooseData } from './data.ts';
import { answer } from './files.ts';
import { openGiven } from './given.ts';
import { guard, guardPermissions, PAGE, SCHEME } from './guards.ts';
import { setMenu } from './menu.ts';
import { joinTable } from './screen.ts';
import { tableWindow } from './table-window.ts';
import { bringUp, makeWindow } from './window.ts';

/** As the settings say; null for that of the system, and until they are read. */
let language: Language | null = null;

/** The sentences of the app outside of its page. */
const words = (): AllWords['app'] =>
  wordsFor(language ?? languageOf(app.getPreferredSystemLanguages()), 'family').app;

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function fail(sentence: string): void {
  dialog.showErrorBox(words().cannotStart, sentence);
  app.quit();
}

async function openTable(data: string): Promise<Host | null> {
  const opened = await openHost({
    version: app.getVersion(),
    data,
    samples: folder('../../resources/samples/'),
    thinker: thinkInWorker(new URL('./thinking.js', import.meta.url)),
    pages: folder('../renderer/'),
  });
  if (opened.ok) return opened.host;
  const { error } = opened;
  const { FOLDER_IN_USE, NO_FOLDER } = words().cannotOpen;
  fail(
    error.code === 'NO_FOLDER'
      ? NO_FOLDER(error.folder, error.trouble)
      : FOLDER_IN_USE(error.folder, error.address),
  );
  return null;
}

async function showTable(window: BrowserWindow, host: Host): Promise<void> {
  joinTable(window.webContents, host);
  await window.loadURL(PAGE).catch(() => fail(words().noPage));
}

/** Keeps the screen from going dark while a round is played: nobody touches the keyboard then. */
function stayAwake(host: Host): void {
  let blocker: number | null = null;
  host.onPlaying((playing) => {
    if (playing && blocker === null) blocker = powerSaveBlocker.start('prevent-display-sleep');
    if (!playing && blocker !== null) {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
  });
}

async function start(data: string): Promise<void> {
  const give = openGiven(process.argv.slice(1));
  let window: BrowserWindow | null = null;
  app.on('second-instance', () => window && bringUp(window));
  app.on('window-all-closed', () => app.quit());
  app.on('web-contents-created', (_event, contents) => guard(contents));
  await app.whenReady();
  guardPermissions(session.defaultSession);
  protocol.handle(SCHEME, (request) => answer(folder('../renderer/'), request));
  const host = await openTable(data);
  if (host === null) return;
  give(host);
  sayCrash(words, host);
  closeBeforeQuitting(host);
  stayAwake(host);
  window = makeWindow(app.getPath('userData'));
  const second = tableWindow(window, host);
  host.onSettings((settings) => {
    language = settings.language;
    setMenu(words(), { developing: !app.isPackaged, showTable: second });
  });
  askBeforeLosing(words, window, host);
  askBeforeForgetting(words, window);
  await showTable(window, host);
}

// All of this has to be said before the app is ready, and so before anything is awaited.
outliveFileLimit();
app.enableSandbox();
protocol.registerSchemesAsPrivileged([
  { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
]);
const data = chooseData(process.argv.slice(1));
if (app.requestSingleInstanceLock()) void start(data);
else app.quit();
