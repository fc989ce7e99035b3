import { describe, expect, it } from 'vitest';
import { dealHidden, firstPhase } from '../../src/engine/deal.ts';
import { type DealingStep, dealingSteps } from '../../src/engine/dealing.ts';
import { resolveRules } from '../../src/engine/rules/resolve.ts';
import type { Rules } from '../../src/engine/rules/rules.ts';
import type { State } from '../../src/engine/state.ts';
import { findVariant, VARIANT_IDS } from '../../src/variants/index.ts';

function rulesOf(id: string, options: Record<string, unknown> = {}): Rules | null {
  const rules = resolveRules(id, options, findVariant);
  return rules.ok ? rules.value : null;
}

/** Every preset, alone and with each of its variations, choice by choice. */
const ALL: readonly (readonly [string, Rules])[] = VARIANT_IDS.flatMap((id) => {
  const variations = rulesOf(id)?.set.variations ?? {};
  const chosen = Object.entries(variations).flatMap(([name, { choices }]) => {
    const values = Object.keys(choices);
    return (values.length === 0 ? [true] : values).map((value) => ({ [name]: value }));
  });
  const extras = [
    { 'deal.starter': true },
    { leftover: 'dead', 'refill.mode': 'none' },
    { leftover: 'dealt', 'refill.mode': 'none' },
    { exchange: 'none' },
  ];
  return [{}, ...chosen, ...extras].flatMap((options) => {
    const rules = rulesOf(id, options);
    return rules === null ? [] : [[`${id} ${JSON.stringify(options)}`, rules] as const];
  });
});

const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function deal(rules: Rules, players: number): State | null {
  const names = Array.from({ length: players }, (_, i) => `P${i}`);
  const table = { rules, names, dealer: 0, lastLoser: null, lastWinner: null };
  const dealt = dealHidden(table, firstPhase(rules));
  return dealt.ok ? dealt.value : null;
}

const find = <S extends DealingStep['step']>(steps: readonly DealingStep[], step: S) =>
  steps.find((one): one is Extract<DealingStep, { step: S }> => one.step === step);

/** What the instructions lead to for the dealer, in the words of a deal. */
function followed(steps: readonly DealingStep[], players: number) {
  const down = find(steps, 'faceDown');
  const rest = find(steps, 'rest')!;
  // Dealt one by one from the dealer's left on, the dealer gets none of the last that don't go round.
  const more = rest.use === 'dealt' ? Math.floor(rest.cards / players) : 0;
  return {
    stacks: Array.from({ length: down?.stacks ?? 0 }, () => down?.depth),
    faceUp: find(steps, 'faceUp')?.cards ?? 0,
    hand: (find(steps, 'hand')?.cards ?? 0) + more,
    pile: find(steps, 'starter') === undefined ? 0 : 1,
    rest: rest.use === 'dealt' ? 0 : rest.cards,
  };
}

function dealt({ seats, pile, stock }: State) {
  const { hand, faceUp, faceDown } = seats[0]!;
  return {
    stacks: faceDown.map((stack) => stack.length).filter((count) => count > 0),
    faceUp: faceUp.filter((slot) => slot !== null).length,
    hand: hand.length,
    pile: pile.length,
    rest: stock.length,
  };
}

describe('cards that are left and dealt too', () => {
  const rules = rulesOf('palace', { leftover: 'dealt', 'refill.mode': 'none' })!;

  it.each([
    [2, [20, 20]],
    [3, [12, 11, 11]],
    [4, [7, 7, 7, 7]],
    [5, [5, 5, 4, 4, 4]],
  ])('go round among %i from the dealer’s left on, until none is left', (players, hands) => {
    const { seats, stock } = deal(rules, players)!;
    expect(stock).toEqual([]);
    const fromLeft = [...seats.slice(1), seats[0]!];
    expect(fromLeft.map(({ hand }) => hand.length)).toEqual(hands);
  });
});

describe('dealing instructions', () => {
  it('there are presets with their variations to look at', () => {
    expect(ALL.length).toBeGreaterThan(40);
  });

  it.each(ALL)(
    '%s: followed, they lead to the very deal that the engine makes, for every size',
    (_, rules) => {
      let some = 0;
      for (const players of sizes) {
        const steps = dealingSteps(rules.set, players);
        const state = deal(rules, players);
        expect(steps === null, `${players} players`).toBe(state === null);
        if (steps === null || state === null) continue;
        some++;
        expect(followed(steps, players), `${players} players`).toEqual(dealt(state));
        const { cards, dealt: used } = find(steps, 'pack')!;
        expect(used + find(steps, 'rest')!.cards).toBe(cards);
        const choose = find(steps, 'choose');
        if (choose !== undefined && choose.keep !== null)
          expect(choose.cards + choose.keep).toBe(find(steps, 'hand')!.cards);
      }
      expect(some).toBeGreaterThan(0);
    },
  );
});
