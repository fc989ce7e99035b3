import { describe, expect, it } from 'vitest';
import { PATIENCE } from '../engine/support/games.ts';
import {
  atMiddleSize,
  PRESET_TABLES,
  seeds,
  THREES_OF_THREE_PACKS,
  THREES_OF_TWO_PACKS,
  titleOf,
} from '../engine/support/tables.ts';
import { ALL, every } from '../support/mode.ts';
import { watchTrueGame } from './trust.ts';

/** Longer games tell little more; `npm run fuzz trust` plays them to their end. */
const MOST_MOVES = 300;

const TABLES = [...PRESET_TABLES, ...[THREES_OF_TWO_PACKS, THREES_OF_THREE_PACKS].map(atMiddleSize)];

describe('people who make no mistake are never accused of one', () => {
  it.each(every(2, TABLES).map((one) => [titleOf(one), one] as const))(
    '%s',
    { timeout: PATIENCE },
    (_, one) => {
      for (const seed of seeds(ALL ? 2 : 1)) expect(watchTrueGame(one, seed, MOST_MOVES).broken).toBe(null);
    },
  );
});
