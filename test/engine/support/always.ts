import { type Card, type Kind, kindOf, makeDeck, namedAs, type Rank } from '../../../src/engine/cards.ts';
import { type Demand, demand } from '../../../src/engine/demand.ts';
import { misfitOf } from '../../../src/engine/fit.ts';
import type { State } from '../../../src/engine/state.ts';
import { ranksFor } from '../../../src/engine/wild.ts';

/** Bounds that no card in natural order keeps to, from either side. */
function harshest(state: State): readonly Demand[] {
  const { rules } = state;
  const deck = makeDeck(1, 0).toSorted((a, b) => rules.of[kindOf(a)].height - rules.of[kindOf(b)].height);
  const [low, high] = [deck[0]!, deck.at(-1)!];
  const asks = (card: Card, kind: 'above' | 'below'): Demand => ({
    card,
    bound: { kind, rank: kindOf(card) as Rank, height: rules.of[kindOf(card)].height },
    setting: 'beat.direction',
    colour: null,
    equalCompletes: false,
    size: 1,
    zone: 'hand',
    only: demand(state).only,
    forced: false,
    pairs: false,
  });
  return [asks(high, 'above'), asks(low, 'below')];
}

/** The same position where sets are not completed out of turn and any card may be the last: other reasons. */
const onItsOwn = (state: State): State => {
  const { set } = state.rules;
  const ofAKind = { ...set.ofAKind, outOfTurn: false };
  const end = { ...set.end, lastCard: 'any' as const };
  return { ...state, rules: { ...state.rules, set: { ...set, ofAKind, end } } };
};

/**
 * Asks the judge of single plays for a card of every kind in the deck that isn't limited to some ranks. On a card
 * that commands what alone may follow other cards fit as well, but not always.
 */
export function judgedAlways(state: State): Kind[] {
  const plain = onItsOwn(state);
  const { of, set } = state.rules;
  const oneOfEach = new Map<Kind, Card>(makeDeck(1, set.deck.jokers).map((card) => [kindOf(card), card]));
  const isUnlimited = (kind: Kind) =>
    demand(state).only === null ? typeof of[kind].on === 'string' : of[kind].on === 'any';
  return [...oneOfEach].flatMap(([kind, card]) => {
    const named = ranksFor(of[kind]).map((rank) => namedAs(card, rank));
    // A wild card that doesn't go on anything by itself does so only as one and the same rank.
    const ways = named.length > 0 && of[kind].on !== 'any' ? named : [card, ...named];
    const always = ways.some(
      (way) =>
        (isUnlimited(kindOf(way)) || of[kind].on === 'any') &&
        harshest(plain).every(
          (asked) => misfitOf(plain, { seat: 0, demand: asked, higher: 'no' }, [way]) === null,
        ),
    );
    return always ? [kind] : [];
  });
}
