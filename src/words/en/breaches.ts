/** Why a move is not allowed: a sentence for each code, and one for each kind of fact that makes it plain. */
import { areOneKind, bareOf, colourOf, type Kind, type Played } from '../../engine/cards.ts';
import type { BreachCode } from '../../engine/ruling.ts';
import type { Source } from '../../engine/why.ts';
import type { BreachFacts, WhyWords } from '../facts.ts';
import { cardName, cardNames, oneIn, oneOf, rankName } from './cards.ts';
import { andList, capital, cardCount, orList, possessive, WAYS } from './grammar.ts';

const the = (card: Played): string => `the ${cardName(card)}`;
const itself = (card: Played | null): string => (card === null ? 'that card' : the(card));
const inEffect = ({ card }: BreachFacts): string => (card === null ? 'the card in effect' : the(card));
const played = ({ cards }: BreachFacts): string => (cards.length === 0 ? 'That' : cardNames(cards));
const is = ({ cards }: BreachFacts): string => (cards.length > 1 ? 'are' : 'is');

/** `a red card`, after one that asks for its own colour. */
function ofColour(card: Played | null): string {
  const colour = card === null ? null : colourOf(card);
  return colour === null ? 'a card of its colour' : `a ${colour} card`;
}

/** `Ann has`, `You have`: null is the reader. */
const does = (who: string | null, one: string, you: string): string =>
  who === null ? `You ${you}` : `${who} ${one}`;
const has = (who: string | null): string => does(who, 'has', 'have');
const whose = (who: string | null): string => (who === null ? 'your' : possessive(who));
/** A sentence about the reader, or one that begins with a name, as it goes on after others. */
const within = (sentence: string): string => sentence.replace(/^You /, 'you ');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const few = (count: number): string => NUMBERS[count] ?? String(count);

/** `the 5♣`, `the pair 5♣ 5♥`, `4♣ 5♥ 6♦ together`. */
function together(cards: readonly Played[]): string {
  if (cards.length === 1) return the(cards[0]!);
  const isPair = cards.length === 2 && areOneKind(cards);
  return isPair ? `the pair ${cardNames(cards)}` : `${cardNames(cards)} together`;
}

/** That these lie on the card that counts. */
const invisible = (cards: readonly Played[]): string =>
  `${cards.length === 1 ? `The ${cardNames(cards)} on it is` : `${cardNames(cards)} on it are`} invisible.`;

/** Why cards of this height don’t fit on a card, or on cards that were played together. */
function byHeight(facts: BreachFacts, what: string): string {
  if (facts.code === 'tooHigh') return `${played(facts)} ${is(facts)} higher than ${what}.`;
  if (facts.code === 'tooLow') return `${played(facts)} ${is(facts)} lower than ${what}.`;
  const equals = facts.cards.length > 1 ? 'equal' : 'equals';
  return `${played(facts)} ${equals} ${what}, and equal cards don’t fit here.`;
}

const ofHeight = (facts: BreachFacts): string => byHeight(facts, inEffect(facts));

/** Where somebody has cards, after a number of them. */
const THERE: Record<Source, string> = {
  hand: 'in hand',
  faceUp: 'face up',
  faceDown: 'face down',
  open: 'in hand and face up',
  stock: 'in the stock',
};

/** A sentence for each code. */
/** What follows from that for a pick-up; a card off the stock leaves the pile where it is anyway. */
const soItStays = (ofStock: boolean): string => (ofStock ? '.' : ', so the pile has to stay where it is.');

