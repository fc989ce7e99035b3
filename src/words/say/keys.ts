import type { Words } from '../words.ts';

/** A key, and the key held down with it. */
export interface SaidKey {
  readonly key: string;
  readonly held?: 'command' | 'alt' | undefined;
}

const isNamed = (key: string, names: Words['help']['keys']): key is keyof Words['help']['keys'] =>
  Object.hasOwn(names, key);

/** A key as it is written on a keyboard: `Esc`, `Ctrl Z`. */
export function sayKey({ help }: Words, { key, held }: SaidKey): string {
  const name = isNamed(key, help.keys) ? help.keys[key] : key;
  return held === undefined ? name : `${help.keys[held]} ${name}`;
}
