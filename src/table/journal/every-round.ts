import { setImmediate } from 'node:timers/promises';
import type { PlayedRound } from '../../protocol/statistics.ts';
import { playedRounds } from '../played.ts';
import { makeKnowing, readPast, tableIds } from './history.ts';

/** All that was played here. */
export interface EveryRound {
  readonly rounds: readonly PlayedRound[];
  /** Tables of which nothing can be read. */
  readonly unreadable: number;
}

function roundsOf(folder: string, id: string): PlayedRound[] | null {
  const past = readPast(folder, id);
  return past.ok ? playedRounds(id, past.value.standing) : null;
}

/**
 * Reads the rounds of all tables of a folder, the newest table first. Each table is played through, once for as long
 * as its file stays the same, and between two of them others have their turn: somebody may be playing.
 */
export function makeEveryRound(folder: string): () => Promise<EveryRound> {
  const look = makeKnowing(folder, roundsOf);
  return async () => {
    const tables: (readonly PlayedRound[] | null)[] = [];
    for (const id of tableIds(folder)) {
      tables.push(look(id));
      await setImmediate();
    }
    return {
      rounds: tables.flatMap((rounds) => rounds ?? []),
      unreadable: tables.filter((rounds) => rounds === null).length,
    };
  };
}
