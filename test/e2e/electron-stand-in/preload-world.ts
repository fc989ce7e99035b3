import type { Inner } from './page-world.ts';
import type { Medium, Permission } from './session.ts';
import type { MakeWire } from './wire.ts';

/** The isolated world's name, in Electron and here. */
export const WORLD = 'Electron Isolated Context';
/** Through these two, text leaves the isolated world and reaches it. */
export const SAY = '__standInSay';
export const HEAR = '__standInHear';

/** What the isolated world says to the app. */
export type FromPage =
  | { readonly kind: 'send'; readonly channel: string; readonly args: readonly unknown[] }
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly permission: Permission;
      readonly media: readonly Medium[];
      readonly check: boolean;
    };

/** What the app says to the isolated world. */
export type ToPage =
  | { readonly kind: 'send'; readonly channel: string; readonly args: readonly unknown[] }
  | { readonly kind: 'asked'; readonly id: number };

type Listener = (event: object, ...args: readonly unknown[]) => void;
type Preload = (
  require: (name: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  process: object,
) => void;

/**
 * Runs in the isolated world: gives the preload its `electron`, that is `contextBridge` and `ipcRenderer`, and
 * joins it to the page and to the app. Injected as source text: uses nothing from outside.
 */
export function preloadWorld(
  names: { readonly secret: string; readonly inner: string; readonly say: string; readonly hear: string },
  makeWire: MakeWire,
  preload: Preload,
): void {
  // As in Electron, frames inside of the page get no preload.
  if (window !== window.top) return;
  const say = Reflect.get(globalThis, names.say) as (text: string) => void;
  Reflect.deleteProperty(globalThis, names.say);
  const tell = (message: FromPage) => say(JSON.stringify(message));

  const listeners = new Map<string, Set<Listener>>();
  const ipcRenderer = {
    send(channel: string, ...args: unknown[]) {
      // Throws at what can't be cloned, as Electron does.
      structuredClone(args);
      tell({ kind: 'send', channel, args });
    },
    on(channel: string, listener: Listener) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener));
      return ipcRenderer;
    },
    off(channel: string, listener: Listener) {
      listeners.get(channel)?.delete(listener);
      return ipcRenderer;
    },
  };

  const waiting: (() => void)[] = [];
  const inner: Inner = {
    ask(permission, media, check, done) {
      tell({ kind: 'ask', id: waiting.push(done) - 1, permission, media, check });
    },
  };
  const hear = (message: ToPage) => {
    if (message.kind === 'asked') waiting[message.id]!();
    else
      for (const listener of listeners.get(message.channel) ?? []) listener({ ports: [] }, ...message.args);
  };
  Object.defineProperty(globalThis, names.hear, { value: hear });

  const wire = makeWire(names.secret, 'preload', () => {});
  wire.expose(names.inner, inner);
  const contextBridge = {
    exposeInMainWorld: (name: string, value: unknown) => wire.expose(name, value),
  };

  const module = { exports: {} };
  const require = (name: string) => {
    if (name === 'electron' || name === 'electron/renderer') return { contextBridge, ipcRenderer };
    throw new Error(`module not found: ${name}`);
  };
  preload(require, module, module.exports, { type: 'renderer', sandboxed: true, contextIsolated: true });
}
