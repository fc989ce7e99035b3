/** Whether a seat has the cards that it moves, as far as a state can see. */

import {
  areOneKind,
  bareCards,
  bareOf,
  type Card,
  copiesOf,
  indexOfSlot,
  isKnown,
  type Played,
  type Slot,
  UNKNOWN,
} from './cards.ts';
import { asChosen } from './choice.ts';
import { type Asked, askedOf, asNamed } from './fit.ts';
import { isInDeck, unseenCards } from './knowledge.ts';
import { ownerOf, placeOf } from './location.ts';
import type { Move, MoveOf } from './move.ts';
import type { OpenZone } from './rules/schema.ts';
import { type Fault, fault } from './ruling.ts';
import { mayMixZones } from './sets.ts';
import { faceUpCards, type Seat, type SeatNumber, type State, sourceOf } from './state.ts';
import { areThrownIn } from './thrown.ts';
import type { Source, Why } from './why.ts';

/** The state in which the cards of a play are known to be held: playing them shows that (RE-36). */
export function shownInHand(state: State, seat: SeatNumber, played: readonly Played[]): State {
  const own = state.seats[seat]!;
  if (indexOfSlot(own.hand, UNKNOWN) === -1) return state;
  const hand = bareCards(played).reduce<readonly Slot[]>((slots, card) => {
    if (slots.includes(card) || own.faceUp.includes(card)) return slots;
    const hidden = slots.indexOf(UNKNOWN);
    return hidden === -1 ? slots : slots.with(hidden, card);
  }, own.hand);
  return { ...state, seats: state.seats.with(seat, { ...own, hand }) };
}

/** The last hand cards may take their equals from the table along, where the rules mix zones. */
function mixesZones(state: State, own: Seat, cards: readonly Card[]): boolean {
  const { hand } = own;
  if (!mayMixZones(state, own) || cards.length <= hand.length || !areOneKind(cards)) return false;
  const known = hand.filter(isKnown);
  if (!known.every((card) => cards.includes(card))) return false;
  // What isn't known to lie on the table has to fill the hand's unknown slots.
  const offTable = cards.filter((card) => !own.faceUp.includes(card) || unseenCards(state).includes(card));
  return offTable.filter((card) => !known.includes(card)).length >= hand.length - known.length;
}

const countHidden = (slots: readonly Slot[]): number => slots.filter((slot) => !isKnown(slot)).length;

/** Where cards of a move should come from. */
interface There {
  readonly slots: readonly Slot[];
  readonly from: Source;
}

/** Why card `i` of a move, which lies nowhere else, isn't in the slots where it should be. */
function lackOf(state: State, cards: readonly Card[], i: number, { slots, from }: There): Why {
  const card = cards[i]!;
  if (!isInDeck(state, card)) return { is: 'notInDeck' };
  if (cards.indexOf(card) !== i) return { is: 'twice' };
  if (i >= slots.length) return { is: 'fewer', count: slots.length, from };
  const count = countHidden(slots);
  if (count > 0) return { is: 'hidden', count, from };
  const hasCopy = copiesOf(card).some((copy) => slots.includes(copy));
  return hasCopy ? { is: 'onlyOne' } : { is: 'known', from };
}

/** Why card `i` of a move can't come from there: it lies elsewhere, in another zone of its player, or nowhere. */
function absence(state: State, seat: SeatNumber, cards: readonly Card[], i: number, there: There): Fault {
  const card = cards[i]!;
  const own = state.seats[seat]!;
  const place = isInDeck(state, card) ? placeOf(state, card) : null;
  const owner = place === null ? seat : ownerOf(place);
  if (owner !== seat) return fault('elsewhere', 'deck', card, owner);
  if (!there.slots.includes(card)) {
    if (own.hand.includes(card) || own.faceUp.includes(card)) return fault('wrongZone', 'faceUp', card);
    if (own.faceDown.some((stack) => stack.includes(card))) return fault('elsewhere', 'deck', card, seat);
  }
  return { ...fault('notHeld', null, card), why: lackOf(state, cards, i, there) };
}

