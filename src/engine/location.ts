import { bareCards, type Card, isKnown, type Slot, UNKNOWN } from './cards.ts';
import type { SeatNumber, State } from './state.ts';

/** Where a card lies. A face-up card lies on stack `stack`, a face-down one in it; stacks count from 0. */
export type Place =
  | { readonly zone: 'hand'; readonly seat: SeatNumber }
  | { readonly zone: 'faceUp'; readonly seat: SeatNumber; readonly stack: number }
  | { readonly zone: 'faceDown'; readonly seat: SeatNumber; readonly stack: number }
  | { readonly zone: 'pile' }
  | { readonly zone: 'stock' }
  | { readonly zone: 'burned' };

/** Every place of a state with its slots, from bottom to top; a face-up place has one slot or none. */
export function* places(state: State): Generator<readonly [Place, readonly Slot[]]> {
  yield [{ zone: 'pile' }, bareCards(state.pile)];
  for (const zone of ['stock', 'burned'] as const) yield [{ zone }, state[zone]];
  for (const [seat, { hand, faceUp, faceDown }] of state.seats.entries()) {
    yield [{ zone: 'hand', seat }, hand];
    for (const [stack, slot] of faceUp.entries())
      if (slot !== null) yield [{ zone: 'faceUp', seat, stack }, [slot]];
    for (const [stack, slots] of faceDown.entries()) yield [{ zone: 'faceDown', seat, stack }, slots];
  }
}

/** Where a card is known to lie; null if it may still be anywhere. */
export function placeOf(state: State, card: Card): Place | null {
  for (const [place, slots] of places(state)) if (slots.includes(card)) return place;
  return null;
}

/** The seat whose card lies there; null for what lies in the middle. */
export const ownerOf = (place: Place): SeatNumber | null => ('seat' in place ? place.seat : null);

/** Whether a card is known to lie elsewhere than with this seat. */
export function isElsewhere(state: State, card: Card, seat: SeatNumber): boolean {
  const place = placeOf(state, card);
  return place !== null && ownerOf(place) !== seat;
}

const countUnknown = (slots: readonly Slot[]): number => slots.filter((slot) => !isKnown(slot)).length;

/** The hand, not this seat's, that most likely has a card which lies nowhere else: the one with most unknown cards. */
function richestHand(state: State, except: SeatNumber): Place | null {
  const counts = state.seats.map(({ hand }, seat) => (seat === except ? 0 : countUnknown(hand)));
  const most = Math.max(0, ...counts);
  return most === 0 ? null : { zone: 'hand', seat: counts.indexOf(most) };
}

/**
 * Where an unknown card of this seat's hand is taken to come from when a hand has more than recorded: the stock while
 * there is one, then another hand, then anything that hasn't been seen.
 */
export function sourceOfUnknown(state: State, seat: SeatNumber): Place | null {
  if (state.stock.includes(UNKNOWN)) return { zone: 'stock' };
  const hand = richestHand(state, seat);
  if (hand !== null) return hand;
  for (const [place, slots] of places(state))
    if (slots.includes(UNKNOWN) && !(place.zone === 'hand' && place.seat === seat)) return place;
  return null;
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.zone === other.zone &&
  ownerOf(one) === ownerOf(other) &&
  ('stack' in one ? one.stack : null) === ('stack' in other ? other.stack : null);
