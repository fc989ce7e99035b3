import type { Options } from '../rules/resolve.ts';
import { makeName, parseName, splitOutside } from './text.ts';

const BARE_OPTION = /^[\w.[\]-]+$/;
const BARE_VALUE = /^(?!(?:true|false|null)$)[A-Za-z][\w.]*$/;

/** `RE-X1; set.play=run; deck.jokers=2`: true goes without saying, other values are words or JSON. */
export function makeOptions(options: Options): string {
  const entries = Object.entries(options).map(([name, value]) => {
    const option = BARE_OPTION.test(name) ? name : makeName(name);
    if (value === true) return option;
    const bare = typeof value === 'string' && BARE_VALUE.test(value);
    return `${option}=${bare ? value : JSON.stringify(value)}`;
  });
  return entries.join('; ');
}

function parseValue(text: string): { value: unknown } | null {
  if (BARE_VALUE.test(text)) return { value: text };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Reads what `makeOptions` writes; null if it can't be read. Whether there are such options is not asked. */
export function parseOptions(text: string): Options | null {
  if (text.trim() === '') return {};
  const entries: [string, unknown][] = [];
  for (const part of splitOutside(text, ';')) {
    const [head, ...rest] = splitOutside(part, '=');
    const name = BARE_OPTION.test(head!) ? head! : parseName(head!);
    if (name === null) return null;
    const value = rest.length === 0 ? { value: true } : parseValue(rest.join('='));
    if (value === null) return null;
    entries.push([name, value.value]);
  }
  return Object.fromEntries(entries);
}
