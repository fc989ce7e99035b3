/** What each kind of card is worth under a rule set, found by trying every kind on every other. */

import { type Card, KINDS, type Kind, kindOf, UNKNOWN } from '../engine/cards.ts';
import { demand } from '../engine/demand.ts';
import { misfitOf } from '../engine/fit.ts';
import { deckOf } from '../engine/rules/deck.ts';
import type { Rules } from '../engine/rules/rules.ts';
import type { Seat, State } from '../engine/state.ts';

/** What cards of one kind are good for under a rule set. */
export interface Strength {
  /** The share of all cards on which one of them may be played. */
  readonly reach: number;
  /** The share of all cards that may not be played on it. */
  readonly holds: number;
  /** How much it is worth keeping: for an ordinary card between 0 and 1. */
  readonly keep: number;
}

const SEAT: Seat = { name: '', hand: Array.from({ length: 9 }, () => UNKNOWN), faceUp: [], faceDown: [] };

/** A table of these rules on which one card lies, for asking what may follow it. */
const tableWith = (rules: Rules, pile: readonly Card[]): State => ({
  rules,
  phase: 'play',
  seats: [SEAT, SEAT],
  dealer: 0,
  direction: 'clockwise',
  turn: 0,
  extra: null,
  pile,
  stock: [],
  burned: [],
  lastPlay: null,
  pending: null,
  ready: [],
  idle: 0,
  agreed: [],
  dealt: null,
  out: [],
  lastLoser: null,
  lastWinner: null,
});

/** A red and a black card of a kind, since a rule may ask for a colour; a joker is of neither. */
const examplesOf = (kind: Kind): readonly Card[] => (kind === 'JK' ? ['X1'] : [`${kind}C`, `${kind}H`]);

/** The share of cards of one kind that go on a card of another, by itself on the pile. */
function shareThatFits(rules: Rules, kind: Kind, on: Kind): number {
  const pairs = examplesOf(on).flatMap((top) => examplesOf(kind).map((card) => [top, card] as const));
  const fitting = pairs.filter(([top, card]) => {
    const state = tableWith(rules, [top]);
    return misfitOf(state, { seat: 0, demand: demand(state), higher: 'no' }, [card]) === null;
  });
  return fitting.length / pairs.length;
}

function mean(values: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  let weight = 0;
  for (const [i, value] of values.entries()) {
    sum += value * weights[i]!;
    weight += weights[i]!;
  }
  return weight === 0 ? 0 : sum / weight;
}

/** To clear the pile is worth most. */
const BURN = 0.3;
/** What keeps others off is worth something even where it goes on less. */
const HOLDS = 0.3;
/** A card that only passes a demand on is played before one that makes a demand. */
const PASSES_ON = 0.06;

function makeStrengths(rules: Rules): readonly Strength[] {
  const deck = deckOf(rules.set);
  const counts = KINDS.map((kind) => deck.filter((card) => kindOf(card) === kind).length);
  const fits = KINDS.map((kind) => KINDS.map((on) => shareThatFits(rules, kind, on)));
  // What burns doesn't stay, and through what is transparent the card below is seen.
  const stays = KINDS.map((_, i) => (rules.kinds[i]!.burn || rules.kinds[i]!.lookedThrough ? 0 : counts[i]!));
  const reaches = KINDS.map((_, i) => mean(fits[i]!, stays));
  const kept = KINDS.map((_, i) =>
    rules.kinds[i]!.burn
      ? 0
      : 1 -
        mean(
          fits.map((row) => row[i]!),
          counts,
        ),
  );
  const usual = mean(kept, stays);
  return KINDS.map((_, i) => {
    const { burn, transparent, lookedThrough } = rules.kinds[i]!;
    const holds = lookedThrough ? usual : kept[i]!;
    const keep = reaches[i]! + (burn ? BURN : 0) + HOLDS * holds - (transparent ? PASSES_ON : 0);
    return { reach: reaches[i]!, holds, keep };
  });
}

const known = new WeakMap<Rules, readonly Strength[]>();

/** The strength of each kind in the order of `KINDS`, as the rules give it. Made out once for a rule set. */
export function strengthsOf(rules: Rules): readonly Strength[] {
  const before = known.get(rules);
  if (before !== undefined) return before;
  const made = makeStrengths(rules);
  known.set(rules, made);
  return made;
}
