import {
  type Card,
  KINDS,
  type Kind,
  kindOf,
  makeDeck,
  namedAs,
  type Played,
  type Rank,
} from '../../../src/engine/cards.ts';
import { type Demand, demand } from '../../../src/engine/demand.ts';
import { misfitOf } from '../../../src/engine/fit.ts';
import type { State } from '../../../src/engine/state.ts';
import { ranksFor } from '../../../src/engine/wild.ts';

/** Bounds that no card in natural order keeps to, from either side. */
function harshest(state: State): readonly Demand[] {
  const { rules } = state;
  const { only, colour } = demand(state);
  const deck = makeDeck(1, 0).toSorted((a, b) => rules.of[kindOf(a)].height - rules.of[kindOf(b)].height);
  const [low, high] = [deck[0]!, deck.at(-1)!];
  const asks = (card: Card, kind: 'above' | 'below'): Demand => ({
    card,
    bound: { kind, rank: kindOf(card) as Rank, height: rules.of[kindOf(card)].height },
    setting: 'beat.direction',
    // Of cards that alone may follow the colour counts too.
    colour: only === null ? null : colour,
    equalCompletes: false,
    size: 1,
    zone: 'hand',
    only,
    forced: false,
    pairs: false,
  });
  return [asks(high, 'above'), asks(low, 'below')];
}

/** The same position where nothing is thrown in or played out of turn and any card may be the last: other reasons. */
const onItsOwn = (state: State): State => {
  const { set } = state.rules;
  const ofAKind = { ...set.ofAKind, outOfTurn: false };
  const end = { ...set.end, lastCard: 'any' as const };
  const alone = { ...set, ofAKind, end, jumpIn: 'no' as const, set: { ...set.set, followUp: false } };
  return { ...state, phase: 'play', rules: { ...state.rules, set: alone } };
};

/**
 * Asks the judge of single plays for a card of each colour of every kind in the deck that isn't limited to some ranks. On a card
 * that commands what alone may follow other cards fit as well, but not always.
 */
export function judgedAlways(state: State): Kind[] {
  const plain = onItsOwn(state);
  const { of, set } = state.rules;
  const deck = makeDeck(1, set.deck.jokers, set.deck.without);
  const fits = (cards: readonly Played[]) =>
    cards.every((card) =>
      harshest(plain).every(
        (asked) => misfitOf(plain, { seat: 0, demand: asked, higher: 'no' }, [card]) === null,
      ),
    );
  const isUnlimited = (kind: Kind) =>
    demand(state).only === null ? typeof of[kind].on === 'string' : of[kind].on === 'any';
  return KINDS.flatMap((kind) => {
    const cards = deck.filter((card) => kindOf(card) === kind);
    const named = ranksFor(of[kind]).map((rank) => cards.map((card) => namedAs(card, rank)));
    // A wild card that doesn't go on anything by itself does so only as one and the same rank.
    const ways: Played[][] = named.length > 0 && of[kind].on !== 'any' ? named : [cards, ...named];
    const always = ways.some(
      (way) => way.length > 0 && (isUnlimited(kindOf(way[0]!)) || of[kind].on === 'any') && fits(way),
    );
    return always ? [kind] : [];
  });
}