export const breachWords: Record<BreachCode, (facts: BreachFacts) => string> = {
  notYourTurn: ({ mover, seat }) =>
    seat === null
      ? `${does(mover, 'does', 'do')} not start this round.`
      : `It is ${possessive(seat)} turn, not ${mover === null ? 'yours' : possessive(mover)}.`,
  notHeld: ({ mover, card }) => `${does(mover, 'does', 'do')} not have ${itself(card)}.`,
  elsewhere: ({ card, seat }) =>
    `${capital(itself(card))} is ${seat === null ? 'somewhere else' : `with ${seat}`}.`,
  wrongZone: () => 'Hand cards come first, then the face-up ones, then the face-down ones.',
  wrongStack: ({ ofStock }) =>
    ofStock ? 'Nothing can be turned over there.' : 'That face-down card can’t be turned over now.',
  mixedRanks: () => 'Cards that are played together must be of one rank.',
  tooManyCards: () => 'That is more cards than may be played together.',
  tooLow: ofHeight,
  tooHigh: ofHeight,
  equalNotAllowed: ofHeight,
  wrongColour: (facts) => `${capital(inEffect(facts))} needs ${ofColour(facts.card)} next.`,
  notOnThis: (facts) => `${played(facts)} may not be played on ${inEffect(facts)}.`,
  notWild: ({ card }) =>
    card === null
      ? 'That card is not wild.'
      : `${capital(the(bareOf(card)))} is not wild: it counts only as itself.`,
  notOffered: ({ card }) =>
    `${card === null ? 'That card' : capital(the(bareOf(card)))} doesn’t let anybody choose that.`,
  notAsLast: (facts) => `${played(facts)} may not be played last: no special card may.`,
  setTooSmall: () => 'At least as many cards must be played as in the play before.',
  notNeeded: (facts) => `${played(facts)} ${is(facts)} only for when nothing else fits, and something does.`,
  mustPlay: ({ mover, ofStock }) => `${does(mover, 'can', 'can')} play${soItStays(ofStock)}`,
  mustStartWith: () => 'Another card has to be played first.',
  noPassing: () => 'Nobody may pass.',
  faceUpOwed: ({ mover }) => `${has(mover)} to add a face-up card to the pile before picking it up.`,
  nothingToAdd: () => 'No face-up card goes along with this pick-up.',
  notNow: () => 'That is not possible at this point of the game.',
  turnOwed: ({ mover }) => `${has(mover)} to go again.`,
  choiceOwed: ({ mover }) => `${has(mover)} to choose first who plays next.`,
  wordOwed: ({ mover, card }) =>
    `${has(mover)} to say first what ${card === null ? 'the card' : the(bareOf(card))} does.`,
  noChoice: ({ seat }) =>
    seat === null ? 'Here nobody chooses who plays next.' : `${seat} can’t be chosen to play next.`,
  unevenSwap: () => 'A swap is card for card: you take as many as you give.',
  wrongNumber: ({ cards }) =>
    cards.length === 0
      ? 'Cards have to be put face up first.'
      : `${cardCount(cards.length)} ${cards.length === 1 ? 'is' : 'is'} not the right number.`,
  nothingToDo: ({ ofStock }) =>
    ofStock
      ? 'There is no card to try, or no pile to save: the stock or the pile is empty.'
      : 'That would change nothing.',
};

/** `a 3 or an 8`. */
/** `a 3 or a 5`. */
export const oneOfRanks = (ranks: readonly Kind[]): string =>
  orList(ranks.map((rank) => oneOf(rankName(rank))));

/** That a card isn’t where every card is known. */
const KNOWN: Record<Source, (card: string, who: string | null) => string> = {
  hand: (card, who) => `${does(who, 'does', 'do')} not have ${card}: the whole hand is known.`,
  faceUp: (card, who) => `${capital(card)} is not one of ${whose(who)} face-up cards.`,
  faceDown: (card) => `That face-down card is known, and it is not ${card}.`,
  open: (card, who) =>
    `${does(who, 'does', 'do')} not have ${card}: every card in hand and face up is known.`,
  stock: (card) => `The top card of the stock is known, and it is not ${card}.`,
};

type Starts = Parameters<WhyWords['starts']>[1];

/** `the 4♥`, `a 3 or a 5`. */
const startingCard = ({ card, ranks }: Starts): string => (card === null ? oneOfRanks(ranks) : the(card));

/** Where a card has to be to give the right to start; nothing where that may be either place. */
const startingPlace = ({ zones }: Starts): string =>
  zones.length !== 1 ? '' : zones[0] === 'faceUp' ? ' face up' : ' in hand';

function starts({ names }: BreachFacts, why: Starts): string {
  const who = orList(names);
  if (why.by === 'loser') return `${who} lost the last round and starts.`;
  if (why.by === 'winner') return `${who} won the last round and starts.`;
  if (why.by === 'seat') return `${who} sits next to the dealer and starts.`;
  if (why.by === 'worstFaceUp') return `${who} has the worst face-up cards and starts.`;
  if (why.by === 'thrownIn')
    return why.ranks.length === 0
      ? `${who} comes after the last to throw cards in, and starts.`
      : `Before that ${names.length === 1 ? `${who} has` : `${andList(names)} have`} ${startingCard(why)} to throw in.`;
  if (why.by === 'race') return `The first to play ${startingCard(why)} starts: ${who}.`;
  const card = `${startingCard(why)}${startingPlace(why)}`;
  if (names.length > 1) return `Any player with ${card} may start: ${who}.`;
  const held = `${who} has ${card}`;
  return why.too ? `${held} too, and comes first, counting from the dealer’s left.` : `${held} and starts.`;
}

