/** How a seat believes that the others play, and what they hold, from what it has seen of them (by Bayes' rule). */

import { isKnown, kindIndex } from '../engine/cards.ts';
import type { Event } from '../engine/event.ts';
import { unseenCards } from '../engine/knowledge.ts';
import { cardsOf, type Move, type MoveOf } from '../engine/move.ts';
import { type Play, playsOf } from '../engine/plays.ts';
import { type Random, seededRandom, shuffled } from '../engine/random.ts';
import { handFrom } from '../engine/record.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import { type Habit, USUAL, usualPlay } from './habit.ts';
import { EVEN, type Likely, narrowed, ofFaceUp, ofNoPlay, withHand, withOneSeen, without } from './hands.ts';

/** The habits that others are taken to have, with how many of all players have each before anybody was seen to play. */
const HABITS: readonly (Habit & { readonly share: number })[] = [
  { ...USUAL, share: 0.6 },
  { keeps: 'powers', seesSets: false, careless: 0, share: 0.2 },
  { ...USUAL, careless: 0.6, share: 0.2 },
];

/** What a seat believes of another one. */
export interface Belief {
  /** How likely it is that it has each of the habits; they come to 1. */
  readonly habits: readonly number[];
  /** What each of the hidden cards of its hand may be; of those beyond nothing is known. */
  readonly hand: readonly Likely[];
}

/** By seat. */
export type Beliefs = readonly Belief[];

/** A move that a seat has seen, what it knew just before, and what followed. */
export interface SeenMove {
  readonly before: State;
  readonly move: Move;
  readonly events: readonly Event[];
}

/** Every player now and then does something that isn't their habit. */
const SLIPS = 0.1;

/** How many hands are tried that a seat may have had, where its cards can't be seen. */
const HANDS = 8;

/** No move makes a habit less likely than this by itself: there are more habits than these. */
const LEAST = 0.02;

type SeenPlay = SeenMove & { readonly move: MoveOf<'play'> };

/** The same state with other cards in the hidden places of a hand, among them those that were played. */
function withAnyHand({ before, move }: SeenPlay, random: Random): State {
  const { seat } = move;
  const cards = cardsOf(move);
  const { hand } = before.seats[seat]!;
  const shown = cards.filter((card) => !hand.includes(card));
  const others = shuffled(
    unseenCards(before).filter((card) => !shown.includes(card)),
    random,
  );
  const filled = hand.map((slot) => (isKnown(slot) ? slot : (shown.pop() ?? others.pop() ?? slot)));
  return withHand(before, seat, filled);
}

/** How likely a habit makes a play of one kind, among all that could be played. */
function chanceOf(habit: Habit, state: State, seat: SeatNumber, sets: readonly Play[], played: Play): number {
  const careless = Math.max(SLIPS, habit.careless);
  const usual = usualPlay(state, seat, sets, habit);
  const isUsual = usual?.kind === played.kind && usual.count === played.count;
  return careless / Math.max(1, sets.length) + (isUsual ? 1 - careless : 0);
}

/** How likely each habit makes a play that somebody has seen, on the average over the hands that it may come from. */
function chancesOf(seen: SeenPlay): readonly number[] {
  const { before, move } = seen;
  const { seat } = move;
  const cards = cardsOf(move);
  const { hand } = before.seats[seat]!;
  const played = { kind: kindIndex(cards[0]!), count: cards.length };
  const random = seededRandom(before.pile.length + 100 * before.stock.length);
  const hands = hand.every(isKnown) ? 1 : HANDS;
  const sums = HABITS.map(() => 0);
  for (let i = 0; i < hands; i++) {
    const state = hands === 1 ? before : withAnyHand(seen, random);
    const sets = playsOf(state, seat);
    for (const [at, habit] of HABITS.entries()) sums[at]! += chanceOf(habit, state, seat, sets, played);
  }
  return sums.map((sum) => Math.max(LEAST, sum / hands));
}

/** Whether a move says anything of a habit: a card played in turn. */
const isTelling = (seen: SeenMove): seen is SeenPlay =>
  seen.move.kind === 'play' && seen.before.phase === 'play' && seen.before.turn === seen.move.seat;

/** What a play says of its player. */
interface Evidence {
  readonly move: Move;
  /** How likely each habit makes it. */
  readonly chances: readonly number[];
  /** What the other cards of the hand may be, to a player of each habit. */
  readonly besides: readonly Likely[];
}

