import { type Card, type Colour, colourOf, kindOf, type Rank, rankOf } from './cards.ts';
import { type KindRules, type Rules, rulesOf } from './rules/rules.ts';
import type { Zone } from './rules/schema.ts';
import type { BreachCode } from './ruling.ts';
import { effectiveCard, runLength, type State } from './state.ts';

/** Which ranks go on the pile in natural order. */
export interface Bound {
  readonly kind: 'atLeast' | 'above' | 'atMost' | 'below';
  readonly rank: Rank;
}

/** What the pile demands of the next card; powers that go on any card are not part of it. */
export interface Demand {
  /** The card that is in effect; null where there is none, and anything may follow. */
  readonly card: Card | null;
  readonly bound: Bound | null;
  /** The parameter that sets the bound. */
  readonly setting: string;
  /** The colour that has to follow, for a card in effect that asks for its own. */
  readonly colour: Colour | null;
  /** How many more cards of the top card's kind burn the pile; null where none do. */
  readonly missing: number | null;
  /** Equal cards fit only if they complete the set. */
  readonly equalCompletes: boolean;
  /** The fewest cards that answer the last play. */
  readonly size: number;
}

/** A fault of some cards against a demand; `card` and `setting` as in a breach. */
export interface Misfit {
  readonly code: BreachCode;
  readonly setting: string;
  readonly card: Card | null;
}

const isConditional = (on: KindRules): boolean => on.atMost !== null || on.atLeast !== null;

function boundOf(rules: Rules, card: Card, zone: Zone): Bound | null {
  const power = rulesOf(rules, card);
  const rank = rankOf(card);
  if (power.reset || rank === null) return null;
  if (power.atMost !== null) return { kind: 'atMost', rank: power.atMost };
  if (power.atLeast !== null) return { kind: 'atLeast', rank: power.atLeast };
  const equal = rules.set.beat.equal[zone] === 'yes';
  if (rules.set.beat.direction === 'up') return { kind: equal ? 'atLeast' : 'above', rank };
  return { kind: equal ? 'atMost' : 'below', rank };
}

function missingCards(state: State): number | null {
  const { size, scope } = state.rules.set.ofAKind;
  const top = state.pile.at(-1);
  if (size === 0 || scope !== 'pile' || top === undefined || top === '??') return null;
  const kind = kindOf(top);
  return kind === 'JK' ? null : Math.max(size - runLength(state.rules, state.pile, kind), 1);
}

/**
 * What the pile demands of the next cards from a zone (RE-04, RE-31, RE-X1, BL-13 …): a bound in the order of
 * ranks, a colour, a number of cards. Where nothing is in effect, anything goes.
 */
export function demand(state: State, zone: Zone = 'hand'): Demand {
  const { rules } = state;
  const card = effectiveCard(state);
  const power = card === null ? null : rulesOf(rules, card);
  return {
    card,
    bound: card === null ? null : boundOf(rules, card, zone),
    setting:
      card !== null && power !== null && isConditional(power) ? `special[${kindOf(card)}]` : 'beat.direction',
    colour: card !== null && power?.sameColour === true ? colourOf(card) : null,
    missing: missingCards(state),
    equalCompletes: rules.set.beat.equal[zone] === 'completesSet',
    size: rules.set.match.size === 'atLeast' ? (state.lastPlay?.count ?? 1) : 1,
  };
}

/** How a rank of this height misses the bound; null if it fits. */
function missesBound(rules: Rules, bound: Bound, height: number): BreachCode | null {
  const limit = rules.of[bound.rank].height;
  switch (bound.kind) {
    case 'atLeast':
      return height < limit ? 'tooLow' : null;
    case 'atMost':
      return height > limit ? 'tooHigh' : null;
    case 'above':
      return height > limit ? null : height === limit ? 'equalNotAllowed' : 'tooLow';
    case 'below':
      return height < limit ? null : height === limit ? 'equalNotAllowed' : 'tooHigh';
  }
}

