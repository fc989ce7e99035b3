import { type Colour, kindOf, type Played } from '../../engine/cards.ts';
import type { HindsightCode } from '../../engine/hindsight.ts';
import type { BreachCode } from '../../engine/ruling.ts';
import type { NamedBreachFacts } from '../facts.ts';
import { cardName, oneOf } from './cards.ts';
import { andList, orList, possessive } from './grammar.ts';

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
/** What was named for a wild card, behind it. */
const NAMED = /(?<=[♣♦♥♠] |Joker )as (10|[2-9JQKA])\b/g;
/** Signs that a voice would stumble over: quotation marks, and those that keep a name’s direction. */
const MUTE = /[“”\u2066-\u2069]/g;

/** Cards one after another are told apart by a pause. */
const aloud = (text: string): string =>
  text
    .replace(MUTE, '')
    .replace(/([♣♦♥♠]) (?=(?:10|[2-9JQKA])[♣♦♥♠])/g, '$1, ')
    .replace(NAMED, (_, rank: string) => `as ${oneOf(RANKS[rank]!)}`)
    .replace(CARD, (_, rank: string, suit: string) => `${RANKS[rank]} of ${SUITS[suit]}`);

/** The card in the way, by its rank: the suit matters only where colours do. */
const the = (card: Played | null): string =>
  card === null ? 'the card in effect' : `the ${RANKS[kindOf(card)]}`;

/** The cards of a move as a subject. */
const they = ({ cards }: NamedBreachFacts): string => (cards.length > 1 ? 'they’re' : 'it’s');

const breaches: Record<BreachCode, (facts: NamedBreachFacts) => string> = {
  notYourTurn: ({ mover, seat }) =>
    seat === null ? `${mover} doesn’t start` : `it is ${possessive(seat)} turn`,
  notHeld: ({ mover, card }) =>
    `${mover} doesn’t have ${card === null ? 'that card' : `the ${cardName(card)}`}`,
  elsewhere: ({ card, seat }) =>
    `${card === null ? 'that card' : `the ${cardName(card)}`} is ${seat === null ? 'somewhere else' : `with ${seat}`}`,
  wrongZone: () => 'other cards come first',
  wrongStack: ({ ofStock }) => (ofStock ? 'there’s nothing to turn over' : 'it’s another face-down card'),
  mixedRanks: () => 'the cards aren’t of one rank',
  tooManyCards: () => 'that’s too many cards',
  tooLow: (facts) => `${they(facts)} lower than ${the(facts.card)}`,
  tooHigh: (facts) => `${they(facts)} higher than ${the(facts.card)}`,
  equalNotAllowed: (facts) => `${they(facts)} equal to ${the(facts.card)}`,
  wrongColour: (facts) =>
    `${they(facts)} not the colour of ${facts.card === null ? 'the card in effect' : `the ${cardName(facts.card)}`}`,
  notOnThis: ({ card }) => `nothing like that goes on ${the(card)}`,
  notWild: () => 'it can’t count as that',
  notOffered: () => 'that can’t be chosen',
  notAsLast: () => 'it can’t be the last card',
  setTooSmall: () => 'that’s too few cards',
  notNeeded: () => 'another card could be played',
  mustPlay: ({ mover }) => `${mover} can play`,
  mustStartWith: () => 'another card has to begin',
  noPassing: () => 'nobody may pass',
  faceUpOwed: () => 'a face-up card must go with the pile',
  nothingToAdd: () => 'no face-up card goes with the pile',
  notNow: () => 'this isn’t the time for that',
  turnOwed: ({ mover }) => `${mover} has to go again`,
  choiceOwed: ({ mover }) => `${mover} has to choose first who plays next`,
  wordOwed: ({ mover }) => `${mover} has to say first what the card does`,
  noChoice: ({ seat }) => (seat === null ? 'there’s nobody to choose here' : `nobody may choose ${seat}`),
  unevenSwap: () => 'a swap is card for card',
  wrongNumber: () => 'that’s the wrong number of cards',
  nothingToDo: () => 'that would change nothing',
};

/** `holder` had a better right to start; null where more than one had. */
const findings: Record<HindsightCode, (who: string, cards: string, holder: string | null) => string> = {
  couldNotPlay: (who, cards) => `${who} could have played: ${cards}`,
  noHigherSingle: (who, cards) => `${who} had a higher single card: ${cards}`,
  nobodyHolds: (who, cards, holder) => `${who} couldn’t start, as ${holder ?? 'somebody'} held ${cards}`,
  handCount: (who) => `${possessive(who)} draws don’t add up`,
  stockCount: () => 'the draws don’t add up',
};

