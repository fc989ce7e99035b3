import { areOneKind, bareOf, type Card, namedAs, type Played, RANKS } from '../engine/cards.ts';
import { cardsOf, type Move, playedOf } from '../engine/move.ts';
import { isRefused, type Judged, lastStanding } from '../engine/record.ts';
import { rulesOf } from '../engine/rules/rules.ts';
import { ranksFor } from '../engine/wild.ts';
import { chosenOtherwise } from './chosen.ts';
import { withCorrection } from './correct.ts';
import { type Correction, isCorrectable } from './correction.ts';
import {
  burnsOf,
  type Case,
  cuts,
  drew,
  fromStock,
  GUESSES,
  type Guess,
  isIllegal,
  isTakenBack,
  likelier,
  makesRight,
  missed,
  notBurned,
  onePlay,
  otherOrder,
  outOfTurn,
  PER_ENTRY,
  pickedUp,
  player,
  type Retold,
  swapped,
  TRACED,
  twoPlays,
} from './guesses.ts';
import type { Mend, MendKind, Weighed } from './mend.ts';
import { chanceOf } from './odds.ts';
import type { Referee } from './referee.ts';

/**
 * A play that is not allowed, can't be, or has to be asked about mostly means that something was told otherwise than
 * it happened. What that may have been is guessed for the newest moves of the record, and the likeliest is offered.
 */

/** How often each is the cause, against the others: about as in simulated slips (`npm run fuzz slips`). */
const OFTEN: Record<MendKind, number> = {
  pickedUp: 7,
  pickedUpWith: 1,
  twoPlays: 8,
  onePlay: 8,
  swapped: 2,
  player: 6,
  outOfTurn: 0.5,
  misread: 1,
  missed: 3,
  more: 3,
  fromStock: 7,
  fromHand: 5,
  burned: 0.18,
  unburned: 0.6,
  pickedUpUnburned: 1,
  named: 1,
  chosen: 3,
  stand: 1.3,
  drewMore: 2,
  drewLess: 2,
};
/** How much likelier another order is where the play that waits would be right in it, too. */
const WAITS = 2.5;
/** What is less likely than the likeliest by more than this isn't worth a word. */
const LEAST = 0.02;
/** As many entries back are looked at. */
const LOOK_BACK = 8;

/** A guess with all that is said about it. */
function mendOf(
  { entry, move, back }: Pick<Case, 'entry' | 'move' | 'back'>,
  guess: Omit<Guess, 'weight'>,
): Mend {
  const { seat } = move;
  const about = { entry, isNow: back === 0, whose: seat, cards: cardsOf(move), seat, cut: null };
  return { ...about, ...(move.kind === 'pickUp' && about.cards.length === 0 && { pickUp: true }), ...guess };
}

/** What these guesses make of the moves of a record up to so many entries before its last one; likeliest first. */
function guess(
  referee: Referee,
  isAsked: boolean,
  explains: Case['explains'],
  guessesAt: (back: number) => readonly ((one: Case) => Guess[])[],
): Weighed<{ readonly mend: Mend }>[] {
  const last = referee.judged.length - 1;
  const mends = referee.judged
    .flatMap((one, entry) => {
      const back = last - entry;
      const guesses = guessesAt(back);
      if (guesses.length === 0 || one.entry.kind !== 'move' || !isCorrectable(one)) return [];
      // What went back to the hand is no longer spoken of.
      if (back > 0 && isTakenBack(referee, one)) return [];
      const { move } = one.entry;
      const own: Case = { referee, entry, one, move, back, late: PER_ENTRY ** back, isAsked, explains };
      return guesses
        .flatMap((guessFrom) => guessFrom(own))
        .map(({ weight, ...found }) => ({ mend: mendOf(own, found), weight: weight * OFTEN[found.kind] }));
    })
    .sort((a, b) => b.weight - a.weight);
  const least = LEAST * (mends[0]?.weight ?? 0);
  return mends.filter(({ weight }) => weight > 0 && weight >= least);
}

/**
 * What may have happened, given a record whose last entry is a move that is not allowed, can't be or is asked about;
 * likeliest first.
 */
export const mendsOf = (referee: Referee, isAsked: boolean): Weighed<{ readonly mend: Mend }>[] =>
  guess(
    referee,
    isAsked,
    (correction) => makesRight(referee, correction),
    (back) => (back < LOOK_BACK ? GUESSES : TRACED),
  );

/** How well a correction explains the play in question and the one that is first then, which waited. */
function makesBothRight(referee: Referee, correction: Correction): number {
  const made = withCorrection(referee, correction);
  const first = made.ok ? made.value.judged[0] : undefined;
  return first === undefined ? 0 : WAITS * chanceOf(first) * makesRight(referee, correction);
}

