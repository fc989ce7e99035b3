import {
  bareCards,
  type Card,
  choiceOf,
  isKnown,
  isRenamed,
  KINDS,
  type Kind,
  kindOf,
  type Played,
  type Rank,
  rankOf,
  type Slot,
  SUITS,
  suitOf,
} from '../../../engine/cards.ts';
import type { OpenZone } from '../../../engine/rules/schema.ts';
import type { PowerView } from '../../../protocol/coach.ts';
import type { ScreenMove } from '../../../protocol/play.ts';
import type { TableView } from '../../../protocol/view.ts';
import type { Here } from './here.ts';

/** The cards of the seat whose hand a screen shows, and what may be done with them. */

export interface OwnCards {
  readonly seat: number;
  /** As they were drawn. */
  readonly hand: readonly Card[];
  /** One for each stack, null where nothing lies. */
  readonly faceUp: readonly (Slot | null)[];
  readonly faceDown: readonly number[];
}

/** One thing of one’s own that can be chosen: a card, or a stack to turn a card over from. */
export type OwnItem =
  | { readonly kind: 'card'; readonly card: Card; readonly zone: OpenZone }
  | { readonly kind: 'stack'; readonly stack: number };

/** The own cards; null while the screen shows nobody’s. */
export function ownCards({ play, seats }: TableView): OwnCards | null {
  const seat = play?.you ?? null;
  const own = seat === null ? undefined : seats[seat];
  return own === undefined || seat === null
    ? null
    : { seat, hand: own.known, faceUp: own.faceUp, faceDown: own.faceDown };
}

type OnTable = Pick<OwnCards, 'faceUp' | 'faceDown'>;

/** Whether the cards of two places are equal ones. */
function areEqual({ faceUp }: OnTable, one: number, other: number): boolean {
  const [card, under] = [faceUp[one] ?? null, faceUp[other] ?? null];
  return card !== null && under !== null && isKnown(card) && isKnown(under) && kindOf(card) === kindOf(under);
}

/** The place on whose card another was put before play, both from 0; null for one that was dealt, or lies there alone. */
export function placeUnder(own: OnTable, place: number): number | null {
  if (place < own.faceDown.length) return null;
  return [...own.faceDown.keys()].find((on) => areEqual(own, place, on)) ?? null;
}

/** The places before a player, from 0, as they lie: a card that was put on an equal one before play comes after that. */
export function placesInOrder(own: OnTable): number[] {
  const all = [...Array(Math.max(own.faceUp.length, own.faceDown.length)).keys()];
  const alone = all.filter((place) => placeUnder(own, place) === null);
  return alone.flatMap((on) => [on, ...all.filter((place) => placeUnder(own, place) === on)]);
}

const faceUpCards = ({ faceUp }: OwnCards): Card[] =>
  faceUp.filter((slot): slot is Card => slot !== null && isKnown(slot));

/** Where one of your own cards lies; null for any other card. */
export function zoneOf(own: OwnCards, card: Card): OpenZone | null {
  if (own.hand.includes(card)) return 'hand';
  return faceUpCards(own).includes(card) ? 'faceUp' : null;
}

/** A card's place in a hand that is sorted as the ranks go up in these rules: jokers next to last, unknown cards last. */
function orderOf({ rules }: TableView, slot: Slot): number {
  if (!isKnown(slot)) return KINDS.length * SUITS.length;
  const kinds: readonly Kind[] = [...rules.order, 'JK'];
  return kinds.indexOf(kindOf(slot)) * SUITS.length + SUITS.indexOf(suitOf(slot) ?? 'C');
}

/** Things with a card each in the order in which a hand is to lie. */
export const sortedBy = <T>(
  view: TableView,
  things: readonly T[],
  sort: Here['sort'],
  cardOf: (thing: T) => Slot,
): readonly T[] =>
  sort === 'drawn' ? things : things.toSorted((a, b) => orderOf(view, cardOf(a)) - orderOf(view, cardOf(b)));