const misfit = (code: BreachCode, setting: string, card: Card | null): Misfit => ({ code, setting, card });

/** Whether cards of one kind, laid now, burn the pile as a set on top of it (RE-23, BL-23, TH-16, TH-17). */
export function completesSet(state: State, cards: readonly Card[], seat: number): boolean {
  const { size, scope } = state.rules.set.ofAKind;
  const first = cards[0];
  if (size === 0 || first === undefined || kindOf(first) === 'JK') return false;
  if (cards.length >= size) return true;
  if (scope === 'onePlay') return false;
  const run = runLength(state.rules, state.pile, kindOf(first));
  if (run + cards.length < size) return false;
  if (scope === 'pile') return true;
  return run >= 3 && state.lastPlay?.count === 3 && state.lastPlay.seat !== seat;
}

/** Whether a set may be completed by anybody, whatever the pile demands (RE-25, A-37). */
export const completesForAnyone = (state: State, cards: readonly Card[], seat: number): boolean =>
  state.rules.set.ofAKind.outOfTurn &&
  cards.length < state.rules.set.ofAKind.size &&
  completesSet(state, cards, seat);

/** The card that keeps a kind off the pile, whatever else it may (RE-X4, A-42); null if none does. */
export function barred(state: State, power: KindRules): Card | null {
  if (power.notOn.length === 0) return null;
  const top = state.pile.at(-1);
  const looked =
    state.rules.set.notOn.looks === 'effective' ? effectiveCard(state) : top === '??' ? null : (top ?? null);
  const rank = looked === null ? null : rankOf(looked);
  return rank !== null && power.notOn.includes(rank) ? looked : null;
}

function wrongColour(state: State, asked: Demand, cards: readonly Card[]): Misfit | null {
  if (asked.colour === null || asked.card === null) return null;
  const { set, exempt } = state.rules.set.sameColour;
  const rank = rankOf(cards[0]!);
  if (rank !== null && exempt.includes(rank) && rank === rankOf(asked.card)) return null;
  const follows = (card: Card) => colourOf(card) === asked.colour;
  const fits = set === 'every' ? cards.every(follows) : cards.some(follows);
  return fits ? null : misfit('wrongColour', `special[${rankOf(asked.card)}]`, asked.card);
}

function naturalMisfit(state: State, cards: readonly Card[], seat: number, asked: Demand): Misfit | null {
  const power = rulesOf(state.rules, cards[0]!);
  if (asked.bound !== null) {
    const code = missesBound(state.rules, asked.bound, power.height);
    const completing = code === 'equalNotAllowed' && asked.equalCompletes && completesSet(state, cards, seat);
    if (code !== null && !completing)
      return misfit(code, code === 'equalNotAllowed' ? 'beat.equal' : asked.setting, asked.card);
  }
  return wrongColour(state, asked, cards);
}

/**
 * What is wrong with laying these cards of one kind on the pile, wherever they come from; null if they fit. A
 * power that goes on any card goes past every demand but not past what it is barred from (RE-X4, A-42).
 */
export function findMisfit(state: State, cards: readonly Card[], seat: number, asked: Demand): Misfit | null {
  const first = cards[0]!;
  const power = rulesOf(state.rules, first);
  const bar = barred(state, power);
  if (bar !== null) return misfit('notOnThis', `special[${power.kind}].notOn`, bar);
  if (cards.length < asked.size) return misfit('setTooSmall', 'match.size', asked.card);
  const { onAny, size } = state.rules.set.ofAKind;
  if (completesForAnyone(state, cards, seat)) return null;
  if (onAny && size > 0 && cards.length >= size) return null;
  if (power.on === 'any') return null;
  if (power.on === 'natural') return naturalMisfit(state, cards, seat, asked);
  const highest = state.rules.of[power.on.maxTop].height;
  const below = asked.card === null ? -1 : rulesOf(state.rules, asked.card).height;
  return below <= highest ? null : misfit('notOnThis', `special[${power.kind}].on`, asked.card);
}
