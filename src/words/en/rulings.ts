/** What the pile demands, how a move was ruled, and what may be done instead. */
import type { Colour } from '../../engine/cards.ts';
import type { BreachCode, ClaimCode } from '../../engine/ruling.ts';
import type { MoveView } from '../../protocol/view.ts';
import type { NamedBreachFacts } from '../facts.ts';
import { breachWords, whyWords } from './breaches.ts';
import { calledBy, oneOf } from './cards.ts';
import { cardCount, orList, possessive } from './grammar.ts';

export const demand = {
  anything: 'anything',
  /** Anything, for the first card of a round: said beside who starts. */
  first: 'anything',
  /** A card on the pile is not scanned yet. */
  unknown: 'scan the card',
  atLeast: (rank: string) => `${rank} or higher`,
  above: (rank: string) => `higher than ${rank}`,
  atMost: (rank: string) => `${rank} or lower`,
  below: (rank: string) => `lower than ${rank}`,
  /** Only this rank fits. */
  exactly: oneOf,
  /** Only this rank fits, and what goes on anything. */
  orOneOf: (kinds: readonly string[]) => orList(kinds.map(oneOf)),
  sameColour: (card: string) => `same colour as ${card}`,
  atLeastCards: (count: number) => `at least ${cardCount(count)}`,
  /** The same before what each of them has to be. */
  eachOf: (count: number, what: string) => `${count} or more cards: ${what}`,
  /** `count` equal cards that fit, or more equal ones of any rank. */
  orMoreCards: (count: number) => `${count} equal cards, or ${count + 1}+ equal cards of any rank`,
  only: (ranks: readonly string[]) => (ranks.length === 0 ? 'no card: pick up' : `only ${orList(ranks)}`),
  pickUpOr: (ranks: readonly string[], colour: Colour | null) =>
    ranks.length === 0
      ? 'pick up'
      : `pick up, or ${orList(ranks.map((rank) => (colour === null ? rank : `${colour} ${rank}`)))}`,
  /** The other way to fit, where equal cards complete a set. */
  orMore: (count: number, rank: string, plural: string) =>
    `or ${count} more ${count === 1 ? calledBy(rank) : plural} to burn`,
  always: (kinds: readonly string[]) => `or ${kinds.length === 2 ? orList(kinds) : kinds.join(', ')}`,
  /** Before these kinds as little cards. */
  alwaysFits: 'or',
  /** The card that makes the demand, and who played it if that is known. */
  from: (card: string, who: string | null) => (who === null ? `on ${card}` : `on ${possessive(who)} ${card}`),
};

/** `asked` is the demand in words; `atWill`: the pile may be picked up although a card fits. */
type Advice = (facts: NamedBreachFacts, asked: string, atWill: boolean) => string;

const playInstead: Advice = (_, asked, atWill) =>
  `Needed: ${asked}; ${atWill ? 'or' : 'if nothing fits,'} pick up.`;
const perhapsMisScan: Advice = () => 'If that was a mis-scan, press Undo.';
const takeBack: Advice = () => 'Take it back.';

/** What may be done instead of a move that is not allowed: one sentence for each code. */
export const advice: Record<BreachCode, Advice> = {
  notYourTurn: ({ seat }) => (seat === null ? 'Take it back, or say whose card it was.' : 'Take it back.'),
  notHeld: perhapsMisScan,
  elsewhere: perhapsMisScan,
  wrongZone: takeBack,
  wrongStack: takeBack,
  mixedRanks: () => 'Take the odd card back; press Done between two plays.',
  tooManyCards: () => 'Take the extra cards back.',
  tooLow: playInstead,
  tooHigh: playInstead,
  equalNotAllowed: playInstead,
  wrongColour: playInstead,
  notOnThis: () => 'Take it back and play another card, or pick up the pile.',
  notWild: () => 'Take it back, or name a rank that it can count as.',
  notOffered: () => 'Take it back, or choose one of the things that it offers.',
  notAsLast: () => 'Take it back and pick up the pile.',
  setTooSmall: () => 'Take it back, or add cards of the same rank.',
  notNeeded: () => 'Take it back and play another card.',
  mustPlay: ({ why }) =>
    why?.is === 'turnFirst' ? 'Leave the pile and turn over a card.' : 'Leave the pile and play a card.',
  mustStartWith: () => 'Take it back and play that card.',
  noPassing: (_, _asked, atWill) =>
    atWill ? 'Play a card, or pick up the pile.' : 'Play a card; if none fits, pick up the pile.',
  faceUpOwed: () => 'Press Pick up, then say which card goes with it.',
  nothingToAdd: () => 'Leave that card where it is and press Pick up.',
  notNow: takeBack,
  turnOwed: ({ mover }) => `${mover} plays the next card.`,
  choiceOwed: ({ mover }) => `${mover} says who plays next.`,
  wordOwed: ({ mover }) => `${mover} says what it does.`,
  noChoice: ({ mover }) => `${mover} chooses somebody else who has cards.`,
  unevenSwap: takeBack,
  wrongNumber: takeBack,
  nothingToDo: () => 'Play a card.',
};

const unseen = (who: string, faceUp: boolean): string =>
  faceUp ? `I don’t know ${possessive(who)} face-up cards` : 'I can’t see the hands';
