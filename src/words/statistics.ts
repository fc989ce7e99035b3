import type { StatisticsFilter } from '../protocol/statistics.ts';

/** What is said about all that was ever played here, and of its pictures. */
export interface StatisticsWords {
  /** The screen of the past, and what lies on it beside the tables. */
  readonly history: string;
  readonly title: string;
  /** What stands here, and who is taken for whom. */
  readonly about: string;
  readonly counting: string;
  /** Before the first finished round, and where the choice leaves none. */
  readonly none: string;
  readonly noneYet: string;
  readonly noneFits: string;
  readonly showAll: string;
  readonly counted: (rounds: number, tables: number) => string;
  readonly unreadable: (tables: number) => string;
  readonly filter: string;
  readonly when: string;
  readonly ever: string;
  readonly lastDays: (days: number) => string;
  readonly allRules: string;
  readonly decks: Record<NonNullable<StatisticsFilter['deck']> | 'both', string>;
  readonly deck: string;
  readonly people: string;
  readonly bots: string;
  /** Several bots that are called alike are one line. */
  readonly aboutBots: string;
  readonly player: string;
  readonly firstOut: string;
  readonly lost: string;
  readonly lostOf: (losses: number, decided: number) => string;
  readonly nobodyLost: string;
  readonly percent: (percent: string) => string;
  /** Beside a bar: the share that chance alone would give. */
  readonly byChance: (percent: string) => string;
  readonly aboutBars: string;
  readonly byRules: string;
  readonly aboutByRules: string;
  readonly howRoundsGo: string;
  readonly seats: string;
  readonly seatsFrom: (fewest: number, most: number) => string;
  readonly minutes: string;
  readonly minutesLong: (minutes: number) => string;
  readonly moves: string;
  readonly pickUps: string;
  readonly burns: string;
  readonly drawn: string;
  readonly aboutRounds: string;
  readonly save: string;
  readonly saveAll: string;
  /** Columns of the files. */
  readonly table: string;
  /** Rounds that somebody lost, as a column of a file. */
  readonly decided: string;
  readonly places: string;
  readonly bot: string;
  readonly expected: string;
  /** Cards held over a round. */
  readonly held: string;
  readonly heldOf: (names: readonly string[]) => string;
  readonly burned: string;
  readonly pickedUp: string;
  readonly asTable: string;
  /** Of a series. */
  readonly ladder: string;
  readonly noTitle: string;
  /** The rounds of an earlier table, to be read move by move. */
  readonly replay: string;
  readonly replayRound: (round: number, loser: string | null, winner: string | null) => string;
  readonly toTables: string;
}
