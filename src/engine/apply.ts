import { type Slot, UNKNOWN } from './cards.ts';
import type { Event, Place } from './event.ts';
import type { Seat, SeatNumber, State } from './state.ts';

/**
 * Takes one card off a list: the card itself, else an unknown slot that it may have been. If the list can hold
 * neither, it stays as it is: the booking was wrong and the card is where it shows.
 */
function without(list: readonly Slot[], card: Slot): readonly Slot[] {
  let index = list.lastIndexOf(card);
  if (index === -1) index = list.lastIndexOf(UNKNOWN);
  return index === -1 ? list : [...list.slice(0, index), ...list.slice(index + 1)];
}

function withoutAll(list: readonly Slot[], cards: readonly Slot[]): readonly Slot[] {
  if (cards.length === list.length && cards.every((card, i) => card === list[i])) return [];
  return cards.reduce(without, list);
}

const replaced = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((old, i) => (i === index ? value : old));

function changeSeat(state: State, number: SeatNumber, change: (seat: Seat) => Seat): State {
  const seat = state.seats[number];
  return seat === undefined ? state : { ...state, seats: replaced(state.seats, number, change(seat)) };
}

/** Whether a place is there and takes so many cards: on a face-down card lies one face-up card at most. */
function canHold(state: State, place: Place, count: number): boolean {
  if (place.zone === 'pile' || place.zone === 'stock' || place.zone === 'burned') return true;
  const seat = state.seats[place.seat];
  if (seat === undefined) return false;
  if (place.zone === 'hand') return true;
  if (place.zone === 'faceDown') return seat.faceDown[place.stack] !== undefined;
  return seat.faceUp[place.stack] === null && count === 1;
}

/** A face-up slot without the card, if that is what lies there or may lie there. */
const uncovered = (slot: Slot | null, cards: readonly Slot[]): Slot | null =>
  slot === UNKNOWN || (slot !== null && cards.includes(slot)) ? null : slot;

function take(state: State, cards: readonly Slot[], from: Place): State {
  switch (from.zone) {
    case 'hand':
      return changeSeat(state, from.seat, (seat) => ({ ...seat, hand: withoutAll(seat.hand, cards) }));
    case 'faceUp':
      return changeSeat(state, from.seat, (seat) => ({
        ...seat,
        faceUp: replaced(seat.faceUp, from.stack, uncovered(seat.faceUp[from.stack] ?? null, cards)),
      }));
    case 'faceDown':
      return changeSeat({ ...state, pending: null }, from.seat, (seat) => ({
        ...seat,
        faceDown: replaced(seat.faceDown, from.stack, withoutAll(seat.faceDown[from.stack] ?? [], cards)),
      }));
    default:
      return { ...state, [from.zone]: withoutAll(state[from.zone], cards) };
  }
}

function put(state: State, cards: readonly Slot[], to: Place): State {
  switch (to.zone) {
    case 'hand':
      return changeSeat(state, to.seat, (seat) => ({ ...seat, hand: [...seat.hand, ...cards] }));
    case 'faceUp':
      return changeSeat(state, to.seat, (seat) => ({
        ...seat,
        faceUp: replaced(seat.faceUp, to.stack, cards[0] ?? null),
      }));
    case 'faceDown':
      return changeSeat(state, to.seat, (seat) => ({
        ...seat,
        faceDown: replaced(seat.faceDown, to.stack, [...(seat.faceDown[to.stack] ?? []), ...cards]),
      }));
    default:
      return { ...state, [to.zone]: [...state[to.zone], ...cards] };
  }
}

/** Writes the card into the topmost unknown slot of a list; a list without one stays as it is. */
function shown(list: readonly Slot[], card: Slot): readonly Slot[] {
  const index = list.lastIndexOf(UNKNOWN);
  return index === -1 ? list : replaced(list, index, card);
}

function see(state: State, card: Slot, place: Place): State {
  switch (place.zone) {
    case 'hand':
      return changeSeat(state, place.seat, (seat) => ({ ...seat, hand: shown(seat.hand, card) }));
    case 'faceUp':
      return state.seats[place.seat]?.faceUp[place.stack] === UNKNOWN
        ? changeSeat(state, place.seat, (seat) => ({
            ...seat,
            faceUp: replaced(seat.faceUp, place.stack, card),
          }))
        : state;
    case 'faceDown':
      return changeSeat(state, place.seat, (seat) => ({
        ...seat,
        faceDown: replaced(seat.faceDown, place.stack, shown(seat.faceDown[place.stack] ?? [], card)),
      }));
    default:
      return { ...state, [place.zone]: shown(state[place.zone], card) };
  }
}

/** What lies on top can only have been played while something lies there. */
const settled = (state: State): State =>
  state.pile.length === 0 && state.lastPlay !== null ? { ...state, lastPlay: null } : state;

function transfer(state: State, { cards, from, to }: Extract<Event, { type: 'moved' }>): State {
  if (cards.length === 0) return state;
  const taken = take(state, cards, from);
  return canHold(taken, to, cards.length) ? settled(put(taken, cards, to)) : state;
}

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
      return { ...state, turn: event.turn, extra: event.extra };
    case 'reversed':
      return { ...state, direction: event.direction };
    case 'laid':
      return { ...state, lastPlay: { seat: event.seat, count: event.count } };
    case 'flipped':
      return { ...state, pending: { seat: event.seat, stack: event.stack } };
    case 'readied':
      return state.ready.includes(event.seat) ? state : { ...state, ready: [...state.ready, event.seat] };
    case 'wentOut':
      return { ...state, out: [...state.out, event.seat] };
    case 'phase':
      return { ...state, phase: event.phase };
  }
}

export const applyAll = (state: State, events: readonly Event[]): State => events.reduce(apply, state);
