import type { BrowserWindow } from 'electron';
import type { Host } from '../host/host.ts';
import { otherDisplay } from './displays.ts';
import { PAGE } from './guards.ts';
import { joinTable } from './screen.ts';
import { bringUp, openWindow } from './window.ts';

/** The large view of the table, as a TV shows it (`TV` in the page). */
const LARGE_VIEW = `${PAGE}#tv`;

/**
 * A second window that shows the table alone: all of another display if there is one. It closes with the first window.
 * Gives what opens it, or brings it up if it is there.
 */
export function tableWindow(first: BrowserWindow, host: Host): () => void {
  let second: BrowserWindow | null = null;
  first.once('closed', () => second?.close());
  return () => {
    if (second !== null) return bringUp(second);
    const place = otherDisplay(first.getNormalBounds());
    const window = openWindow(LARGE_VIEW, place === null ? {} : { ...place, fullscreen: true });
    second = window;
    window.once('closed', () => {
      second = null;
    });
    joinTable(window.webContents, host);
    void window.loadURL(LARGE_VIEW).catch(() => window.close());
  };
}
