import { describe, expect, it } from 'vitest';
import { PATIENCE } from '../engine/support/games.ts';
import { PRESET_TABLES, seeds, titleOf } from '../engine/support/tables.ts';
import { ALL, every } from '../support/mode.ts';
import { guessGame } from './guesses.ts';
import { mendGame } from './slips.ts';

describe('a game with slips that were put right is the true game', () => {
  it.each(every(6, PRESET_TABLES).map((one) => [titleOf(one), one] as const))(
    '%s',
    { timeout: PATIENCE },
    (_, one) => {
      for (const seed of seeds(ALL ? 2 : 1)) expect(mendGame(one, seed, 50).broken).toBe(null);
    },
  );
});

it('what happened is mostly among what is proposed', { timeout: PATIENCE }, () => {
  const tables = every(12, PRESET_TABLES);
  const games = tables.flatMap((one) =>
    seeds(ALL ? 4 : 1).map((seed) => guessGame(one, seed, ALL ? 80 : 40)),
  );
  const guessed = games.flatMap((game) => game.guessed);
  expect(guessed.length).toBeGreaterThan(tables.length);
  const found = guessed.filter(({ rank }) => rank !== null);
  expect(found.length / guessed.length).toBeGreaterThan(0.8);
  expect(found.filter(({ rank }) => rank === 0).length / guessed.length).toBeGreaterThan(0.6);
  // Another card can't be offered unasked: it has to be scanned.
  const quiet = games.flatMap((game) => game.quiet).filter(({ slip }) => slip !== 'misread');
  expect(quiet.length).toBeGreaterThan(tables.length / 6);
  expect(quiet.filter(({ isOffered }) => isOffered).length / quiet.length).toBeGreaterThan(0.8);
});
