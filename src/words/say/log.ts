import type { LogLine } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import type { Names } from './names.ts';
import { sayNotice } from './question.ts';
import { sayEffects, sayMove, sayRuling, type Tone } from './ruling.ts';

export interface SaidLine {
  readonly number: string;
  readonly text: string;
  readonly tone: Tone | 'notice';
}

/** One line of the log, on one line. */
export function sayLogLine(words: Words, names: Names, line: LogLine): SaidLine {
  const number = line.number === null ? '' : String(line.number);
  const { ruling, notice } = line;
  if (ruling !== null) {
    const { tone, headline, reasons } = sayRuling(words, names, ruling, null);
    const move = sayMove(words, names, ruling);
    const text =
      ruling.verdict === 'illegal'
        ? `${move}: ${headline.toLowerCase()}. ${reasons.join(' ')}`
        : [move, ...sayEffects(words, names, ruling)].join(' · ');
    return { number, text: text.trim(), tone };
  }
  if (notice === null) return { number, text: '', tone: 'notice' };
  return { number, text: sayNotice(words, names, notice).what, tone: 'notice' };
}
