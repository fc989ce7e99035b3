import {
  bareCards,
  type Card,
  choiceOf,
  chosenAs,
  colourOf,
  isNamed,
  kindOf,
  type Played,
  type Rank,
  rankOf,
} from '../engine/cards.ts';
import { waysOf } from '../engine/choice.ts';
import { type Random, shuffled } from '../engine/random.ts';
import { cardsDealt, startingHand } from '../engine/rules/deal-row.ts';
import { deckOf } from '../engine/rules/deck.ts';
import {
  dealRow,
  type KindRules,
  type Rules,
  refillSize,
  ruleNumber,
  rulesOf,
} from '../engine/rules/rules.ts';
import type { Phase, Seat, SeatNumber, State } from '../engine/state.ts';
import { lastPlayOn } from './piles.ts';

/** The person who is asked sits first, with enough others, if possible, to tell a skip from a reverse. */
export const YOU: SeatNumber = 0;
const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou'] as const;
const SIZES = [4, 3, 5, 6, 2, 7, 8, 9, 10, 11, 12] as const;

/** Positions to try until one shows what it is to show. */
const TRIES = 150;

/** Where positions are made: the rules, the cards of the deck, and what shuffles them. */
export interface Desk {
  readonly rules: Rules;
  readonly random: Random;
  readonly deck: readonly Card[];
  readonly players: number;
  /** How piles came to lie here, as far as it was asked: looking for one takes most of the time. */
  readonly piles: Map<string, State['lastPlay']>;
}

/** A table of these rules; null where they have a deal for nobody. */
export function makeDesk(rules: Rules, random: Random): Desk | null {
  const { players } = rules.set;
  const deck = deckOf(rules.set);
  const size = SIZES.find((count) => {
    const row = dealRow(rules, count);
    if (row === null || count < players.min || count > players.max) return false;
    return cardsDealt(rules.set, row, count) <= deck.length;
  });
  return size === undefined ? null : { rules, random, deck, players: size, piles: new Map() };
}

/** The first that is found within `TRIES` tries; null if none is. */
export function firstOf<T>(find: () => T | null): T | null {
  for (let i = 0; i < TRIES; i++) {
    const found = find();
    if (found !== null) return found;
  }
  return null;
}

/** What is wished of a position; the rest is dealt at random. */
export interface Wish {
  readonly hand: readonly Card[];
  readonly pile: readonly Played[];
  readonly phase?: Phase;
  readonly turn?: SeatNumber;
  /** How many cards the last play had; by default as many as led to this pile. */
  readonly last?: number;
  /** Your face-up cards, null where none lies on its stack. */
  readonly faceUp?: readonly (Card | null)[];
  /** The card on top of your first face-down stack. */
  readonly blind?: Card;
  /**
   * Whether there are cards to draw, as many as the deal leaves at the most; never where a hand has fewer cards than it
   * would be filled up to.
   */
  readonly stock: boolean;
  /** You have no cards but those wished for. */
  readonly bare?: boolean;
}

/** As many cards as are left to draw in a lesson that has a stock. */
const STOCK = 8;

/** The seat that played before you. */
export const before = ({ rules, players }: Desk): SeatNumber =>
  rules.set.direction.initial === 'cw' ? players - 1 : 1;

/** The seat that plays after you. */
export const after = ({ rules, players }: Desk): SeatNumber =>
  rules.set.direction.initial === 'cw' ? 1 : players - 1;

/** How many cards everybody holds when play begins; what is chosen from lies in the hand before. */
export function dealtHand({ rules, players }: Desk, phase: Phase = 'start'): number {
  const row = dealRow(rules, players)!;
  return phase === 'exchange' && rules.set.exchange === 'pick' ? row.hand : startingHand(rules.set, row);
}

/** How many cards a hand has at the least as long as there are cards to draw: who has fewer would have drawn. */
export function filledHand(desk: Desk): number {
  const { mode } = desk.rules.set.refill;
  if (mode === 'none') return 0;
  return mode === 'perCard' ? dealtHand(desk) : refillSize(desk.rules, desk.players);
}

/** A card as it lies there: of one that offers a choice the first thing is taken to be chosen, where nothing is said. */
const asLaid = (rules: Rules, card: Played): Played =>
  choiceOf(card) === null && waysOf(rules, card).length > 0 ? chosenAs(card, 0) : card;

/**
 * A position as wished for: every card of the deck lies somewhere in it, once, and is known. Null where the seats
 * couldn't have played this pile: people who look at it would learn the opposite of the rules.
 */