/** The hand in the order in which it is to lie. */
export const sortedHand = <S extends Slot>(
  view: TableView,
  hand: readonly S[],
  sort: Here['sort'],
): readonly S[] => sortedBy(view, hand, sort, (slot) => slot);

/** In the exchange: how many cards are to be chosen that lie face up; null where nothing is chosen. */
export function toChoose({ play }: TableView): number | null {
  const exchange = play?.exchange ?? null;
  return exchange === null || exchange === 'swap' ? null : exchange.choose;
}

export const movesOf = <K extends ScreenMove['kind']>(
  { play }: TableView,
  kind: K,
): Extract<ScreenMove, { kind: K }>[] =>
  (play?.moves ?? []).filter((move): move is Extract<ScreenMove, { kind: K }> => move.kind === kind);

/** The stacks that may be turned over now, from 0. */
export const openStacks = (view: TableView): number[] =>
  movesOf(view, 'flip').flatMap(({ stack }) => (stack === 'stock' ? [] : [stack]));

/** Everything of one’s own that can be chosen, from left to right: what lies on the table, then the hand. */
export function ownItems(view: TableView, sort: Here['sort']): OwnItem[] {
  const own = ownCards(view);
  if (own === null) return [];
  const open = openStacks(view);
  const onTable = placesInOrder(own).map((stack): OwnItem[] => {
    const slot = own.faceUp[stack] ?? null;
    const card: OwnItem[] =
      slot !== null && isKnown(slot) ? [{ kind: 'card', card: slot, zone: 'faceUp' }] : [];
    const isReachable = (own.faceDown[stack] ?? 0) > 0 && (slot === null || open.includes(stack));
    return isReachable ? [...card, { kind: 'stack', stack }] : card;
  });
  return [
    ...onTable.flat(),
    ...sortedHand(view, own.hand, sort).map((card): OwnItem => ({ kind: 'card', card, zone: 'hand' })),
  ];
}

/** The cards that some move plays now; while a face-up card must go with the pile, the cards that may. */
export const fittingCards = (view: TableView, adding: boolean): ReadonlySet<Card> =>
  new Set(
    adding
      ? movesOf(view, 'pickUp').flatMap(({ add }) => add ?? [])
      : movesOf(view, 'play').flatMap(({ cards }) => bareCards(cards)),
  );

