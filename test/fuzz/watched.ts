import { WatchedTable } from '../shown/watched-table.ts';
import { watchGames } from './trust.ts';

/**
 * True games that a camera sees from above: nobody is accused, nothing is asked that the rules tell.
 * `watched [TABLES|all] [GAMES] [FIRST SEED]`.
 */
export const main = (args: readonly string[]): number =>
  watchGames(args, { name: 'watched', Table: WatchedTable });
