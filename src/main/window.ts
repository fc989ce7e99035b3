import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import * as v from 'valibot';
import { tellFault } from '../host/faults.ts';
import { readJson } from '../host/kept-file.ts';
import { isSeen } from './displays.ts';
import { PAGE } from './guards.ts';

/** Below this the table can't be read from across it. */
const SMALLEST = { width: 640, height: 480 } as const;
const USUAL = { width: 1366, height: 768, maximized: false } as const;

const length = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(20_000));
const edge = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000));
const place = v.object({
  width: length(SMALLEST.width),
  height: length(SMALLEST.height),
  maximized: v.boolean(),
  /** From the first display's upper left; an earlier Burnpile kept the size alone. */
  x: v.exactOptional(edge),
  y: v.exactOptional(edge),
});
type Place = v.InferOutput<typeof place>;

const fileIn = (folder: string): string => join(folder, 'window.json');

/** Where the window was last, and how large; its size alone where it wouldn't be seen there any more. */
function readPlace(folder: string): Place {
  const parsed = v.safeParse(place, readJson(fileIn(folder)));
  if (!parsed.success) return USUAL;
  const { x, y, ...size } = parsed.output;
  return x !== undefined && y !== undefined && isSeen({ x, y, ...size }) ? { x, y, ...size } : size;
}

/** Keeps the place for the next start, if it can: no game hangs on it. */
function writePlace(folder: string, now: Place): void {
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

/** A page ended that nobody closed; the log says so, and why. */
class PageGone extends Error {
  readonly code: string;
  constructor(reason: string) {
    super(`The page ended: ${reason}`);
    this.code = `PAGE_${reason}`;
  }
}

/** A page that crashed or hangs is loaded again; the table lives in this process and loses nothing. */
function revive(window: BrowserWindow, address: string): void {
  const page = window.webContents;
  page.on('unresponsive', () => page.forcefullyCrashRenderer());
  page.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    tellFault(new PageGone(reason));
    setTimeout(() => {
      if (!window.isDestroyed()) void window.loadURL(address).catch(() => {});
    }, BREATH_MS);
  });
}

/** A window for our page at this address, which is still to be loaded; it shows itself when there is something to see. */
export function openWindow(address: string, bounds: BrowserWindowConstructorOptions): BrowserWindow {
  const window = new BrowserWindow({
    ...bounds,
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
  window.once('ready-to-show', () => window.show());
  revive(window, address);
  return window;
}

/** The window of the app, without its page. Its size and place are kept in the folder. */
export function makeWindow(folder: string): BrowserWindow {
  const { maximized, ...bounds } = readPlace(folder);
  const window = openWindow(PAGE, bounds);
  if (maximized) window.maximize();
  window.once('show', tellShown);
  window.on('close', () => {
    writePlace(folder, { ...window.getNormalBounds(), maximized: window.isMaximized() });
  });
  return window;
}

/** Brings a window to where it can be seen. */
export function bringUp(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
