import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bot, botOf, chooseMove } from '../../src/bots/choose-move.ts';
import { BOT_LEVELS } from '../../src/bots/levels.ts';
import { playRound } from '../../src/bots/play-round.ts';
import type { SeatNumber } from '../../src/engine/state.ts';
import { PATIENCE } from '../engine/support/games.ts';
import { anyHouseTable } from '../engine/support/rule-sets.ts';
import { PRESET_TABLES, type TableCase, tableOf, titleOf } from '../engine/support/tables.ts';
import { ALL, every } from '../support/mode.ts';

/** Every level at each table, each time from another seat on. */
const botsAt = (players: number, seed: number, playouts: number): Bot[] =>
  Array.from({ length: players }, (_, seat) =>
    botOf(BOT_LEVELS[(seat + seed) % BOT_LEVELS.length]!, { playouts }),
  );

/** How a round ended, as text, and which moves were refused on the way. */
function round(one: TableCase, seed: number, playouts = 3): { text: string; refused: string[] } {
  const refused: string[] = [];
  const players = {
    bots: botsAt(one.players, seed, playouts),
    refused: (seat: SeatNumber, phase: string) => refused.push(`${phase} ${seat}`),
  };
  const played = playRound(tableOf(one, seed), players, seed);
  if (!played.ok) throw new Error(played.error.code);
  const { rules: _, ...end } = played.value.end;
  return { text: JSON.stringify([played.value.moves, end]), refused };
}

/** Only who begins may hang on cards that a bot doesn't see: no other move of a bot is ever refused. */
function endsWithoutRefusal(one: TableCase, seed: number, playouts: number): void {
  const { text, refused } = round(one, seed, playouts);
  expect(text).toContain('"phase":"over"');
  expect(refused.filter((refusal) => !refusal.startsWith('start'))).toEqual([]);
}

/** Rounds of these rules take ten times as long as others. */
const FEW = every(5, PRESET_TABLES).filter(({ rules }) => ALL || rules !== 'encyclopedia');

/** With some of them nobody gets on for long, and thinking takes time: a single playout is thought enough. */
const HOUSES = fc.sample(anyHouseTable, { seed: 12, numRuns: ALL ? 200 : 1 });

describe('bots of every level play a round to its end', () => {
  test.each(FEW.map((one) => [titleOf(one), one] as const))('of %s', (_, one) => {
    endsWithoutRefusal(one, 1, one.rules === 'encyclopedia' ? 1 : 3);
  });

  test.each(HOUSES.map((one, i) => [i + 1, one] as const))(
    'by house rules %i',
    { timeout: PATIENCE },
    (i, one) => {
      endsWithoutRefusal(one, i, 1);
    },
  );

  test('with cards of which something is chosen, also once they were turned over', () => {
    const options = {
      'special[7]': { effects: [{ choose: [{ atLeast: '7' }, { atMost: '7' }] }] },
      'special[J]': { effects: [{ choose: ['reverse', 'skip', 'burn'] }] },
    };
    for (const seed of [1, 2, 3, 4]) endsWithoutRefusal({ rules: 'palace', options, players: 4 }, seed, 3);
  });
});

describe('a round', () => {
  const one: TableCase = { rules: 'reference', options: {}, players: 4 };

  test('is the same again with the same seed and number of playouts, and another one else', () => {
    expect(round(one, 5).text).toBe(round(one, 5).text);
    expect(round(one, 5).text).not.toBe(round(one, 6).text);
  });

  test('that is over leaves nobody anything to do', () => {
    const played = playRound(tableOf(one, 1), { bots: botsAt(4, 0, 2) }, 1);
    if (!played.ok) throw new Error(played.error.code);
    for (const level of BOT_LEVELS)
      expect(chooseMove(level, played.value.end, 0, () => 0.5, { playouts: 2 })).toBeNull();
  });
});
