import type { LogWords, SeenFacts } from '../log.ts';
import { possessive } from './lists.ts';

const whose = ({ seat }: SeenFacts): string => (seat === null ? 'A' : possessive(seat));

/** The log of a round. */
export const log: LogWords = {
  title: 'Log',
  toTable: 'Back to the table',
  find: 'Find',
  player: 'Player',
  everybody: 'Everybody',
  onlyRefused: 'Only not allowed',
  columns: { what: 'What happened', notation: 'Notation' },
  count: (shown, all) => (shown === all ? `${all} lines` : `${shown} of ${all} lines`),
  empty: 'Nothing has happened in this round yet.',
  noneFits: 'No line is like that.',
  seen: {
    hand: (f) => `${whose(f)} hand holds the ${f.card}`,
    faceUp: (f) => `${whose(f)} face-up card is the ${f.card}`,
    faceDown: (f) => `${whose(f)} face-down card is the ${f.card}`,
    pile: ({ card }) => `The ${card} lies on the pile`,
    stock: ({ card }) => `The ${card} is in the stock`,
    burned: ({ card }) => `The ${card} is burned`,
  },
  asked: (question) => `Asked: ${question}`,
  rule: (number) => `Rule ${number}.`,
  now: 'The table now',
  after: (number) => `As it was after ${number}`,
  afterText: (what) => `As it was after: ${what}`,
  atStart: 'As it was at the start',
  backToNow: 'Back to now',
  news: 'Something new has come: this is the table now.',
  goBack: 'Look back again',
  replay: 'Replay',
  back: 'Step back',
  forward: 'Step on',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed) => `${speed}×`,
  moment: 'Moment',
  momentOf: (moment, all) => `${moment} of ${all}`,
};
