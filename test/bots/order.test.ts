import { describe, expect, test } from 'vitest';
import { botOf } from '../../src/bots/choose-move.ts';
import type { BotLevel } from '../../src/bots/levels.ts';
import { playRound } from '../../src/bots/play-round.ts';
import { hasCards } from '../../src/engine/state.ts';
import { PATIENCE } from '../engine/support/games.ts';
import { type TableCase, tableOf } from '../engine/support/tables.ts';

const SEATS = 4;
const LONG = 10;

/** How often a bot is the last with cards against three of another level, each deal from every seat. */
function losses(rules: string, level: BotLevel, others: BotLevel, games: number): number {
  const one: TableCase = { rules, options: {}, players: SEATS };
  let lost = 0;
  for (let game = 0; game < games; game++) {
    const own = game % SEATS;
    const bots = Array.from({ length: SEATS }, (_, seat) =>
      botOf(seat === own ? level : others, { playouts: 16 }),
    );
    const deal = Math.floor(game / SEATS) + 1;
    const played = playRound(tableOf(one, deal), { bots }, deal);
    if (!played.ok) throw new Error(played.error.code);
    if (!played.value.unfinished && hasCards(played.value.end.seats[own]!)) lost++;
  }
  return lost;
}

/**
 * Somebody no better than the others would lose a quarter of the games; of forty such players one would lose as
 * few as this, two deviations fewer.
 */
const fewFor = (games: number): number => games / 4 - 2 * Math.sqrt(games * 0.25 * 0.75);

describe('against three of the level below', () => {
  test.each([
    ['reference', 'easy', 'random', 120],
    ['reference', 'medium', 'easy', 120],
    ['palace', 'medium', 'easy', 80],
    ['threes', 'medium', 'easy', 80],
    ['blast', 'medium', 'easy', 120],
    ['reference', 'strong', 'medium', 48],
  ] as const)('in %s, %s loses clearly less often than %s would', { timeout: PATIENCE }, (...row) => {
    const [rules, level, below, games] = row;
    expect(losses(rules, level, below, games * LONG)).toBeLessThan(fewFor(games * LONG));
  });
});
