import type { HindsightCode } from '../../engine/hindsight.ts';
import type { Place } from '../../engine/location.ts';
import type { DeedView, TableView } from '../../protocol/view.ts';
import type { MissingKind, MissingMove } from '../closed-lists.ts';
import type { DeedFacts, FindingFacts } from '../facts.ts';
import { cardCount, possessive, WAYS } from './grammar.ts';

const many = (off: number): string => cardCount(Math.abs(off));
const slips = ({ off, number }: FindingFacts, who: string, isHand: boolean): string => {
  const one = Math.abs(off) === 1 ? 'one ' : '';
  return `${who} drew ${one}too ${off > 0 === isHand ? 'many' : 'few'}, in move ${number} or later`;
};
/** A card may have been misread, or a play somebody else's: it need not be a draw. */
const ifScanned = ({ sure }: FindingFacts): string => (sure ? '' : ', by what was scanned');
const someOf = ({ cards, oneOf }: FindingFacts): string => (oneOf ? `one of ${cards}` : cards);
const held =
  (better: string) =>
  (facts: FindingFacts): string => {
    const why = facts.byOthers
      ? `must have had ${better}, as others held ${someOf(facts)}`
      : `held ${someOf(facts)}`;
    return `Move ${facts.number}${ifScanned(facts)}: ${facts.move}, but ${why} then (shown in move ${facts.shownIn}).`;
  };

const findings: Record<HindsightCode, (facts: FindingFacts) => string> = {
  couldNotPlay: held('a card that fits'),
  noHigherSingle: held('a higher single card'),
  nobodyHolds: (facts) =>
    `Move ${facts.number}${ifScanned(facts)}: ${facts.move}, as you said that nobody else starts. But ${facts.holder ?? 'somebody'} held ${someOf(facts)} (shown in move ${facts.shownIn}) and should have started.`,
  handCount: (facts) =>
    `${facts.seat} has ${many(facts.off)} ${facts.off > 0 ? 'more' : 'fewer'} than I recorded: ${slips(facts, facts.seat ?? 'somebody', true)}.`,
  stockCount: (facts) =>
    `The stock has ${many(facts.off)} ${facts.off > 0 ? 'more' : 'fewer'} than I recorded: ${slips(facts, 'somebody', false)}. Count a hand to find out who.`,
};

/** Where a card was, in a sentence. */
const seenIn: Record<Place['zone'], (card: string, who: string) => string> = {
  hand: (card, who) => `the ${card} was in ${possessive(who)} hand`,
  faceUp: (card, who) => `the ${card} was one of ${possessive(who)} face-up cards`,
  faceDown: (card, who) => `the ${card} was one of ${possessive(who)} face-down cards`,
  pile: (card) => `the ${card} was in the pile`,
  stock: (card) => `the ${card} was in the stock`,
  burned: (card) => `the ${card} was among the burned cards`,
};

/** What a correction has done, in a sentence. */
const deeds: Record<DeedView['what'] | 'seen', (facts: DeedFacts) => string> = {
  now: ({ said, not }) => `Corrected: ${said}${not === '' ? '' : `, not ${not}`}.`,
  inOrder: ({ said, second }) => `Corrected: ${said}, then ${second}.`,
  whole: ({ said }) => `Corrected: ${said} in one play.`,
  added: ({ first }) => `Added: ${first}.`,
  removed: ({ first }) => `Removed: ${first}.`,
  stands: ({ first }) => `Let stand: ${first}.`,
  burned: () => 'Corrected: the pile burned.',
  unburned: () => 'Corrected: the pile didn’t burn.',
  takenBack: ({ first, count }) => `Removed: ${count === 1 ? first : `${count} moves`}.`,
  seen: ({ fact }) => `Corrected: ${fact}.`,
  fact: ({ fact }) => `Corrected. ${fact}.`,
};

const penaltyKeys: Record<TableView['penalty'], ((name: string) => string) | null> = {
  takeBack: null,
  letStand: null,
  drawCard: (name) => `Done: taken back, and ${name} draws a card · Undo: it was a mis-scan`,
  pickUpPile: (name) => `Done: taken back, and ${name} picks up the pile · Undo: it was a mis-scan`,
};

