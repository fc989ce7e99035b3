import { EventEmitter } from 'node:events';
import { app } from './app.ts';
import type { Devtools } from './devtools.ts';
import { preventable } from './preventable.ts';
import { WebContents, type WebPreferences } from './web-contents.ts';

interface WindowOptions {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly show?: boolean;
  readonly webPreferences?: WebPreferences;
}

const windows = new Set<BrowserWindow>();
let devtools: Devtools | null = null;

/** Electron's `BrowserWindow`; it is drawn nowhere. */
export class BrowserWindow extends EventEmitter {
  readonly webContents: WebContents;
  readonly #size: { readonly width: number; readonly height: number };
  readonly #corner: { readonly x: number; readonly y: number };
  readonly #closed: Promise<void>;
  #visible: boolean;
  #focused = false;

  constructor({
    x = 0,
    y = 0,
    width = 800,
    height = 600,
    show = true,
    webPreferences = {},
  }: WindowOptions = {}) {
    super();
    if (devtools === null) throw new Error('a BrowserWindow comes after the app is ready');
    this.#size = { width, height };
    this.#corner = { x, y };
    this.#visible = show;
    this.webContents = new WebContents(devtools, this.#size, webPreferences);
    this.webContents.once('did-finish-load', () => this.emit('ready-to-show'));
    this.#closed = new Promise((resolve) => this.webContents.once('destroyed', resolve));
    this.webContents.once('destroyed', () => this.#gone());
    windows.add(this);
    app.emit('web-contents-created', {}, this.webContents);
    app.emit('browser-window-created', {}, this);
  }

  static readonly getAllWindows = (): BrowserWindow[] => [...windows];
  static readonly fromWebContents = ({ id }: WebContents): BrowserWindow | null =>
    [...windows].find((window) => window.webContents.id === id) ?? null;

  get id(): number {
    return this.webContents.id;
  }

  readonly isDestroyed = (): boolean => this.webContents.isDestroyed();
  readonly isVisible = (): boolean => this.#visible;
  readonly isFocused = (): boolean => this.#focused;
  readonly isMinimized = (): boolean => false;
  readonly isMaximized = (): boolean => false;
  readonly getNormalBounds = () => ({ ...this.#corner, ...this.#size });
  readonly maximize = (): void => {};
  readonly restore = (): void => {};

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  show(): void {
    this.#visible = true;
    this.emit('show');
  }

  hide(): void {
    this.#visible = false;
  }

  focus(): void {
    this.#focused = true;
    this.emit('focus');
  }

  close(): void {
    void this.closeAndSay();
  }

  /** Closes it; false if it wouldn't. */
  async closeAndSay(): Promise<boolean> {
    const event = preventable({});
    this.emit('close', event);
    if (event.defaultPrevented) return false;
    this.webContents.close();
    await this.#closed;
    return true;
  }

  #gone(): void {
    windows.delete(this);
    this.emit('closed');
    if (windows.size === 0 && !app.isQuitting() && !app.emit('window-all-closed')) app.quit();
  }
}

/** Electron's `webContents`, as far as Playwright uses it. */
export const webContents = {
  getAllWebContents: () => [...windows].map((window) => window.webContents),
  fromDevToolsTargetId: (target: string): WebContents | undefined =>
    [...windows].find((window) => window.webContents.target === target)?.webContents,
};

/** Closes every window; false if one of them wouldn't. */
export async function closeWindows(): Promise<boolean> {
  for (const window of windows) if (!(await window.closeAndSay())) return false;
  return true;
}

/** Electron refuses before there is anything; here what was opened is shut at once. */
async function shut(browser: Devtools, targetId: string): Promise<void> {
  // Playwright holds every new page at its start. One that is shut in that state would hold its opener too.
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  await browser.send('Runtime.runIfWaitingForDebugger', {}, sessionId);
  await browser.send('Target.closeTarget', { targetId });
}

/** From now on there can be windows; follows which tabs come and go. */
export async function beginWindows(browser: Devtools): Promise<void> {
  devtools = browser;
  browser.listen(null, (name, news) => {
    if (name === 'Target.targetDestroyed') {
      const { targetId } = news as { readonly targetId: string };
      webContents.fromDevToolsTargetId(targetId)?.destroyed();
    }
    if (name === 'Target.targetCreated') {
      const { targetId, openerId, url } = (news as { readonly targetInfo: Opened }).targetInfo;
      const opener = openerId === undefined ? undefined : webContents.fromDevToolsTargetId(openerId);
      if (opener !== undefined && !opener.mayOpen(url)) void shut(browser, targetId).catch(() => {});
    }
  });
  await browser.send('Target.setDiscoverTargets', { discover: true });
}

interface Opened {
  readonly targetId: string;
  readonly openerId?: string;
  readonly url: string;
}
