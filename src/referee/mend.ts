import { areOneKind, type Card, isKnown, kindOf } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { unseenCards } from '../engine/knowledge.ts';
import { cardsOf, type Move } from '../engine/move.ts';
import { isRefused, type Judged } from '../engine/record.ts';
import type { BreachCode } from '../engine/ruling.ts';
import { openSlots, type SeatNumber, type State, sourceOf } from '../engine/state.ts';
import { withCorrection } from './correct.ts';
import { type Correction, isCorrectable } from './correction.ts';
import { likelySeat, moveWith } from './likely.ts';
import type { Referee } from './referee.ts';

/**
 * A play that is not allowed, can't be, or has to be asked about mostly means that something was told otherwise than
 * it happened. What that may have been is tried on the record.
 */

export const MEND_KINDS = [
  /** The player whose turn it was picked up the pile, and nobody said so. */
  'pickedUp',
  /** One play was two: the next player's equal cards joined it. */
  'twoPlays',
  /** Two plays were one: the rest of it came late. */
  'onePlay',
  /** It was somebody else's play. */
  'player',
  /** It was another card. */
  'misread',
  /** A play before it was not scanned. */
  'missed',
  /** Not allowed, and the table lets it stand. */
  'stand',
] as const;
export type MendKind = (typeof MEND_KINDS)[number];

/** What may have happened. Entries count from 0 in a record whose last entry is the play in question. */
export interface Mend {
  readonly kind: MendKind;
  /** The move that it is about: for `pickedUp` and `missed` the one that came after, for `onePlay` the first. */
  readonly entry: number;
  /** Whether that is the play in question, and not one before it. */
  readonly isNow: boolean;
  /** Who is recorded to have made it. */
  readonly whose: SeatNumber;
  /** Its cards; of `onePlay` those of both. */
  readonly cards: readonly Card[];
  /** Who picked up, or whose play it was; of `twoPlays` the second's. */
  readonly seat: SeatNumber;
  /** Of `twoPlays`: where the second begins, from 1; null for all others. */
  readonly cut: number | null;
  /** What corrects the record; null where a card has to be scanned for it. */
  readonly correction: Correction | null;
}

/** Something with how likely it is, against the others; no share of anything. */
export type Weighed<T> = T & { readonly weight: number };

/** How often each is the cause, against the others: fitted to simulated slips (`npm run fuzz slips`). */
const OFTEN: Record<MendKind, number> = {
  pickedUp: 7,
  twoPlays: 8,
  onePlay: 8,
  player: 6,
  misread: 1,
  missed: 5,
  stand: 1.3,
};
/** With each entry further back it is less likely. */
const PER_ENTRY = 0.85;
/** What weighs less isn't worth a word. */
const LEAST = 0.1;
/** As many entries back are looked at. */
const LOOK_BACK = 8;
/** The same where all cards that somebody may hold are tried. */
const LOOK_BACK_BY_CARDS = 3;

/** A move of the record, to be tried otherwise. */
interface Case {
  readonly referee: Referee;
  readonly entry: number;
  readonly one: Judged;
  readonly move: Move;
  /** How many entries before the play in question. */
  readonly back: number;
  /** A question stands: it has its own answer for a mistaken scan, and nothing to let stand. */
  readonly isAsked: boolean;
}

/** What a guess says beside what its case says. */
interface Guess {
  readonly kind: MendKind;
  readonly weight: number;
  readonly seat?: SeatNumber;
  readonly cut?: number;
  readonly correction: Correction | null;
}

const isIllegal = ({ ruling }: Judged): boolean => ruling?.verdict === 'illegal';
const illegals = (judged: readonly Judged[]): number => judged.filter(isIllegal).length;
const breaks = ({ ruling }: Judged, breach: BreachCode): boolean =>
  ruling?.verdict === 'illegal' && ruling.breaches.some(({ code }) => code === breach);

