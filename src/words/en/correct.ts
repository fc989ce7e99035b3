import type { CorrectWords } from '../correct.ts';
import type { FindingFacts } from '../facts.ts';
import { cardCount, possessive } from './lists.ts';

const many = (off: number): string => cardCount(Math.abs(off));
const slip = ({ off }: FindingFacts, isHand: boolean): string =>
  off > 0 === isHand ? 'one draw was too many' : 'one draw was missed';
const slips = (facts: FindingFacts, isHand: boolean): string =>
  Math.abs(facts.off) === 1
    ? slip(facts, isHand)
    : facts.off > 0 === isHand
      ? 'draws were too many'
      : 'draws were missed';
const ifBooked = ({ sure }: FindingFacts): string => (sure ? '' : ', if every draw is booked rightly');
const held = (facts: FindingFacts): string =>
  `Move ${facts.number}: ${facts.move}, but held ${facts.cards} then (shown in move ${facts.shownIn})${ifBooked(facts)}.`;

/** Putting the log right, and what is known. */
export const correct: CorrectWords = {
  open: 'Correct …',
  openAt: (move) => `Correct ${move}`,
  title: 'Correct',
  older: 'Earlier',
  newer: 'Later',
  nothing: 'No move is booked yet.',
  readingLog: 'One moment …',
  laid: 'The cards, as they were laid',
  tapCard: 'Choose the card that is wrong.',
  addCard: 'Add a card',
  whose: 'Whose was it?',
  cursorCounts: (who, digits) =>
    `${who === null ? 'the stock' : `${possessive(who)} hand`} has ${digits === '' ? '…' : digits} cards`,
  missing: 'Something is missing',
  before: 'before this move',
  after: 'after it',
  missingOf: {
    play: 'A play',
    pickUp: 'A pick-up',
    flip: 'A blind card',
    drewMore: 'Drew one more',
    drewLess: 'Drew one less',
    burn: 'The pile was burned',
  },
  askSeat: {
    play: 'Who laid cards?',
    pickUp: 'Who picked the pile up?',
    flip: 'Who turned a card over?',
    drewMore: 'Who drew one card more than booked?',
    drewLess: 'Who drew one card less than booked?',
  },
  askCards: (who) => `Which cards did ${who} lay? In their order, the last one on top.`,
  askBlind: (who) => `Which card did ${who} turn over?`,
  instead: 'It was something else',
  insteadOf: { play: 'It was a play', pickUp: 'It was a pick-up', flip: 'It was a blind card' },
  whole: 'The whole move',
  remove: (isLast) =>
    isLast ? 'It never happened, or was taken back' : 'It never happened; the moves after it stay',
  stand: 'Let it stand: a house ruling',
  unburn: 'The pile was not burned',
  merge: (next) => `One play together with ${next}`,
  takeBack: (count) => `Taken back, with all after it: ${count} moves`,
  takeBackSure: (moves, more) =>
    `These go: ${[...moves, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}. Undo brings them back.`,
  takeThemBack: 'Take them back',
  instead1: (card) => `In the place of ${card}`,
  newCard: 'Which card was it?',
  removeCard: (card) => `${card} was not there`,
  moveLeft: 'It lay one lower',
  moveRight: 'It lay one higher',
  splitHere: (card) => `With ${card} another play began`,
  splitTo: 'Whose was that play?',
  putRight: 'Put it right',
  backToMove: 'Back',
  now: 'The table now',
  thisMove: 'A move',
  countHand: 'Counted',
  handOf: (name, count) => `${possessive(name)} hand: ${count}`,
  stockOf: (count) => `Stock: ${count}`,
  fewer: 'One fewer',
  more: 'One more',
  counted: (count) => (count === null ? 'How many?' : `It is ${cardCount(count)}`),
  lastDrew: 'Whose hand makes up for it? Most likely who drew last.',
  turn: 'Whose turn is it?',
  direction: 'Direction',
  turnRound: { clockwise: 'Play goes counterclockwise', counterclockwise: 'Play goes clockwise' },
  penalty: 'Penalty',
  penaltyOf: {
    pickUpPile: (name) => `${name} picks up the pile`,
    drawCard: (name) => `${name} draws a card`,
  },
  option: 'From now on, other rules',
  optionHint: 'Deck and deal stay as they are for this round.',
  playedSo: 'Play it so',
  isPlayed: { on: 'played', off: 'not played' },
  switch: { on: 'Play it', off: 'Don’t play it' },
  otherParameter: 'Everything else in the rules',
  parameter: 'Any other parameter, such as set.max',
  value: 'Value',

  changedTitle: (count) =>
    count === 1 ? 'One later ruling has changed' : `${count} later rulings have changed`,
  allowed: 'allowed',
  notAllowed: (reasons) => (reasons === '' ? 'not allowed' : `not allowed (${reasons})`),
  stands: 'but it stands',
  change: (number, move, was, now) => `${number} ${move}: was ${was}; now ${now}`,
  changeGone: (number, move, was) =>
    `${number} ${move}: was ${was}; now it is left out, as it was taken back`,
  followsElse: 'what follows it is another',
  by: (move, what) => `${move}, ${what}`,
  undo: 'Undo the correction',
  gotIt: 'Got it',

  couldNot: 'This could not have been',
  findings: {
    couldNotPlay: held,
    noHigherSingle: held,
    nobodyHolds: (facts) =>
      `Move ${facts.number}: ${facts.move}, but somebody held ${facts.cards} and had a better right to start (shown in move ${facts.shownIn})${ifBooked(facts)}.`,
    handCount: (facts) =>
      `${facts.seat} has ${many(facts.off)} ${facts.off > 0 ? 'more' : 'fewer'} than was booked: since move ${facts.number}, ${slips(facts, true)}.`,
    stockCount: (facts) =>
      `The stock has ${many(facts.off)} ${facts.off > 0 ? 'more' : 'fewer'} than was booked: since move ${facts.number}, ${slips(facts, false)}. Whose cannot be known here; count a hand to find out.`,
  },
  findingsTitle: 'Found out later',

  cursor: 'Putting right',
  cursorMissing: (move) => `Missing before ${move}`,
  cursorMissingAtEnd: 'Missing after the last move',
  cursorSaid: (what) => `Now: ${what}`,
  somebody: 'whoever’s turn it was',
  codes: {
    PICKUP: 'It was a pick-up',
    DONE: 'Put it right',
    UNDO: 'Forget it',
  },
  counting: (whose, digits) =>
    `${whose === null ? 'The stock' : `${possessive(whose)} hand`}: ${digits === '' ? 'how many cards?' : cardCount(Number(digits))}`,
  countingHint: 'Scan the digits of the count, one after another.',

  penaltyKeys: {
    takeBack: null,
    letStand: null,
    drawCard: (name) => `Done: taken back, and ${name} draws a card · Undo: it was a mis-scan`,
    pickUpPile: (name) => `Done: taken back, and ${name} picks up the pile · Undo: it was a mis-scan`,
  },

  known: 'What is known',
  knownTitle: 'What is known',
  doubt: (count, least, most) =>
    `Booked: ${cardCount(count)}. It may be ${least} to ${most}: draws are booked, not seen`,
  doubtShort: (least, most) => `${least}–${most}`,
  doubtAloud: (least, most) => `${least} to ${most}`,
  unknownCards: (count) => `${count} unknown`,
  nothingKnown: '–',
  columns: { player: 'Player', hand: 'Hand', known: 'Known cards', unknown: 'Unknown' },
  pool: (count) => `Not seen yet: ${cardCount(count)}`,
  poolHint: 'Each of them lies hidden: in a hand, face down, in the stock or left over.',
  leftOf: (left, all) => `${left} of ${all}`,
  doubtHint:
    'A range such as 2–4: so many it may be, until the hand is counted. The table shows what is booked: nobody has seen the draws.',
};
