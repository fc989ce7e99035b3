import { type Entry, stateOf } from '../record.ts';
import type { Result } from '../result.ts';
import type { FindRuleSet } from '../rules/resolve.ts';
import type { SeatNumber } from '../state.ts';
import { parseAdjustment } from './adjustment.ts';
import { makeEnding } from './ending.ts';
import { parseMarkedMove } from './entry.ts';
import { HEADER_ERRORS, type RecordedGame, readHeader } from './header.ts';
import { parseTags, seatNamed, wordsOf } from './text.ts';

/** What a record can be broken by: what its header can, and what its moves can. */
export const GAME_ERRORS = [
  ...HEADER_ERRORS,
  /** A line of the header that is no tag, or a tag that is given twice. */
  'tag',
  /** A comment without its end. */
  'comment',
  /** A line that is no entry, or a move that can't be read. */
  'entry',
  /** The moves lead to another end than the last line says. */
  'ending',
  /** Something follows the last line. */
  'afterEnding',
] as const;
export type GameErrorCode = (typeof GAME_ERRORS)[number];

/** A game as it was read, with the line (from 1) that each of its entries stands on. */
export interface ReadGame {
  readonly game: RecordedGame;
  readonly lines: readonly number[];
}

export interface GameError {
  readonly code: GameErrorCode;
  /** The line at fault, from 1. */
  readonly line: number;
  /** The text at fault. */
  readonly detail: string;
  /** What can be read before it; null if the header is at fault. */
  readonly good: ReadGame | null;
}

interface Fault {
  readonly code: GameErrorCode;
  readonly detail: string;
}

const fault = (code: GameErrorCode, detail: string): Result<never, Fault> => ({
  ok: false,
  error: { code, detail },
});

type SeatOf = (text: string) => SeatNumber | null;

/** `= pile 7H`: something seen, or set right. */
function readAdjustment(words: readonly string[], seatOf: SeatOf): Result<Entry[], Fault> {
  const adjustment = parseAdjustment(words.slice(1), seatOf);
  return adjustment === null ? fault('entry', words.join(' ')) : { ok: true, value: [adjustment] };
}

/** `7 Bo TD QH`: moves of one seat, after a number that is for people. */
function readMoves(words: readonly string[], seatOf: SeatOf): Result<Entry[], Fault> {
  const [name, ...moves] = /^\d+$/.test(words[0]!) ? words.slice(1) : words;
  const seat = seatOf(name ?? '');
  if (seat === null) return fault('seats', name ?? words.join(' '));
  if (moves.length === 0) return fault('entry', words.join(' '));
  const entries: Entry[] = [];
  for (const text of moves) {
    const entry = parseMarkedMove(text, seat);
    if (entry === null) return fault('entry', text);
    entries.push(entry);
  }
  return { ok: true, value: entries };
}

const isTagLine = (line: string): boolean => /^\s*(?:\{[^}]*\}\s*)*\[/.test(line);

/** The tags on top, and the index of the first line after them. */
function readTags(lines: readonly string[]): Result<{ tags: Map<string, string>; body: number }, GameError> {
  const tags = new Map<string, string>();
  const broken = (line: number, detail: string): Result<never, GameError> => ({
    ok: false,
    error: { code: 'tag', line: line + 1, detail, good: null },
  });
  for (const [i, line] of lines.entries()) {
    if (!isTagLine(line)) {
      if (wordsOf(line)?.length === 0) continue;
      return { ok: true, value: { tags, body: i } };
    }
    const found = parseTags(line);
    if (found === null) return broken(i, line.trim());
    for (const [name, value] of found) {
      if (tags.has(name)) return broken(i, name);
      tags.set(name, value);
    }
  }
  return { ok: true, value: { tags, body: lines.length } };
}

/** Where a tag stands, for a fault in what it says. */
const lineOfTag = (lines: readonly string[], tag: string): number =>
  Math.max(
    0,
    lines.findIndex((line) => line.includes(`[${tag} `)),
  ) + 1;

/**
 * Reads a game (docs/formats.md). Never throws. A broken one tells the line, what is wrong with it, and keeps
 * its good beginning; whether the moves were allowed is not asked.
 */
export function parseGame(text: string, find: FindRuleSet): Result<ReadGame, GameError> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const header = readTags(lines);
  if (!header.ok) return header;
  const started = readHeader(header.value.tags, find);
  if (!started.ok) {
    const { tag, code, detail } = started.error;
    return { ok: false, error: { code, line: lineOfTag(lines, tag), detail, good: null } };
  }
  const names = started.value.initial.seats.map((seat) => seat.name);
  const seatOf: SeatOf = (name) => seatNamed(names, name);
  const entries: Entry[] = [];
  const at: number[] = [];
  const soFar = (): ReadGame => ({ game: { ...started.value, entries }, lines: at });
  const broken = (line: number, { code, detail }: Fault): Result<never, GameError> => ({
    ok: false,
    error: { code, line, detail, good: soFar() },
  });
  let ended = false;
  for (let i = header.value.body; i < lines.length; i++) {
    const words = wordsOf(lines[i]!);
    if (words === null) return broken(i + 1, { code: 'comment', detail: lines[i]!.trim() });
    if (words.length === 0) continue;
    if (ended) return broken(i + 1, { code: 'afterEnding', detail: words.join(' ') });
    if (words[0] === '*') {
      ended = true;
      const ending = makeEnding(stateOf(soFar().game)) ?? '';
      if (words.slice(1).join(' ') !== ending) return broken(i + 1, { code: 'ending', detail: ending });
      continue;
    }
    const read = words[0] === '=' ? readAdjustment(words, seatOf) : readMoves(words, seatOf);
    if (!read.ok) return broken(i + 1, read.error);
    entries.push(...read.value);
    at.push(...read.value.map(() => i + 1));
  }
  return { ok: true, value: soFar() };
}