/** Whether a correction makes the play in question right, and nothing else wrong. */
function mends(referee: Referee, correction: Correction): boolean {
  const made = withCorrection(referee, correction);
  if (!made.ok) return false;
  const { at, judged } = made.value;
  const last = judged.at(-1);
  const isRight = last?.entry.kind === 'move' && !isIllegal(last);
  return isRight && illegals(judged) < illegals(referee.judged.slice(at));
}

/** One card of each kind, with how many of it are to be expected. */
type Expected = readonly { readonly card: Card; readonly number: number }[];

function byKind(cards: readonly Card[], each: number): Expected {
  const found = new Map<string, { card: Card; number: number }>();
  for (const card of cards) {
    const { number } = found.get(kindOf(card)) ?? { number: 0 };
    found.set(kindOf(card), { card, number: number + each });
  }
  return [...found.values()];
}

/** What share of these cards would do, from 0 to 1. */
function shareOf(cards: Expected, does: (card: Card) => boolean): number {
  const sum = (some: Expected) => some.reduce((total, { number }) => total + number, 0);
  return cards.length === 0 ? 0 : sum(cards.filter(({ card }) => does(card))) / sum(cards);
}

/** The cards from which a seat plays. */
function slotsOf(state: State, seat: SeatNumber) {
  const source = sourceOf(state, seat);
  return source === 'faceDown' ? state.seats[seat]!.faceDown.flat() : openSlots(state, seat, source);
}

/** What a seat may hold where it plays from: its known cards, and for each unknown one any that nobody has seen. */
function mayHold(state: State, seat: SeatNumber): Expected {
  const slots = slotsOf(state, seat);
  const known = slots.filter(isKnown);
  const unseen = unseenCards(state);
  return [...byKind(known, 1), ...byKind(unseen, (slots.length - known.length) / unseen.length)];
}

/** How likely a seat had nothing to play, from 0 to 1, by its unknown cards; the known ones are the judge's to look at. */
function couldNotPlay(state: State, seat: SeatNumber): number {
  const hidden = slotsOf(state, seat).filter((slot) => !isKnown(slot)).length;
  const fits = (card: Card) => decide(state, moveWith(state, seat, [card])).verdict !== 'illegal';
  return (1 - shareOf(byKind(unseenCards(state), 1), fits)) ** hidden;
}

function pickedUp({ referee, entry, one: { before } }: Case): Guess[] {
  const seat = likelySeat(before);
  if (seat === null || before.phase !== 'play' || before.pile.length === 0) return [];
  const correction: Correction = { kind: 'insertMove', entry, move: { kind: 'pickUp', seat } };
  return mends(referee, correction)
    ? [{ kind: 'pickedUp', seat, weight: couldNotPlay(before, seat), correction }]
    : [];
}

function twoPlays({ referee, entry, move }: Case): Guess[] {
  if (move.kind !== 'play' || !areOneKind(move.cards)) return [];
  return move.cards.slice(1).flatMap((_, i) => {
    const cut = i + 1;
    const correction: Correction = { kind: 'split', entry, at: cut, seat: null };
    const made = withCorrection(referee, correction);
    const second = made.ok ? made.value.judged[1]?.entry : undefined;
    return second?.kind === 'move' && mends(referee, correction)
      ? [{ kind: 'twoPlays' as const, seat: second.move.seat, cut, weight: 1, correction }]
      : [];
  });
}

function onePlay({ referee, entry, move }: Case): Guess[] {
  const next = referee.judged[entry + 1]?.entry;
  if (move.kind !== 'play' || next?.kind !== 'move') return [];
  const correction: Correction = { kind: 'merge', entry };
  const isOne = areOneKind([...move.cards, ...cardsOf(next.move)]) && mends(referee, correction);
  // The second of the two is the play in question.
  return isOne ? [{ kind: 'onePlay', weight: 1 / PER_ENTRY, correction }] : [];
}

function player({ referee, entry, one, move, back }: Case): Guess[] {
  if (back >= LOOK_BACK_BY_CARDS) return [];
  const isNamed = one.entry.kind === 'move' && one.entry.guessed !== true;
  // Any of the others could have been named by mistake; what explains just this name is likelier by as much.
  const weight = (isNamed && back === 0 ? 1 : 0.1) / (one.before.seats.length - 1);
  return one.before.seats.flatMap((_, seat) => {
    const correction: Correction = { kind: 'player', entry, seat };
    return seat !== move.seat && mends(referee, correction)
      ? [{ kind: 'player' as const, seat, weight, correction }]
      : [];
  });
}

