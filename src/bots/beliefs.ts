/** How a seat believes that the others play, from what it has seen of them (opponent modelling by Bayes' rule). */

import { isKnown, kindIndex } from '../engine/cards.ts';
import { unseenCards } from '../engine/knowledge.ts';
import type { Move, MoveOf } from '../engine/move.ts';
import { type Play, playsOf } from '../engine/plays.ts';
import { type Random, seededRandom, shuffled } from '../engine/random.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import { type Habit, USUAL, usualPlay } from './habit.ts';

/** The habits that others are taken to have, with how many of all players have each before anybody was seen to play. */
const HABITS: readonly (Habit & { readonly share: number })[] = [
  { ...USUAL, share: 0.6 },
  { keeps: 'powers', seesSets: false, careless: 0, share: 0.2 },
  { ...USUAL, careless: 0.6, share: 0.2 },
];

/** For each seat how likely it is that it has each of the habits; they come to 1. */
export type Beliefs = readonly (readonly number[])[];

/** A move that a seat has seen, and what it knew just before. */
export interface SeenMove {
  readonly before: State;
  readonly move: Move;
}

/** Every player now and then does something that isn't their habit. */
const SLIPS = 0.1;

/** How many hands are tried that a seat may have had, where its cards can't be seen. */
const HANDS = 8;

/** No move makes a habit less likely than this by itself: there are more habits than these. */
const LEAST = 0.02;

type SeenPlay = SeenMove & { readonly move: MoveOf<'play'> };

/** The same state with other cards in the hidden places of a hand, among them those that were played. */
function withHand({ before, move }: SeenPlay, random: Random): State {
  const { seat, cards } = move;
  const { hand } = before.seats[seat]!;
  const shown = cards.filter((card) => !hand.includes(card));
  const others = shuffled(
    unseenCards(before).filter((card) => !shown.includes(card)),
    random,
  );
  const filled = hand.map((slot) => (isKnown(slot) ? slot : (shown.pop() ?? others.pop() ?? slot)));
  const seats = before.seats.map((one, number) => (number === seat ? { ...one, hand: filled } : one));
  return { ...before, seats };
}

/** How likely a habit makes a play of one kind, among all that could be played. */
function chanceOf(habit: Habit, state: State, seat: SeatNumber, sets: readonly Play[], played: Play): number {
  const careless = Math.max(SLIPS, habit.careless);
  const usual = usualPlay(state, seat, sets, habit);
  const isUsual = usual?.kind === played.kind && usual.count === played.count;
  return careless / Math.max(1, sets.length) + (isUsual ? 1 - careless : 0);
}

/** How likely each habit makes a play that somebody has seen, on the average over the hands that it may come from. */
function evidenceOf(seen: SeenPlay): readonly number[] {
  const { before, move } = seen;
  const { seat, cards } = move;
  const { hand } = before.seats[seat]!;
  const played = { kind: kindIndex(cards[0]!), count: cards.length };
  const random = seededRandom(before.pile.length + 100 * before.stock.length);
  const hands = hand.every(isKnown) ? 1 : HANDS;
  const sums = HABITS.map(() => 0);
  for (let i = 0; i < hands; i++) {
    const state = hands === 1 ? before : withHand(seen, random);
    const sets = playsOf(state, seat);
    for (const [at, habit] of HABITS.entries()) sums[at]! += chanceOf(habit, state, seat, sets, played);
  }
  return sums.map((sum) => Math.max(LEAST, sum / hands));
}

/** Whether a move says anything of a habit: a card played in turn. */
const isTelling = (seen: SeenMove): seen is SeenPlay =>
  seen.move.kind === 'play' && seen.before.phase === 'play' && seen.before.turn === seen.move.seat;

/** What was made out before, by the state before the move: a round that goes on costs only what is new. */
const madeOut = new WeakMap<State, { readonly move: Move; readonly chances: readonly number[] }>();

function chancesAt(seen: SeenPlay): readonly number[] {
  const known = madeOut.get(seen.before);
  if (known?.move === seen.move) return known.chances;
  const chances = evidenceOf(seen);
  madeOut.set(seen.before, { move: seen.move, chances });
  return chances;
}

/** Only so many moves back somebody is remembered. */
export const REMEMBERED = 120;

const PRIOR = HABITS.map(({ share }) => share);

/** What a seat believes at first. */
export const noBeliefs = (seats: number): Beliefs => Array.from({ length: seats }, () => PRIOR);

/** What a seat believes after moves that it has seen, the newest last. */
export function beliefsOf(seat: SeatNumber, seats: number, past: readonly SeenMove[]): Beliefs {
  const weights = Array.from({ length: seats }, () => [...PRIOR]);
  for (const seen of past.slice(-REMEMBERED)) {
    if (!isTelling(seen) || seen.move.seat === seat) continue;
    const own = weights[seen.move.seat]!;
    for (const [at, chance] of chancesAt(seen).entries()) own[at]! *= chance;
    const sum = own.reduce((all, weight) => all + weight, 0);
    for (const at of own.keys()) own[at]! /= sum;
  }
  return weights;
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
  beliefs.map((weights) => drawn(weights, random));
