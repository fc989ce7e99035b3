import type { HistoryTrouble } from '../../protocol/history.ts';
import type { TitleList } from '../closed-lists.ts';
import { andList, capital, times } from './grammar.ts';

const lists: Record<TitleList, readonly string[]> = {
  olympic: ['bronze', 'silver', 'gold', 'platinum'],
  feudal: ['lord', 'duke', 'prince', 'king', 'emperor'],
};

/** Rounds at one table: scores, titles and forfeits; and tables of the past. */
export const series = {
  /** The title of the page, and the button that leads there. */
  scores: 'Scores',
  round: 'Round',
  numbered: (round: number) => `Round ${round}`,
  rounds: (count: number) => (count === 1 ? '1 round' : `${count} rounds`),
  began: 'Began',
  ended: 'Ended',
  rules: 'Rules',
  dealer: 'Dealer',
  moves: 'Moves',
  loser: 'Loser',
  winner: 'Winner',
  result: 'Result',
  counts: 'Counts',
  yes: 'yes',
  no: 'no',
  /** Instead of a place: the loser, the winner where nobody lost, players without a place, absent players. */
  lost: 'lost',
  won: 'won',
  satThere: 'played',
  absent: 'not there',
  drawn: 'draw',
  playing: 'being played',
  losses: 'Lost',
  wins: 'Won',
  played: 'Rounds',
  title: 'Title',
  /** Who was left holding the cards: beside how often, and as the sentence above the scores. */
  held: 'Left holding the cards',
  noneOver: 'No round is finished yet.',
  /** In its place while the first round is played. */
  isPlayed: (round: number) => `Round ${round} is being played.`,
  toCome: 'Once the round ends, this adds up who was out first and who was left holding the cards.',
  noneCounts: 'No round counts so far.',
  nobodyHeld: (rounds: number) =>
    `Nobody has been left holding the cards in ${rounds === 1 ? '1 round' : `${rounds} rounds`}.`,
  /** `you`: whether the reader is among them, as the first one. */
  wonMost: (names: readonly string[], wins: number, rounds: number, you = false) => {
    const among = rounds === 1 ? '' : ` ${times(wins)} in ${rounds} rounds`;
    return names.length === 1
      ? `${names[0]} ${you ? 'have' : 'has'} won${among}.`
      : `${andList(names)} have each won${among}.`;
  },
  heldMost: (names: readonly string[], losses: number, rounds: number, you = false) => {
    const among = rounds === 1 ? '' : ` ${times(losses)} in ${rounds} rounds`;
    return names.length === 1
      ? `${names[0]} ${you ? 'were' : 'was'} left holding the cards${among}.`
      : `${andList(names)} were each left holding the cards${among}.`;
  },
  /** Beside a name: how often somebody lost, and won. */
  lostTimes: (count: number) => (count === 0 ? 'never lost' : `lost ${times(count)}`),
  wonTimes: (count: number) => (count === 0 ? 'no win yet' : `won ${times(count)}`),
  firstTimes: (count: number) => `first out ${times(count)}`,
  /** A title that was earned more than once. */
  again: (title: string, count: number) => `${title} ×${count}`,
  /** After a round: the loser’s new title. */
  isNow: (title: string) => `now: ${title}`,
  wonBy: (name: string) => `${name} wins`,
  doesNotCount: 'doesn’t count',
  voidRound: 'Don’t count this round',
  countRound: 'Count it again',
  voidHint: (round: number) => `Whether round ${round} counts`,
  /** Over a column of a spreadsheet. */
  paid: 'Paid',
  /** Beside a round in the scores: the forfeit of who lost it. */
  due: (name: string, forfeit: string, isPaid: boolean) =>
    `${name}: ${forfeit} – ${isPaid ? 'paid' : 'not paid yet'}`,
  dueFor: (said: string, round: number) => `${said}, round ${round}`,
  owes: (name: string, forfeit: string) => `${name} owes the forfeit: ${forfeit}`,
  /** Beside a forfeit that isn’t paid yet. */
  tickOff: 'Tick it off once it is paid.',
  hasPaid: (name: string, forfeit: string) => `${name} has paid: ${forfeit}`,
  /** Link to the log of a round. */
  readRound: 'Moves',
  readRoundHint: (round: number) => `Read round ${round} move by move, and see the table as it was`,
  saveGame: 'Save the moves',
  saveGameHint: (round: number) => `Save round ${round} as a file of its moves`,
  saveScores: 'Save for spreadsheets (CSV)',
  /** Setting up a further round. */
  nextRound: 'Next round',
  reopen: (round: number) => `Back to round ${round}`,
  agreed: 'Titles and forfeits',
  titles: 'Titles for losers',
  /** Where they are as in the rules. */
  noTitles: 'These rules give no titles.',
  titlesHint: 'Lose a round, and you move up one title: from bronze to silver, for example.',
  /** How many cards somebody has, as the table counts them: in hand, and before them. */
  has: (hand: number, before: number) =>
    before === 0 ? `${hand} in hand` : `${hand} in hand, ${before} on the table`,
  /** The choices of titles. */
  choices: {
    rules: 'as in the rules',
    none: 'none',
    numbers: 'numbers: 1, 2, 3 …',
    olympic: 'medals: bronze to platinum',
    feudal: 'nobles: lord to emperor',
    own: 'a list of our own',
  } satisfies Record<TitleList | 'rules' | 'none' | 'numbers' | 'own', string>,
  lists,
  /** The title that follows in a list of one’s own. */
  anotherTitle: 'champion of losing',
  ownTitles: 'Our titles, the lowest first',
  ownHint: 'with commas between them',
  forfeit: 'The loser has to',
  forfeitHint: 'fetch the drinks',
  /** Beside a table whose last entries can’t be read. */
  cut: (count: number) =>
    count === 1
      ? 'The file is damaged: its last entry can’t be read. Everything before it is shown.'
      : `The file is damaged: its last ${count} entries can’t be read. Everything before them is shown.`,
  /** Tables of the past. */
  history: 'Earlier tables',
  noHistory: 'Nothing has been played here yet.',
  /** Below the only one. */
  historyGrows:
    'Every table you play at is kept here: watch its rounds again, read its scores, and see in the statistics how often each player loses.',
  more: 'Show older ones',
  open: 'Scores',
  openHint: (names: readonly string[]) => `Scores of the table of ${andList(names)}`,
  /** Over the podium of a table with several rounds. */
  newestRound: 'the last round',
  goesOn: 'unfinished',
  /** How far a table is that is unfinished. */
  soFar: (round: number, moves: number) => `round ${round}, ${moves === 1 ? '1 move' : `${moves} moves`}`,
  lasted: (minutes: number) =>
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  /** What the one round of an earlier table came to; null where nobody was. It speaks to the reader, of the name `you`. */
  cameTo: (first: string | null, loser: string | null, you: string) => {
    const was = (name: string) => (name === you ? 'you were' : `${name} was`);
    if (loser === null) return `${first} won.`;
    const left = `${was(loser)} left holding the cards.`;
    return first === null ? capital(left) : capital(`${was(first)} out first, ${left}`);
  },
  discarded: 'This table was discarded.',
  notOver: 'The round isn’t over yet.',
  nobodyWon: 'The round was drawn.',
  lossesOf: (name: string, losses: number) => `${name} lost ${times(losses)}`,
  troubles: {
    damaged: 'This table’s file is damaged from its first line: none of it can be read.',
    otherVersion: 'This table is from another version of Burnpile, or its rules no longer exist.',
    cannotRead: 'The file of this table can’t be read.',
  } satisfies Record<HistoryTrouble, string>,
  loading: 'One moment …',
};
