import type { StatisticsFilter } from '../../protocol/statistics.ts';
import { andList, times } from './grammar.ts';

const tablesOf = (tables: number): string => (tables === 1 ? '1 table' : `${tables} tables`);

/** Statistics of all that was ever played here. */
export const statistics = {
  title: 'Statistics',
  /** What is counted here, and who counts as one person. */
  about:
    'The same name counts as the same person, at every table. All players without a name share one line: it may be somebody else each time.',
  withoutName: 'Without a name',
  nameless:
    'Players are counted by name. Give yours in the set-up of the next round to see how often you lose.',
  /** The same where that line is theirs: nobody else has played. */
  namelessYou:
    'Everyone who plays here against bots without giving a name counts as “You”. Give your name in the set-up of the next round, and you get a line of your own.',
  counting: 'Counting …',
  /** Before the first finished round, and where no round fits the filter. */
  none: 'Nothing to count yet',
  noneYet:
    'Finish a round, and you see here how often each player is left holding the cards, and how long your rounds take.',
  /** Below a single round. */
  onlyOne:
    'One round says little. After more rounds you see here how often each player is left holding the cards, and what luck alone would give.',
  noneFits: 'You have not finished a round like that yet.',
  showAll: 'Show all rounds',
  counted: (rounds: number, tables: number) =>
    `${rounds === 1 ? '1 round' : `${rounds} rounds`} at ${tablesOf(tables)}`,
  unreadable: (tables: number) =>
    `${tables === 1 ? 'One more table' : `${tables} more tables`} can’t be read, so nothing from there is counted.`,
  filter: 'Which rounds',
  when: 'When',
  ever: 'ever',
  lastDays: (days: number) => `last ${days} days`,
  allRules: 'all',
  deck: 'Cards',
  decks: { both: 'all', real: 'real cards', none: 'without cards' } satisfies Record<
    NonNullable<StatisticsFilter['deck']> | 'both',
    string
  >,
  /** What stands above the tables, large: who leads, and what rounds are like. */
  highlights: {
    title: 'At a glance',
    names: andList,
    often: times,
    firstOut: 'First out most often',
    held: 'Left holding the cards most often',
    round: 'A typical round',
    /** Of one round alone. */
    only: { firstOut: 'First out', held: 'Left holding the cards', round: 'The round took' },
    burns: 'Piles burned',
    pickUps: (count: number) => (count === 1 ? '1 picked up' : `${count} picked up`),
  },
  people: 'Who is left holding the cards',
  bots: 'Bots',
  /** Bots of one name share a line. */
  aboutBots: 'Bots of the same name are counted as one.',
  player: 'Player',
  firstOut: 'First out',
  lost: 'Lost',
  countOf: (losses: number, decided: number) => `${losses} of ${decided}`,
  /** The same where nothing above it says that they are lost. */
  lostOf: (losses: number, decided: number) => `lost ${losses} of ${decided}`,
  nobodyLost: 'no loser',
  percent: (percent: string) => `${percent}%`,
  /** Beside a bar: the share expected by chance. */
  byChance: (percent: string) => `luck alone: ${percent}%`,
  aboutBars:
    'The bar shows how often each was left holding the cards, in rounds that had a loser. The line is what luck alone would give.',
  byRules: 'Rounds lost in each game',
  aboutByRules: 'Only rounds with a loser count.',
  aboutStar: 'In games without a loser, the star shows how often each player was out first.',
  howRoundsGo: 'How rounds go',
  seats: 'Players',
  seatsFrom: (fewest: number, most: number) => (fewest === most ? String(most) : `${fewest}–${most}`),
  minutes: 'Time',
  minutesLong: (minutes: number) => `${minutes} min`,
  move: 'Move',
  moves: 'Moves',
  pickUps: 'Pick-ups',
  burns: 'Burns',
  drawn: 'Draws',
  aboutRounds:
    'Time and moves are those of a typical round: half of them took less. Pick-ups and burns are an average.',
  save: 'Save these for spreadsheets (CSV)',
  saveAll: 'Save every round (CSV)',
  /** Columns of the files, from here on. */
  table: 'Table',
  /** Rounds that had a loser. */
  decided: 'Rounds with a loser',
  places: 'Places',
  bot: 'Bot',
  expected: 'Lost by chance',
  /** The chart of cards held over a round. */
  held: 'Cards held',
  heldOf: (names: readonly string[]) => `Chart: how many cards ${andList(names)} held, move by move.`,
  burned: 'pile burned',
  pickedUp: 'picked up',
  asTable: 'Show as table',
  /** The titles of a series. */
  ladder: 'Ladder of titles',
  noTitle: 'no title yet',
  /** Links to the rounds of an earlier table, move by move. */
  replay: 'Replay',
  replayRound: (round: number, loser: string | null, winner: string | null, you: string) => {
    const by = (name: string) => (name === you ? 'you' : name);
    const end = loser !== null ? `, lost by ${by(loser)}` : winner !== null ? `, won by ${by(winner)}` : '';
    return `Round ${round}${end}, move by move`;
  },
  toTables: 'Back to all tables',
};
