import { expect, it } from 'vitest';
import { PATIENCE } from '../engine/support/games.ts';
import { seeds } from '../engine/support/tables.ts';
import { ALL } from '../support/mode.ts';
import { streamInputs } from './streams.ts';

it('whatever is scanned, said and put right: no card is lost, undo is exact, the journal tells the same', {
  timeout: PATIENCE,
}, () => {
  for (const seed of seeds(ALL ? 12 : 3)) expect(streamInputs(3 * seed, 120, 0.08).broken).toBe(null);
});
