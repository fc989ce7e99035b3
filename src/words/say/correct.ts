import { isContradiction } from '../../engine/ruling.ts';
import type { ChangedView, HindsightView, LogLine, RulingView, TableView } from '../../protocol/view.ts';
import type { Words } from '../words.ts';
import { sayCards } from './cards.ts';
import { type Names, nameOrNull, sayNameAt } from './names.ts';
import { sayEffects, sayMove, sayRuling } from './ruling.ts';

/** A move with its number, if it was made: `12 Ann 7♥`. */
export const sayNumbered = (
  words: Words,
  names: Names,
  { number, ruling }: Pick<LogLine, 'number' | 'ruling'>,
): string => (ruling === null ? '' : `${number ?? ''} ${sayMove(words, names, ruling)}`.trim());

/** What follows from a ruling, but for what follows from another one too. */
function followsFrom(words: Words, names: Names, ruling: RulingView, other: RulingView | null): string[] {
  const known = other === null ? [] : sayEffects(words, names, other);
  return sayEffects(words, names, ruling).filter((effect) => !known.includes(effect));
}

/** A ruling in short: allowed or not, and what follows, but for what another one says too. */
function sayVerdict(words: Words, names: Names, ruling: RulingView, other: RulingView | null): string {
  const { allowed, notAllowed, stands, toCheck } = words.correct;
  const effects = followsFrom(words, names, ruling, other);
  if (ruling.verdict !== 'illegal') return [allowed, ...effects].join(', ');
  if (sayRuling(words, names, ruling, null).tone === 'check') return toCheck;
  return ruling.stands ? [notAllowed, stands, ...effects].join(', ') : notAllowed;
}

/** A ruling that a correction has changed. */
export interface SaidChange {
  /** `Move 12, Ann 7♥: allowed → not allowed`, `Move 12, Bo 9♦: draws 1 → draws 2`. */
  readonly change: string;
  /** Why it isn’t allowed now, or is left out; empty where it is allowed. */
  readonly why: string;
}

/** What has become of a ruling. */
export function sayChange(words: Words, names: Names, { number, was, now, gone }: ChangedView): SaidChange {
  const { correct } = words;
  const move = sayMove(words, names, was);
  const before = sayVerdict(words, names, was, now);
  if (now === null) {
    const why = gone === undefined ? '' : correct.whyLeftOut[gone](was.move.cards.length > 1);
    return { change: correct.change(number, move, before, correct.leftOut), why };
  }
  const why = now.verdict === 'illegal' ? sayRuling(words, names, now, null).reasons.join(' ') : '';
  const moveNow = sayMove(words, names, now);
  const after = sayVerdict(words, names, now, was);
  const change = (from: string, to: string) => ({ change: correct.change(number, move, from, to), why });
  if (move !== moveNow) return change(before, correct.by(moveNow, after));
  const followed = followsFrom(words, names, was, now).join(', ');
  const follows = followsFrom(words, names, now, was).join(', ');
  // Allowed both times: what came of it is all that has changed.
  const isAllowed = was.verdict !== 'illegal' && now.verdict !== 'illegal';
  if (isAllowed && followed && follows) return change(followed, follows);
  return before === after ? { change: correct.ruledElse(number, move), why } : change(before, after);
}

/** A finding in words. */
export interface SaidFinding {
  readonly headline: string;
  readonly text: string;
  /** Not sure: it rests on a count, or on draws that nobody saw. */
  readonly check: boolean;
}

/** A finding: something that can’t have happened as recorded, or a count to check. */
export function sayFinding(words: Words, names: Names, found: HindsightView): SaidFinding {
  const { code, number, shownIn, ruling, seat, holder, cards, byOthers, oneOf, off, sure } = found;
  const check = !sure || code === 'handCount' || code === 'stockCount';
  const facts = {
    move: ruling === null ? '' : sayMove(words, names, ruling),
    number,
    shownIn,
    seat: nameOrNull(names, seat) ?? '',
    holder: nameOrNull(names, holder),
    cards: sayCards(words, cards),
    byOthers,
    oneOf,
    off,
    sure,
  };
  return {
    headline: check ? words.rulings.pleaseCheck : words.correct.couldNot,
    text: words.correct.findings[code](facts),
    check,
  };
}

