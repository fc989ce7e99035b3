/** What the pile asks of the next card. */

import { type Colour, colourOf, isKnown, type Kind, type Played, rankOf } from './cards.ts';
import { type Bound, rulesOf } from './rules/rules.ts';
import { inZone, type Zone } from './rules/schema.ts';
import { effectiveCard, type State } from './state.ts';

export type { Bound } from './rules/rules.ts';

/** What the pile demands of the next card; powers that go on any card are not part of it. */
export interface Demand {
  readonly zone: Zone;
  /** The card to beat; null where there is none, and anything may follow. */
  readonly card: Played | null;
  readonly bound: Bound | null;
  /** The parameter that sets the bound, or says what alone may follow. */
  readonly setting: string;
  /** The colour that has to follow: of a card in effect that asks for its own, or of `only` that hand a pick-up on. */
  readonly colour: Colour | null;
  /** The ranks, jokers among them, that alone may follow, whatever the bound: on an unbeatable card, or to escape a pick-up. */
  readonly only: readonly Kind[] | null;
  /** Whether the pile has to be picked up unless one of `only` follows. */
  readonly forced: boolean;
  /** Equal cards fit only if they complete the set. */
  readonly equalCompletes: boolean;
  /** The fewest cards that answer the last play. */
  readonly size: number;
  /** More cards than that beat it whatever their rank, and a hand without a higher card may play a pair (EN-14, EN-15). */
  readonly pairs: boolean;
}

/** The card on the pile whose pick-up is forced, through those that handed it on; null if none is. */
function forcingCard(state: State): Played | null {
  const { pile, rules } = state;
  const passed: Kind[] = [];
  for (let i = pile.length - 1; i >= 0; i--) {
    const slot = pile[i]!;
    if (!isKnown(slot)) return null;
    const { kind, forcePickUp } = rulesOf(rules, slot);
    if (forcePickUp !== null) return passed.every((one) => forcePickUp.includes(one)) ? slot : null;
    if (rules.passOn !== null && colourOf(slot) !== rules.passOn) return null;
    passed.push(kind);
  }
  return null;
}

/** What alone may follow, of cards that command it. */
function commanded(
  state: State,
  card: Played | null,
): Pick<Demand, 'card' | 'colour' | 'only' | 'forced' | 'setting'> | null {
  const forcing = forcingCard(state);
  if (forcing !== null) {
    const { forcePickUp, effectsSetting } = rulesOf(state.rules, forcing);
    const colour = state.rules.passOn;
    // A joker has no colour.
    const only = colour === null ? forcePickUp : forcePickUp!.filter((kind) => kind !== 'JK');
    return { card: forcing, colour, only, forced: true, setting: effectsSetting };
  }
  const power = card === null ? null : rulesOf(state.rules, card);
  if (power === null || power.unbeatable === null) return null;
  return { card, colour: null, only: power.unbeatable, forced: false, setting: power.effectsSetting };
}

/** The topmost card over the card to beat after which the next one must be lower than that; null if there is none. */
function loweringCard({ pile, rules }: State): Played | null {
  for (let i = pile.length - 1; i >= 0; i--) {
    const slot = pile[i]!;
    if (!isKnown(slot) || !rulesOf(rules, slot).lookedThrough) return null;
    if (rulesOf(rules, slot).belowUnder) return slot;
  }
  return null;
}

/** Lower than the rank of this card; null if it has none. */
function belowRank({ rules }: State, card: Played): Bound | null {
  const { countsAs, height } = rulesOf(rules, card);
  const rank = countsAs ?? rankOf(card);
  return rank === null ? null : { kind: 'below', rank, height };
}

const STRICT = { atLeast: 'above', atMost: 'below', above: 'above', below: 'below' } as const;

/** The same bound without the rank itself. */
export const strictly = (bound: Bound | null): Bound | null =>
  bound === null ? null : { ...bound, kind: STRICT[bound.kind] };

/**
 * What the pile demands of the next cards from a zone (RE-04, RE-31, RE-X1, BL-13 …): a bound in the order of
 * ranks, a colour, a number of cards. Where nothing is in effect, anything goes.
 */
export function demand(state: State, zone: Zone = 'hand'): Demand {
  const { rules } = state;
  const { set } = rules;
  const card = effectiveCard(state);
  const power = card === null ? null : rulesOf(rules, card);
  const size = set.match.size === 'free' ? 1 : (state.lastPlay?.count ?? 1);
  const pairs = set.match.size === 'pairWhenStuck';
  const lowering = rules.anyBelow && card !== null ? loweringCard(state) : null;
  const ownBound = power === null ? null : inZone(power.bound, zone);
  const bound = lowering === null ? ownBound : belowRank(state, card!);
  const conditional =
    lowering !== null || (power !== null && (power.atMost !== null || power.atLeast !== null));
  // A zone with a rule of its own for equal cards has its own sentence about what beats what (EN-21).
  const ownRule = zone !== 'hand' && inZone(set.beat.equal, zone) !== set.beat.equal.hand && !conditional;
  const command = rules.anyCommands ? commanded(state, card) : null;
  const ownColour = power?.sameColour === true && card !== null ? colourOf(card) : null;
  return {
    zone,
    card: command?.card ?? card,
    // As many cards as lie there have to be higher (EN-15).
    bound: pairs && size > 1 ? strictly(bound) : bound,
    setting:
      command?.setting ??
      (ownRule
        ? 'beat.equal'
        : pairs && size > 1
          ? 'match.size'
          : conditional
            ? rulesOf(rules, lowering ?? card!).effectsSetting
            : 'beat.direction'),
    colour: command === null ? ownColour : command.colour,
    only: command?.only ?? null,
    forced: command?.forced ?? false,
    equalCompletes: inZone(set.beat.equal, zone) === 'completesSet',
    size,
    pairs,
  };
}
