import type { RecordLine } from '../../protocol/log.ts';
import type { LogLine, RulingView } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import { startFacts } from './beginning.ts';
import { sayCards } from './cards.ts';
import { sayFact } from './fact.ts';
import { type Names, nameUnlessYou } from './names.ts';
import { sayNotice, sayQuestion } from './question.ts';
import { sayMove, sayRuling, type Tone } from './ruling.ts';

type MoveLine = Extract<RecordLine, { kind: 'move' }>;

/** A line of the log at the table. */
export interface SaidLine {
  readonly number: string;
  readonly text: string;
  readonly tone: Tone | 'notice';
}

/** A move as a sentence: `Bo plays 7♥`; `you` is the seat of the reader. */
export function sayMade(words: Words, names: Names, ruling: RulingView, you: number | null = null): string {
  const { kind, seat, cards } = ruling.move;
  return kind === 'play'
    ? words.log.plays(nameUnlessYou(names, seat, you), sayCards(words, cards))
    : sayMove(words, names, ruling, you);
}

/** A move, its ruling and the reason. */
function sayRuled(words: Words, names: Names, ruling: RulingView, you: number | null = null) {
  const { tone, reasons, effects } = sayRuling(words, names, ruling, null, you);
  const { verdicts } = words.log;
  const move = sayMade(words, names, ruling, you);
  const refused = tone === 'illegal' || tone === 'stands' || tone === 'check';
  const calls = ruling.burn && ruling.move.called === true ? [words.log.called] : [];
  return {
    tone,
    reasons,
    what: [refused ? verdicts[tone](move, ruling.settled) : move, ...effects, ...calls].join(' · '),
  };
}

/** A line of the log as one text. */
export function sayLogLine(words: Words, names: Names, line: LogLine): SaidLine {
  const number = line.number === null ? '' : String(line.number);
  const { ruling, notice } = line;
  if (ruling !== null) {
    const { tone, reasons, what } = sayRuled(words, names, ruling);
    const text = ruling.verdict === 'illegal' ? `${what}. ${reasons.join(' ')}` : what;
    return { number, text: text.trim(), tone };
  }
  if (notice === null) return { number, text: '', tone: 'notice' };
  return { number, text: sayNotice(words, names, notice).what, tone: 'notice' };
}

/** A move of the trail: what came of it in a few words; the cards and the name stand beside it. */
export function sayTrail(words: Words, names: Names, ruling: RulingView): Pick<SaidLine, 'tone' | 'text'> {
  const { tone, effects, headline } = sayRuling(words, names, ruling, null);
  if (tone === 'illegal') return { tone, text: words.rulings.refused(ruling.settled) };
  if (tone === 'check') return { tone, text: headline };
  const isPlay = ruling.move.kind === 'play' || ruling.move.kind === 'flip';
  const isAllowed = isPlay && (tone === 'legal' || tone === 'onTrust');
  const verdict = tone === 'stands' ? words.rulings.standsShort : isAllowed ? words.rulings.allowed : null;
  const { cards, takes } = words.rulings.effects;
  // No move stands beside it that says what became of these cards.
  const whole = effects.map((one) => (one === cards(ruling.pickedUp) ? takes(ruling.pickedUp) : one));
  return { tone, text: [verdict, ...whole].filter((part) => part !== null).join(', ') };
}

/** A line of the whole log of a round. */
export interface SaidRecordLine {
  /** The number of a move that was made; empty for anything else. */
  readonly number: string;
  readonly text: string;
  /** The reasons of the ruling, with the numbers of the rules; null if there is nothing to say. */
  readonly reason: string | null;
  readonly tone: Tone | 'notice' | 'question' | 'change';
}

/** Why this player has begun; nothing where the rules don't say or it was no first play. */
function sayStarts(words: Words, names: Names, starts: MoveLine['starts'], you: number | null): string[] {
  if (starts === undefined) return [];
  const name = nameUnlessYou(names, starts.seat!, you);
  const since = words.play.startsSince({ ...startFacts(names, false, starts), name });
  return since === null ? [] : [words.log.starts(name, since)];
}

function sayMoveLine(words: Words, names: Names, { ruling, starts }: MoveLine, you: number | null) {
  const { tone, reasons: ruled, what } = sayRuled(words, names, ruling, you);
  const reasons = [...sayStarts(words, names, starts, you), ...ruled];
  const stated = ruling.breaches.flatMap((breach) => [breach, ...(breach.also ?? [])]);
  const numbers = [...new Set(stated.flatMap(({ rule }) => rule ?? []))];
  const why = [...reasons, ...numbers.map(words.log.rule)].join(' ');
  return { text: what, reason: why === '' ? null : why, tone };
}

/** One line of the whole log of a round; `you` is the seat of the reader. */
export function sayRecordLine(
  words: Words,
  names: Names,
  line: RecordLine,
  you: number | null = null,
): SaidRecordLine {
  const plain = { number: '', reason: null };
  switch (line.kind) {
    case 'move':
      return { number: String(line.number ?? ''), ...sayMoveLine(words, names, line, you) };
    case 'change':
      return {
        ...plain,
        text: sayFact(words, names, line.change),
        tone: 'change',
      };
    case 'notice':
      return { ...plain, text: sayNotice(words, names, line.notice).what, tone: 'notice' };
    case 'question':
      return {
        ...plain,
        text: words.log.asked(sayQuestion(words, names, line.question).ask),
        tone: 'question',
      };
  }
}
