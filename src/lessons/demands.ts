import {
  bareCards,
  bareOf,
  type Card,
  colourOf,
  isKnown,
  isNamed,
  kindOf,
  type Played,
  RANKS,
  type Rank,
} from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { demand } from '../engine/demand.ts';
import { parseRankOrder } from '../engine/rules/order.ts';
import type { Rules } from '../engine/rules/rules.ts';
import type { State } from '../engine/state.ts';
import { type Desk, firstOf, isPlainCard, layOut, numbersOf, YOU } from './desk.ts';
import { fillers } from './hands.ts';
import { lay, oneOf, type Stem } from './judge.ts';
import type { Answer, Asks, Lesson } from './lesson.ts';

const NOTHING: Asks = { bound: null, colour: null, only: null };

/** Whether a card is what a demand says, as one reads it. */
export function isAskedFor({ set }: Rules, { bound, colour, only }: Asks, card: Card): boolean {
  const kind = kindOf(card);
  if (colour !== null && colourOf(card) !== colour) return false;
  if (only !== null) return only.some((rank) => rank === kind);
  if (bound === null) return true;
  const order = parseRankOrder(set.rank.order) ?? RANKS;
  const apart = order.indexOf(kind as Rank) - order.indexOf(bound.rank as Rank);
  if (bound.kind === 'atLeast') return apart >= 0;
  if (bound.kind === 'above') return apart > 0;
  return bound.kind === 'atMost' ? apart <= 0 : apart < 0;
}

/** One plain card of each rank and colour that lies neither on the pile nor in the hand. */
const samples = (desk: Desk, { pile }: State): Card[] => {
  const free = desk.deck.filter((card) => isPlainCard(desk, card) && !pile.includes(card));
  return free.filter(
    (card, i) =>
      free.findIndex((other) => kindOf(other) === kindOf(card) && colourOf(other) === colourOf(card)) === i,
  );
};

/** Which of the sampled cards may be played here, as the engine decides: `1` and `0`. */
function allowed(state: State, cards: readonly Card[]): string {
  const own = state.seats[YOU]!;
  return cards
    .map((card) => {
      const hand = [card, ...own.hand.filter((other) => other !== card)];
      const seats = state.seats.map((seat, number) =>
        number === YOU
          ? { ...own, hand }
          : { ...seat, hand: [], faceUp: seat.faceUp.map(() => null), faceDown: seat.faceDown.map(() => []) },
      );
      return decide({ ...state, seats, stock: [], burned: [] }, lay(card)).verdict === 'illegal' ? 0 : 1;
    })
    .join('');
}

/** What others might take for the demand: that of each card of the pile, of a wild one also as itself, and its opposite. */
function mistaken(state: State, asks: Asks): Asks[] {
  const ranks = state.pile
    .filter(isKnown)
    .toReversed()
    .flatMap((card) => (isNamed(card) ? [card, bareOf(card)] : [card]))
    .map(kindOf)
    .filter((kind): kind is Rank => kind !== 'JK');
  const bounds = (kinds: readonly ('atLeast' | 'atMost' | 'above' | 'below')[]) =>
    ranks.flatMap((rank) => kinds.map((kind): Asks => ({ ...NOTHING, bound: { kind, rank } })));
  const up = state.rules.set.beat.direction === 'up';
  const uncoloured = asks.colour === null ? [] : [{ ...asks, colour: null }];
  return [
    ...uncoloured,
    ...bounds(up ? ['atLeast'] : ['atMost']),
    NOTHING,
    ...bounds(up ? ['atMost', 'above'] : ['atLeast', 'below']),
  ];
}

interface Wanted {
  readonly id: string;
  readonly topic: string;
  readonly pile: (desk: Desk) => readonly Played[] | null;
  readonly about: (pile: readonly Played[]) => Card | null;
}

/** What the pile demands of the next card. The answers differ in the cards that they let be played. */
export function askDemand(desk: Desk, wanted: Wanted): Lesson | null {
  return firstOf(() => {
    const pile = wanted.pile(desk);
    if (pile === null || pile.length === 0) return null;
    const state = layOut(desk, { hand: fillers(desk, 3, [...pile, ...bareCards(pile)]), pile, stock: true });
    if (state === null) return null;
    const { bound, colour, only } = demand(state);
    const asks: Asks = {
      bound: bound === null ? null : { kind: bound.kind, rank: bound.rank },
      colour,
      only: only === null ? null : [...only],
    };
    const cards = samples(desk, state);
    const seen = new Set<string>();
    const reading = (one: Asks) => cards.map((card) => (isAskedFor(desk.rules, one, card) ? 1 : 0)).join('');
    // What isn't so to every card (a power of its own) can't be asked like this.
    if (reading(asks) !== allowed(state, cards)) return null;
    seen.add(reading(asks));
    const wrong: Answer[] = [];
    for (const one of mistaken(state, asks)) {
      if (seen.has(reading(one))) continue;
      seen.add(reading(one));
      wrong.push({ kind: 'asks', asks: one });
    }
    const choices = oneOf({ kind: 'asks', asks }, wrong, desk.random);
    if (choices === null) return null;
    const stem: Stem = { id: wanted.id, topic: wanted.topic, asked: 'demand', state };
    const about = wanted.about(pile);
    const lesson: Lesson = {
      ...stem,
      about,
      rules: numbersOf(desk, [wanted.topic]),
      you: YOU,
      made: null,
      choices,
    };
    return lesson;
  });
}
