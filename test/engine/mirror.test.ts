import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeDeck } from '../../src/engine/cards.ts';
import { rulesOf } from '../../src/engine/rules/rules.ts';
import { completesSet } from '../../src/engine/sets.ts';
import { effectiveCard } from '../../src/engine/state.ts';
import { at } from './support/at.ts';

/** Threes are invisible and count as one more of the card under them (`ofAKind.seeThrough`). */
const MIRROR = { options: { 'ofAKind.seeThrough': 'counts' } } as const;
/** Threes and two other ranks, so that many lie on each other. */
const FEW = makeDeck(1, 0).filter((card) => ['3', '9', 'K'].includes(card.at(-2)!));
const piles = fc.shuffledSubarray(FEW, { minLength: 1, maxLength: 8 });

it('a mirror completes what as many of the card under it would, and by itself where none lies there', () => {
  const completed = new Set<boolean>();
  fc.assert(
    fc.property(piles, fc.integer({ min: 1, max: 3 }), (pile, count) => {
      const state = at([{ hand: ['4C'] }, { hand: ['5C'] }], { pile, ...MIRROR });
      const top = effectiveCard(state);
      const { of } = state.rules;
      const mirror = completesSet(state, of['3'], count, 0);
      const under = completesSet(state, top === null ? of['3'] : rulesOf(state.rules, top), count, 0);
      expect(mirror).toBe(under);
      completed.add(mirror);
    }),
  );
  expect([...completed].sort()).toEqual([false, true]);
});

it('mirrors never make fewer of a kind than where they are ignored', () => {
  fc.assert(
    fc.property(piles, fc.constantFrom('9', 'K'), (pile, kind) => {
      const completes = (seeThrough: boolean | 'counts') => {
        const options = { 'ofAKind.seeThrough': seeThrough };
        const state = at([{ hand: ['4C'] }, { hand: ['5C'] }], { pile, options });
        return [1, 2, 3, 4].map((count) => completesSet(state, state.rules.of[kind], count, 0));
      };
      const [apart, ignored, counted] = [completes(false), completes(true), completes('counts')];
      expect(apart.every((does, i) => !does || ignored[i])).toBe(true);
      expect(ignored.every((does, i) => !does || counted[i])).toBe(true);
    }),
  );
});