/** How much less likely each habit makes a play where the hand also has a card of each kind. */
function besidesOf({ before, move }: SeenPlay): readonly Likely[] {
  const { seat } = move;
  const cards = cardsOf(move);
  const { hand, faceUp } = before.seats[seat]!;
  if (before.rules.anyColour || cards.some((card) => faceUp.includes(card))) return HABITS.map(() => EVEN);
  const others = hand.filter((slot) => isKnown(slot) && !cards.includes(slot));
  const played = { kind: kindIndex(cards[0]!), count: cards.length };
  const states = withOneSeen(before, seat, [...cards, ...others]);
  const sets = states.map((state) => playsOf(state, seat));
  return HABITS.map((habit) => {
    const chances = states.map((state, kind) => chanceOf(habit, state, seat, sets[kind]!, played));
    const most = Math.max(...chances);
    return chances.map((chance) => chance / most);
  });
}

/** What was made out before, by the state before the move: a round that goes on costs only what is new. */
const madeOut = new WeakMap<State, Evidence>();

function evidenceOf(seen: SeenPlay): Evidence {
  const known = madeOut.get(seen.before);
  if (known?.move === seen.move) return known;
  const made = { move: seen.move, chances: chancesOf(seen), besides: besidesOf(seen) };
  madeOut.set(seen.before, made);
  return made;
}

/** No move before this many is remembered. */
export const REMEMBERED = 120;

const PRIOR: Belief = { habits: HABITS.map(({ share }) => share), hand: [] };

/** What a seat believes at first. */
export const noBeliefs = (seats: number): Beliefs => Array.from({ length: seats }, () => PRIOR);

/** What is believed of a hand with this many hidden cards: nothing of those that came later, nor if any was seen. */
const grown = (hand: readonly Likely[], hidden: number): readonly Likely[] =>
  Array.from({ length: hidden }, (_, i) => (hand.length > hidden ? EVEN : (hand[i] ?? EVEN)));

/** What is believed of somebody after a card that they played in turn. */
function afterPlay({ habits, hand }: Belief, seen: SeenPlay): Belief {
  const { chances, besides } = evidenceOf(seen);
  const weights = habits.map((weight, at) => weight * chances[at]!);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const after = weights.map((weight) => weight / sum);
  const likely = EVEN.map((_, kind) =>
    after.reduce((all, weight, at) => all + weight * besides[at]![kind]!, 0),
  );
  return { habits: after, hand: narrowed(hand, likely) };
}

/** What is believed of the player who made a move, after it. */
function after({ habits, hand }: Belief, seen: SeenMove): Belief {
  const { before, move } = seen;
  const own = before.seats[move.seat]!;
  const shown =
    move.kind === 'play'
      ? cardsOf(move).filter((card) => !own.hand.includes(card) && !own.faceUp.includes(card))
      : [];
  const hidden = own.hand.filter((slot) => !isKnown(slot)).length;
  const left = shown.reduce((all, card) => without(all, kindIndex(card)), grown(hand, hidden));
  if (isTelling(seen)) return afterPlay({ habits, hand: left }, seen);
  if (move.kind === 'ready') return { habits, hand: narrowed(left, ofFaceUp(before, move.seat)) };
  const isStuck = move.kind === 'pickUp' || (move.kind === 'flip' && move.stack === 'stock');
  return { habits, hand: isStuck ? narrowed(left, ofNoPlay(before, move.seat)) : left };
}

/** The same where hands were passed on: what is believed of a hand goes with it, and a seat knows its own. */
const carried = (beliefs: Beliefs, seat: SeatNumber, seen: SeenMove): Beliefs =>
  seen.events.some(({ type }) => type === 'passed')
    ? beliefs.map(({ habits }, at) => ({
        habits,
        hand: at === seat ? [] : beliefs[handFrom(seen, at)]!.hand,
      }))
    : beliefs;

/** What a seat believes after moves that it has seen, the newest last. */
export function beliefsOf(seat: SeatNumber, seats: number, past: readonly SeenMove[]): Beliefs {
  let beliefs = noBeliefs(seats);
  for (const seen of past.slice(-REMEMBERED)) {
    const { seat: mover } = seen.move;
    if (mover !== seat) beliefs = beliefs.with(mover, after(beliefs[mover]!, seen));
    beliefs = carried(beliefs, seat, seen);
  }
  return beliefs;
}

function drawn(weights: readonly number[], random: Random): Habit {
  let left = random();
  for (const [at, habit] of HABITS.entries()) {
    left -= weights[at]!;
    if (left < 0) return habit;
  }
  return USUAL;
}

/** A habit for each seat by chance, each as likely as it is believed to be. */
export const drawHabits = (beliefs: Beliefs, random: Random): readonly Habit[] =>
  beliefs.map(({ habits }) => drawn(habits, random));