/** How a sentence ends that has said why: whose turn it is. */
const itIsTurnOf = (name: string | null): string =>
  name === null ? '.' : `: it is ${possessive(name)} turn.`;

const LIES: Record<Parameters<WhyWords['lies']>[1]['zone'], (card: string, whose: string) => string> = {
  hand: (card, whose) => `${card} is in ${whose} hand.`,
  faceUp: (card, whose) => `${card} is one of ${whose} face-up cards.`,
  faceDown: (card, whose) => `${card} is one of ${whose} face-down cards.`,
  pile: (card) => `${card} is in the pile.`,
  stock: (card) => `${card} is in the stock.`,
  burned: (card) => `${card} is burned.`,
};

/** A sentence for each kind of fact. */
export const whyWords: WhyWords = {
  canPlay: (facts, { cards }) => {
    const can = `${does(facts.mover, 'can', 'can')} play ${together(cards)}`;
    return facts.code === 'notNeeded'
      ? `${played(facts)} ${is(facts)} only for when nothing else fits, and ${within(can)}.`
      : `${can}${soItStays(facts.ofStock)}`;
  },
  whatever: ({ mover }, { all, card }) => {
    const goes = card === null ? 'can be played' : `goes on ${the(card)}`;
    return all
      ? `Any card that ${mover ?? 'you'} may have ${goes}.`
      : `Whatever ${within(has(mover))}, one of the cards ${goes}.`;
  },
  turnFirst: ({ mover }) => `${has(mover)} to turn over a face-down card first.`,
  starts,
  skipped: ({ mover, seat }, { cards }) =>
    `After ${together(cards)} ${within(does(mover, 'is', 'are'))} skipped${itIsTurnOf(seat)}`,
  reversed: ({ card, seat }, { direction }) =>
    `After ${itself(card)} play goes ${WAYS[direction]}${itIsTurnOf(seat)}`,
  again: ({ mover, seat, card }, { may }) => {
    const who = seat ?? mover;
    const plays = `${may ? 'may' : who === null ? 'have to' : 'has to'} go again.`;
    return card === null
      ? `${who ?? 'You'} burned the pile and ${plays}`
      : `After ${the(card)} ${who ?? 'you'} ${plays}`;
  },
  choosing: ({ seat }) => `${does(seat, 'chooses', 'choose')} who plays next.`,
  startWith: ({ mover }, { cards, missing }) => {
    const start = `${has(mover)} to start with ${orList(cards.map(the))}.`;
    return missing.length === 0 ? start : `Nobody has ${oneOfRanks(missing)}, so ${within(start)}`;
  },
  throwIn: ({ mover }, { cards }) => `${has(mover)} to throw in ${orList(cards.map(the))} first.`,
  comesFirst: ({ mover, card }, { zone }) => {
    const cards = `${mover === null ? 'your' : 'the'} ${zone === 'hand' ? 'hand' : 'face-up cards'}`;
    const first = `${has(mover)} to play ${cards} first.`;
    return card === null ? first : `${capital(the(card))} is face up: ${within(first)}`;
  },
  covered: ({ card }) => `That card is still under ${card === null ? 'another one' : the(card)}.`,
  lies: ({ card, seat, mover }, { zone }) => LIES[zone](capital(itself(card)), whose(seat ?? mover)),
  under: (facts, { cards }) => `${breachWords[facts.code](facts)} ${invisible(cards)}`,
  belowUnder: (facts, { card }) =>
    `${played(facts)} ${facts.cards.length > 1 ? 'aren’t' : 'isn’t'} lower than ${inEffect(facts)} under ${the(card)}.`,
  answers: (facts, { cards }) =>
    facts.code === 'setTooSmall'
      ? `At least ${few(cards.length)} cards have to be played on ${cardNames(cards)}.`
      : byHeight(facts, together(cards)),
  noRun: ({ cards }, { orSet }) =>
    orSet ? `${cardNames(cards)} are neither one rank nor a run.` : `${cardNames(cards)} are not a run.`,
  atMost: (_, { count }) =>
    count === 1
      ? 'Only one card may be played at a time.'
      : `At most ${few(count)} cards may be played together.`,
  single: (facts, { cards }) => {
    const single = cards.length === 0 ? `one of ${whose(facts.mover)} cards` : orList(cards.map(the));
    return `${capital(single)} beats ${inEffect(facts)} alone: a pair may be played only where no single card does.`;
  },
  forced: (facts, { ranks, colour }) => {
    const orPlay =
      ranks.length === 0 ? '' : `, or play ${orList(ranks.map((rank) => oneIn(colour, rankName(rank))))}`;
    return `After ${inEffect(facts)} ${within(has(facts.mover))} to pick up${orPlay}.`;
  },
  onlyThese: (facts, { ranks }) =>
    ranks.length === 0
      ? `Nothing may be played on ${inEffect(facts)}.`
      : `Only ${oneOfRanks(ranks)} may be played on ${inEffect(facts)}.`,
  mayBe: (facts, { ranks }) =>
    ranks.length === 0 || facts.card === null
      ? breachWords.notWild(facts)
      : `Besides itself, ${the(bareOf(facts.card))} counts only as ${oneOfRanks(ranks)}.`,
  upTo: (facts, { rank }) => `${played(facts)} may be played only on ${oneOfRanks([rank])} or lower.`,
  limit: (facts, { limit, rank, cards }) => {
    const asked = `${capital(inEffect(facts))} calls for ${oneOfRanks([rank])} or ${limit === 'atMost' ? 'lower' : 'higher'}.`;
    return cards.length === 0 ? asked : `${asked} ${invisible(cards)}`;
  },
  countsAs: (facts, { rank }) => `${ofHeight(facts)} A joker counts as ${oneOfRanks([rank])}.`,
  noStack: () => 'There is no face-down card there.',
  stackFirst: (_, { stack }) => `The top card of stack ${stack + 1} comes first.`,
  fewer: ({ mover }, { count, from }) => {
    const cards = count === 0 ? 'no card' : `only ${few(count)} ${count === 1 ? 'card' : 'cards'}`;
    return `${has(mover)} ${cards} ${THERE[from]}.`;
  },
  hidden: ({ mover }, { count, from }) =>
    `${does(mover, 'can’t', 'can’t')} have all of these: only ${cardCount(count)} ${THERE[from]} ${count === 1 ? 'is' : 'are'} unknown.`,
  known: ({ mover, seat, card }, { from }) => KNOWN[from](itself(card), seat ?? mover),
  twice: ({ card }) => `${capital(itself(card))} can’t be played twice.`,
  onlyOne: ({ mover, card }) => `${has(mover)} only one ${card === null ? 'of these' : cardName(card)}.`,
  notInDeck: () => 'That card is not in this deck.',
  noSwapping: () => 'In these rules nobody swaps cards.',
  noChoosing: () => 'In these rules nobody chooses the face-up cards.',
  noStacking: () => 'In these rules no cards are put on face-up cards.',
  onlyEqual: ({ card }) => `Only cards of its rank may be put on ${itself(card)}.`,
  onlyOwn: ({ mover, card, seat }) =>
    `${capital(itself(card))} is one of ${whose(seat)} face-up cards: ${mover ?? 'you'} may put cards only on ${mover === null ? 'your own' : 'their own'}.`,
  exchangeOver: (_, { exchange, begun }) => {
    const what = exchange === 'swap' ? 'Swapping' : 'Choosing cards';
    return begun ? `${what} ended when play began.` : `${what} is over: everybody is ready.`;
  },
  exchanging: (_, { exchange }) =>
    exchange === 'swap'
      ? 'Play begins when everybody is ready: until then cards may be swapped.'
      : 'Play begins when everybody has chosen the face-up cards.',
  ready: ({ mover }) => `${does(mover, 'is ready and can’t swap', 'are ready and can’t swap')} any more.`,
  unseen: ({ seat }) =>
    `The card that ${seat === null ? 'is' : `${seat} has`} turned over has to be seen first.`,
  over: () => 'The round is over.',
  noDraw: () => 'A draw can be agreed only when nobody is getting anywhere.',
  emptyPile: () => 'The pile is empty: there is nothing to pick up.',
};
