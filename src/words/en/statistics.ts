import type { StatisticsWords } from '../statistics.ts';
import { andList } from './lists.ts';

const tablesOf = (tables: number): string => (tables === 1 ? '1 table' : `${tables} tables`);

/** All that was ever played here, and its pictures. */
export const statistics: StatisticsWords = {
  history: 'History',
  title: 'Statistics',
  about:
    'Who loses how often, and how rounds go. Whoever has the same name is the same person, at every table.',
  counting: 'Counting …',
  none: 'Nothing to count yet',
  noneYet:
    'After the first finished round you see here who lost how often, by player and by rules, and how long rounds take.',
  noneFits: 'No finished round is like that.',
  showAll: 'Show all rounds',
  counted: (rounds, tables) => `${rounds === 1 ? '1 round' : `${rounds} rounds`} at ${tablesOf(tables)}`,
  unreadable: (tables) =>
    `${tables === 1 ? 'One more table' : `${tables} more tables`} can’t be read, and nothing of it is counted.`,
  filter: 'Which rounds',
  when: 'When',
  ever: 'ever',
  lastDays: (days) => `last ${days} days`,
  allRules: 'all',
  deck: 'Cards',
  decks: { both: 'real or dealt here', real: 'real cards', none: 'without a deck' },
  people: 'Who loses',
  bots: 'Bots',
  aboutBots: 'Bots of the same name are counted as one.',
  player: 'Player',
  firstOut: 'First out',
  lost: 'Lost',
  lostOf: (losses, decided) => `${losses} of ${decided}`,
  nobodyLost: 'no loser',
  percent: (percent) => `${percent} %`,
  byChance: (percent) => `${percent} % by chance`,
  aboutBars:
    'The bar is the share of rounds lost, of those that somebody lost. The line across it is the share by chance alone.',
  byRules: 'Lost, by rules',
  aboutByRules:
    'Rounds lost, of those that somebody lost; where the rules know no loser, times first out (★).',
  howRoundsGo: 'How rounds go',
  seats: 'Players',
  seatsFrom: (fewest, most) => (fewest === most ? String(most) : `${fewest}–${most}`),
  minutes: 'Time',
  minutesLong: (minutes) => `${minutes} min`,
  moves: 'Moves',
  pickUps: 'Pick-ups',
  burns: 'Burns',
  drawn: 'Draws',
  aboutRounds: 'Time and moves of a usual round: half of them were shorter. Pick-ups and burns are means.',
  save: 'Save these for spreadsheets (CSV)',
  saveAll: 'Save every round (CSV)',
  table: 'Table',
  decided: 'Rounds with a loser',
  places: 'Places',
  bot: 'Bot',
  expected: 'Lost by chance',
  held: 'Cards held',
  heldOf: (names) => `Picture: how many cards ${andList(names)} held from move to move.`,
  burned: 'pile burned',
  pickedUp: 'picked up',
  asTable: 'Show as table',
  ladder: 'Ladder of titles',
  noTitle: 'no title yet',
  replay: 'Replay',
  replayRound: (round, loser, winner) => {
    const end = loser !== null ? `, lost by ${loser}` : winner !== null ? `, won by ${winner}` : '';
    return `Round ${round}${end}, move by move`;
  },
  toTables: 'Back to all tables',
};
