import type { Expectation } from '../../engine/expectations.ts';
import type { PositionErrorCode, PositionFault } from '../../engine/position.ts';

/** What a place should hold, as the end of "… belongs here". */
const expected: Readonly<Record<Expectation, string>> = {
  object: 'an object in braces',
  name: 'a name in quotes',
  ruleSet: 'the id of a rule set in quotes',
  card: 'a card such as "7H", "TD" or "X1"',
  rank: 'a rank such as "7" or "Q"',
  choice: 'a number from 1 to 8: which of the things that the card offers was chosen',
  slot: 'a card such as "7H", or "??" for an unknown one,',
  faceUp: 'a card, "??" for an unknown one, or null where no card lies',
  cards: 'a list of cards such as ["7H", "TD"]',
  countOrCards: 'a list of cards or their number',
  countOrStacks: 'the number of cards or a list of stacks',
  count: 'a whole number that is not negative',
  stackNumber: 'the number of a stack, counted from 1,',
  stack: 'a list with the cards of one stack',
  list: 'a list',
  seats: 'a list of seats',
  moves: 'a list of moves',
  phase: '"exchange", "start", "play" or "over"',
  direction: '"clockwise" or "counterclockwise"',
  from: '"hand" or "faceUp"',
  yes: 'true',
  yesOrNo: 'true or false',
  oneMove: 'a move with exactly one of play, flip, pickUp, done, swap, choose, stack, ready and draw',
};

const at = (path: string): string => (path === '' ? 'The line' : `\`${path}\``);

/** What is wrong with a position, where, and what to do: one sentence or two for each code. */
const faults: Readonly<Record<PositionErrorCode, (error: PositionFault) => string>> = {
  notJson: () => 'The line is not JSON: write one JSON object on one line.',
  shape: ({ path, found, expected: meant }) =>
    `${at(path)} is ${found}: ${meant === null ? 'something else' : expected[meant]} belongs there.`,
  missing: ({ path }) => `${at(path)} is missing: add it.`,
  unknownField: ({ path }) => `${at(path)} is not a field of a position: correct its name or leave it out.`,
  players: ({ found }) =>
    `${at('seats')} has ${found} players, and these rules don’t deal to that many: add or remove seats, or choose an option with another deal.`,
  sameName: ({ path, found }) => `${at(path)} repeats the name ${found}: give every seat a name of its own.`,
  unknownSeat: ({ path, found }) =>
    `${at(path)} names ${found}, and no seat has that name: correct one of them.`,
  tooManyCards: ({ found }) =>
    `There are more cards than the deck holds (${found}): correct a list or a count.`,
  cardTwice: ({ path, found }) =>
    `${at(path)} is ${found}, and that card is somewhere else already: correct one of them.`,
  cardOutsideDeck: ({ path, found }) =>
    `${at(path)} has ${found}, and the deck has no such card: correct it, or set \`${/^\d:/.test(found) ? 'deck.packs' : found.startsWith('X') ? 'deck.jokers' : 'deck.without'}\`.`,
  noTurn: () => `${at('turn')} must name the seat that is on turn while the phase is "play".`,
  needlessTurn: ({ found }) =>
    `${at('turn')} names ${found}, and nobody is on turn unless the phase is "play": make it null or change \`phase\`.`,
  turnOut: ({ found }) =>
    `${at('turn')} names ${found}, who has no cards left: name somebody who still plays.`,
  gameOver: () =>
    `By these rules the round is over, as too few still have cards: make \`phase\` "over" and \`turn\` null, or give more seats cards.`,
};

/** What is wrong with a position that `judge` is given. */
export const positions = {
  expected,
  faults,
  /** A file that can’t be read. */
  unreadable: (file: string, reason: string) =>
    reason === 'ENOENT'
      ? `There is no file ${file}: check its name and its folder.`
      : `The file ${file} can’t be read (${reason}): check its name and that you have permission to read it.`,
  /** A line that is longer than any position. */
  tooLong: (most: number) => `The line is longer than ${most} characters: write one position on a line.`,
};
