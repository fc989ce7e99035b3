import type { Card } from '../../engine/cards.ts';
import type { BreachCode, ClaimCode } from '../../engine/ruling.ts';
import { cardName, cardNames } from './cards.ts';

/** What a sentence about a breach may speak of. */
export interface BreachFacts {
  readonly code: BreachCode;
  /** Who made the move. */
  readonly mover: string;
  readonly cards: readonly Card[];
  /** The card that causes it, and the seat, if there is one. */
  readonly card: Card | null;
  readonly seat: string | null;
}

const laid = ({ cards }: BreachFacts): string => (cards.length === 0 ? 'that' : cardNames(cards));
const cause = ({ card }: BreachFacts): string => (card === null ? 'the card in effect' : cardName(card));

/** Why a move is not allowed: one sentence for each code. */
export const breachWords: Record<BreachCode, (facts: BreachFacts) => string> = {
  notYourTurn: ({ mover, seat }) =>
    seat === null ? `It is not for ${mover} to start.` : `It is ${seat}’s turn, not ${mover}’s.`,
  notHeld: (facts) => `${facts.mover} does not have the ${cause(facts)}: all of these cards are known.`,
  elsewhere: (facts) =>
    facts.seat === null
      ? `The ${cause(facts)} is already on the table or out of the game.`
      : `The ${cause(facts)} is known to be with ${facts.seat}.`,
  wrongZone: ({ mover }) =>
    `${mover} may not use cards from there yet: hand first, then face-up, then face-down.`,
  wrongStack: () => 'That face-down card is not there or not the next one to turn over.',
  mixedRanks: () => 'Cards laid together must be of one rank.',
  tooManyCards: () => 'That is more cards than may be laid together.',
  tooLow: (facts) => `${capital(laid(facts))} is lower than the ${cause(facts)}.`,
  tooHigh: (facts) => `${capital(laid(facts))} is too high after the ${cause(facts)}.`,
  equalNotAllowed: (facts) =>
    `${capital(laid(facts))} only equals the ${cause(facts)}, and that is not enough.`,
  wrongColour: (facts) => `The ${cause(facts)} asks for a card of its colour.`,
  notOnThis: (facts) => `${capital(laid(facts))} may not be laid on the ${cause(facts)}.`,
  setTooSmall: () => 'At least as many cards must be laid as in the play before.',
  notNeeded: (facts) =>
    `That card is for need only, and ${facts.card === null ? 'another' : `the ${cardName(facts.card)}`} could be played.`,
  mustPlay: (facts) =>
    facts.card === null
      ? `${facts.mover} can play and must.`
      : `${facts.mover} has the ${cause(facts)}, which can be played, and must play.`,
  notNow: () => 'That is not possible at this point of the game.',
  turnOwed: ({ mover }) => `${mover} burned the pile and must play again.`,
  unevenSwap: () => 'A swap is card for card: as many as you give you take.',
  wrongNumber: () => 'That is not the number of cards to choose.',
  nothingToDo: () => 'There is nothing to take.',
};

/** What a ruling on trust rests on: one sentence for each claim. */
export const claimWords: Record<ClaimCode, (who: string) => string> = {
  couldNotPlay: (who) => `on ${who}’s word that nothing could be played`,
  noHigherSingle: (who) => `on ${who}’s word that no single card was higher`,
  nobodyHolds: (who) => `on trust that nobody has a better right to start than ${who}`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
