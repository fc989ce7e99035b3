/** Every move that is allowed (move generation): `legalMoves`, or `legalMovesOf` for one seat. */

import { isAllowed, owesFaceUp } from './breaches.ts';
import { type Card, chosenAs, isKnown, kindOf } from './cards.ts';
import { waysOf } from './choice.ts';
import type { Move, MoveOf, OnCard } from './move.ts';
import { everyPlay, MANY } from './plays.ts';
import { dealRow } from './rules/rules.ts';
import { choices } from './sets.ts';
import { openStacks } from './stacks.ts';
import { faceUpCards, hasCards, isStalled, type SeatNumber, type State } from './state.ts';

const flips = (state: State, seat: SeatNumber): Move[] => [
  ...openStacks(state, seat).map((stack): Move => ({ kind: 'flip', seat, stack })),
  { kind: 'flip', seat, stack: 'stock' },
];

/** What a seat may say of a card that it has turned over, which lies on the pile; nothing where there is none. */
export function wordsOf({ pending, pile, rules }: State, seat: SeatNumber): MoveOf<'flip'>[] {
  const lying = pile.at(-1);
  if (pending?.card === undefined || pending.seat !== seat || lying === undefined || !isKnown(lying))
    return [];
  const { stack } = pending;
  return waysOf(rules, lying).map((_, i) => ({ kind: 'flip', seat, stack, card: chosenAs(lying, i) }));
}

/** Every way to pick up the pile: with each face-up card that may have to go along. */
export const pickUpsOf = (state: State, seat: SeatNumber): Move[] =>
  owesFaceUp(state, seat)
    ? faceUpCards(state.seats[seat]!)
        .filter(isKnown)
        .map((add): Move => ({ kind: 'pickUp', seat, add }))
    : [{ kind: 'pickUp', seat }];

/** Every way to end a turn: with each seat that may have to be chosen to play next. */
export const donesOf = (state: State, seat: SeatNumber): MoveOf<'done'>[] =>
  state.extra === 'choose'
    ? [...state.seats.keys()].map((to) => ({ kind: 'done', seat, to }))
    : [{ kind: 'done', seat }];

/** With more cards in hand and face up only swaps of one card are listed: there are too many others. */
export const MOST_SWAPPED = 14;

/** Equal numbers of hand and face-up cards, each pair of choices once. */
function swaps(state: State, seat: SeatNumber): Move[] {
  const own = state.seats[seat]!;
  const open = faceUpCards(own).filter(isKnown);
  const hand = own.hand.filter(isKnown);
  const most = hand.length + open.length > MOST_SWAPPED ? 1 : open.length;
  const takes = choices(open, most);
  return choices(hand, most).flatMap((give) =>
    takes
      .filter((take) => take.length === give.length)
      .map((take): Move => ({ kind: 'swap', seat, give, take })),
  );
}

/** As many face-up cards as any rules deal, at the most. */
const MOST_FACE_UP = 6;

/** Choices of a hand; out of a large one only cards that stand side by side: there are too many others. */
function chosenCards(state: State, seat: SeatNumber): Move[] {
  const hand = state.seats[seat]!.hand.filter(isKnown);
  const count = dealRow(state.rules, state.seats.length)?.faceUp ?? 0;
  const beside = hand.slice(count - 1).map((_, i) => hand.slice(i, i + count));
  const chosen = hand.length > MANY ? beside : choices(hand, MOST_FACE_UP);
  return chosen.map((cards): Move => ({ kind: 'choose', seat, cards }));
}

/** The face-up cards, by their seats, that a seat may put equal ones on. */
function targets(state: State, seat: SeatNumber): OnCard[] {
  const { stacking } = state.rules.set;
  const seats = stacking === 'own' ? [seat] : stacking === 'anyone' ? [...state.seats.keys()] : [];
  const open = (one: SeatNumber) => faceUpCards(state.seats[one]!).filter(isKnown);
  return seats.flatMap((one) => open(one).map((card) => ({ seat: one, card })));
}

/** Every choice of equal cards of the hand for every face-up card that they may be put on. */
export function stackings(state: State, seat: SeatNumber): MoveOf<'stack'>[] {
  const hand = state.seats[seat]!.hand.filter(isKnown);
  const equals = (card: Card) => hand.filter((one) => kindOf(one) === kindOf(card));
  return targets(state, seat).flatMap((on) =>
    choices(equals(on.card), hand.length).map((cards) => ({ kind: 'stack', seat, cards, on })),
  );
}

function exchanges(state: State, seat: SeatNumber): Move[] {
  const changes = state.rules.set.exchange === 'pick' ? chosenCards(state, seat) : swaps(state, seat);
  return [...changes, ...stackings(state, seat), { kind: 'ready', seat }];
}

const others = (state: State, seat: SeatNumber): Move[] => [
  ...flips(state, seat),
  ...pickUpsOf(state, seat),
  ...donesOf(state, seat),
  ...(isStalled(state) ? [{ kind: 'draw', seat } as const] : []),
];

/**
 * Every move that is allowed, legal or on trust, to anybody. Cards that the state doesn't know are left out; a
 * set is listed in one order, though it may be played in any, and cards of which something may be said as they are
 * taken to be where nothing is (`namedPlays` has the others).
 */
export function legalMoves(state: State): Move[] {
  return state.seats.flatMap((_, seat) => legalMovesOf(state, seat));
}

/** The same for one seat. */
export function legalMovesOf(state: State, seat: SeatNumber): Move[] {
  if (state.phase !== 'over' && state.pending?.card !== undefined) return wordsOf(state, seat);
  if (state.phase === 'over' || !hasCards(state.seats[seat]!)) return [];
  if (state.phase === 'exchange') return exchanges(state, seat).filter((move) => isAllowed(state, move));
  const rest = others(state, seat).filter((move) => isAllowed(state, move));
  return [...everyPlay(state, seat), ...rest];
}
