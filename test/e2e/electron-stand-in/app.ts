import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './lock.ts';
import { preventable } from './preventable.ts';

/** What the app needs of the browser and its windows; set before the app is ready. */
export interface Rest {
  /** Closes every window; false if one of them wouldn't. */
  closeWindows(): Promise<boolean>;
  /** Ends the browser and cleans up behind it. */
  close(): Promise<void>;
}

/** What is known of the app before it is loaded. */
export interface About {
  readonly path: string;
  readonly name: string;
  readonly version: string;
}

function makePromise(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Electron's `app`, as far as ours needs it: its life from starting to quitting, and where its data is. */
class App extends EventEmitter {
  readonly isPackaged = false;
  /** Chromium switches, from the app and from the command line. */
  readonly switches: string[] = [];
  readonly commandLine = {
    appendSwitch: (name: string, value?: string): unknown =>
      this.switches.push(value === undefined || value === '' ? `--${name}` : `--${name}=${value}`),
  };
  #about: About = { path: '.', name: 'Electron', version: '0' };
  #rest: Rest = { closeWindows: async () => true, close: async () => {} };
  #userData: string | null = null;
  #ready = makePromise();
  #isReady = false;
  #quitting = false;
  #ending = false;

  introduce(about: About): void {
    this.#about = about;
  }

  /** The browser is there. */
  begin(rest: Rest): void {
    this.#rest = rest;
    this.#isReady = true;
    this.emit('ready', {});
    this.#ready.resolve();
  }

  isReady = (): boolean => this.#isReady;
  whenReady = (): Promise<void> => this.#ready.promise;
  isQuitting = (): boolean => this.#quitting;
  getName = (): string => this.#about.name;
  getVersion = (): string => this.#about.version;
  getAppPath = (): string => this.#about.path;
  getPreferredSystemLanguages = (): string[] => [Intl.DateTimeFormat().resolvedOptions().locale];

  /** Every process of a stand-in's Chromium runs without its sandbox, so that root can run it. */
  enableSandbox(): void {
    if (this.#isReady) throw new Error('enableSandbox comes before the app is ready');
  }

  getPath(name: string): string {
    if (name !== 'userData') throw new Error(`the stand-in has no folder "${name}"`);
    this.#userData ??= join(tmpdir(), `${this.#about.name}-stand-in`);
    mkdirSync(this.#userData, { recursive: true });
    return this.#userData;
  }

  setPath(name: string, path: string): void {
    if (name !== 'userData') throw new Error(`the stand-in has no folder "${name}"`);
    this.#userData = path;
  }

  requestSingleInstanceLock(): boolean {
    return takeLock(this.getPath('userData'), ({ args, folder }) =>
      this.emit('second-instance', {}, args, folder),
    );
  }

  /** `before-quit`, windows closed, `will-quit`, end: each of the three may be prevented. */
  quit(): void {
    void this.#quit();
  }

  async #quit(): Promise<void> {
    if (this.#quitting) return;
    this.#quitting = true;
    if (await this.#mayEnd()) this.exit(0);
    else this.#quitting = false;
  }

  async #mayEnd(): Promise<boolean> {
    const before = preventable({});
    this.emit('before-quit', before);
    if (before.defaultPrevented || !(await this.#rest.closeWindows())) return false;
    const will = preventable({});
    this.emit('will-quit', will);
    return !will.defaultPrevented;
  }

  exit(code = 0): void {
    if (this.#ending) return;
    this.#ending = true;
    this.emit('quit', {}, code);
    void this.#rest.close().finally(() => process.exit(code));
  }
}

export const app = new App();