/** What the referee says aloud: whole sentences, short, and spelled for the ear. */
export const speech = {
  /** A finished sentence as a voice says it: `7♥` becomes its rank and suit. */
  aloud,
  /** Who played what; null for the reader. */
  plays: (who: string | null, cards: string) => `${who === null ? 'You play' : `${who} plays`} ${cards}`,
  /** Who turned over which card; `cards` is empty while it wasn’t seen. */
  turnsOver: (who: string | null, cards: string) =>
    `${who === null ? 'You turn' : `${who} turns`} over ${cards === '' ? 'a card' : cards}`,
  /** Cards with their articles, each as it is shown: `the 7♥ and 9♣`. */
  cards: (shown: readonly string[]) => (shown.length === 0 ? '' : `the ${andList(shown)}`),
  /** Cards of one rank: `two sevens`, `a joker`. */
  ofAKind: (count: number, rank: string) => {
    const name = RANKS[rank] ?? rank;
    return count === 1 ? oneOf(name) : `${NUMBERS[count] ?? count} ${name === 'six' ? 'sixes' : `${name}s`}`;
  },
  /** Who gave which cards for which; null for the reader. */
  swaps: (who: string | null, given: string, taken: string) =>
    `${who === null ? 'You swap' : `${who} swaps`} ${given} for ${taken}`,
  /** One card of a kind: `a seven`. */
  one: (kind: string) => oneOf(RANKS[kind]!),
  anythingGoes: 'Anything goes',
  /** What the next card has to be; `kind` is one card of a kind. */
  bounds: {
    atLeast: (kind: string) => `${kind} or higher`,
    above: (kind: string) => `something higher than ${kind}`,
    atMost: (kind: string) => `${kind} or lower`,
    below: (kind: string) => `something lower than ${kind}`,
  },
  sameColour: (card: string) => `the same colour as the ${card}`,
  /** One of these fits and nothing else: `an ace, a two or a ten`. */
  oneOfKinds: orList,
  /** After what is needed, what fits besides, whatever lies there. */
  orOneOf: (kinds: readonly string[]) => `or ${orList(kinds)}`,
  /** What the next card has to be, most important first: `a seven or lower`, `the same colour as the 4♣`. */
  needed: (what: readonly string[]) => `It takes ${what.join(', ')}`,
  /** Only these kinds may be played; empty where none may. */
  onlyOneOf: (kinds: readonly string[]) =>
    kinds.length === 0 ? 'The pile has to be picked up' : `Only ${orList(kinds)} goes`,
  /** The pile has to be picked up, unless one of these kinds, perhaps of one colour, hands that on. */
  pickUpOr: (kinds: readonly string[], colour: Colour | null) =>
    kinds.length === 0
      ? 'The pile has to be picked up'
      : `The pile has to be picked up, unless ${orList(kinds)}${colour === null ? '' : ` in ${colour}`} hands it on`,
  /** What one player does, one thing after another. */
  joined: andList,
  /** Whose turn it is; null for the reader. */
  turn: (name: string | null) => `It’s ${name === null ? 'your' : possessive(name)} turn`,
  drawn: 'It’s a draw',
  stands: 'That’s not allowed, but it stands',
  /** Why a move is not allowed: a clause for `notAllowed` and `pleaseCheck`. */
  breaches,
  notAllowed: (why: string) => (why === '' ? 'That’s not allowed' : `That’s not allowed: ${why}`),
  pleaseCheck: (why: string) => (why === '' ? 'Please check' : `Please check: ${why}`),
  takesBack: (who: string) => `${who} takes it back`,
  /** What later cards or counts have shown: a clause for `found`. */
  findings,
  /** Which of them it was can’t be known. */
  oneOf: (cards: string) => `one of ${cards}`,
  othersHeld: (cards: string) => `others held ${cards}`,
  /** A finding, and whether it is sure or has to be checked. */
  found: (finding: string, sure: boolean) =>
    `${sure ? 'That can’t have been right' : 'Please check'}: ${finding}`,
  /** What is said to try the voice. */
  sample: 'Bo plays the seven of hearts. It’s Cy’s turn.',
};
