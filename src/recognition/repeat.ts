import { type CodeReading, makeCode } from './code.ts';
import type { Command } from './sighting.ts';

/** Milliseconds after a code in which the same code again is the scanner repeating itself. */
export interface RepeatWindows {
  readonly card: number;
  /** Of a card after which something else came: somebody who scans two cards in turn means both. */
  readonly between: number;
  readonly command: number;
  /** Some commands people mean twice in a row: undo, a step through the log, a digit, that nobody has the next card either. */
  readonly again: number;
}

/**
 * Other commands get the whole second of a card, as nobody means DONE, PICK UP or the same SEAT twice within a second.
 * Two quick pulls of a trigger are 0.4 s apart.
 */
export const REPEAT_WINDOWS: RepeatWindows = { card: 1000, between: 600, command: 1000, again: 350 };

/** Fingers and keys don't echo: what is tapped or pressed twice is meant twice. */
export const TAP_WINDOWS: RepeatWindows = { card: 0, between: 0, command: 0, again: 0 };

/** NO is among them: that nobody has the card is said of one card after the other. */
const MEANT_AGAIN: readonly Command['name'][] = ['UNDO', 'BACK', 'FORWARD', 'DIGIT', 'NO'];

interface Heard {
  readonly code: string;
  readonly isCard: boolean;
  readonly at: number;
}

/** The codes heard of late. */
export type Recent = readonly Heard[];

export const NOTHING_RECENT: Recent = [];

/** No code is that one. */
const FORGOTTEN = '';

/** What was heard of late once something is taken back: a card that is scanned then is meant. */
export const withoutCards = (recent: Recent): Recent =>
  recent.map((heard) => (heard.isCard ? { ...heard, code: FORGOTTEN } : heard));

/** The window of a code that came before; `isNext` if nothing else came since. */
function windowOf(reading: CodeReading, isNext: boolean, windows: RepeatWindows): number {
  if (reading.kind !== 'command') return isNext ? windows.card : windows.between;
  if (!isNext) return 0;
  return MEANT_AGAIN.includes(reading.command.name) ? windows.again : windows.command;
}

/**
 * Whether a code is the scanner repeating itself, and what to remember for the next one. A repeat counts
 * as heard too, so that a card left lying under the scanner stays one card; other codes in between only
 * shorten its window, as a beam may sweep over two cards in turn. A command counts again once something else
 * came in between: two quick plays are closed by two DONEs. After UNDO every card counts again.
 */
export function hear(
  recent: Recent,
  reading: CodeReading,
  at: number,
  windows: RepeatWindows = REPEAT_WINDOWS,
): { readonly recent: Recent; readonly repeated: boolean } {
  const code = reading.kind === 'unknown' ? `? ${reading.text}` : makeCode(reading);
  const longest = Math.max(windows.card, windows.command);
  // A computer's clock may jump back: a time that seems to be in the future counts as that far in the past.
  const since = (heard: Heard) => Math.abs(at - heard.at);
  const fresh = recent.filter((heard) => since(heard) < longest);
  const last = fresh.findLast((heard) => heard.code === code);
  const repeated = last !== undefined && since(last) < windowOf(reading, last === fresh.at(-1), windows);
  const isUndo = reading.kind === 'command' && reading.command.name === 'UNDO' && !repeated;
  const kept = isUndo ? withoutCards(fresh) : fresh;
  return { recent: [...kept, { code, isCard: reading.kind === 'card', at }], repeated };
}
