import { type CodeReading, makeCode } from './code.ts';
import type { Command } from './sighting.ts';

/** Milliseconds after a code in which the same code again is the scanner repeating itself. */
export interface RepeatWindows {
  readonly card: number;
  readonly command: number;
  /** Some commands people mean twice in a row: undo, a step through the log, a digit. */
  readonly again: number;
}

/**
 * Other commands get the whole second of a card: a repeated YES would answer the next question, and nobody
 * means DONE, PICK UP or the same SEAT twice within a second. Half a second is about the time of two pulls
 * of a trigger.
 */
export const REPEAT_WINDOWS: RepeatWindows = { card: 1000, command: 1000, again: 500 };

const MEANT_AGAIN: readonly Command['name'][] = ['UNDO', 'BACK', 'FORWARD', 'DIGIT'];

interface Heard {
  readonly code: string;
  readonly window: number;
  readonly at: number;
}

/** The codes heard of late. */
export type Recent = readonly Heard[];

export const NOTHING_RECENT: Recent = [];

function windowOf(reading: CodeReading, windows: RepeatWindows): number {
  if (reading.kind !== 'command') return windows.card;
  return MEANT_AGAIN.includes(reading.command.name) ? windows.again : windows.command;
}

/**
 * Whether a code is the scanner repeating itself, and what to remember for the next one. A repeat counts
 * as heard too, so that a card left lying under the scanner stays one card; and other codes in between
 * change nothing for a card, as a beam may sweep over two cards in turn. A command counts again once something else
 * came in between: two quick plays are closed by two DONEs.
 */
export function hear(
  recent: Recent,
  reading: CodeReading,
  at: number,
  windows: RepeatWindows = REPEAT_WINDOWS,
): { readonly recent: Recent; readonly repeated: boolean } {
  const code = reading.kind === 'unknown' ? `? ${reading.text}` : makeCode(reading);
  const window = windowOf(reading, windows);
  // A computer's clock may jump back: a time that seems to be in the future counts as that far in the past.
  const fresh = recent.filter((heard) => Math.abs(at - heard.at) < heard.window);
  const relevant = reading.kind === 'command' ? fresh.slice(-1) : fresh;
  const repeated = relevant.some((heard) => heard.code === code);
  return { recent: [...fresh, { code, at, window }], repeated };
}
