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
import { WatchedTable } from './watched-table.ts';

const MOST_MOVES = 300;

const TABLES = [...PRESET_TABLES, ...[THREES_OF_TWO_PACKS, THREES_OF_THREE_PACKS].map(atMiddleSize)];

describe('a camera that looks down on the table accuses nobody, and loses nothing', () => {
  it.each(every(3, TABLES).map((one) => [titleOf(one), one] as const))(
    '%s',
    { timeout: PATIENCE },
    (_, one) => {
      for (const seed of seeds(ALL ? 3 : 1))
        expect(watchTrueGame(one, seed, MOST_MOVES, WatchedTable).broken).toBe(null);
    },
  );
});
