/** A game at one moment, and the questions that need nothing but the state. */

import { type Card, isKnown, type Kind, type PileSlot, type Played, type Slot } from './cards.ts';
import { type KindRules, type Rules, rulesOf } from './rules/rules.ts';
import type { Zone } from './rules/schema.ts';

export const PHASES = ['exchange', 'start', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type Direction = 'clockwise' | 'counterclockwise';

/** A place at the table, by its number from 0, clockwise. */
export type SeatNumber = number;

export interface Seat {
  readonly name: string;
  readonly hand: readonly Slot[];
  /**
   * `faceUp[i]` lies on stack i; null where nothing lies on it. Cards that were put on equal ones before play
   * (`stacking`) come after those of the deal, each on a stack that has no card.
   */
  readonly faceUp: readonly (Slot | null)[];
  /** Stacks of face-down cards, each from bottom to top. */
  readonly faceDown: readonly (readonly Slot[])[];
}

/** What can be turned over: a stack of face-down cards, from 0, or the stock. */
export type Stack = number | 'stock';

/** What the seat on turn still has after its play: another turn, owed or offered, or to choose who plays next. */
export type Extra = 'must' | 'may' | 'choose';

/**
 * A game at one moment, at any level of knowledge: every list of cards is a list of slots, from bottom to top,
 * and a slot that nobody has shown is unknown. A host knows every slot, a phone its own hand, the referee of a
 * real table what has been seen face up.
 */
export interface State {
  readonly rules: Rules;
  readonly phase: Phase;
  readonly seats: readonly Seat[];
  readonly dealer: SeatNumber;
  readonly direction: Direction;
  /** Null while nobody in particular has to act: during exchange and start, and when the game is over. */
  readonly turn: SeatNumber | null;
  readonly extra: Extra | null;
  readonly pile: readonly PileSlot[];
  readonly stock: readonly Slot[];
  readonly burned: readonly Slot[];
  /** The play that lies on top of the pile, if somebody played it. */
  readonly lastPlay: { readonly seat: SeatNumber; readonly count: number } | null;
  /**
   * A face-down card, or the top of the stock, that is being turned over and has not been seen yet; or `card`, which
   * has and lies on the pile, and of which its player has not said yet what it does.
   */
  readonly pending: { readonly seat: SeatNumber; readonly stack: Stack; readonly card?: Card } | null;
  readonly ready: readonly SeatNumber[];
  /** Turns since a card last left the stock or the table, or went out of the game. */
  readonly idle: number;
  /** Who agrees to call the round a draw. */
  readonly agreed: readonly SeatNumber[];
  /** The seats before anything was swapped, where these cards decide who starts (`first.window`); else null. */
  readonly dealt: readonly Seat[] | null;
  /** Who went out, in that order. */
  readonly out: readonly SeatNumber[];
  readonly lastLoser: SeatNumber | null;
  readonly lastWinner: SeatNumber | null;
}

/** The face-up cards that lie there, unknown ones included. */
export function faceUpCards(seat: Seat): Slot[] {
  const cards: Slot[] = [];
  for (const slot of seat.faceUp) if (slot !== null) cards.push(slot);
  return cards;
}

export function hasFaceUp(seat: Seat): boolean {
  for (const slot of seat.faceUp) if (slot !== null) return true;
  return false;
}

function hasFaceDown(seat: Seat): boolean {
  for (const stack of seat.faceDown) if (stack.length > 0) return true;
  return false;
}

/** A seat without any card is out. */
export const hasCards = (seat: Seat): boolean => seat.hand.length > 0 || hasFaceUp(seat) || hasFaceDown(seat);

/** Whether a seat is still in: it has cards, or its last one was turned over and has yet to be said what it does. */
export const isIn = ({ seats, pending }: Pick<State, 'seats' | 'pending'>, seat: SeatNumber): boolean =>
  hasCards(seats[seat]!) || pending?.seat === seat;

/** The zone that a seat's next cards come from: its hand, then its face-up cards, then blind (RE-07…10). */
export function sourceOf(state: State, seat: SeatNumber): Zone {
  const own = state.seats[seat]!;
  if (own.hand.length > 0) return 'hand';
  return hasFaceUp(own) ? 'faceUp' : 'faceDown';
}

/** The slots of a zone that are played openly; none for face-down cards. */
export function openSlots(state: State, seat: SeatNumber, zone: Zone): readonly Slot[] {
  const own = state.seats[seat]!;
  if (zone === 'hand') return own.hand;
  return zone === 'faceUp' ? faceUpCards(own) : [];
}

/** All cards of a seat, in all its zones. */
export function countCards(seat: Seat): number {
  let count = seat.hand.length;
  for (const slot of seat.faceUp) if (slot !== null) count++;
  for (const stack of seat.faceDown) count += stack.length;
  return count;
}

export function countActive(state: State): number {
  let count = 0;
  for (const seat of state.seats) if (hasCards(seat)) count++;
  return count;
}

/** Cards that may be taken from the stock: none where the leftovers are out of play. */
export const drawable = (state: State): number =>
  state.rules.set.leftover === 'stock' ? state.stock.length : 0;

/** Whether hands are filled up from the stock: as long as they are, no hand card is the last one. */
export const isRefilled = (state: State): boolean =>
  state.rules.set.refill.mode !== 'none' && drawable(state) > 0;

/** The next seat in the direction of play, whether or not it holds cards. */
export function neighbour(state: State, seat: SeatNumber): SeatNumber {
  const count = state.seats.length;
  return (seat + (state.direction === 'clockwise' ? 1 : count - 1)) % count;
}

/** The next seat that still holds cards; the seat itself if no other does. */
export function nextActive(state: State, seat: SeatNumber): SeatNumber {
  let next = neighbour(state, seat);
  while (next !== seat && !hasCards(state.seats[next]!)) next = neighbour(state, next);
  return next;
}

/**
 * How many cards of one kind lie on top of the pile in an unbroken run (A-25: transparent cards of another kind
 * break it, unless the rules look through them, or count them as the card under them).
 */
export function runLength(rules: Rules, pile: readonly PileSlot[], kind: Kind): number {
  const { seeThrough } = rules.set.ofAKind;
  let count = 0;
  let onTop = 0;
  for (let i = pile.length - 1; i >= 0; i--) {
    const slot = pile[i]!;
    if (!isKnown(slot)) break;
    const power = rulesOf(rules, slot);
    if (power.kind === kind) {
      count += onTop + 1;
      onTop = 0;
    } else if (!(seeThrough && power.lookedThrough)) break;
    else if (seeThrough === 'counts') onTop++;
  }
  return count;
}

/** The kind that a card counts as in a set on this pile: its own, or that of the card under it, where it counts as that. */
export function kindInSet(rules: Rules, pile: readonly PileSlot[], power: KindRules): Kind {
  if (rules.set.ofAKind.seeThrough !== 'counts' || !power.lookedThrough) return power.kind;
  for (let i = pile.length - 1; i >= 0; i--) {
    const slot = pile[i]!;
    if (!isKnown(slot)) break;
    const below = rulesOf(rules, slot);
    if (!below.lookedThrough) return below.kind;
  }
  return power.kind;
}

/** What a card that copies does besides, played on this pile: what the topmost card does that copies none itself. */
export function copiedFrom(rules: Rules, pile: readonly PileSlot[]): KindRules | null {
  for (let i = pile.length - 1; i >= 0; i--) {
    const slot = pile[i]!;
    if (!isKnown(slot)) return null;
    const power = rulesOf(rules, slot);
    if (!power.copies) return power;
  }
  return null;
}

/** Whether the card on top of this pile did this when it was played, by itself or as a copy; two reversals are none. */
export function didOnTop(
  rules: Rules,
  pile: readonly PileSlot[],
  effect: 'skip' | 'reverse' | 'again',
): boolean {
  const top = pile.at(-1);
  if (top === undefined || !isKnown(top)) return false;
  const power = rulesOf(rules, top);
  const copied = power.copies && copiedFrom(rules, pile)?.[effect] === true;
  return effect === 'reverse' ? power.reverse !== copied : power[effect] || copied;
}

/** The card to beat: the topmost that isn't looked through; null if there is none or it is unknown. */
export function effectiveCard(state: State): Played | null {
  const { pile, rules } = state;
  for (let i = pile.length - 1; i >= 0; i--) {
    const slot = pile[i]!;
    if (!isKnown(slot)) return null;
    if (!rulesOf(rules, slot).lookedThrough) return slot;
  }
  return null;
}

/** The one seat left with cards when the game is over; null if several are, as after a draw. */
export function lastOf({ phase, seats }: State): SeatNumber | null {
  const left = seats.flatMap((seat, number) => (hasCards(seat) ? [number] : []));
  return phase === 'over' && left.length === 1 ? left[0]! : null;
}

/** The last one, where the rules call that the loser. */
export const loserOf = (state: State): SeatNumber | null =>
  state.rules.set.end.mode === 'lastHolder' ? lastOf(state) : null;

/** Whether a round ended by agreement: more than one seat still holds cards and nobody's going out decided it. */
export const isDrawn = (state: State): boolean =>
  state.phase === 'over' &&
  countActive(state) > 1 &&
  !(state.rules.set.end.mode === 'firstOut' && state.out.length > 0);

/** Turns per seat with cards, without a card leaving stock, table or game, after which a draw may be agreed. */
const IDLE_TURNS = 30;

/** Whether the round makes no progress, so that it may be called a draw. */
export const isStalled = (state: State): boolean =>
  state.phase === 'play' && state.idle >= IDLE_TURNS * countActive(state);
