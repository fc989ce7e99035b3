import type { Kind } from '../engine/cards.ts';
import { type Bound, type Demand, demand } from '../engine/demand.ts';
import { alwaysFits, missesBound } from '../engine/fit.ts';
import { kindsIn } from '../engine/rules/deck.ts';
import { type Rules, ruleNumber, rulesOf } from '../engine/rules/rules.ts';
import { missingToBurn } from '../engine/sets.ts';
import type { State } from '../engine/state.ts';
import type { DemandView, TableView } from '../protocol/view.ts';

export const ruleText = (rules: Rules, number: string | null): string | null =>
  rules.set.texts.find((sentence) => sentence.number === number)?.text ?? null;

/** Nothing of the deck is higher than the highest rank, nor lower than the lowest. */
function isExact({ of, set }: Rules, { kind, height }: Bound): boolean {
  const heights = kindsIn(set).flatMap((one) => (one === 'JK' ? [] : of[one].height));
  return (
    (kind === 'atLeast' && heights.every((one) => one <= height)) ||
    (kind === 'atMost' && heights.every((one) => one >= height))
  );
}

type Needed = Pick<Demand, 'bound' | 'colour' | 'size'>;

/** Whether a bound lets a kind go that goes on anything, so that it needs no saying. */
function isWithin({ of }: Rules, { bound, colour, size }: Needed, kind: Kind): boolean {
  // Of a rank within the bound not every card has the colour, nor are there always enough of them.
  return (
    kind !== 'JK' &&
    bound !== null &&
    colour === null &&
    size <= 1 &&
    missesBound(bound, of[kind].height) === null
  );
}

/**
 * The kinds that go on the pile now whatever it demands, but for the rank that `needed` names itself: all of them, as a
 * list that leaves one out denies it; none where `needed` lets all of them go.
 */
export function alwaysBeside(state: State, needed: Needed): Kind[] {
  const all = alwaysFits(state).filter((kind) => kind !== needed.bound?.rank);
  return all.every((kind) => isWithin(state.rules, needed, kind)) ? [] : all;
}

export function demandView(state: State): DemandView {
  const asked = demand(state);
  const { card, bound, colour, only, forced, equalCompletes, size, pairs } = asked;
  return {
    card,
    bound:
      bound === null
        ? null
        : { kind: isExact(state.rules, bound) ? 'exactly' : bound.kind, rank: bound.rank },
    colour,
    only: only === null ? null : [...only],
    forced,
    equalCompletes,
    missing: missingToBurn(state),
    size,
    pairs,
    always: alwaysBeside(state, asked),
  };
}

/** The parameter by which a demand is what it is; null where no card makes any. */
function settingOf(state: State): string | null {
  const { card, bound, colour, only, setting } = demand(state);
  // Beside a colour the demand for a rank goes without saying.
  if (colour === null && (bound !== null || only !== null)) return setting;
  return card === null ? null : rulesOf(state.rules, card).effectsSetting;
}

/** The rule by which the pile demands what it does; null where none of the set's sentences says so. */
export function demandRule(state: State): TableView['demandRule'] {
  const setting = settingOf(state);
  const rule = setting === null ? null : ruleNumber(state.rules, setting);
  return rule === null ? null : { rule, ruleText: ruleText(state.rules, rule) };
}
