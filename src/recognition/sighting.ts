import type { Card } from '../engine/cards.ts';

/**
 * How a card or a command came to be known. `camera`: it was shown to one. `watch`: a camera that looks down on the
 * pile saw it lie there, so that nobody need have meant anything by it.
 */
export const WAYS = ['scanner', 'keyboard', 'tap', 'camera', 'watch'] as const;
export type Way = (typeof WAYS)[number];

/** A card was seen. It is not yet a move: whose it is and what it does is the referee's to say. */
export interface Sighting {
  readonly card: Card;
  /** Which of the equal cards of all packs, from 1; left out where their codes are alike. */
  readonly copy: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** From 0 to 1; 1 for whatever was read as text. */
  readonly confidence: number;
  readonly how: Way;
  /** The name of a kept picture of the table in which the card was seen. */
  readonly picture?: string;
}

/** The commands that are one word. */
export const PLAIN_COMMANDS = [
  'PICKUP',
  'DONE',
  'UNDO',
  'BLIND',
  'YES',
  'NO',
  'WRONG_PLAYER',
  'REPEAT', // say it again
  'BURNED', // the pile was burned
  'CALL', // what has to be called was called
  'TEST', // the scanner is tried out
  'FACEUP', // face-up cards are scanned next
  'DRAW', // a round without progress is called a draw
  'NEXT_ROUND',
  'BACK', // to the entry before, to put it right
  'FORWARD', // to the entry after
  'INSERT', // something is missing before the chosen entry
  'REMOVE', // the chosen entry never happened
  'STAND', // a move that isn't allowed still stands
  'COUNT', // a hand, or the stock, is counted: digits follow
  'TURN', // it is the announced seat's turn
  'DIRECTION', // play goes the other way round
  'NOT_BURNED', // the burn is taken back
  'PENALTY', // what the rules ask for a move that was not allowed
] as const;
export type PlainCommand = (typeof PLAIN_COMMANDS)[number];

export const MOST_SEATS = 12;
/** The most answers that a question can have. */
export const MOST_ANSWERS = 3;

/** `seat` and `answer` count from 1; `digit` is one of a count's, from 0 to 9. */
export type Command =
  | { readonly name: PlainCommand }
  | { readonly name: 'DIGIT'; readonly digit: number }
  | { readonly name: 'SEAT'; readonly seat: number }
  | { readonly name: 'ANSWER'; readonly answer: number };

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Every command there is, in the order of a printed sheet. */
export const COMMANDS: readonly Command[] = [
  ...PLAIN_COMMANDS.map((name): Command => ({ name })),
  ...upTo(MOST_SEATS).map((seat): Command => ({ name: 'SEAT', seat })),
  ...upTo(MOST_ANSWERS).map((answer): Command => ({ name: 'ANSWER', answer })),
  ...[0, ...upTo(9)].map((digit): Command => ({ name: 'DIGIT', digit })),
];
