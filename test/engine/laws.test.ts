import { describe, test } from 'vitest';
import { ALL, every } from '../support/mode.ts';
import { alternatives } from './support/alternatives.ts';
import { CLOSELY, holds, IN_PASSING, PATIENCE } from './support/games.ts';
import { PRESET_TABLES, seeds, titleOf, VARIATION_TABLES } from './support/tables.ts';

describe('the laws of every preset', () => {
  test.each(every(4, PRESET_TABLES).map((one) => ({ one, title: titleOf(one) })))('$title', ({ one }) => {
    for (const seed of seeds(ALL ? 2 : 1)) holds(one, seed, CLOSELY);
  });
});

describe('the laws of every variation and choice', () => {
  test.each(every(3, VARIATION_TABLES).map((one) => ({ one, title: titleOf(one) })))('$title', ({ one }) => {
    for (const seed of seeds(1)) holds(one, seed, CLOSELY);
  });
});

/** In `npm test` only some of the values are tried; `npm run test:all` tries all. */
const EVERY = ALL ? 1 : 36;

describe('the laws of every parameter changed alone', () => {
  test.each([...alternatives(EVERY)])('%s', { timeout: PATIENCE }, (_, tables) => {
    for (const [i, one] of tables.entries())
      for (const seed of seeds(1)) holds(one, seed + EVERY * i, IN_PASSING);
  });
});