/** What a ruling on trust rests on, as some cards aren't known: one sentence for each claim. */
export const claimWords: Record<ClaimCode, (who: string, faceUp: boolean) => string> = {
  couldNotPlay: (who, faceUp) =>
    `${unseen(who, faceUp)}, so I’m taking ${possessive(who)} word that nothing could be played.`,
  noHigherSingle: (who, faceUp) =>
    `${unseen(who, faceUp)}, so I’m taking ${possessive(who)} word that no single card was higher.`,
  nobodyHolds: (who) => `${who} starts, as you said.`,
};

const withCards = (text: string, cards: string): string => (cards === '' ? text : `${text}: ${cards}`);

/** `who` is null for the reader; `other` are the cards that a swap takes, or the one that others are put on. */
const moves: Record<MoveView['kind'], (who: string | null, cards: string, other: string) => string> = {
  play: (who, cards) => `${who ?? 'You'} ${cards}`,
  flip: (who, cards) => withCards(who === null ? 'You turn over' : `${who} turns over`, cards),
  pickUp: (who, cards) => {
    const picksUp = who === null ? 'pick up' : 'picks up';
    const adds = cards === '' ? '' : `${who === null ? 'add' : 'adds'} ${cards} and `;
    return `${who ?? 'You'} ${adds}${picksUp} the pile`;
  },
  done: (who) => (who === null ? 'You stop here' : `${who} stops here`),
  swap: (who, cards, taken) => `${who === null ? 'You swap' : `${who} swaps`} ${cards} for ${taken}`,
  stack: (who, cards, on) => `${who === null ? 'You put' : `${who} puts`} ${cards} on the ${on}`,
  choose: (who, cards) => withCards(who === null ? 'You have chosen' : `${who} has chosen`, cards),
  ready: (who) => (who === null ? 'You are ready' : `${who} is ready`),
  draw: (who) => (who === null ? 'You agree to a draw' : `${who} agrees to a draw`),
};

const PLACES = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  ...['seventh', 'eighth', 'ninth', 'tenth', 'eleventh'],
];

export const rulings = {
  breaches: breachWords,
  /** The same where more is known than the code says. */
  whys: whyWords,
  /** What may be done instead; `asked` is the demand in words. */
  advice,
  claims: claimWords,
  moves,
  /** Who has the choice gives the next turn to somebody; null for the reader. */
  choosesNext: (who: string | null, next: string | null) =>
    `${who ?? 'You'} ${who === null ? 'choose' : 'chooses'} ${next ?? 'you'} to play next`,
  /** A player who can’t play: another one picks up the pile. */
  leavesPile: (who: string | null, taker: string | null) =>
    `${who === null ? 'You leave' : `${who} leaves`} the pile to ${taker ?? 'you'}`,
  /** A pick-up that isn’t allowed: from afar it must not read as if it had been done. */
  pickUpOf: (who: string | null) => `${who === null ? 'Your' : possessive(who)} pick-up`,
  /** The headline until the card that was turned over is scanned. */
  turnedOver: (name: string, ofStock: boolean, scans: boolean) =>
    `${name} turns over ${ofStock ? 'the top of the stock' : 'a card'}${scans ? ': scan it' : ''}`,
  notAllowed: 'Not allowed',
  /** In a few words, beside cards and name: the play was legal. */
  allowed: 'fits',
  /** The same where it was not: is it back with its player by now? */
  refused: (isBack: boolean) => (isBack ? 'not allowed, taken back' : 'not allowed'),
  /** For a contradiction, which is taken for a mis-scan until somebody says otherwise. */
  pleaseCheck: 'Please check',
  burn: (call: string | null) => `${call ?? 'Burn'}!`,
  /** The headline of a play that somebody has gone out with, as the first, the second … */
  goesOut: (name: string, place: number) => `${name} is out – ${PLACES[place - 1] ?? 'at last'}!`,
  takenBack: 'Taken back.',
  /** Not allowed, but the table let it stand. */
  stands: 'Not allowed, but it stands',
  /** The same where the sign beside it says that it isn’t allowed. */
  standsShort: 'stands',
  /** Said over the next play while a card that is not allowed still lies on the pile. */
  stillThere: (move: string) => `${move}: not allowed, and not taken back yet.`,
  by: (rule: string, text: string | null) => (text === null ? `Rule ${rule}` : `${rule}: ${text}`),
  effects: {
    jumpsIn: (isYours: boolean) => (isYours ? 'you jump in' : 'jumps in'),
    draws: (count: number, isYours = false) => (isYours ? `you draw ${count}` : `draws ${count}`),
    /** With the equal cards that burned it; null if the power of a card did. */
    burns: (equals: string | null, isYours: boolean) =>
      `${isYours ? 'the pile burns' : 'burns the pile'}${equals === null ? '' : ` with ${equals}`}`,
    unburned: 'the pile was not burned',
    letBurn: 'the table let it burn the pile',
    goesAgain: 'goes again',
    mayGoAgain: 'may go again',
    /** Of a pick-up, which the move itself names. */
    cards: cardCount,
    takes: (count: number) => `picks up ${cardCount(count)}`,
    takenBy: (taker: string, count: number) => `${taker} picks up ${cardCount(count)}`,
    /** As hand and stock are gone. */
    takesFaceUp: (count: number, isYours: boolean) =>
      `${isYours ? 'you take' : 'takes'} the ${count === 1 ? 'face-up card' : `${count} face-up cards`} into hand`,
    failed: 'it doesn’t fit',
    out: (name: string) => `${name} is out`,
  },
};