/** The cards of the shortest move that plays this one; null if none does. A card that fits alone is by itself. */
export function fewestWith(view: TableView, card: Card): readonly Card[] | null {
  const moves = movesOf(view, 'play').flatMap(({ cards: played }) => {
    const cards = bareCards(played);
    return cards.includes(card) ? [cards] : [];
  });
  return moves.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

type PlayMove = Extract<ScreenMove, { kind: 'play' }>;

/** The moves that play these cards, whatever is said of them. */
const movesWith = (view: TableView, chosen: readonly Card[]): PlayMove[] =>
  movesOf(view, 'play').filter(
    ({ cards }) => cards.length === chosen.length && hasAll(bareCards(cards), chosen),
  );

const isChosen = ({ cards }: PlayMove): boolean => cards.some((card) => choiceOf(card) !== null);

/** The moves that play these cards with a rank named for the wild ones among them. */
export const namedMoves = (view: TableView, chosen: readonly Card[]): PlayMove[] =>
  movesWith(view, chosen).filter((move) => move.cards.some(isRenamed) && !isChosen(move));

/** A move with which its player chooses what a card does, and what that is. */
export interface Way {
  readonly move: ScreenMove;
  readonly offer: NonNullable<PowerView['options']>[number];
}

/** What is offered by a card, by the rules of the table. */
const offersOf = ({ coach }: TableView, card: Played) =>
  coach.specials.find(({ kind }) => kind === kindOf(card))?.powers.find(({ power }) => power === 'choose')
    ?.options ?? [];

/** The ways of these moves, each of which says something else of its topmost card; without a word it is the first. */
const waysIn = (view: TableView, moves: readonly (PlayMove | FlipMove)[]): Way[] =>
  moves.flatMap((move) => {
    const top = move.kind === 'play' ? move.cards.at(-1) : move.card;
    const offer = top === undefined ? undefined : offersOf(view, top)[choiceOf(top) ?? 0];
    return offer === undefined ? [] : [{ move, offer }];
  });

type FlipMove = Extract<ScreenMove, { kind: 'flip' }>;

/** What a move chooses of what its topmost card offers; null where that card offers nothing to choose from. */
export const offerIn = (view: TableView, move: ScreenMove): Way['offer'] | null =>
  move.kind === 'play' || move.kind === 'flip' ? (waysIn(view, [move])[0]?.offer ?? null) : null;

/**
 * What the player at this screen chooses among: what the chosen cards do, with the rank that is named for wild ones
 * (`as`), or the one that was turned over. None where there is nothing to choose.
 */
export function waysOf(view: TableView, chosen: readonly Card[], as: Rank | null): Way[] {
  const words = movesOf(view, 'flip').filter(({ card }) => card !== undefined);
  if (words.length > 0) return waysIn(view, words);
  const moves = movesWith(view, chosen).filter((move) => rankNamed(move) === as);
  return moves.some(isChosen) ? waysIn(view, moves) : [];
}

/** The rank that a move names for its wild cards; null if it names none. */
export function rankNamed({ cards }: PlayMove): Rank | null {
  const named = cards.find(isRenamed);
  return named === undefined ? null : rankOf(named);
}

/** In the exchange: the cards that a chosen one may be swapped with. */
export function swapPartners(view: TableView, [chosen]: readonly Card[]): ReadonlySet<Card> {
  const own = ownCards(view);
  const zone = own === null || chosen === undefined ? null : zoneOf(own, chosen);
  if (own === null || zone === null || view.play?.exchange !== 'swap') return new Set();
  return new Set(zone === 'hand' ? faceUpCards(own) : own.hand);
}

/** In the exchange: the moves that put a chosen card on an equal one, of each player’s equal cards on the first. */
export function stackings(
  view: TableView,
  [chosen]: readonly Card[],
): Extract<ScreenMove, { kind: 'stack' }>[] {
  const moves = movesOf(view, 'stack').filter(({ cards }) => chosen !== undefined && cards.includes(chosen));
  return moves.filter(({ on }, i) => moves.findIndex((other) => other.on.seat === on.seat) === i);
}

/** In the exchange: the hand cards that some face-up card equals on which they may be put. */
export const stackable = (view: TableView): Card[] => [
  ...new Set(movesOf(view, 'stack').flatMap(({ cards }) => cards)),
];

/** Whether what lies face up can’t be played yet, since there are hand cards. */
export const faceUpWaits = (view: TableView): boolean =>
  (view.phase === 'start' || view.phase === 'play') && (ownCards(view)?.hand.length ?? 0) > 0;

/** Whether no card or stack of one's own may be played: whatever can be done then needs none to be chosen. */
export const noneToChoose = (view: TableView): boolean =>
  movesOf(view, 'pickUp').length > 0 && movesOf(view, 'play').length === 0 && openStacks(view).length === 0;

/** The play with the most cards that may be made out of turn now; null if there is none. */
export const jumpIn = (view: TableView): Extract<ScreenMove, { kind: 'play' }> | null =>
  view.phase !== 'play' || view.turn === view.play?.you
    ? null
    : (movesOf(view, 'play').toSorted((one, other) => other.cards.length - one.cards.length)[0] ?? null);

/** Whether nothing can be done but to pick up the pile. */
export const onlyPickUp = (view: TableView): boolean =>
  movesOf(view, 'pickUp').length > 0 &&
  (['play', 'flip', 'done'] as const).every((kind) => movesOf(view, kind).length === 0);

/** The cards equal to one, in its own zone. */
export function equalsOf(own: OwnCards, card: Card): Card[] {
  const zone = zoneOf(own, card) === 'hand' ? own.hand : faceUpCards(own);
  return zone.filter((other) => kindOf(other) === kindOf(card));
}

/** Whether one list has every card of the other. */
export const hasAll = (all: readonly Card[], some: readonly Card[]): boolean =>
  some.every((card) => all.includes(card));
