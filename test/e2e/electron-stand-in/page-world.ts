import type { Medium, Permission } from './session.ts';
import type { MakeWire } from './wire.ts';

/** What the stand-in's own part of the preload's world offers to its part of the page's world. */
export interface Inner {
  ask(permission: Permission, media: readonly Medium[], check: boolean, done: () => void): void;
}

/** Under this name, which no page sees; every other name is put on `window`. */
export const INNER = 'stand-in';

/**
 * Runs in the page's world before its scripts: puts there what the preload exposes, and sees to it that the app
 * is asked before a page uses what needs a permission. Injected as source text: uses nothing from outside.
 */
export function pageWorld(secret: string, innerName: string, makeWire: MakeWire): void {
  if (window !== window.top) return;
  let inner: Inner | null = null;

  const asked = (permission: Permission, media: readonly Medium[], check: boolean) =>
    new Promise<void>((done) => {
      if (inner === null) done();
      else inner.ask(permission, media, check, done);
    });

  /** Makes a method of the browser ask first; `wish` says for what, and null for nothing. */
  const askFirst = (
    owner: object | undefined,
    method: string,
    wish: (argument: unknown) => readonly [Permission, readonly Medium[], boolean] | null,
  ) => {
    if (owner === undefined) return;
    const original = Reflect.get(owner, method) as (...args: unknown[]) => unknown;
    const value = async (...args: unknown[]) => {
      const wished = wish(args[0]);
      if (wished !== null) await asked(...wished);
      return original.apply(owner, args);
    };
    Object.defineProperty(owner, method, { value, configurable: true });
  };

  const kinds = (wished: unknown): Medium[] => {
    const { video, audio } = (wished ?? {}) as MediaStreamConstraints;
    return [...(video ? (['video'] as const) : []), ...(audio ? (['audio'] as const) : [])];
  };
  askFirst(navigator.mediaDevices, 'getUserMedia', (wished) => ['media', kinds(wished), false]);
  askFirst(navigator.geolocation, 'getCurrentPosition', () => ['geolocation', [], false]);
  askFirst(navigator.geolocation, 'watchPosition', () => ['geolocation', [], false]);
  askFirst(navigator.clipboard, 'readText', () => ['clipboard-read', [], false]);
  askFirst(window.Notification, 'requestPermission', () => ['notifications', [], false]);
  askFirst(navigator.permissions, 'query', (wished) => {
    const { name } = wished as { readonly name: string };
    if (name === 'camera') return ['media', ['video'], true];
    if (name === 'microphone') return ['media', ['audio'], true];
    if (name === 'geolocation' || name === 'notifications' || name === 'clipboard-read')
      return [name, [], true];
    return null;
  });

  makeWire(secret, 'page', (name, value) => {
    if (name === innerName) inner = value as Inner;
    else Object.defineProperty(window, name, { value, enumerable: true });
  });
}