type Cursor = NonNullable<TableView['cursor']>;

/** What is said while a move is corrected by scanner. */
export interface SaidCursor {
  readonly headline: string;
  /** What was scanned so far; null for nothing yet. */
  readonly said: string | null;
}

/** What was said of the chosen move so far, in its words. */
function sayDraft(words: Words, names: Names, cursor: Cursor): string | null {
  const { seat, cards, kind, inserts, at, digits, due } = cursor;
  if (seat === null && cards.length === 0 && kind === null) return null;
  const booked = inserts ? null : (at?.ruling?.move ?? null);
  const mover = seat ?? booked?.seat ?? due;
  const who = mover === null ? words.correct.somebody : sayNameAt(names, mover);
  if (kind === 'burned') return words.correct.missingOf.burn;
  if (kind === 'count') return words.correct.cursorCounts(seat === null ? null : who, digits);
  // A seat alone only changes the player of the move.
  const same = kind === null && cards.length === 0 && booked !== null;
  const moveKind = same ? booked.kind : (kind ?? 'play');
  const taken = (same ? booked.taken : null) ?? [];
  return words.rulings.moves[moveKind](
    who,
    sayCards(words, same ? booked.cards : cards),
    sayCards(words, taken),
  );
}

/** The chosen move with its number; of one against the rules that this was said of it. */
function sayChosen(words: Words, names: Names, line: LogLine): string {
  const move = sayNumbered(words, names, line);
  if (line.ruling?.verdict !== 'illegal') return move;
  const { tone } = sayRuling(words, names, line.ruling, null);
  return tone === 'stands' || tone === 'check'
    ? words.log.verdicts[tone](move)
    : words.log.verdicts.illegal(move, line.ruling.settled);
}

/** A move as somebody’s own: `Bo’s 9♠`, `Bo’s pick-up`. */
function sayOwn(words: Words, names: Names, ruling: RulingView): string {
  const { kind, seat, cards } = ruling.move;
  const name = sayNameAt(names, seat);
  if (kind === 'pickUp') return words.rulings.pickUpOf(name);
  const isPlay = (kind === 'play' || kind === 'flip') && cards.length > 0;
  return isPlay ? words.correct.playOf(name, sayCards(words, cards)) : sayMove(words, names, ruling);
}

/** The question for what is missing before a move; at the end of the record if there is none. */
function sayMissing(words: Words, names: Names, at: LogLine | null): string {
  if (at === null || at.ruling === null) return words.correct.cursorMissingAtEnd;
  return words.correct.cursorMissing(at.number, sayOwn(words, names, at.ruling));
}

/** The move that is being corrected by scanner, and what was scanned for it. */
export function sayCursor(words: Words, names: Names, cursor: Cursor): SaidCursor {
  const { at, inserts, misread } = cursor;
  const draft = sayDraft(words, names, cursor);
  const ruling = misread ? (at?.ruling ?? null) : null;
  const chosen = () => (inserts || at === null ? sayMissing(words, names, at) : sayChosen(words, names, at));
  return {
    headline:
      ruling === null
        ? chosen()
        : words.correct.cursorMisread(sayOwn(words, names, ruling), ruling.move.cards.length > 1),
    said: draft === null ? null : words.correct.cursorSaid(draft),
  };
}

/** What Done and Undo do about a seat’s move that is not allowed, if the rules have a penalty; else null. */
export function sayPenaltyKeys(
  words: Words,
  { seats, penalty }: Pick<TableView, 'seats' | 'penalty'>,
  seat: number,
  breaches: RulingView['breaches'],
): string | null {
  // A misread card costs no penalty.
  if (breaches.length === 0 || isContradiction(breaches)) return null;
  return words.correct.penaltyKeys[penalty]?.(sayNameAt(seats, seat)) ?? null;
}
