import type { HistoryTrouble } from '../protocol/history.ts';
import type { TitleList } from './closed-lists.ts';

/** What is said about several rounds at one table: scores, titles, forfeits, and tables of the past. */
export interface SeriesWords {
  /** The page, and the way to it. */
  readonly scores: string;
  readonly round: string;
  readonly numbered: (round: number) => string;
  readonly rounds: (count: number) => string;
  readonly began: string;
  readonly ended: string;
  readonly rules: string;
  readonly dealer: string;
  readonly moves: string;
  readonly loser: string;
  readonly winner: string;
  readonly result: string;
  readonly counts: string;
  readonly yes: string;
  readonly no: string;
  /** In the place of a place: who lost, and who was there without one. */
  readonly lost: string;
  readonly satThere: string;
  readonly absent: string;
  readonly drawn: string;
  readonly playing: string;
  readonly losses: string;
  readonly wins: string;
  readonly played: string;
  readonly title: string;
  /** Beside a name, where titles are numbers. */
  readonly lostTimes: (times: number) => string;
  /** A title that was earned more than once. */
  readonly again: (title: string, times: number) => string;
  /** After a round: the loser's title from now on. */
  readonly isNow: (title: string) => string;
  readonly wonBy: (name: string) => string;
  readonly doesNotCount: string;
  readonly voidRound: string;
  readonly countRound: string;
  readonly voidHint: (round: number) => string;
  readonly paid: string;
  /** Beside a forfeit that isn't paid yet. */
  readonly tickOff: string;
  readonly paidHint: (name: string, round: number) => string;
  readonly owes: (name: string, forfeit: string) => string;
  readonly hasPaid: (name: string, forfeit: string) => string;
  /** The log of a round, to look back at it. */
  readonly readRound: string;
  readonly readRoundHint: (round: number) => string;
  readonly saveGame: string;
  readonly saveGameHint: (round: number) => string;
  readonly saveScores: string;
  /** Setting up a further round. */
  readonly nextRound: string;
  readonly reopen: (round: number) => string;
  readonly agreed: string;
  readonly titles: string;
  readonly titlesHint: string;
  /** What may be chosen as titles, as a choice is called. */
  readonly choices: Record<TitleList | 'rules' | 'none' | 'numbers' | 'own', string>;
  readonly lists: Record<TitleList, readonly string[]>;
  /** What a list of one's own begins with. */
  readonly anotherTitle: string;
  readonly ownTitles: string;
  readonly ownHint: string;
  readonly forfeit: string;
  readonly forfeitHint: string;
  /** Beside a table of which the last entries can't be read. */
  readonly cut: (count: number) => string;
  /** Tables of the past. */
  readonly history: string;
  readonly noHistory: string;
  readonly more: string;
  readonly open: string;
  readonly openHint: (names: readonly string[]) => string;
  readonly goesOn: string;
  readonly lossesOf: (name: string, losses: number) => string;
  readonly troubles: Record<HistoryTrouble, string>;
  readonly loading: string;
}