export function layOut(desk: Desk, wished: Wish): State | null {
  const { rules, players, random, deck } = desk;
  const wish = { ...wished, pile: wished.pile.map((card) => asLaid(rules, card)) };
  const { phase = 'play', blind } = wish;
  const { exchange } = rules.set;
  const row = dealRow(rules, players)!;
  const taken = [
    ...wish.hand,
    ...bareCards(wish.pile),
    ...(wish.faceUp ?? []),
    ...(blind === undefined ? [] : [blind]),
  ];
  const pool = shuffled(
    deck.filter((card) => !taken.includes(card)),
    random,
  );
  const take = (count: number): Card[] => pool.splice(0, Math.max(0, Math.min(count, pool.length)));
  const stock = wish.stock && phase === 'play' ? take(STOCK) : [];
  const filled = filledHand(desk);
  const held = phase === 'play' ? Math.max(3, filled) : dealtHand(desk, phase);
  const { stacks, depth } = row.faceDown;
  const places = Array.from({ length: Math.max(stacks, row.faceUp, wish.faceUp?.length ?? 0) }, (_, i) => i);
  const seats = Array.from({ length: players }, (_, number): Seat => {
    const own = number === YOU;
    const bare = own && wish.bare === true;
    const top = own && blind !== undefined ? [blind] : [];
    const faceDown = places.map((i) => {
      const covering = i === 0 ? top : [];
      return i < stacks && !bare ? [...take(depth - covering.length), ...covering] : [];
    });
    const given = own ? wish.faceUp : undefined;
    const open = (exchange === 'pick' && phase === 'exchange') || bare ? 0 : row.faceUp;
    return {
      name: NAMES[number]!,
      hand: own ? wish.hand : take(held),
      faceUp: places.map((i) =>
        given === undefined && i < open ? (take(1)[0] ?? null) : (given?.[i] ?? null),
      ),
      faceDown,
    };
  });
  const isStocked = wish.stock && (phase !== 'play' || seats.every(({ hand }) => hand.length >= filled));
  const left = [...stock, ...pool];
  const inStock = isStocked ? deck.length - cardsDealt(rules.set, row, players) : 0;
  const state: State = {
    rules,
    phase,
    seats,
    dealer: players - 1,
    direction: rules.set.direction.initial === 'cw' ? 'clockwise' : 'counterclockwise',
    turn: phase === 'play' ? (wish.turn ?? YOU) : null,
    extra: null,
    pile: wish.pile,
    stock: left.slice(0, inStock),
    burned: left.slice(inStock),
    lastPlay: null,
    pending: null,
    ready: [],
    idle: 0,
    agreed: [],
    dealt: rules.set.first.window === 'beforeExchange' && phase !== 'play' ? seats : null,
    out: [],
    lastLoser: null,
    lastWinner: null,
  };
  if (phase !== 'play' || wish.pile.length === 0) return state;
  const lastPlay = lastPlayIn(desk, state, wish);
  return lastPlay && { ...state, lastPlay };
}

/** The same for all piles of these ranks and colours: no rule asks for a suit. */
function lastPlayIn({ piles }: Desk, state: State, { pile, last }: Wish): State['lastPlay'] {
  const cards = pile.map((card) => (isNamed(card) ? card : `${kindOf(card)}${colourOf(card)}`));
  const key = [state.turn, last, ...cards].join(' ');
  const known = piles.get(key);
  if (known !== undefined) return known;
  const found = lastPlayOn(state, pile, last);
  piles.set(key, found);
  return found;
}

/** Whether a kind has no power and is played as its rank alone says. */
export const isPlain = ({ isSpecial, on, notOn, onlyIfStuck, countsAs }: KindRules): boolean =>
  !isSpecial && countsAs === null && on === 'natural' && notOn.length === 0 && onlyIfStuck === false;

export const isPlainCard = ({ rules }: Desk, card: Card): boolean => isPlain(rulesOf(rules, card));

/** Cards of the deck in random order, as far as they are wanted. */
export const cardsWhere = ({ deck, random }: Desk, wanted: (card: Card) => boolean): Card[] =>
  shuffled(deck.filter(wanted), random);

/** This many of these cards, each of another rank. */
export function ofRanks(cards: readonly Card[], count: number, without: readonly Rank[] = []): Card[] {
  const seen = new Set<Rank | null>(without);
  const chosen: Card[] = [];
  for (const card of cards) {
    if (chosen.length >= count) break;
    if (seen.has(rankOf(card))) continue;
    seen.add(rankOf(card));
    chosen.push(card);
  }
  return chosen;
}

export const heightOf = ({ rules }: Desk, card: Card): number => rulesOf(rules, card).height;

/** At most this many equal cards of these, of any rank that has as many. */
export function equals(cards: readonly Card[], count: number): readonly Card[] | null {
  for (const card of cards) {
    const kin = cards.filter((other) => kindOf(other) === kindOf(card));
    if (kin.length >= count) return kin.slice(0, count);
  }
  return null;
}

/** The rules that state parameters, each once; of the power of a card the one that says what it does. */
export const numbersOf = ({ rules }: Desk, topics: readonly string[]): string[] => [
  ...new Set(
    topics.flatMap((topic) => ruleNumber(rules, topic.endsWith(']') ? `${topic}.effects` : topic) ?? []),
  ),
];