/**
 * The last two plays of a record in the other order, if that is right: where the first of them was asked about, and the
 * other one waited.
 */
export const otherOrderOf = (referee: Referee): Weighed<{ readonly mend: Mend }>[] =>
  guess(
    referee,
    true,
    (correction) => makesBothRight(referee, correction),
    (back) => (back === 1 ? [swapped] : []),
  ).map(({ mend, weight }) => ({ mend: { ...mend, withWaiting: true }, weight }));

/** That the last move that stands burned the pile and the table lets it; none where it left no pile. */
export function burnMends(referee: Referee): Mend[] {
  const entry = lastStanding(referee.judged);
  const one = referee.judged[entry];
  if (one?.entry.kind !== 'move') return [];
  const own = { referee, entry, one, move: one.entry.move, back: 0 };
  return burnsOf(own).map((guess) => mendOf(own, guess));
}

/**
 * That the last move that stands didn't burn the pile, as the rules had it or the table let it, and the next player picks
 * it up; none where it burned none.
 */
export function unburnMends(referee: Referee): Mend[] {
  const entry = lastStanding(referee.judged);
  const one = referee.judged[entry];
  if (one?.entry.kind !== 'move') return [];
  const correction: Correction = { kind: 'unburn', entry, pickUp: true };
  const made = withCorrection(referee, correction);
  const taken = made.ok ? made.value.judged.at(-1)?.entry : undefined;
  if (taken?.kind !== 'move') return [];
  const { seat } = taken.move;
  return [mendOf({ entry, move: one.entry.move, back: 0 }, { kind: 'pickedUpUnburned', seat, correction })];
}

/** More ways to cut one play than these can't be read at a glance. */
const MOST_CUTS = 3;

const cardsIn = ({ entry }: Judged): readonly Card[] => (entry.kind === 'move' ? cardsOf(entry.move) : []);

/** Whether it is the same move after a correction, or a part of it: a move without cards is known by having none. */
function isPartOf(now: Judged, then: Judged): boolean {
  const [cards, others] = [cardsIn(now), cardsIn(then)];
  return cards.length === 0 ? others.length === 0 : cards.some((card) => others.includes(card));
}

/**
 * What a correction makes of the record, if it can be made and no move that was allowed, or that people have dealt with,
 * is an offence then; else null.
 */
function noWorse(referee: Referee, correction: Correction) {
  const made = withCorrection(referee, correction);
  if (!made.ok || (made.value.alarm && !referee.alarm)) return null;
  const were = referee.judged.slice(made.value.at).filter(isIllegal);
  // The first one stands although it is an offence: that is what is said of it.
  const stands = correction.kind === 'player' && correction.stands === true;
  const others = made.value.judged.slice(stands ? 1 : 0);
  const isSo = others.filter(isIllegal).every((now) => were.some((then) => isPartOf(now, then)));
  return isSo ? made.value : null;
}

const isNoWorse = (referee: Referee, correction: Correction): boolean =>
  noWorse(referee, correction) !== null;

/**
 * What a move of the record, by its entry from 0, may have been together with the next one, where people say later that
 * it is wrong: two plays, or the two of them in the other order. None where the entry is no move to be corrected.
 */
export function mendsAt(referee: Referee, entry: number): Mend[] {
  const one = referee.judged[entry];
  if (one?.entry.kind !== 'move' || !isCorrectable(one) || isTakenBack(referee, one)) return [];
  const { move } = one.entry;
  const back = referee.judged.length - 1 - entry;
  const isOffered = ({ correction }: Retold) => isNoWorse(referee, correction);
  const own = { referee, entry, move, back };
  // A player who goes again would have played both as one.
  const two = cuts(own).filter(({ seat }) => seat !== move.seat);
  // In an order in which either of the two isn't allowed nobody will have played them.
  const fits = ({ correction }: Retold) =>
    noWorse(referee, correction)?.judged.slice(0, 2).some(isIllegal) === false;
  const offered = [...two.filter(isOffered).slice(0, MOST_CUTS), ...otherOrder(own).filter(fits)];
  return offered.map((guess) => mendOf(own, guess));
}

/** As `Case.explains`, of a play that nothing is known to be wrong with: 0 if something would be then. */
function keepsRight(referee: Referee, correction: Correction): number {
  const made = noWorse(referee, correction);
  return made === null ? 0 : likelier(made.judged, referee.judged.slice(made.at));
}

/** Nobody need have made a mistake: more than these would be in the way. */
const MOST_QUIET = 5;
/** So many moves are still remembered well enough for people to see later that one was told wrong. */
const REMEMBERED = 3;

/** What people may see at once, of a move and of it together with the one before. */
const SEEN_AT_ONCE = [
  [pickedUp, twoPlays, player, outOfTurn, fromStock, notBurned, missed, drew],
  [onePlay, swapped, missed],
] as const;

