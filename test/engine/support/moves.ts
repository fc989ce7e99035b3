import { areOneKind, type Card, isKnown, kindOf, type Slot } from '../../../src/engine/cards.ts';
import { MOST_SWAPPED } from '../../../src/engine/legal.ts';
import type { Move } from '../../../src/engine/move.ts';
import { MANY } from '../../../src/engine/plays.ts';
import type { SeatNumber, State } from '../../../src/engine/state.ts';

const knownOf = (slots: readonly (Slot | null)[]): Card[] =>
  slots.filter((slot): slot is Card => slot !== null && isKnown(slot));

/** All subsets, the empty one included. */
export function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((sofar, item) => sofar.concat(sofar.map((one) => [...one, item])), [[]]);
}

/** The same whichever way round a set is laid; runs have an order. */
export function keyOf(move: Move): string {
  switch (move.kind) {
    case 'play': {
      const { seat, cards } = move;
      return `${seat} play ${(areOneKind(cards) ? [...cards].sort() : cards).join('')}`;
    }
    case 'choose':
      return `${move.seat} choose ${[...move.cards].sort().join('')}`;
    case 'swap':
      return `${move.seat} swap ${[...move.give].sort().join('')} ${[...move.take].sort().join('')}`;
    case 'stack':
      return `${move.seat} stack ${[...move.cards].sort().join('')} ${move.on.seat} ${move.on.card}`;
    case 'flip':
      return `${move.seat} flip ${move.stack}`;
    case 'pickUp':
      return `${move.seat} pickUp ${move.add ?? ''}`;
    case 'done':
      return `${move.seat} done ${move.to ?? ''}`;
    default:
      return `${move.seat} ${move.kind}`;
  }
}

function byKind(cards: readonly Card[]): Card[][] {
  const kinds = [...new Set(cards.map(kindOf))];
  return kinds.map((kind) => cards.filter((card) => kindOf(card) === kind));
}

/** Cards one after another along the order of the rule set, up or down, of two or more. */
function runs(state: State, cards: readonly Card[]): Card[][] {
  const heightOf = (card: Card) => state.rules.of[kindOf(card)].height;
  const longer = (run: Card[], step: number): Card[][] =>
    cards
      .filter((card) => heightOf(card) >= 0 && heightOf(card) === heightOf(run.at(-1)!) + step)
      .flatMap((card) => [[...run, card], ...longer([...run, card], step)]);
  if (cards.length > 12) return [];
  return cards
    .filter((card) => heightOf(card) >= 0)
    .flatMap((card) => [...longer([card], 1), ...longer([card], -1)]);
}

/** Every play, flip, pick-up and refusal of a seat that could make sense, by known cards of hand and table. */
function moves(state: State, seat: SeatNumber): Move[] {
  const own = state.seats[seat]!;
  const cards = [...knownOf(own.hand), ...knownOf(own.faceUp)];
  const sets = [...byKind(cards).flatMap(subsets), ...runs(state, cards)].filter((set) => set.length > 0);
  const plays = sets.map((set): Move => ({ kind: 'play', seat, cards: set }));
  const flips = ([-1, 0, 1, 2, 3, 4, 5, 6, 'stock'] as const).map(
    (stack): Move => ({ kind: 'flip', seat, stack }),
  );
  const pickUps = knownOf(own.faceUp).map((add): Move => ({ kind: 'pickUp', seat, add }));
  const others = (['pickUp', 'done', 'draw'] as const).map((kind): Move => ({ kind, seat }));
  return [...plays, ...flips, ...pickUps, ...others];
}

/** Cards of a hand put on each known face-up card of a seat. */
const stackedOn = (state: State, seat: SeatNumber, other: SeatNumber, cards: readonly Card[]): Move[] =>
  knownOf(state.seats[other]!.faceUp).map((card) => ({
    kind: 'stack',
    seat,
    cards,
    on: { seat: other, card },
  }));

function exchanges(state: State, seat: SeatNumber): Move[] {
  const own = state.seats[seat]!;
  const [hand, open] = [knownOf(own.hand), knownOf(own.faceUp)];
  // Of a large hand cards that stand side by side: there are too many other choices.
  const gives = hand.length > MANY ? hand.map((_, i) => hand.slice(i, i + 3)) : subsets(hand);
  const isMany = hand.length + open.length > MOST_SWAPPED;
  const [given, takes] = isMany
    ? [hand, open].map((cards) => cards.map((card) => [card]))
    : [gives, subsets(open)];
  const swaps = given!.flatMap((give) => takes!.map((take): Move => ({ kind: 'swap', seat, give, take })));
  const chosen = gives.map((cards): Move => ({ kind: 'choose', seat, cards }));
  const equals = [...byKind(hand).flatMap(subsets), hand, hand.slice(0, 2)];
  const stacked = equals.flatMap((cards) =>
    state.seats.flatMap((_, other) => stackedOn(state, seat, other, cards)),
  );
  return [...swaps, ...chosen, ...stacked, { kind: 'ready', seat }];
}

/** The whole space of moves, made without asking any rule; exchanges only while they may be open. */
export function moveSpace(state: State): Move[] {
  const withExchanges = state.phase === 'exchange' || state.phase === 'start';
  return state.seats.flatMap((_, seat) => [
    ...moves(state, seat),
    ...(withExchanges ? exchanges(state, seat) : [{ kind: 'ready', seat } as const]),
  ]);
}
