import { fileURLToPath } from 'node:url';
import { BrowserWindow } from 'electron';
import { PAGE } from './address.ts';
import { tellShown } from './shown.ts';
import { readSize, SMALLEST, writeSize } from './size.ts';

const PRELOAD = fileURLToPath(new URL('../preload/index.cjs', import.meta.url));

/** The page's own ground, for the moment in which a window is larger than what is drawn of its page. */
const GROUND = '#f1eee6';

/** A crashed page is loaded again after this many milliseconds: not at once, should it crash again at once. */
const BREATH_MS = 500;

/** A page that crashed or hangs is loaded again; the table lives in this process and loses nothing. */
function revive(window: BrowserWindow): void {
  const page = window.webContents;
  page.on('unresponsive', () => page.forcefullyCrashRenderer());
  page.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    setTimeout(() => {
      if (!window.isDestroyed()) void window.loadURL(PAGE).catch(() => {});
    }, BREATH_MS);
  });
}

/**
 * The window of the app, without its page; it shows itself when there is something to see. Its size is kept in
 * the folder.
 */
export function makeWindow(folder: string): BrowserWindow {
  const { maximized, ...size } = readSize(folder);
  const window = new BrowserWindow({
    ...size,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    backgroundColor: GROUND,
    autoHideMenuBar: true,
    webPreferences: {
      preload: PRELOAD,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      // A ruling is heard though nobody has clicked anything.
      autoplayPolicy: 'no-user-gesture-required',
      // A countdown goes on behind another window.
      backgroundThrottling: false,
    },
  });
  if (maximized) window.maximize();
  window.once('show', tellShown);
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    const { width, height } = window.getNormalBounds();
    writeSize(folder, { width, height, maximized: window.isMaximized() });
  });
  revive(window);
  return window;
}

/** Brings a window to where it can be seen. */
export function bringUp(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
