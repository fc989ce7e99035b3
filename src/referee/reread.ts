import { choiceOf, chosenAs, type Played } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { cardsOf, type Move, type MoveOf, playedOf } from '../engine/move.ts';
import { outcomeOf } from '../engine/outcome.ts';
import { type Entry, isRefused, type Judged, judgeEntry, type MoveEntry } from '../engine/record.ts';
import type { Ruling } from '../engine/ruling.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import { likelySeat, moveWith, nextStack } from './likely.ts';

/** Why a play that wasn't allowed stands no more: its player took it back, or by the correction its card lay elsewhere. */
export type WhyGone = 'takenBack' | 'elsewhere';

/** A ruling that a correction has changed: what it was, and what it is now; null if it doesn't stand any more. */
export interface Change {
  /** The entry's number in the record as it is now; where it would stand if it doesn't. */
  readonly entry: number;
  readonly was: Judged;
  readonly now: Judged | null;
  /** Why it stands no more, where it doesn't. */
  readonly gone?: WhyGone;
}

/** The entries after a correction, read and judged again, and which rulings have changed. */
export interface Reread {
  readonly judged: readonly Judged[];
  readonly changed: readonly Change[];
  /** Those among them that were taken back before and still are. */
  readonly withdrawn: readonly Entry[];
}

/** The move with what was chosen of these cards, where it is the first of them alone. */
function stillChosen(move: MoveOf<'play' | 'flip'>, [card]: readonly Played[]): MoveOf<'play' | 'flip'> {
  const choice = card === undefined ? null : choiceOf(card);
  if (choice === null) return move;
  if (move.kind === 'play') return { ...move, cards: move.cards.map((one) => chosenAs(one, choice)) };
  return move.card === undefined ? move : { ...move, card: chosenAs(move.card, choice) };
}

/** One card, from a hand or turned over from face down, as is possible now. */
export function moveFrom(state: State, seat: SeatNumber, move: Move): Move {
  if (move.kind !== 'play' && move.kind !== 'flip') return { ...move, seat };
  if (move.kind === 'flip' && move.card === undefined)
    return { ...move, seat, stack: nextStack(state, seat) };
  const made = moveWith(state, seat, cardsOf(move));
  if (made.kind === 'play' && move.kind === 'play') return { ...move, seat };
  const now = stillChosen(made, playedOf(move));
  return move.called === undefined ? now : { ...now, called: move.called };
}

/** The same move of the same seat: its card may have been turned over, where it was taken to be from the hand. */
function fromThere(state: State, move: Move): Move {
  if (decide(state, move).verdict !== 'illegal') return move;
  const now = moveFrom(state, move.seat, move);
  return decide(state, now).verdict === 'illegal' ? move : now;
}

/** Whether its card is known to lie elsewhere than in its player's hand. */
const isElsewhere = (ruling: Ruling | null): boolean =>
  ruling?.verdict === 'illegal' && ruling.breaches.some(({ code }) => code === 'elsewhere');

/**
 * The move of a seat that was only taken to be the turn's: the turn's now, if the rules allow that. Nobody plays a card
 * that lies with somebody else.
 */
function guessAgain(state: State, { move }: MoveEntry): Move {
  const likely = likelySeat(state);
  const isAllowed = (one: Move) => decide(state, one).verdict !== 'illegal';
  const now = moveFrom(state, likely ?? move.seat, move);
  if (isAllowed(now) || likely === move.seat) return now;
  if (isAllowed(move)) return move;
  const same = moveFrom(state, move.seat, move);
  return isAllowed(same) || isElsewhere(decide(state, now)) ? same : now;
}

/** The entry with a move as it is read now; the very same entry where that is the move it had. */
function withMove(entry: MoveEntry, move: Move): MoveEntry {
  const old = entry.move;
  const isSame =
    old.kind === move.kind &&
    old.seat === move.seat &&
    (old.kind !== 'flip' || move.kind !== 'flip' || old.stack === move.stack);
  return isSame ? entry : { ...entry, move };
}

/**
 * What becomes of one entry in another state. The player is guessed again where nobody had said; what lay on the pile
 * still lies there, allowed or not; what its player took back stays taken back. It is gone where that is allowed now, or a
 * card that was refused is only said to be elsewhere by the correction: then it was no try.
 */
function readAgain(state: State, was: Judged, isWithdrawn: boolean): Entry | WhyGone {
  const { entry } = was;
  if (entry.kind !== 'move') return entry;
  const move = entry.guessed ? guessAgain(state, entry) : fromThere(state, entry.move);
  const same = withMove(entry, move);
  const ruling = decide(state, move);
  const isIllegal = ruling.verdict === 'illegal';
  const isNoTry = isElsewhere(ruling) && !isElsewhere(was.ruling);
  if (isRefused(was) && isNoTry) return 'elsewhere';
  if (isRefused(was)) return isWithdrawn && !isIllegal ? 'takenBack' : same;
  return isIllegal && entry.ifIllegal === 'takenBack' ? { ...same, ifIllegal: 'letStand' } : same;
}

/** The same entries, each of them guessed to be whose it can be in its turn. */
export function guessed(start: State, entries: readonly Entry[]): Judged[] {
  const judged: Judged[] = [];
  let state = start;
  for (const entry of entries) {
    const own: Entry =
      entry.kind === 'move' && entry.guessed ? withMove(entry, guessAgain(state, entry)) : entry;
    const one = judgeEntry(state, own);
    judged.push(one);
    state = one.after;
  }
  return judged;
}

/** A ruling with what it leads to, in short; two that differ in it are said to people. */
function summary({ entry, ruling, events, before }: Judged): string {
  if (entry.kind !== 'move' || ruling === null) return '';
  const { outcome } = outcomeOf(before, events);
  const { burn, draws, again, taker, failed, out, effects } = outcome;
  const reasons = ruling.verdict === 'illegal' ? ruling.breaches.map((one) => one.code) : [];
  const taken = outcome.pickedUp.length;
  return JSON.stringify([
    ...[ruling.verdict === 'illegal', reasons, entry.move.seat, entry.move.kind],
    ...[burn, draws, again, taker, taken, failed, out, effects],
  ]);
}

/** Reads entries again after something before them has changed; `from` is the number of the first of them. */
export function reread(
  start: State,
  from: number,
  later: readonly Judged[],
  withdrawn: readonly Entry[],
): Reread {
  const judged: Judged[] = [];
  const changed: Change[] = [];
  const still: Entry[] = [];
  let state = start;
  for (const was of later) {
    const isWithdrawn = withdrawn.includes(was.entry);
    const entry = readAgain(state, was, isWithdrawn);
    const at = from + judged.length;
    if (typeof entry === 'string') {
      changed.push({ entry: at, was, now: null, gone: entry });
      continue;
    }
    const now = judgeEntry(state, entry);
    // Of what is still taken back people have nothing to put right.
    if (!isWithdrawn && summary(now) !== summary(was)) changed.push({ entry: at, was, now });
    judged.push(now);
    if (isWithdrawn) still.push(entry);
    state = now.after;
  }
  return { judged, changed, withdrawn: still };
}