/** Correcting a move or the table, and what the table knows of the cards. */
export const correct = {
  /** Buttons that lead there. */
  open: 'Correct …',
  openAt: (move: string) => `Correct ${move}`,
  title: 'Correct',
  older: 'Earlier',
  newer: 'Later',
  nothing: 'No move is recorded yet.',
  readingLog: 'One moment …',
  cardsOf: 'The cards, in the order in which they were played',
  tapCard: 'Choose the card that is wrong.',
  addCard: 'Add a card',
  /** The same of a pick-up, where the rules want a face-up card with the pile. */
  addFaceUp: 'Add the face-up card',
  /** Under the card that the move was played on. */
  pileBefore: 'pile before',
  pileWasEmpty: 'The pile was empty',
  /** What a scan does while one card, or equal ones, are shown. */
  scanHere: {
    turned: 'Was it another card instead? Scan it.',
    one: 'Was it another card instead? Scan it. Was one more played with it? Tap “Add a card”.',
    more: 'Was one more played with them? Scan it.',
  },
  whose: 'Whose was it?',
  /** A count by scanner, of a hand or of the stock (null), with the digits so far. */
  cursorCounts: (who: string | null, digits: string) =>
    `${who === null ? 'the stock' : `${possessive(who)} hand`} has ${digits === '' ? '… cards' : cardCount(Number(digits))}`,
  /** The question what is missing, and what leads to it: before the move, or after it. */
  missing: 'What is missing?',
  missingAt: { before: 'Something is missing before it', after: 'Something is missing after it' },
  /** Under a missing play: its card may be scanned at once. */
  missingScan: 'or scan its card',
  /** Between the two moves. */
  missingHere: 'Something is missing here',
  missingOf: {
    play: 'A play',
    pickUp: 'A pick-up',
    flip: 'A face-down card',
    burn: 'The pile was burned',
  } satisfies Record<MissingKind, string>,
  /** Questions for the player and the cards of a move. */
  askSeat: {
    play: 'Who played?',
    pickUp: 'Who picked up the pile?',
    flip: 'Who turned a card over?',
  } satisfies Record<MissingMove, string>,
  askCards: 'Scan or tap the cards in their order, the last one on top.',
  askBlind: 'Scan or tap the card that was turned over.',
  instead: 'It was something else',
  insteadOf: { play: 'It was a play', pickUp: 'It was a pick-up', flip: 'It was a face-down card' },
  /** Before what else the newest move may have been. */
  otherwise: 'Not right?',
  /** Before the ranks that a wild card may have been named. */
  countsAs: 'It counts as …',
  /** Over what may have happened in place of a play that isn’t allowed. */
  orThis: 'Or was it this?',
  /** Before what the move was. */
  move: (number: string) => `Move ${number}:`,
  withNext: 'This move and the next',
  tooManyOrFew: 'A move too many, or one too few',
  /** Button: the pile was picked up between the move before and this one. */
  pickedUpBefore: (who: string) => `${who} had picked up before this`,
  /** A draw that was not as the rules have it. */
  drew: {
    more: (who: string) => `${who} drew one too many`,
    less: (who: string) => `${who} drew one too few`,
  },
  /** Button: removes the move; the moves after it stay. */
  remove: (isLast: boolean) =>
    isLast ? 'It never happened, or was taken back' : 'It never happened; the moves after it stay',
  stand: 'Let it stand: a house ruling',
  burn: 'It burned the pile: a house ruling',
  unburn: 'The pile was not burned',
  merge: (next: string) => `One play together with ${next}`,
  /** Button and question: removes `count` moves, from this one on, and names them. */
  takeBack: (count: number) => `Remove it and everything after it: ${count} moves`,
  takeBackSure: (moves: readonly string[], more: number) =>
    `This removes: ${[...moves, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}. Undo brings them back.`,
  takeThemBack: 'Remove them',
  newCard: 'Which card was it? Scan or tap it.',
  addedCard: 'Which card was played with it? Scan or tap it.',
  addedFaceUp: 'Which face-up card went with the pile? Scan or tap it.',
  otherCard: (card: string) => `Which card was it in place of ${card}? Scan or tap it.`,
  removeCard: (card: string) => `${card} was not played`,
  removeFaceUp: (card: string) => `${card} did not go with the pile`,
  moveLeft: 'One lower in the pile',
  moveRight: 'One higher in the pile',
  splitHere: (card: string) => `The next player’s play began with ${card}`,
  /** Button: records what is missing. */
  addIt: 'Add it',
  backToMove: 'Back',
  now: 'The table now',
  thisMove: 'A move',
  countHand: 'How many cards are there?',
  handOf: (name: string, count: number) => `${possessive(name)} hand: ${count}`,
  stockOf: (count: number) => `Stock: ${count}`,
  fewer: 'One fewer',
  more: 'One more',
  /** `count`: null while what is typed is no number; `who`: null for the stock. */
  counted: (count: number | null, who: string | null) =>
    count === null ? 'How many?' : `${who ?? 'The stock'} has ${cardCount(count)}`,
  lastDrew: 'Whose hand has the difference? Most likely the player who drew last.',
  turn: 'Whose turn is it?',
  direction: 'Direction',
  turnRound: {
    clockwise: `Reverse: play ${WAYS.counterclockwise}`,
    counterclockwise: `Reverse: play ${WAYS.clockwise}`,
  } satisfies Record<TableView['direction'], string>,
  penalty: 'Penalty',
  penaltyOf: {
    pickUpPile: (name: string) => `${name} picks up the pile`,
    drawCard: (name: string) => `${name} draws a card`,
  },
  option: 'Change the rules from now on',
  optionHint: 'The deck and the deal stay as they are for this round.',
  playedSo: 'Play it this way',
  /** Whether a variation is played, and the button that switches it. */
  isPlayed: { on: 'played', off: 'not played' },
  switch: { on: 'Play it', off: 'Don’t play it' },
  otherParameter: 'Everything else in the rules',
  parameter: 'Any other parameter, such as set.max',
  value: 'Value',

  /** What was corrected. */
  played: (who: string, cards: string) => `${who} played ${cards}`,
  turnedOver: (who: string, cards: string) => `${who} turned over ${cards}`,
  deeds,
  seenIn,
  /** After a correction: the rulings that have changed. */
  changedTitle: (count: number) =>
    count === 1 ? 'This changes one later ruling:' : `This changes ${count} later rulings:`,
  allowed: 'allowed',
  notAllowed: 'not allowed',
  /** Of a ruling that says “Please check”. */
  toCheck: 'to be checked',
  /** After `notAllowed`: the table let the move stand. */
  stands: 'but it stands',
  change: (number: number, move: string, was: string, now: string) =>
    `Move ${number}, ${move}: ${was} → ${now}`,
  /** In place of a ruling, and under it: its player took the move back, or its card can’t have been there then. */
  leftOut: 'left out',
  whyLeftOut: {
    takenBack: () => 'It was taken back.',
    elsewhere: (many: boolean) =>
      many
        ? 'It can’t have been those cards: they were elsewhere then.'
        : 'It can’t have been that card: it was elsewhere then.',
  },
  /** Where it isn’t allowed in both rulings. */
  ruledElse: (number: number, move: string) =>
    `Move ${number}, ${move}: still not allowed, for another reason`,
  by: (move: string, what: string) => `${move}, ${what}`,
  gotIt: 'Got it',
  showMove: (number: number) => `Show move ${number}`,
  /** After the first of the changed rulings: the others. */
  moreChanged: (count: number) => `and ${count} more, in the moves`,

  /** Findings: what can’t have happened as it was recorded. */
  couldNot: 'This can’t have happened',
  findings,
  findingsTitle: 'Found out later',

  /** Correcting by scanner. */
  cursor: 'Correcting',
  playOf: (who: string, cards: string) => `${possessive(who)} ${cards}`,
  /** `number`: null for a move that has none, as one that isn’t allowed. */
  cursorMissing: (number: number | null, move: string) =>
    `What came before ${number === null ? move : `move ${number} (${move})`}?`,
  cursorMisread: (play: string, many: boolean) =>
    many ? `Which cards were ${play} really?` : `Which card was ${play} really?`,
  cursorMissingAtEnd: 'What came last?',
  /** Button: shows the cards to tap. */
  cursorCards: 'Choose its cards',
  /** Under the question; `canTap` where the cards to tap are shown, `isCard` where one card is asked for, not a move. */
  cursorHow: (canTap: boolean, isCard: boolean) => {
    if (!canTap) return 'Scan it.';
    return isCard ? 'Scan or tap it.' : 'Scan it, or tap its cards.';
  },
  cursorSaid: (what: string) => `Now: ${what}`,
  somebody: 'somebody',
  /** What these codes do while correcting; the other codes do what the printed sheet says. */
  codes: {
    PICKUP: 'It was a pick-up',
    DONE: 'Correct it',
    UNDO: 'Cancel',
  },
  counting: (whose: string | null, digits: string) =>
    `${whose === null ? 'The stock' : `${possessive(whose)} hand`}: ${digits === '' ? 'how many cards?' : cardCount(Number(digits))}`,
  countingHint: 'Scan the digits of the count, one after another.',

  /** What Done and Undo do about a move that is not allowed, by the penalty in the rules; null if nothing special. */
  penaltyKeys,

  /** The screen of what the table knows. */
  known: 'What is known',
  knownTitle: 'What is known',
  whoHolds: 'In hand',
  byMyCount: (count: number) => `${cardCount(count)} by my count`,
  /** Beside a count that may be wrong, and why it may be. */
  maybe: (least: number, most: number) => `(${least} to ${most})`,
  doubt: (count: number, least: number, most: number) =>
    `I count ${cardCount(count)}, but it may be ${least} to ${most}: I can’t see who draws`,
  noneKnown: 'none of them seen',
  /** After the known cards of a hand. */
  andOthers: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
  pool: (count: number) => `Not yet seen: ${cardCount(count)}`,
  poolHint: (hasStock: boolean) =>
    `In a hand, on the table but not scanned${hasStock ? ', in the stock or' : ' or'} left over.`,
  leftOf: (left: number, all: number) => `${left} of ${all}`,
  burnedCards: (count: number) => `Burned: ${cardCount(count)}`,
  doubtHint: 'I can’t see who draws, so a count may be off. Count a hand, and I’ll know for sure.',
};
