import { describe, expect, test } from 'vitest';
import { applyAll } from '../../src/engine/apply.ts';
import { isKnown } from '../../src/engine/cards.ts';
import { decide } from '../../src/engine/decide.ts';
import { mask, type Viewer } from '../../src/engine/knowledge.ts';
import type { Move } from '../../src/engine/move.ts';
import { seededRandom } from '../../src/engine/random.ts';
import type { BreachCode, Ruling } from '../../src/engine/ruling.ts';
import { faceUpCards, PHASES, type State } from '../../src/engine/state.ts';
import { isViewOf, movesToRule, overlooks, shown } from './support/known.ts';
import { playout } from './support/playout.ts';
import { knownDeal, seeds, TABLES, titleOf } from './support/tables.ts';

const viewersOf = (state: State): Viewer[] => ['onlooker', ...state.seats.keys()];

const codesOf = (ruling: Ruling): readonly BreachCode[] =>
  ruling.verdict === 'illegal' ? ruling.breaches.map((breach) => breach.code) : [];

/** How what a viewer sees ruled on contradicts what is so; null if it doesn't. */
function contradiction(state: State, seen: State, move: Move): string | null {
  const full = decide(state, move);
  const ruled = decide(seen, move);
  if (full.verdict === 'onTrust') return 'with full knowledge nothing is on trust';
  if (ruled.verdict === 'illegal')
    return full.verdict === 'illegal' ? null : `refused for ${codesOf(ruled).join()}, though legal`;
  if (full.verdict === 'illegal') return overlooks(state, ruled.verdict, codesOf(full));
  const after = applyAll(seen, ruled.events);
  return isViewOf(applyAll(state, full.events), after) ? null : 'leads elsewhere than it should';
}

describe.each(TABLES.map((one) => ({ one, title: titleOf(one) })))('$title', ({ one }) => {
  test.each(seeds(1))('no ruling contradicts full knowledge, whoever looks (seed %i)', (seed) => {
    const random = seededRandom(seed + 1000);
    let count = 0;
    for (const { before, move } of playout(knownDeal(one, seed), random, 250)) {
      count++;
      const moves = [shown(before, move), ...(count % 5 === 0 ? movesToRule(before, random, 24) : [])];
      // The onlooker and one seat after another: all of them at every move would say the same.
      for (const viewer of ['onlooker' as const, count % before.seats.length]) {
        const seen = mask(before, viewer);
        for (const tried of moves) {
          const wrong = contradiction(before, seen, tried);
          if (wrong === null) continue;
          const { rules: _, ...plain } = seen;
          expect.fail(
            `${viewer} on ${JSON.stringify(tried)}: ${wrong}\n${JSON.stringify(plain)}\n${JSON.stringify(before.seats)}`,
          );
        }
      }
    }
  });

  test.each(seeds(1))('a viewer is shown the own hand and what lies open, nothing else (seed %i)', (seed) => {
    for (const { before } of playout(knownDeal(one, seed), seededRandom(seed), 60)) {
      for (const viewer of viewersOf(before)) {
        const { rules: _, ...seen } = mask(before, viewer);
        const shown = JSON.stringify(seen).match(/"(?:(?:2:)?[2-9TJQKA][CDHS]|X[1-4])"/g) ?? [];
        const open = [
          ...before.pile,
          ...before.burned,
          ...before.seats.flatMap((seat, i) => [...faceUpCards(seat), ...(i === viewer ? seat.hand : [])]),
        ].filter(isKnown);
        if (
          shown.sort().join() !==
          open
            .map((card) => `"${card}"`)
            .sort()
            .join()
        )
          expect(shown).toEqual(open);
        for (const phase of PHASES)
          if (JSON.stringify(mask({ ...before, phase }, viewer).seats) !== JSON.stringify(seen.seats))
            expect.fail(`the phase ${phase} changes what ${viewer} sees`);
        if (!isViewOf(before, mask(before, viewer))) expect.fail('a view has other cards');
      }
    }
  });
});
