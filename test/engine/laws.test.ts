import { describe, test } from 'vitest';
import { ALL } from '../support/mode.ts';
import { alternatives } from './support/alternatives.ts';
import { CLOSELY, holds, IN_PASSING, PATIENCE } from './support/games.ts';
import { PRESET_TABLES, seeds, titleOf, VARIATION_TABLES } from './support/tables.ts';

describe('the laws of every preset', () => {
  test.each(PRESET_TABLES.map((one) => ({ one, title: titleOf(one) })))('$title', ({ one }) => {
    for (const seed of seeds(2)) holds(one, seed, CLOSELY);
  });
});

describe('the laws of every variation and choice', () => {
  test.each(VARIATION_TABLES.map((one) => ({ one, title: titleOf(one) })))('$title', ({ one }) => {
    for (const seed of seeds(1)) holds(one, seed, CLOSELY);
  });
});

/** In `npm test` every sixth value is tried; `npm run test:all` tries all. */
const EVERY = ALL ? 1 : 6;

describe('the laws of every parameter changed alone', () => {
  test.each([...alternatives()])('%s', { timeout: PATIENCE }, (_, tables) => {
    const tried = tables.filter((_, i) => i % EVERY === 0);
    for (const [i, one] of tried.entries())
      for (const seed of seeds(1)) holds(one, seed + EVERY * i, IN_PASSING);
  });
});
