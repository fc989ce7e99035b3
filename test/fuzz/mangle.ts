import type { Random } from '../../src/engine/random.ts';
import { pick } from '../engine/support/playout.ts';

/** What has upset parsers before: borders of numbers, names that objects have anyway, text that is no text. */
const ODD = [
  '',
  '0',
  '-1',
  '-0',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  '0.1',
  'NaN',
  'null',
  'true',
  '{}',
  '[]',
  '""',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '{"__proto__":{"polluted":1}}',
  '\u0000',
  '\uFEFF',
  '\uD800',
  '\u202E',
  '\r',
  '\n',
  '\r\n',
  '\t',
  '"',
  '\\',
  '\\u0000',
  '?',
  '??',
  'XX',
  '#',
  '=',
  '^',
  '>',
  '<>',
  '@',
  '%',
  '/*',
  ',',
  ':',
  '{',
  '}',
  '[',
  ']',
  'é',
  'İ',
  '\u{1F0A1}',
  '\xff\xfe',
  '2026-02-30',
  '"format":2',
] as const;

const at = (text: string, random: Random): number => Math.floor(random() * (text.length + 1));

/** A piece of a text, mostly a short one: where it begins and ends. */
function piece(text: string, random: Random): readonly [number, number] {
  const from = at(text, random);
  const length = Math.floor(random() ** 3 * text.length);
  return [from, Math.min(text.length, from + 1 + length)];
}

const WAYS: readonly ((text: string, other: string, random: Random) => string)[] = [
  (text, _, random) => text.slice(0, at(text, random)),
  (text, _, random) => {
    const [from, to] = piece(text, random);
    return text.slice(0, from) + text.slice(to);
  },
  (text, _, random) => {
    const [from, to] = piece(text, random);
    return (
      text.slice(0, to) + text.slice(from, to).repeat(1 + Math.floor(random() ** 4 * 50)) + text.slice(to)
    );
  },
  (text, other, random) => {
    const [from, to] = piece(other, random);
    const where = at(text, random);
    return text.slice(0, where) + other.slice(from, to) + text.slice(where);
  },
  (text, _, random) => {
    const where = at(text, random);
    return text.slice(0, where) + pick(ODD, random) + text.slice(where);
  },
  (text, _, random) => {
    const where = at(text, random);
    const code = (text.charCodeAt(where) || 0) ^ (1 << Math.floor(random() * 8));
    return text.slice(0, where) + String.fromCharCode(code) + text.slice(where + 1);
  },
  // A number, a text or a word of JSON becomes another one.
  (text, _, random) => {
    const values = [...text.matchAll(/-?\d+(?:\.\d+)?|"(?:[^"\\]|\\.)*"|true|false|null/g)];
    if (values.length === 0) return text + pick(ODD, random);
    const value = pick(values, random);
    return text.slice(0, value.index) + pick(ODD, random) + text.slice(value.index + value[0].length);
  },
  // Two lines change places, or one comes twice.
  (text, _, random) => {
    const lines = text.split('\n');
    const [one, two] = [Math.floor(random() * lines.length), Math.floor(random() * lines.length)];
    return lines
      .map((line, i) => (i === one ? lines[two] : i === two && random() < 0.5 ? lines[one] : line))
      .join('\n');
  },
  (text, _, random) => text + pick(['[', '{"a":', '('], random).repeat(Math.floor(random() ** 4 * 20_000)),
];

/** One of these texts with one to six things wrong with it, mostly few. */
export function mangle(texts: readonly string[], random: Random): string {
  const times = 1 + Math.floor(random() ** 4 * 6);
  return Array.from({ length: times }).reduce<string>(
    (text) => pick(WAYS, random)(text, pick(texts, random), random),
    pick(texts, random),
  );
}
