/** What is unseen, and what a viewer may see of a state. */

import { bareCards, type Card, JOKERS, packOf, rankOf, type Slot, UNKNOWN } from './cards.ts';
import { deckOf } from './rules/deck.ts';
import { faceUpCards, type Seat, type SeatNumber, type State } from './state.ts';

/** Every slot of a state, in every place. */
export function allSlots({ pile, stock, burned, seats }: State): Slot[] {
  const held = seats.flatMap((seat) => [seat.hand, faceUpCards(seat), ...seat.faceDown]);
  return bareCards(pile).concat(stock, burned, ...held);
}

/** The cards of the deck that are known to lie nowhere: what any unknown slot may be. */
export function unseenCards(state: State): Card[] {
  // Asked at every play that is weighed: the slots are looked at where they are, and not put into one list.
  const seen = new Set<Slot | null>();
  const see = (slots: readonly (Slot | null)[]): void => {
    for (const slot of slots) seen.add(slot);
  };
  for (const slots of [bareCards(state.pile), state.stock, state.burned]) see(slots);
  for (const { hand, faceUp, faceDown } of state.seats) {
    see(hand);
    see(faceUp);
    for (const stack of faceDown) see(stack);
  }
  return deckOf(state.rules.set).filter((card) => !seen.has(card));
}

/**
 * The state with what can be deduced: if all that is unknown is in one hand, that hand is known. The very same state
 * if nothing follows.
 */
export function withDeduced(state: State): State {
  const isHidden = (slots: readonly (Slot | null)[]) => slots.includes(UNKNOWN);
  const elsewhere = [
    bareCards(state.pile),
    state.stock,
    state.burned,
    ...state.seats.flatMap(({ faceUp, faceDown }) => [faceUp, ...faceDown]),
  ];
  const hands = state.seats.filter(({ hand }) => isHidden(hand));
  if (hands.length !== 1 || elsewhere.some(isHidden)) return state;
  const unseen = unseenCards(state);
  const shown = (slot: Slot): Slot => (slot === UNKNOWN ? (unseen.shift() ?? UNKNOWN) : slot);
  const seats = state.seats.map((seat) =>
    seat === hands[0] ? { ...seat, hand: seat.hand.map(shown) } : seat,
  );
  return { ...state, seats };
}

/** Whether the deck has this card: the rules may leave it out. */
export function isInDeck(state: State, card: Card): boolean {
  const { packs, jokers, without } = state.rules.set.deck;
  const rank = rankOf(card);
  if (rank === null) return (JOKERS as readonly Card[]).indexOf(card) < jokers;
  return packOf(card) <= packs && !without.includes(rank);
}

/** The viewer: a seat, or somebody who sees only what is face up. */
export type Viewer = SeatNumber | 'onlooker';

const hide = (slots: readonly Slot[]): Slot[] => slots.map(() => UNKNOWN);

function maskSeat(seat: Seat, own: boolean): Seat {
  return { ...seat, hand: own ? seat.hand : hide(seat.hand), faceDown: seat.faceDown.map(hide) };
}

/**
 * The same state as a viewer may see it (an observation). What is hidden depends on whose cards they are, never
 * on the phase: the viewer's own hand, every face-up card on the table, and nothing else.
 */
export function mask(state: State, viewer: Viewer): State {
  return {
    ...state,
    stock: hide(state.stock),
    seats: state.seats.map((seat, number) => maskSeat(seat, number === viewer)),
    dealt: state.dealt?.map((seat, number) => maskSeat(seat, number === viewer)) ?? null,
  };
}
