import { EventEmitter, once } from 'node:events';
import { inside, outside } from './addresses.ts';
import type { Devtools } from './devtools.ts';
import { ipcMain } from './ipc.ts';
import type { FromPage } from './preload-world.ts';
import { preventable } from './preventable.ts';
import { handlerOf } from './protocol.ts';
import { session, type Wish } from './session.ts';
import { openTab, type Tab, type TabEvents } from './tab.ts';

export interface WebPreferences {
  readonly preload?: string;
  readonly contextIsolation?: boolean;
  readonly sandbox?: boolean;
  readonly nodeIntegration?: boolean;
  readonly webSecurity?: boolean;
}

type OpenHandler = (details: { readonly url: string; readonly frameName: string }) => {
  readonly action: 'allow' | 'deny';
};

/** Electron's usual settings. */
const USUAL = { contextIsolation: true, sandbox: true, nodeIntegration: false, webSecurity: true } as const;

/** Chromium's names of Electron's permissions. */
const namesOf = ({ permission, media }: Wish): readonly string[] =>
  permission === 'media'
    ? media.map((medium) => (medium === 'video' ? 'camera' : 'microphone'))
    : [permission];

let last = 0;

/** Electron's `WebContents`: a page, what it may do, and messages to and from it. */
export class WebContents extends EventEmitter {
  readonly id: number;
  readonly session = session.defaultSession;
  readonly #preferences: WebPreferences;
  readonly #devtools: Devtools;
  readonly #tab: Promise<Tab>;
  #target: string | null = null;
  #url = '';
  #open: OpenHandler = () => ({ action: 'allow' });
  #destroyed = false;

  constructor(devtools: Devtools, size: { width: number; height: number }, preferences: WebPreferences) {
    super();
    last += 1;
    this.id = last;
    this.#devtools = devtools;
    this.#preferences = { ...USUAL, ...preferences };
    this.#tab = openTab(devtools, { ...size, preload: preferences.preload }, this.#events());
    void this.#tab.then(({ target }) => {
      this.#target = target;
    });
  }

  #events(): TabEvents {
    return {
      navigates: ({ url, redirected }) => {
        const event = preventable({ url: outside(url), isMainFrame: true });
        this.emit(redirected ? 'will-redirect' : 'will-navigate', event);
        return !event.defaultPrevented;
      },
      answer: async ({ url, method, headers, postData }) => {
        const address = outside(url);
        const handler = handlerOf(address);
        return handler?.(new Request(address, { method, headers, body: postData ?? null })) ?? null;
      },
      says: (message) => void this.#hear(message),
      arrived: (url) => {
        this.#url = outside(url);
        this.emit('did-navigate', {}, this.#url);
      },
      loaded: () => this.emit('did-finish-load'),
      crashed: () => this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }),
    };
  }

  async #hear(message: FromPage): Promise<void> {
    if (message.kind === 'send') {
      const senderFrame = { url: this.#url, origin: new URL(this.#url).origin, parent: null };
      ipcMain.emit(message.channel, { sender: this, senderFrame }, ...message.args);
      return;
    }
    const { permission, media, check } = message;
    await this.#decide({ permission, media, check, url: this.#url });
    (await this.#tab).tell({ kind: 'asked', id: message.id });
  }

  /** Asks the app, and sets Chromium accordingly before the page goes on. */
  async #decide(wish: Wish): Promise<void> {
    const setting = (await this.session.grants(this, wish)) ? 'granted' : 'denied';
    const { origin } = new URL(inside(this.#url));
    for (const name of namesOf(wish))
      await this.#devtools.send('Browser.setPermission', { permission: { name }, setting, origin });
  }

  /** What the stand-in itself needs: which tab this is, whether it may open another, and that it has closed. */
  get target(): string | null {
    return this.#target;
  }

  mayOpen(url: string): boolean {
    return this.#open({ url: outside(url), frameName: '' }).action === 'allow';
  }

  destroyed(): void {
    this.#destroyed = true;
    this.emit('destroyed');
  }

  readonly isDestroyed = (): boolean => this.#destroyed;

  readonly getURL = (): string => this.#url;
  /** Not in Electron's documentation, but there. */
  readonly getLastWebPreferences = (): WebPreferences => this.#preferences;

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#open = handler;
  }

  async loadURL(url: string): Promise<void> {
    const tab = await this.#tab;
    const loaded = once(this, 'did-finish-load');
    await tab.goTo(inside(url));
    await loaded;
  }

  send(channel: string, ...args: readonly unknown[]): void {
    structuredClone(args);
    void this.#tab.then((tab) => tab.tell({ kind: 'send', channel, args }));
  }

  async executeJavaScript(code: string): Promise<unknown> {
    return (await this.#tab).evaluate(code);
  }

  forcefullyCrashRenderer(): void {
    void this.#tab.then((tab) => tab.crash());
  }

  /** Playwright closes a page with this. */
  close(): void {
    void this.#tab.then((tab) => tab.close());
  }
}
