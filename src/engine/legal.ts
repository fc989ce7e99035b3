import { findBreaches } from './breaches.ts';
import { type Card, isKnown } from './cards.ts';
import type { Move } from './move.ts';
import { choices, groupsOf, mostCards, openSlots, sourceOf } from './options.ts';
import { faceUpCards, hasCards, type SeatNumber, type State } from './state.ts';

const known = (slots: readonly string[]): Card[] => slots.filter((slot): slot is Card => slot !== '??');

const isAllowed = (state: State, move: Move): boolean => findBreaches(state, move).breaches.length === 0;

/** The plays that a seat's known cards could make, whether or not they fit: each set once, in one order. */
function plays(state: State, seat: SeatNumber): Move[] {
  const source = sourceOf(state, seat);
  if (source === 'faceDown') return [];
  const own = state.seats[seat]!;
  const table = source === 'hand' && state.rules.set.set.mixZones ? known(faceUpCards(own)) : [];
  const cards = [...known(openSlots(state, seat, source)), ...table];
  const most = mostCards(state, source);
  return groupsOf(cards).flatMap((group) =>
    choices(group, most).map((chosen): Move => ({ kind: 'play', seat, cards: chosen })),
  );
}

const flips = (state: State, seat: SeatNumber): Move[] =>
  state.seats[seat]!.faceDown.map((_, stack): Move => ({ kind: 'flip', seat, stack }));

/** Beyond this many hand cards, which no deal gives, the choices out of them are not all listed. */
const MANY = 20;

/** Equal numbers of hand and face-up cards, each pair of choices once. */
function swaps(state: State, seat: SeatNumber): Move[] {
  const own = state.seats[seat]!;
  const open = known(faceUpCards(own));
  const hand = known(own.hand);
  const most = hand.length > MANY ? 1 : open.length;
  const takes = choices(open, most);
  return choices(hand, most).flatMap((give) =>
    takes
      .filter((take) => take.length === give.length)
      .map((take): Move => ({ kind: 'swap', seat, give, take })),
  );
}

function chosenCards(state: State, seat: SeatNumber): Move[] {
  const hand = known(state.seats[seat]!.hand);
  if (hand.length > MANY) return [];
  return choices(hand, 6).map((cards): Move => ({ kind: 'choose', seat, cards }));
}

function candidates(state: State, seat: SeatNumber): Move[] {
  if (state.phase === 'exchange') {
    const changes = state.rules.set.exchange === 'pick' ? chosenCards(state, seat) : swaps(state, seat);
    return [...changes, { kind: 'ready', seat }];
  }
  return [...plays(state, seat), ...flips(state, seat), { kind: 'pickUp', seat }, { kind: 'done', seat }];
}

/** Seats whose moves are worth trying: out of turn only a completion can be allowed. */
function mayAct(state: State, seat: SeatNumber): boolean {
  if (!hasCards(state.seats[seat]!)) return false;
  if (state.phase !== 'play' || state.turn === seat) return true;
  const top = state.pile.at(-1);
  return state.rules.set.ofAKind.outOfTurn && top !== undefined && isKnown(top);
}

/**
 * Every move that is allowed, legal or on trust, to anybody: cards that a state doesn't know are left out, and a
 * set is listed in one order though its owner may lay it in any.
 */
export function legalMoves(state: State): Move[] {
  return state.seats.flatMap((_, seat) => legalMovesOf(state, seat));
}

/** The same for one seat. */
export function legalMovesOf(state: State, seat: SeatNumber): Move[] {
  return state.phase !== 'over' && mayAct(state, seat)
    ? candidates(state, seat).filter((move) => isAllowed(state, move))
    : [];
}
