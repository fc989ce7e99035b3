import { describe, expect, test } from 'vitest';
import type { Bot } from '../../../src/bots/choose-move.ts';
import { playRound } from '../../../src/bots/play-round.ts';
import { PRESET_TABLES, tableOf, titleOf } from '../../engine/support/tables.ts';
import { every } from '../../support/mode.ts';
import { HEURISTICS } from './heuristics.ts';
import { ismcts } from './ismcts.ts';

const ZOO: Readonly<Record<string, Bot>> = { ...HEURISTICS, ismcts: ismcts(12) };

/** Where nothing burns a search may play for a minute on a busy machine. */
const PATIENCE = 180_000;

describe.each(Object.entries(ZOO))('%s plays a round to its end, and nothing that is refused', (_, bot) => {
  test.each(every(9, PRESET_TABLES).map((one) => [titleOf(one), one] as const))(
    'of %s',
    { timeout: PATIENCE },
    (_, one) => {
      const refused: string[] = [];
      const bots = Array.from({ length: one.players }, () => bot);
      const played = playRound(tableOf(one, 3), { bots, refused: (_, phase) => refused.push(phase) }, 3);
      if (!played.ok) throw new Error(played.error.code);
      expect(played.value.end.phase).toBe('over');
      // Who begins may hang on cards that nobody sees.
      expect(refused.filter((phase) => phase !== 'start')).toEqual([]);
    },
  );
});
