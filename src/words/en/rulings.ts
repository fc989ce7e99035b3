/** What the pile demands, how a move was ruled, and what may be done instead. */
import type { Card } from '../../engine/cards.ts';
import type { BreachCode, ClaimCode } from '../../engine/ruling.ts';
import type { MoveView } from '../../protocol/view.ts';
import type { BreachFacts, NamedBreachFacts } from '../facts.ts';
import { cardName, cardNames, oneOf } from './cards.ts';
import { andList, capital, cardCount, orList, possessive } from './grammar.ts';

export const demand = {
  anything: 'anything',
  /** Anything, for the first card of a round: said beside who starts. */
  first: 'any card',
  /** A card on the pile is not scanned yet. */
  unknown: 'scan the card',
  atLeast: (rank: string) => `${rank} or higher`,
  above: (rank: string) => `higher than ${rank}`,
  atMost: (rank: string) => `${rank} or lower`,
  below: (rank: string) => `lower than ${rank}`,
  /** Only this rank fits. */
  exactly: oneOf,
  sameColour: (card: string) => `same colour as ${card}`,
  atLeastCards: (count: number) => `at least ${cardCount(count)}`,
  /** `count` cards that fit, or more cards of any rank. */
  orMoreCards: (count: number) => `${cardCount(count)}, or more of any rank`,
  only: (ranks: readonly string[]) => (ranks.length === 0 ? 'no card: pick up' : `only ${orList(ranks)}`),
  pickUpOr: (ranks: readonly string[]) => (ranks.length === 0 ? 'pick up' : `pick up, or ${orList(ranks)}`),
  /** The other way to fit, where equal cards complete a set. */
  orMore: (count: number, rank: string, plural: string) =>
    count === 1 ? `or 1 more ${rank}` : `or ${count} more ${plural}`,
  always: (kinds: readonly string[]) => `always: ${andList(kinds)}`,
  /** The card that makes the demand, and who played it if that is known. */
  from: (card: string, who: string | null) => (who === null ? `on ${card}` : `on ${card} by ${who}`),
};

/** `asked` is the demand in words; `atWill`: the pile may be picked up although a card fits. */
type Advice = (facts: NamedBreachFacts, asked: string, atWill: boolean) => string;

const layInstead: Advice = (_, asked, atWill) =>
  atWill
    ? `Take it back. Needed: ${asked}; or pick up.`
    : `Take it back. Asked for: ${asked}; if nothing fits, pick up.`;
const perhapsMisScan: Advice = () => 'Perhaps a mis-scan: Undo takes it back.';
const takeBack: Advice = () => 'Take it back.';

/** What may be done instead of a move that is not allowed: one sentence for each code. */
export const advice: Record<BreachCode, Advice> = {
  notYourTurn: ({ seat }) =>
    seat === null
      ? 'Take it back, or say whose card it was.'
      : `Take it back; or was it ${seat}? Then press “It was …”.`,
  notHeld: perhapsMisScan,
  elsewhere: perhapsMisScan,
  wrongZone: () => 'Take it back, or Undo if the card did come from the hand.',
  wrongStack: takeBack,
  mixedRanks: () => 'Take the odd card back; press Done between two plays.',
  tooManyCards: () => 'Take what is too much back.',
  tooLow: layInstead,
  tooHigh: layInstead,
  equalNotAllowed: layInstead,
  wrongColour: layInstead,
  notOnThis: () => 'Take it back and lay another card, or pick up the pile.',
  notAsLast: () => 'Take it back and pick up the pile.',
  setTooSmall: () => 'Take it back, or add cards of the same rank.',
  notNeeded: () => 'Take it back and lay that one.',
  mustPlay: () => 'Leave the pile and lay a card.',
  mustStartWith: () => 'Take it back and lay that card.',
  noPassing: (_, _asked, atWill) =>
    atWill ? 'Play a card, or pick up the pile.' : 'Lay a card; if none fits, the pile is picked up.',
  faceUpOwed: () => 'Scan that card first, then press Pick up.',
  notNow: takeBack,
  turnOwed: ({ mover }) => `${mover} lays the next card.`,
  unevenSwap: takeBack,
  wrongNumber: takeBack,
  nothingToDo: () => 'Lay a card.',
};

const laid = ({ cards }: BreachFacts): string => (cards.length === 0 ? 'that' : cardNames(cards));
const is = ({ cards }: BreachFacts): string => (cards.length > 1 ? 'are' : 'is');
const cause = ({ card }: BreachFacts): string => (card === null ? 'card in effect' : cardName(card));
const onlyThe = (card: Card | null): string => (card === null ? 'a card' : `the ${cardName(card)}`);

/** `Ann has`, `You have`: null is the reader. */
const does = (who: string | null, one: string, you: string): string =>
  who === null ? `You ${you}` : `${who} ${one}`;

