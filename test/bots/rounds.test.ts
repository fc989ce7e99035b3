import { describe, expect, test } from 'vitest';
import { chooseMove } from '../../src/bots/choose-move.ts';
import { BOT_LEVELS, type BotLevel } from '../../src/bots/levels.ts';
import { playRound } from '../../src/bots/play-round.ts';
import type { SeatNumber } from '../../src/engine/state.ts';
import { PRESET_TABLES, type TableCase, tableOf, titleOf } from '../engine/support/tables.ts';

/** Every level at each table, in turns from another seat on. */
const levelsAt = (players: number, seed: number): BotLevel[] =>
  Array.from({ length: players }, (_, seat) => BOT_LEVELS[(seat + seed) % BOT_LEVELS.length]!);

/** A round as its text: who had to be asked again, and how it ended. */
function round(one: TableCase, seed: number, playouts = 6): { text: string; refusals: string[] } {
  const refusals: string[] = [];
  const players = {
    levels: levelsAt(one.players, seed),
    budget: { playouts },
    refused: (seat: SeatNumber, phase: string) => refusals.push(`${phase} ${seat}`),
  };
  const played = playRound(tableOf(one, seed), players, seed);
  if (!played.ok) throw new Error(played.error.code);
  const { rules: _, ...end } = played.value.end;
  return { text: JSON.stringify([played.value.moves, end]), refusals };
}

describe('bots of every level', () => {
  test.each(PRESET_TABLES.map((one) => [titleOf(one), one] as const))('play %s to its end', (_, one) => {
    for (const seed of [1, 2]) {
      const { text, refusals } = round(one, seed);
      expect(text).toContain('"phase":"over"');
      // Only who begins may hang on cards that a bot doesn't see.
      expect(refusals.filter((refusal) => !refusal.startsWith('start'))).toEqual([]);
    }
  });

  test('play the same round again with the same seed and number of playouts, and another one else', () => {
    const one: TableCase = { rules: 'reference', options: {}, players: 4 };
    expect(round(one, 5).text).toBe(round(one, 5).text);
    expect(round(one, 5).text).not.toBe(round(one, 6).text);
  });

  test('have nothing to do once they are ready, out, or not on turn', () => {
    const one: TableCase = { rules: 'blast', options: {}, players: 3 };
    const played = playRound(tableOf(one, 1), { levels: levelsAt(3, 0), budget: { playouts: 4 } }, 1);
    if (!played.ok) throw new Error(played.error.code);
    for (const level of BOT_LEVELS)
      expect(chooseMove(level, played.value.end, 0, () => 0.5, { playouts: 4 })).toBeNull();
  });
});
