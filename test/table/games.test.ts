import { describe, expect, it } from 'vitest';
import { PATIENCE } from '../engine/support/games.ts';
import { ALL, every } from '../support/mode.ts';
import { blast } from '../truth/blast.ts';
import { makeRecordings } from '../truth/recordings.ts';
import { reference } from '../truth/reference.ts';
import { threes } from '../truth/threes.ts';
import { cleanGame, playThrough } from './true-games.ts';

describe('a whole game at the table, scan by scan', () => {
  it.each(every(2, Object.entries(makeRecordings()).toReversed()))(
    '%s shows what is true after every step',
    (_, recording) => {
      const looked = recording.steps.filter(
        (step) => step.expect?.table !== undefined && step.expect.ruling !== undefined,
      );
      expect(looked.length).toBeGreaterThan(40);
      expect(playThrough({ recording, setup: {}, labels: 'printed' }).found).toEqual([]);
    },
  );
});

const GAMES = Number(process.env.FUZZ_RUNS ?? (ALL ? 5 : 1));

/** More players and packs take longer: `npm run fuzz packs` plays many of their games. */
const some = (sizes: readonly number[]): readonly number[] => (ALL ? sizes : []);

const ROWS = [
  ...[reference, blast].map((rules) => ({ rules, sizes: [2, ...some([3, 4])], labels: 'printed' as const })),
  { rules: threes(1), sizes: [2, 5], labels: 'printed' as const },
  { rules: threes(2), sizes: some([11, 2]), labels: 'printed' as const },
  { rules: threes(2), sizes: some([6, 2]), labels: 'alike' as const },
  { rules: threes(2), sizes: some([2, 6]), labels: 'tapped' as const },
].flatMap(({ sizes, ...row }) => sizes.map((players) => ({ ...row, packs: row.rules.packs, players })));

describe('many games that nobody slips in are never ruled against', () => {
  it.each(every(2, ROWS))(
    '$rules.name with packs: $rules.packs, codes $labels, players: $players',
    { timeout: PATIENCE },
    ({ rules, labels, players }) => {
      const games = Array.from({ length: GAMES }, (_, seed) => cleanGame(rules, players, seed + 1, labels));
      const finished = games.filter((game) => game !== null);
      expect(finished.length * 3).toBeGreaterThanOrEqual(GAMES);
      for (const game of finished) expect(playThrough(game).found).toEqual([]);
    },
  );
});
