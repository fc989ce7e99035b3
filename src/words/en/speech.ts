import type { Card } from '../../engine/cards.ts';
import type { HindsightCode } from '../../engine/hindsight.ts';
import type { BreachCode } from '../../engine/ruling.ts';
import type { NamedBreachFacts } from '../facts.ts';
import { cardName } from './cards.ts';
import { possessive } from './grammar.ts';

const RANKS: Readonly<Record<string, string>> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
  JK: 'joker',
};
const SUITS: Readonly<Record<string, string>> = {
  '♣': 'clubs',
  '♦': 'diamonds',
  '♥': 'hearts',
  '♠': 'spades',
};
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const CARD = /(10|[2-9JQKA])([♣♦♥♠])/g;
/** Signs that a voice would stumble over: quotation marks, and those that keep a name’s direction. */
const MUTE = /[“”\u2066-\u2069]/g;

/** Cards one after another are told apart by a pause. */
const aloud = (text: string): string =>
  text
    .replace(MUTE, '')
    .replace(/([♣♦♥♠]) (?=(?:10|[2-9JQKA])[♣♦♥♠])/g, '$1, ')
    .replace(CARD, (_, rank: string, suit: string) => `${RANKS[rank]} of ${SUITS[suit]}`);

const rankOfName = (name: string): string => name.replace(/[♣♦♥♠]/, '');

/** The card in the way, by its rank: the suit matters only where colours do. */
const the = (card: Card | null): string => {
  const rank = card === null ? undefined : RANKS[rankOfName(cardName(card))];
  return card === null ? 'the card in effect' : `the ${rank ?? 'joker'}`;
};

const breaches: Record<BreachCode, (facts: NamedBreachFacts) => string> = {
  notYourTurn: ({ mover, seat }) =>
    seat === null ? `${mover} does not start` : `it is ${possessive(seat)} turn`,
  notHeld: ({ mover, card }) =>
    `${mover} does not have ${card === null ? 'that card' : `the ${cardName(card)}`}`,
  elsewhere: ({ card, seat }) =>
    `${card === null ? 'that card' : `the ${cardName(card)}`} is ${seat === null ? 'somewhere else' : `with ${seat}`}`,
  wrongZone: () => 'other cards come first',
  wrongStack: ({ ofStock }) => (ofStock ? 'nothing to turn over there' : 'not that face-down card'),
  mixedRanks: () => 'not of one rank',
  tooManyCards: () => 'too many cards',
  tooLow: ({ card }) => `lower than ${the(card)}`,
  tooHigh: ({ card }) => `higher than ${the(card)}`,
  equalNotAllowed: ({ card }) => `only equal to ${the(card)}`,
  wrongColour: ({ card }) =>
    `not the colour of ${card === null ? 'the card in effect' : `the ${cardName(card)}`}`,
  notOnThis: ({ card }) => `not on ${the(card)}`,
  notAsLast: () => 'not as the last card',
  setTooSmall: () => 'too few cards',
  notNeeded: () => 'another card could be played',
  mustPlay: ({ mover }) => `${mover} can play`,
  mustStartWith: () => 'another card has to begin',
  noPassing: () => 'there is no passing',
  faceUpOwed: () => 'a face-up card must go with the pile',
  nothingToAdd: () => 'no face-up card goes with the pile',
  notNow: () => 'not at this point of the game',
  turnOwed: ({ mover }) => `${mover} has to play again`,
  choiceOwed: ({ mover }) => `${mover} chooses first who plays next`,
  noChoice: ({ seat }) => (seat === null ? 'nobody is chosen here' : `nobody may choose ${seat}`),
  unevenSwap: () => 'a swap is card for card',
  wrongNumber: () => 'not that number of cards',
  nothingToDo: () => 'that would change nothing',
};

const findings: Record<HindsightCode, (who: string, cards: string) => string> = {
  couldNotPlay: (who, cards) => `${who} could have played: ${cards}`,
  noHigherSingle: (who, cards) => `${who} had a higher single card: ${cards}`,
  nobodyHolds: (who, cards) => `it was not for ${who} to start, somebody held ${cards}`,
  handCount: (who) => `${possessive(who)} draws don’t add up`,
  stockCount: () => 'the draws don’t add up',
};

/** What the referee says aloud: short, and spelled for the ear. */
export const speech = {
  /** A finished sentence as a voice says it: `7♥` becomes its rank and suit. */
  aloud,
  /** Who played what. */
  play: (who: string, cards: string) => `${who}: ${cards}`,
  /** Cards of one rank: `two sevens`. */
  ofAKind: (count: number, rank: string) => {
    const name = RANKS[rank] ?? rank;
    return `${NUMBERS[count] ?? count} ${name === 'six' ? 'sixes' : `${name}s`}`;
  },
  fits: 'Fits',
  /** Why a move is not allowed: a few words for `notAllowed` and `pleaseCheck`. */
  breaches,
  notAllowed: (why: string) => (why === '' ? 'Not allowed' : `Not allowed: ${why}`),
  pleaseCheck: (why: string) => (why === '' ? 'Please check' : `Please check: ${why}`),
  takesBack: (who: string) => `${who} takes it back`,
  /** What later cards or counts have shown, in a few words for `found`. */
  findings,
  /** Which of them it was can’t be known. */
  oneOf: (cards: string) => `one of ${cards}`,
  othersHeld: (cards: string) => `others held ${cards}`,
  /** A finding, and whether it is sure or has to be checked. */
  found: (finding: string, sure: boolean) =>
    `${sure ? 'This could not have been' : 'Please check'}: ${finding}`,
  /** What is said to try the voice. */
  sample: 'Bo: seven of hearts. Fits. Cy’s turn.',
};
