import type { FirstWords } from '../words.ts';

/** A key, and the key held down with it. */
export interface SaidKey {
  readonly key: string;
  readonly held?: 'command' | 'alt' | undefined;
}

const isNamed = (key: string, names: FirstWords['keys']): key is keyof FirstWords['keys'] =>
  Object.hasOwn(names, key);

/** A key as it is written on a keyboard: `Esc`, `Ctrl Z`. */
export function sayKey({ keys }: Pick<FirstWords, 'keys'>, { key, held }: SaidKey): string {
  const name = isNamed(key, keys) ? keys[key] : key;
  return held === undefined ? name : `${keys[held]} ${name}`;
}
