import type { Adjustment } from '../../../engine/adjust.ts';
import type { RecordLine } from '../../../protocol/log.ts';
import { sayRecordLine } from '../../../words/say/log.ts';
import type { Names } from '../../../words/say/names.ts';
import type { Words } from '../../../words/words.ts';

/** Which lines of the log somebody wants to see. */
export interface Wanted {
  /** To be found in what the line says or in its notation. */
  readonly text: string;
  /** Whose lines; null for everybody's. */
  readonly seat: number | null;
  readonly onlyRefused: boolean;
}

function seatOfChange(change: Adjustment): number | null {
  if ('seat' in change) return change.seat;
  const place = change.kind === 'seen' ? change.place : change.kind === 'moved' ? change.to : null;
  return place !== null && 'seat' in place ? place.seat : null;
}

function seatOf(line: RecordLine): number | null {
  switch (line.kind) {
    case 'move':
      return line.ruling.move.seat;
    case 'change':
      return seatOfChange(line.change);
    case 'notice':
      return line.notice.seat;
    case 'question':
      return line.question.seat;
  }
}

/** Whether a line tells of a play that isn't allowed. */
export const isRefused = (line: RecordLine): boolean =>
  line.kind === 'move' && line.ruling.verdict === 'illegal';

/** Whether a text has a word, or the beginning or a part of one; a number isn't found within a longer one. */
function has(text: string, word: string): boolean {
  const isInNumber = (at: number) => /^\d/.test(word) && /\d/.test(text[at - 1] ?? '');
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isInNumber(at)) return true;
  return false;
}

function says(words: Words, names: Names, line: RecordLine, text: string, you: number | null): boolean {
  const said = sayRecordLine(words, names, line, you);
  // Without the number of its line.
  const notation = 'notation' in line ? line.notation.text.replace(/^\d+\s/, '') : '';
  const all = `${said.text} ${said.reason ?? ''} ${notation}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => has(all, word));
}

/** Whether a line of the log is one of those that are wanted; `you` is the seat of the reader. */
export function fits(
  words: Words,
  names: Names,
  line: RecordLine,
  wanted: Wanted,
  you: number | null,
): boolean {
  if (wanted.onlyRefused && !isRefused(line)) return false;
  if (wanted.seat !== null && seatOf(line) !== wanted.seat) return false;
  return wanted.text.trim() === '' || says(words, names, line, wanted.text.trim(), you);
}
