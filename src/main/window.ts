import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BrowserWindow } from 'electron';
import * as v from 'valibot';
import { readJson } from '../host/kept-file.ts';
import { PAGE } from './guards.ts';

/** Below this the table can't be read from across it. */
const SMALLEST = { width: 640, height: 480 } as const;
const USUAL = { width: 1366, height: 768, maximized: false } as const;

const length = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(20_000));
const size = v.object({
  width: length(SMALLEST.width),
  height: length(SMALLEST.height),
  maximized: v.boolean(),
});
type Size = v.InferOutput<typeof size>;

const fileIn = (folder: string): string => join(folder, 'window.json');

/** The size that the window had last; the usual one if that isn't known. */
function readSize(folder: string): Size {
  const parsed = v.safeParse(size, readJson(fileIn(folder)));
  return parsed.success ? parsed.output : USUAL;
}

/** Keeps the size for the next start, if it can: no game hangs on it. */
function writeSize(folder: string, now: Size): void {
  try {
    writeFileSync(fileIn(folder), `${JSON.stringify(now)}\n`, { mode: 0o600 });
  } catch {}
}

/**
 * Makes the file that `BURNPILE_SHOWN` names: it tells the program that started the app that people see it, and so
 * that it can run here. Without the variable it does nothing.
 */
function tellShown(): void {
  const mark = process.env.BURNPILE_SHOWN;
  if (!mark) return;
  try {
    writeFileSync(mark, '');
  } catch {
    // Then a failure later on is taken for one at the start, which does no harm.
  }
}

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
