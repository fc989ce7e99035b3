import { setImmediate } from 'node:timers/promises';
import { isMade, type Judged } from '../../engine/record.ts';
import type { PlayedRound } from '../../protocol/statistics.ts';
import { isBot, seriesOf } from '../series.ts';
import type { PastRound, Standing } from '../standing.ts';
import { type Known, makeKnowing, readPast, tableIds } from './history.ts';

const tookPile = ({ events }: Judged): boolean =>
  events.some((event) => event.type === 'moved' && event.from.zone === 'pile' && event.to.zone === 'hand');

/** A card that is used up when the pile is taken leaves the game without a burn. */
const burned = ({ events }: Judged): boolean =>
  events.some(({ type }) => type === 'laid') &&
  events.some((event) => event.type === 'moved' && event.to.zone === 'burned');

/** The rounds that were begun at a table, as what is added up over all tables. */
export function playedRounds(table: string, standing: Standing): PlayedRound[] {
  const { past, round, referee } = standing;
  const all: readonly PastRound[] = [...past, { ...round, referee }];
  return seriesOf(standing).rounds.flatMap((view, number) => {
    const found = all[number]!;
    const made = found.referee.judged.filter(isMade);
    if (view.began === null) return [];
    const { rules, began, ended, over, drawn, loser, counts, moves } = view;
    return {
      ...{ table, round: number, rules, began, ended, over, drawn, loser, counts, moves },
      deck: found.setup.play === undefined ? 'real' : 'none',
      seats: view.seats.map((seat, i) => ({ ...seat, bot: isBot(found, i) })),
      pickUps: made.filter(tookPile).length,
      burns: made.filter(burned).length,
    };
  });
}

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

/** What was found out about the rounds of tables, from one start of the program to the next. */
export interface RoundMemory {
  load(): Known<PlayedRound[]>;
  save(known: Known<PlayedRound[]>): void;
}

/** Milliseconds after which others have their turn: somebody may be playing. */
const TURN = 10;

/**
 * Reads the rounds of all tables of a folder, the newest table first. Each table is played through, once for as long
 * as its file stays the same.
 */
export function makeEveryRound(folder: string, memory: RoundMemory): () => Promise<EveryRound> {
  const known: Known<PlayedRound[] | null> = new Map();
  let isLoaded = false;
  let isNew = false;
  const look = makeKnowing(
    folder,
    (where, id) => {
      isNew = true;
      return roundsOf(where, id);
    },
    known,
  );

  const load = () => {
    if (!isLoaded) for (const [id, one] of memory.load()) known.set(id, one);
    isLoaded = true;
  };

  /** Of the tables that there are; those that can't be read are tried again at the next start. */
  const save = (ids: readonly string[]) => {
    if (!isNew) return;
    isNew = false;
    const read: Known<PlayedRound[]> = new Map();
    for (const id of ids) {
      const { stamp, found } = known.get(id)!;
      if (found !== null) read.set(id, { stamp, found });
    }
    memory.save(read);
  };

  return async () => {
    load();
    const ids = tableIds(folder);
    const tables: (readonly PlayedRound[] | null)[] = [];
    let since = performance.now();
    for (const id of ids) {
      tables.push(look(id));
      if (performance.now() - since < TURN) continue;
      await setImmediate();
      since = performance.now();
    }
    save(ids);
    return {
      rounds: tables.flatMap((rounds) => rounds ?? []),
      unreadable: tables.filter((rounds) => rounds === null).length,
    };
  };
}
