import { type Card, type Slot, UNKNOWN } from './cards.ts';
import type { Event, Place } from './event.ts';
import type { Seat, State } from './state.ts';

/**
 * Takes one card off a list: the card itself, else an unknown slot that it may have been. If the list can hold
 * neither, it stays as it is: the booking was wrong and the card is where it shows.
 */
function without(list: readonly Slot[], card: Slot): readonly Slot[] {
  let index = list.lastIndexOf(card);
  if (index === -1) index = list.lastIndexOf(UNKNOWN);
  if (index === -1) return list;
  const rest = list.slice();
  rest.splice(index, 1);
  return rest;
}

const NONE: readonly Slot[] = [];

function withoutAll(list: readonly Slot[], cards: readonly Slot[]): readonly Slot[] {
  if (cards === list) return NONE;
  let rest = list;
  for (const card of cards) rest = without(rest, card);
  return rest;
}

function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  const changed = list.slice();
  if (index >= 0 && index < changed.length) changed[index] = value;
  return changed;
}

const joined = (list: readonly Slot[], cards: readonly Slot[]): readonly Slot[] =>
  list.length === 0 ? cards : [...list, ...cards];

/** Whether a place is there and takes so many cards: on a face-down card lies one face-up card at most. */
function canHold(seats: readonly Seat[], place: Place, count: number): boolean {
  if (place.zone === 'pile' || place.zone === 'stock' || place.zone === 'burned') return true;
  const seat = seats[place.seat];
  if (seat === undefined) return false;
  if (place.zone === 'hand') return true;
  if (place.zone === 'faceDown') return seat.faceDown[place.stack] !== undefined;
  return seat.faceUp[place.stack] === null && count === 1;
}

/** A face-up slot without the card, if that is what lies there or may lie there. */
const uncovered = (slot: Slot | null, cards: readonly Slot[]): Slot | null =>
  slot === UNKNOWN || (slot !== null && cards.includes(slot)) ? null : slot;

type SeatPlace = Extract<Place, { readonly seat: number }>;

function takenFrom(seat: Seat, cards: readonly Slot[], { zone, ...at }: SeatPlace): Seat {
  if (zone === 'hand') return { ...seat, hand: withoutAll(seat.hand, cards) };
  const stack = 'stack' in at ? at.stack : -1;
  if (zone === 'faceUp') {
    const left = uncovered(seat.faceUp[stack] ?? null, cards);
    return { ...seat, faceUp: replaced(seat.faceUp, stack, left) };
  }
  const left = withoutAll(seat.faceDown[stack] ?? NONE, cards);
  return { ...seat, faceDown: replaced(seat.faceDown, stack, left) };
}

function putTo(seat: Seat, cards: readonly Slot[], place: SeatPlace): Seat {
  switch (place.zone) {
    case 'hand':
      return { ...seat, hand: joined(seat.hand, cards) };
    case 'faceUp':
      return { ...seat, faceUp: replaced(seat.faceUp, place.stack, cards[0] ?? null) };
    case 'faceDown': {
      const stack = joined(seat.faceDown[place.stack] ?? NONE, cards);
      return { ...seat, faceDown: replaced(seat.faceDown, place.stack, stack) };
    }
  }
}

/** Writes the card into the topmost unknown slot of a list; a list without one stays as it is. */
function shown(list: readonly Slot[], card: Slot): readonly Slot[] {
  const index = list.lastIndexOf(UNKNOWN);
  return index === -1 ? list : replaced(list, index, card);
}

function seenAt(seat: Seat, card: Slot, place: SeatPlace): Seat {
  switch (place.zone) {
    case 'hand':
      return { ...seat, hand: shown(seat.hand, card) };
    case 'faceUp':
      return seat.faceUp[place.stack] === UNKNOWN
        ? { ...seat, faceUp: replaced(seat.faceUp, place.stack, card) }
        : seat;
    case 'faceDown': {
      const stack = shown(seat.faceDown[place.stack] ?? NONE, card);
      return { ...seat, faceDown: replaced(seat.faceDown, place.stack, stack) };
    }
  }
}

function see(state: State, card: Card, place: Place): State {
  if (!('seat' in place)) return { ...state, [place.zone]: shown(state[place.zone], card) };
  const seat = state.seats[place.seat];
  if (seat === undefined) return state;
  return { ...state, seats: replaced(state.seats, place.seat, seenAt(seat, card, place)) };
}

/** Whether a card leaves stock or table, or the game: then the round has got on. */
const isProgress = (from: Place, to: Place): boolean =>
  to.zone === 'burned' || from.zone === 'stock' || from.zone === 'faceUp' || from.zone === 'faceDown';

const NOBODY: State['agreed'] = [];

function transfer(state: State, { cards, from, to }: Extract<Event, { type: 'moved' }>): State {
  if (cards.length === 0) return state;
  let { seats, pile, stock, burned, pending } = state;
  if (from.zone === 'pile') pile = withoutAll(pile, cards);
  else if (from.zone === 'stock') stock = withoutAll(stock, cards);
  else if (from.zone === 'burned') burned = withoutAll(burned, cards);
  else {
    const seat = seats[from.seat];
    if (seat !== undefined) seats = replaced(seats, from.seat, takenFrom(seat, cards, from));
  }
  if (!canHold(seats, to, cards.length)) return state;
  if (to.zone === 'pile') pile = joined(pile, cards);
  else if (to.zone === 'stock') stock = joined(stock, cards);
  else if (to.zone === 'burned') burned = joined(burned, cards);
  else seats = replaced(seats, to.seat, putTo(seats[to.seat]!, cards, to));
  // What was being turned over has shown.
  if (pending !== null && (from.zone === 'faceDown' || from.zone === 'stock')) pending = null;
  const gotOn = isProgress(from, to);
  return {
    ...state,
    seats,
    pile,
    stock,
    burned,
    pending,
    // What lies on top can only have been played while something lies there.
    lastPlay: pile.length === 0 ? null : state.lastPlay,
    idle: gotOn ? 0 : state.idle,
    agreed: gotOn ? NOBODY : state.agreed,
  };
}

/** The same list with a seat added, if it isn't in it. */
const withSeat = (seats: readonly number[], seat: number): readonly number[] =>
  seats.includes(seat) ? seats : [...seats, seat];

/**
 * The state after an event. Total: it knows no rules, accepts every event and loses no card, so that a play
 * which was let stand against the rules is booked like any other. Cards stay where they are if their new place
 * is not there.
 */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'moved':
      return transfer(state, event);
    case 'seen':
      return see(state, event.card, event.place);
    case 'turned':
      return { ...state, turn: event.turn, extra: event.extra, idle: state.idle + 1 };
    case 'reversed':
      return { ...state, direction: event.direction };
    case 'laid':
      return { ...state, lastPlay: { seat: event.seat, count: event.count } };
    case 'flipped':
      return { ...state, pending: { seat: event.seat, stack: event.stack } };
    case 'readied':
      return { ...state, ready: withSeat(state.ready, event.seat) };
    case 'agreed':
      return { ...state, agreed: withSeat(state.agreed, event.seat) };
    case 'wentOut':
      return { ...state, out: [...state.out, event.seat] };
    case 'phase':
      return { ...state, phase: event.phase };
  }
}

export function applyAll(state: State, events: readonly Event[]): State {
  let after = state;
  for (const event of events) after = apply(after, event);
  return after;
}