/** Not allowed and lying there; an earlier one that was refused, if play went on from it. */
function stand({ referee, entry, one, back, isAsked }: Case): Guess[] {
  const correction: Correction = { kind: 'stand', entry };
  if (!isRefused(one)) return [];
  if (back > 0) return mends(referee, correction) ? [{ kind: 'stand', weight: 4, correction }] : [];
  return isAsked ? [] : [{ kind: 'stand', weight: breaks(one, 'notYourTurn') ? 0.2 : 1, correction }];
}

function misreadNow({ entry, one, isAsked }: Case): Guess[] {
  if (isAsked) return [];
  const weight = breaks(one, 'notYourTurn') ? 0.1 : breaks(one, 'elsewhere') ? 4 : 1;
  return [{ kind: 'misread', weight, correction: { kind: 'remove', entry } }];
}

/** An earlier card that is played now was another one; or the play just before, which then led to another turn. */
function misreadThen({ referee, entry, one, move, back }: Case): Guess[] {
  const cards = cardsOf(move);
  const now = referee.judged.at(-1)!.entry;
  const wanted = now.kind === 'move' ? cardsOf(now.move).filter((card) => cards.includes(card)) : [];
  if (wanted.length === 0 && (back > 1 || cards.length > 1)) return [];
  const wrong = wanted.length === 0 ? cards : wanted;
  const share = shareOf(mayHold(one.before, move.seat), (other) =>
    mends(referee, {
      kind: 'cards',
      entry,
      cards: cards.map((card) => (wrong.includes(card) ? other : card)),
    }),
  );
  return [{ kind: 'misread', weight: (wanted.length === 0 ? 1 : 4) * share, correction: null }];
}

const misread = (one: Case): Guess[] =>
  cardsOf(one.move).length === 0 ? [] : one.back === 0 ? misreadNow(one) : misreadThen(one);

function missed({ referee, entry, one: { before }, back }: Case): Guess[] {
  const seat = likelySeat(before);
  if (back >= LOOK_BACK_BY_CARDS || seat === null || before.phase !== 'play') return [];
  const weight = shareOf(mayHold(before, seat), (card) =>
    mends(referee, { kind: 'insertMove', entry, move: moveWith(before, seat, [card]) }),
  );
  return [{ kind: 'missed', seat, weight, correction: null }];
}

const GUESSES = [pickedUp, twoPlays, onePlay, player, misread, missed, stand];

/** A guess with all that is said about it. */
function mendOf({ referee, entry, move, back }: Case, guess: Guess): Weighed<{ readonly mend: Mend }> {
  const { kind, seat = move.seat, cut = null, correction } = guess;
  const next = referee.judged[entry + 1]?.entry;
  const rest = kind === 'onePlay' && next?.kind === 'move' ? cardsOf(next.move) : [];
  const cards = [...cardsOf(move), ...rest];
  return {
    mend: { kind, entry, isNow: back === 0, whose: move.seat, cards, seat, cut, correction },
    weight: guess.weight * OFTEN[kind] * PER_ENTRY ** back,
  };
}

/**
 * What may have happened, given a record whose last entry is a move that is not allowed, can't be or is asked about;
 * likeliest first.
 */
export function mendsOf(referee: Referee, isAsked: boolean): Weighed<{ readonly mend: Mend }>[] {
  const last = referee.judged.length - 1;
  return referee.judged
    .slice(-LOOK_BACK)
    .flatMap((one, i, looked) => {
      const back = looked.length - 1 - i;
      if (one.entry.kind !== 'move' || !isCorrectable(one)) return [];
      const own: Case = { referee, entry: last - back, one, move: one.entry.move, back, isAsked };
      return GUESSES.flatMap((guess) => guess(own)).map((guess) => mendOf(own, guess));
    })
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight);
}
