import { applyAll } from './apply.ts';
import { bareCards, isKnown, type PileSlot, type Slot } from './cards.ts';
import type { EffectDone, Event } from './event.ts';
import { ownerOf } from './location.ts';
import { rulesOf } from './rules/rules.ts';
import { type Direction, kindInSet, loserOf, runLength, type SeatNumber, type State } from './state.ts';

/** What a settled move led to, in the terms in which people tell it. */
export interface Outcome {
  readonly burn: boolean;
  /** How many equal cards burned the pile; null where none did, or the power of a card. */
  readonly equals: number | null;
  /** How many cards the mover takes from the stock. */
  readonly draws: number;
  /** How many face-up cards the mover takes into the hand, as hand and stock are gone. */
  readonly takenUp: number;
  readonly turn: SeatNumber | null;
  /** An extra turn, and whether it may be declined. */
  readonly again: boolean;
  readonly optional: boolean;
  readonly direction: Direction;
  /** In the order in which they were done; whom the turn passes over is seen from `turn`. */
  readonly effects: readonly EffectDone[];
  /** Whose hand went to whom. */
  readonly hands: readonly (readonly [from: SeatNumber, to: SeatNumber])[];
  /** Whose face-up cards went to whom. */
  readonly rows: readonly (readonly [from: SeatNumber, to: SeatNumber])[];
  readonly pile: readonly PileSlot[];
  /** What somebody took from the pile, a failed blind card included. */
  readonly pickedUp: readonly Slot[];
  /** Who took it; null if nobody did. */
  readonly taker: SeatNumber | null;
  readonly failed: boolean;
  readonly out: readonly SeatNumber[];
  readonly loser: SeatNumber | null;
  /** A face-down card is turned over and not known yet. */
  readonly pending: boolean;
}

type Moved = Extract<Event, { type: 'moved' }>;
const isFlip = (event: Event): boolean => event.type === 'flipped';
const isMoved = (event: Event): event is Moved => event.type === 'moved';

/**
 * How many equal cards burned a pile: those on top of it, or those of the play alone where only these count (TH-16);
 * null where the power of the top card was enough.
 */
function equalsOf({ rules }: State, burned: readonly PileSlot[], laid: number): number | null {
  const top = burned.at(-1);
  if (top === undefined || !isKnown(top)) return null;
  const power = rulesOf(rules, top);
  if (power.burn) return null;
  const { size, scope } = rules.set.ofAKind;
  return scope === 'pile' || laid < size ? runLength(rules, burned, kindInSet(rules, burned, power)) : laid;
}

/** Sums up what events lead to from a state; after is the state with them applied. */
export function outcomeOf(before: State, events: readonly Event[]): { outcome: Outcome; after: State } {
  const after = applyAll(before, events);
  const moved = events.filter(isMoved);
  const drawn = moved.filter(({ from, to }) => from.zone === 'stock' && to.zone === 'hand');
  const taken = moved.filter(({ from, to }) => from.zone === 'pile' && to.zone === 'hand');
  const flipped = moved.some(({ from }) => from.zone === 'faceDown') || events.some(isFlip);
  const takenUp = moved.filter(({ from, to }) => from.zone === 'faceUp' && to.zone === 'hand');
  const laid = events.find((event) => event.type === 'laid')?.count ?? 0;
  // A card that is used up when the pile is taken leaves the game without a burn.
  const burned = laid > 0 ? moved.find(({ to }) => to.zone === 'burned') : undefined;
  const stood = moved.some(({ from, to }) => from.zone === 'faceDown' && to.zone === 'faceUp');
  return {
    after,
    outcome: {
      burn: burned !== undefined,
      equals: burned === undefined ? null : equalsOf(before, burned.cards, laid),
      draws: drawn.reduce((count, { cards }) => count + cards.length, 0),
      // Before anything is played, cards are swapped.
      takenUp: laid > 0 ? takenUp.length : 0,
      turn: after.turn,
      again: after.extra === 'must' || after.extra === 'may',
      optional: after.extra === 'may',
      direction: after.direction,
      effects: events.flatMap((event) =>
        event.type === 'did' ? [{ effect: event.effect, seats: event.seats }] : [],
      ),
      hands: events.flatMap((event) =>
        event.type === 'passed' ? event.hands.map(({ from, to }) => [from, to] as const) : [],
      ),
      rows: events.flatMap((event) =>
        event.type === 'rowsPassed' ? event.rows.map(({ from, to }) => [from, to] as const) : [],
      ),
      pile: after.pile,
      pickedUp: taken.flatMap(({ cards }) => bareCards(cards)),
      taker: taken.map(({ to }) => ownerOf(to))[0] ?? null,
      failed: flipped && (taken.length > 0 || stood),
      out: events.flatMap((event) => (event.type === 'wentOut' ? [event.seat] : [])),
      loser: loserOf(after),
      pending: after.pending !== null,
    },
  };
}