/** The other ranks that may have been named for wild cards of a play. */
function namedMends({ before }: Judged, move: Move, entry: number): Mend[] {
  if (move.kind !== 'play' && move.kind !== 'flip') return [];
  const played = playedOf(move);
  const ranksOf = (card: Played) => ranksFor(rulesOf(before.rules, bareOf(card)));
  return RANKS.flatMap((rank): Mend[] => {
    const cards = played.map((card) => (ranksOf(card).includes(rank) ? namedAs(bareOf(card), rank) : card));
    if (String(cards) === String(played) || !areOneKind(cards)) return [];
    const correction: Correction = { kind: 'cards', entry, cards };
    return [mendOf({ entry, move, back: 0 }, { kind: 'named', cards, correction })];
  });
}

/**
 * What the newest move may have been where nothing seems wrong with it, for people who see that it is; likeliest first,
 * each with its correction. None where the last entry of the record is no move, or was taken back.
 */
export function mendsNow(referee: Referee): Mend[] {
  const last = referee.judged.at(-1);
  if (last?.entry.kind !== 'move' || isRefused(last)) return [];
  const explains = (correction: Correction) => keepsRight(referee, correction);
  const mends = guess(referee, false, explains, (back) => SEEN_AT_ONCE[back] ?? []);
  const isWorthIt = ({ kind, whose, seat, cards, correction }: Mend) => {
    // Another play between two equal cards is hardly ever overlooked.
    if (correction?.kind === 'reorder' && kind === 'onePlay') return false;
    // One player's two plays are hardly ever told for two players' ones.
    if (kind === 'swapped') return whose !== seat && !areOneKind(cards);
    return kind !== 'twoPlays' || whose !== seat;
  };
  const likely = mends.map(({ mend }) => mend).filter(isWorthIt);
  const first = likely.slice(0, MOST_QUIET);
  // A forgotten scan shows by nothing: however many others are likelier, it has a place after the likeliest.
  const forgotten = likely.slice(MOST_QUIET).filter(({ kind, isNow }) => kind === 'missed' && isNow);
  const entry = referee.judged.length - 1;
  const { move } = last.entry;
  const named = namedMends(last, move, entry);
  const chosen = chosenOtherwise(last, entry).map((other) =>
    mendOf({ entry, move, back: 0 }, { kind: 'chosen', ...other }),
  );
  return [...first, ...forgotten, ...named, ...chosen];
}

/**
 * The record as it was when an entry had just been made, for guesses about that: whenever it is asked for, with nothing
 * that was said since.
 */
function asOf(referee: Referee, entry: number): Referee {
  const { questions, notices } = referee;
  const isThen = ({ after }: { readonly after: number }) => after <= entry;
  return {
    ...referee,
    judged: referee.judged.slice(0, entry + 1),
    game: referee.judged[entry]!.after,
    alarm: false,
    open: null,
    question: null,
    announced: null,
    questions: questions.filter(isThen),
    notices: notices.filter(isThen),
  };
}

const guessedThen = new WeakMap<Judged, readonly Mend[]>();

/** As `mendsNow` of the record as it was after an entry; made out once, as what came before it stays the same. */
function mendsThen(referee: Referee, entry: number): readonly Mend[] {
  const one = referee.judged[entry]!;
  const mends = guessedThen.get(one) ?? mendsNow(asOf(referee, entry));
  guessedThen.set(one, mends);
  return mends;
}

const isDraw = (kind: MendKind): boolean => kind === 'drewMore' || kind === 'drewLess';

/** Whether people have said already that the draw after an entry was another one. */
function isDrawTold({ judged }: Referee, entry: number): boolean {
  const next = judged[entry + 1]?.entry;
  return next?.kind === 'moved' && [next.from.zone, next.to.zone].includes('stock');
}

/** What an entry of the record may have been, with all that came after it. */
export interface Earlier {
  readonly entry: number;
  readonly mends: readonly Mend[];
}

/**
 * What `mendsNow` had for the last moves before an entry (from 0), the newest first, as far as nothing that came later
 * speaks against it: many a slip is seen only when play has gone on.
 */
export const mendsBefore = (referee: Referee, before: number): Earlier[] =>
  referee.judged
    .slice(0, before)
    .flatMap((one, entry) => (one.entry.kind === 'move' && !isRefused(one) ? [entry] : []))
    .slice(-REMEMBERED)
    .reverse()
    .map((entry) => ({
      entry,
      mends: mendsThen(referee, entry).filter(
        ({ kind, correction }) =>
          (correction === null || isNoWorse(referee, correction)) &&
          !(isDraw(kind) && isDrawTold(referee, entry)),
      ),
    }));