/** Whether each of these different cards is known to lie in the slots. */
function areKnownIn(cards: readonly Card[], slots: readonly Slot[]): boolean {
  for (let i = 0; i < cards.length; i++)
    if (indexOfSlot(slots, cards[i]!) === -1 || (i > 0 && cards.indexOf(cards[i]!) !== i)) return false;
  return true;
}

const NONE: readonly Fault[] = [];

/**
 * For each card that these slots can't hold, not as itself, nor unseen in an unknown slot, the reason; `from` says
 * where the slots are.
 */
export function notHeld(
  state: State,
  seat: SeatNumber,
  cards: readonly Card[],
  slots: readonly Slot[],
  from: Source,
): readonly Fault[] {
  if (areKnownIn(cards, slots)) return NONE;
  let hidden = countHidden(slots);
  const unseen = hidden > 0 ? unseenCards(state) : [];
  return cards.flatMap((card, i) => {
    const isTwice = cards.indexOf(card) !== i;
    if (slots.includes(card) && !isTwice) return NONE;
    if (hidden > 0 && unseen.includes(card) && !isTwice) {
      hidden--;
      return NONE;
    }
    return absence(state, seat, cards, i, { slots, from });
  });
}

/** The zone that a play is made from: as it says, else the one that is in use, where it isn't played blind. */
export function playedFrom(state: State, { seat, from }: MoveOf<'play'>): OpenZone {
  return from ?? (sourceOf(state, seat) === 'faceUp' ? 'faceUp' : 'hand');
}

/**
 * The cards of a play as they count on the pile: where nobody named a rank for a wild one, or chose what one does, as
 * what they are taken to be; and as themselves where nothing is to be said of any card, or cards are thrown in.
 */
export function playedAs(state: State, move: MoveOf<'play'>): readonly Played[] {
  const { seat, cards } = move;
  if (!state.rules.anyNamed || areThrownIn(state, cards)) return bareCards(cards);
  if (cards.length === 0) return cards;
  const shown = shownInHand(state, seat, cards);
  const named = asNamed(shown, askedOf(shown, seat, playedFrom(state, move)), cards);
  return asChosen(state, seat, named);
}

/** The same of a card that was turned over, before anything was chosen of it. */
export const shownAs = (state: State, asked: Asked, card: Played): Played =>
  state.rules.anyNamed ? asNamed(state, asked, [card])[0]! : bareOf(card);

/** The same once that was chosen. */
export const seenAs = (state: State, asked: Asked, card: Played): Played =>
  asChosen(state, asked.seat, [shownAs(state, asked, card)])[0]!;

/** The move as it is recorded: with what is taken to be said of its cards, where nobody said it. */
export function withNames(state: State, move: Move): Move {
  if (!state.rules.anyNamed) return move;
  if (move.kind === 'play') return { ...move, cards: playedAs(state, move) };
  if (move.kind !== 'flip' || move.card === undefined) return move;
  const asked = askedOf(state, move.seat, move.stack === 'stock' ? 'hand' : 'faceDown');
  return { ...move, card: seenAs(state, asked, move.card) };
}

/** Why the cards of a play can't come from that zone, or from both open zones where the rules mix them. */
export function notPlayable(state: State, move: MoveOf<'play'>, zone: OpenZone): readonly Fault[] {
  const { seat } = move;
  const cards = bareCards(move.cards);
  const own = state.seats[seat]!;
  if (mixesZones(state, own, cards))
    return notHeld(state, seat, cards, [...own.hand, ...faceUpCards(own)], 'open');
  if (zone === 'hand') return notHeld(state, seat, cards, own.hand, 'hand');
  if (own.hand.length > 0) return [fault('wrongZone', 'faceUp', cards[0]!)];
  return notHeld(state, seat, cards, faceUpCards(own), 'faceUp');
}
