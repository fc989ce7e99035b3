import { describe, expect, it } from 'vitest';
import { PATIENCE } from '../engine/support/games.ts';
import { PRESET_TABLES, seeds, titleOf } from '../engine/support/tables.ts';
import { ALL } from '../support/mode.ts';
import { mendGame } from './slips.ts';

describe('a game with slips that were put right is the true game', () => {
  it.each(PRESET_TABLES.map((one) => [titleOf(one), one] as const))('%s', { timeout: PATIENCE }, (_, one) => {
    for (const seed of seeds(ALL ? 2 : 1)) expect(mendGame(one, seed, 50).broken).toBe(null);
  });
});