/** Why a move is not allowed: one sentence for each code. */
export const breachWords: Record<BreachCode, (facts: BreachFacts) => string> = {
  notYourTurn: ({ mover, seat }) =>
    seat === null
      ? `It is not for ${mover ?? 'you'} to start.`
      : `It is ${possessive(seat)} turn, not ${mover === null ? 'yours' : possessive(mover)}.`,
  notHeld: (facts) =>
    `All of ${facts.mover === null ? 'your' : possessive(facts.mover)} cards there are known, and the ${cause(facts)} is not one of them.`,
  elsewhere: (facts) =>
    facts.seat === null
      ? `The ${cause(facts)} is booked on the table or out of the game.`
      : `The ${cause(facts)} is booked to ${facts.seat}.`,
  wrongZone: () => 'Hand cards come first, then the face-up ones, then the face-down ones.',
  wrongStack: ({ ofStock }) =>
    ofStock
      ? 'Nothing can be turned over there.'
      : 'That face-down card is not there, or not the next one to turn over.',
  mixedRanks: () => 'Cards laid together must be of one rank.',
  tooManyCards: () => 'That is more cards than may be laid together.',
  tooLow: (facts) => `${capital(laid(facts))} ${is(facts)} lower than the ${cause(facts)}.`,
  tooHigh: (facts) => `${capital(laid(facts))} ${is(facts)} too high after the ${cause(facts)}.`,
  equalNotAllowed: (facts) =>
    `${capital(laid(facts))} only equals the ${cause(facts)}, and that is not enough.`,
  wrongColour: (facts) => `The ${cause(facts)} asks for a card of its own colour.`,
  notOnThis: (facts) => `${capital(laid(facts))} may not be laid on the ${cause(facts)}.`,
  notAsLast: (facts) => `${capital(laid(facts))} may not be the last card: it has a power.`,
  setTooSmall: () => 'At least as many cards must be laid as in the play before.',
  notNeeded: ({ card }) => `That card is for need only, and ${onlyThe(card)} could be played.`,
  mustPlay: ({ mover, card }) =>
    card === null
      ? `Whatever cards ${mover === null ? 'you have' : `${mover} has`}, one has to be laid or turned over first: the pile stays.`
      : `${does(mover, 'has', 'have')} the ${cardName(card)}, and it fits: whoever can play must.`,
  mustStartWith: () => 'The first play needs the card that gives the right to start.',
  noPassing: () => 'There is no passing: if nothing can be played, the pile is picked up.',
  faceUpOwed: ({ mover }) =>
    `${does(mover, 'has', 'have')} to add a face-up card to the pile before taking it.`,
  notNow: () => 'That is not possible at this point of the game.',
  turnOwed: ({ mover }) =>
    `${does(mover, 'burned the pile and has', 'burned the pile and have')} to play again.`,
  unevenSwap: () => 'A swap is card for card: as many as you give you take.',
  wrongNumber: () => 'That is not the number of cards to choose.',
  nothingToDo: ({ ofStock }) =>
    ofStock
      ? 'There is no card to try, or no pile to save: the stock or the pile is empty.'
      : 'There is nothing to take.',
};

/** What a ruling on trust rests on: one phrase for each claim. */
export const claimWords: Record<ClaimCode, (who: string) => string> = {
  couldNotPlay: (who) => `on ${possessive(who)} word that nothing could be played`,
  noHigherSingle: (who) => `on ${possessive(who)} word that no single card was higher`,
  nobodyHolds: (who) => `on trust that nobody has a better right to start than ${who}`,
};

const withCards = (text: string, cards: string): string => (cards === '' ? text : `${text}: ${cards}`);

const moves: Record<MoveView['kind'], (who: string, cards: string, taken: string) => string> = {
  play: (who, cards) => `${who} ${cards}`,
  flip: (who, cards) => withCards(`${who} turns over`, cards),
  pickUp: (who, cards) =>
    cards === '' ? `${who} takes the pile` : `${who} adds ${cards} and takes the pile`,
  done: (who) => `${who} stops here`,
  swap: (who, cards, taken) => `${who} swaps ${cards} for ${taken}`,
  choose: (who, cards) => withCards(`${who} has chosen`, cards),
  ready: (who) => `${who} is ready`,
  draw: (who) => `${who} agrees to a draw`,
};

export const rulings = {
  breaches: breachWords,
  /** What may be done instead; `asked` is the demand in words. */
  advice,
  claims: claimWords,
  moves,
  /** A player who can’t play: another one picks up the pile. */
  leavesPile: (who: string, taker: string) => `${who} leaves the pile to ${taker}`,
  /** A pick-up that isn’t allowed: from afar it must not read as if it had been done. */
  pickUpOf: (who: string) => `${possessive(who)} pick-up`,
  notAllowed: 'Not allowed',
  /** For a contradiction, which is taken for a mis-scan until somebody says otherwise. */
  pleaseCheck: 'Please check',
  cannotBeChecked: (claims: string) => `Cannot be checked here: ${claims}.`,
  burn: (call: string | null) => `${call ?? 'Burn'}!`,
  takenBack: 'Taken back.',
  /** Not allowed, but the table let it stand. */
  stands: 'Not allowed, but it stands',
  /** Said over the next play while a card that is not allowed still lies on the pile. */
  stillThere: (move: string) => `${move}: not allowed, and not taken back yet.`,
  by: (rule: string, text: string | null) => (text === null ? `Rule ${rule}` : `${rule}: ${text}`),
  effects: {
    draws: (count: number) => `draws ${count}`,
    /** With the equal cards that burned it; null if the power of a card did. */
    burns: (equals: string | null) => (equals === null ? 'burns the pile' : `burns the pile: ${equals}`),
    unburned: 'the pile was not burned',
    goesAgain: 'goes again',
    mayGoAgain: 'may go again',
    takes: (count: number) => `takes ${cardCount(count)}`,
    takenBy: (taker: string, count: number) => `${taker} takes ${cardCount(count)}`,
    failed: 'it cannot stay',
    out: (name: string) => `${name} is out`,
  },
};
