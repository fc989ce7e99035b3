import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/** One line of a table of rulings: a position with a move, and what the rules say about it. */
export interface Row {
  readonly id: string;
  /** The rules that it tests, by their numbers. */
  readonly rules: readonly string[];
  /** The ambiguity on whose default it rests; null if it follows from a document or an option. */
  readonly ambiguous: string | null;
  /** The word that rule sets lack for it to be ruled as it says; only in `descriptions/`. */
  readonly needs?: string;
  readonly input: { readonly rules: string; readonly options: Readonly<Record<string, unknown>> };
  /** Fields that the answer must have; others are free. */
  readonly expect: Readonly<Record<string, unknown>>;
  /** A code that one of the breaches must have. */
  readonly breach?: string;
  /** What the first reason must be: its code, the numbers of its rules, its sentence. */
  readonly first?: {
    readonly code: string;
    readonly rule: string | null;
    readonly also?: readonly string[];
    readonly text: string;
  };
  readonly why: string;
}

/** An answer as far as rows ask about it. */
export type Answer = Readonly<Record<string, unknown>>;

/** Every row of every table in a folder, in the order of the files. */
export function readRows(folder = 'test/rulings'): Row[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
}

const codesOf = ({ breaches }: Answer): unknown[] =>
  Array.isArray(breaches) ? breaches.map((breach: { readonly code?: unknown }) => breach.code) : [];

/** Legal moves in one order, whichever they were listed in. */
const inOrder = (key: string, value: unknown): unknown =>
  key === 'legal' && Array.isArray(value) ? value.map((move) => JSON.stringify(move)).sort() : value;

/** Where an answer isn't what the row expects: `burn: false instead of true`; empty if it is. */
export function differences({ expect, breach }: Row, answer: Answer): string[] {
  // A row that says nothing of hands or rows says that none went to somebody else.
  const fields = Object.entries({ hands: undefined, rows: undefined, ...expect })
    .filter(([key, value]) => !isDeepStrictEqual(inOrder(key, answer[key]), inOrder(key, value)))
    .map(([key, value]) => `${key}: ${JSON.stringify(answer[key])} instead of ${JSON.stringify(value)}`);
  const codes = codesOf(answer);
  return breach === undefined || codes.includes(breach)
    ? fields
    : [...fields, `breaches: ${codes.join(', ') || 'none'} instead of ${breach}`];
}
