/** Every move that is allowed (move generation): `legalMoves`, or `legalMovesOf` for one seat. */

import { isAllowed, owesFaceUp } from './breaches.ts';
import { isKnown } from './cards.ts';
import type { Move } from './move.ts';
import { everyPlay, MANY } from './plays.ts';
import { choices } from './sets.ts';
import { openStacks } from './stacks.ts';
import { faceUpCards, hasCards, isStalled, type SeatNumber, type State } from './state.ts';

const flips = (state: State, seat: SeatNumber): Move[] => [
  ...openStacks(state, seat).map((stack): Move => ({ kind: 'flip', seat, stack })),
  { kind: 'flip', seat, stack: 'stock' },
];

/** Every way to pick up the pile: with each face-up card that may have to go along. */
export const pickUpsOf = (state: State, seat: SeatNumber): Move[] =>
  owesFaceUp(state, seat)
    ? faceUpCards(state.seats[seat]!)
        .filter(isKnown)
        .map((add): Move => ({ kind: 'pickUp', seat, add }))
    : [{ kind: 'pickUp', seat }];

/** Equal numbers of hand and face-up cards, each pair of choices once. */
function swaps(state: State, seat: SeatNumber): Move[] {
  const own = state.seats[seat]!;
  const open = faceUpCards(own).filter(isKnown);
  const hand = own.hand.filter(isKnown);
  const most = hand.length > MANY ? 1 : open.length;
  const takes = choices(open, most);
  return choices(hand, most).flatMap((give) =>
    takes
      .filter((take) => take.length === give.length)
      .map((take): Move => ({ kind: 'swap', seat, give, take })),
  );
}

function chosenCards(state: State, seat: SeatNumber): Move[] {
  const hand = state.seats[seat]!.hand.filter(isKnown);
  if (hand.length > MANY) return [];
  return choices(hand, 6).map((cards): Move => ({ kind: 'choose', seat, cards }));
}

function exchanges(state: State, seat: SeatNumber): Move[] {
  const changes = state.rules.set.exchange === 'pick' ? chosenCards(state, seat) : swaps(state, seat);
  return [...changes, { kind: 'ready', seat }];
}

const others = (state: State, seat: SeatNumber): Move[] => [
  ...flips(state, seat),
  ...pickUpsOf(state, seat),
  { kind: 'done', seat },
  ...(isStalled(state) ? [{ kind: 'draw', seat } as const] : []),
];

/**
 * Every move that is allowed, legal or on trust, to anybody. Cards that the state doesn't know are left out; a
 * set is listed in one order, though it may be played in any.
 */
export function legalMoves(state: State): Move[] {
  return state.seats.flatMap((_, seat) => legalMovesOf(state, seat));
}

/** The same for one seat. */
export function legalMovesOf(state: State, seat: SeatNumber): Move[] {
  if (state.phase === 'over' || !hasCards(state.seats[seat]!)) return [];
  if (state.phase === 'exchange') return exchanges(state, seat).filter((move) => isAllowed(state, move));
  const rest = others(state, seat).filter((move) => isAllowed(state, move));
  return [...everyPlay(state, seat), ...rest];
}
