import { join } from 'node:path';
import * as v from 'valibot';
import { playedRound } from '../protocol/statistics.ts';
import type { RoundMemory } from '../table/journal/every-round.ts';
import { readJson, writeWhole } from './kept-file.ts';

/** Raised whenever another thing is told of a round than before: then all journals are played through once more. */
export const ROUNDS_FORMAT = 2;

/** In bytes: more than a hundred thousand rounds. */
const LARGEST = 64 * 1024 * 1024;

const fileSchema = v.object({
  format: v.literal(ROUNDS_FORMAT),
  tables: v.record(v.string(), v.object({ stamp: v.string(), found: v.array(playedRound) })),
});

/**
 * Keeps the rounds of all tables in `statistics.json`, so that their journals needn't be played through again at every
 * start. Nothing rests on that file: it may be deleted, and what can't be read or written of it is found out again.
 */
export function keepRounds(folder: string): RoundMemory {
  const path = join(folder, 'statistics.json');
  return {
    load() {
      const file = v.safeParse(fileSchema, readJson(path, LARGEST));
      return new Map(file.success ? Object.entries(file.output.tables) : []);
    },
    save(known) {
      try {
        writeWhole(path, JSON.stringify({ format: ROUNDS_FORMAT, tables: Object.fromEntries(known) }));
      } catch {
        // It is only a matter of time.
      }
    },
  };
}
