import { bareCards, type Card, kindOf, type Rank } from '../../../engine/cards.ts';
import type { ScreenMove } from '../../../protocol/play.ts';
import type { TableView } from '../../../protocol/view.ts';
import type { Effect } from '../effect.ts';
import type { PageState } from '../page.ts';
import { change, on } from '../route.ts';
import {
  equalsOf,
  hasAll,
  movesOf,
  namedMoves,
  type OwnCards,
  ownCards,
  ownItems,
  rankNamed,
  toChoose,
  waysOf,
  zoneOf,
} from './own.ts';
import { chosenWith, cursorOf, moreEquals, type Playing } from './playing.ts';

/** What taps, drags and keys do on the playing screen. Null where they mean nothing. */

const show = (state: PageState, changed: Partial<Playing>): Effect => ({
  show: change(state, 'table', { playing: { ...on(state, 'table').playing, refused: null, ...changed } }),
});

const make = (state: PageState, move: ScreenMove, changed: Partial<Playing> = {}): Effect | null =>
  on(state, 'table').playing.sent
    ? null
    : { send: { type: 'make', move }, ...show(state, { sent: true, ...changed }) };

/** Whose cards a screen shows, as long as anything can be done with them: after a round they lie still. */
const ownInPlay = (view: TableView | null): OwnCards | null =>
  view === null || view.phase === 'over' ? null : ownCards(view);

/** Two cards of which one is in the hand and one lies face up, in this order; null for any others. */
function swapped(own: OwnCards, a: Card, b: Card): readonly [Card, Card] | null {
  const zones = [zoneOf(own, a), zoneOf(own, b)];
  if (zones[0] === 'hand' && zones[1] === 'faceUp') return [a, b];
  return zones[0] === 'faceUp' && zones[1] === 'hand' ? [b, a] : null;
}

/** A hand card and a face-up card change places, where that may be done. */
export function swapCards(state: PageState, a: Card, b: Card): Effect | null {
  const { table } = state;
  const own = ownInPlay(table);
  const pair = own === null || table?.play?.exchange !== 'swap' ? null : swapped(own, a, b);
  if (own === null || pair === null) return null;
  const [give, take] = pair;
  return make(state, { kind: 'swap', seat: own.seat, give: [give], take: [take] }, { chosen: [] });
}

/** A tapped card: chosen, or not any more; in the exchange the second one of two is swapped with the first. */
export function tapCard(state: PageState, card: Card): Effect | null {
  const { table } = state;
  const { playing } = on(state, 'table');
  const own = ownInPlay(table);
  if (table === null || own === null) return null;
  if (playing.adding && zoneOf(own, card) === 'faceUp')
    return make(state, { kind: 'pickUp', seat: own.seat, add: card }, { adding: false });
  const [first] = playing.chosen;
  const swap = first === undefined || first === card ? null : swapCards(state, first, card);
  if (swap !== null) return swap;
  // What lies face up can't be chosen to do so.
  if (toChoose(table) !== null && zoneOf(own, card) !== 'hand') return null;
  return show(state, { chosen: chosenWith(table, playing.chosen, card), as: null, stack: null });
}

/** Chooses all cards equal to one. */
export function chooseEquals(state: PageState, card?: Card): Effect | null {
  const { table } = state;
  const { playing } = on(state, 'table');
  const own = ownInPlay(table);
  if (table === null || own === null || table.play?.exchange != null) return null;
  const equals = card === undefined ? moreEquals(table, playing) : equalsOf(own, card);
  return equals.length === 0 ? null : show(state, { chosen: equals, stack: null });
}

/** Names a rank for the chosen cards that are wild, or takes it back. */
export const nameChosen = (state: PageState, as: Rank | null): Effect => show(state, { as });

/** A tapped face-down stack. */
export const tapStack = (state: PageState, stack: number): Effect | null =>
  ownInPlay(state.table) === null
    ? null
    : show(state, { stack: on(state, 'table').playing.stack === stack ? null : stack, chosen: [] });

/** Chooses a face-down stack, chosen or not: what two quick taps come to. */
export const chooseStack = (state: PageState, stack: number): Effect | null =>
  ownInPlay(state.table) === null ? null : show(state, { stack, chosen: [] });

/** The move that plays these cards: an allowed one, or else one whose refusal says why not. */
function playOf(view: TableView, own: OwnCards, cards: readonly Card[], as: Rank | null): ScreenMove {
  const named = namedMoves(view, cards).find((move) => as !== null && rankNamed(move) === as);
  if (named !== undefined) return named;
  const found = movesOf(view, 'play').find(
    (move) => move.cards.length === cards.length && hasAll(bareCards(move.cards), cards),
  );
  // Of equal cards people say which one comes on top; cards that follow each other have their order.
  const isOneKind = cards.every((card) => kindOf(card) === kindOf(cards[0]!));
  if (found !== undefined) return { ...found, cards: isOneKind ? [...cards] : found.cards };
  const zones = new Set(cards.map((card) => zoneOf(own, card)));
  const [zone] = zones;
  const from = zones.size === 1 && zone != null ? { from: zone } : {};
  return { kind: 'play', seat: own.seat, cards: [...cards], ...from };
}

/** Plays these cards, whether or not they are chosen. */
export function layCards(state: PageState, cards: readonly Card[]): Effect | null {
  const { table } = state;
  const { as } = on(state, 'table').playing;
  const own = ownInPlay(table);
  if (table === null || own === null || cards.length === 0 || table.phase === 'exchange') return null;
  // What they do is chosen first, beside them.
  if (waysOf(table, cards, as).length > 0) return show(state, { chosen: cards, stack: null });
  return make(state, playOf(table, own, cards, as));
}

/** Turns over a face-down stack. */
export function turnOver(state: PageState, stack: number): Effect | null {
  const seat = state.table?.play?.you ?? null;
  return seat === null ? null : make(state, { kind: 'flip', seat, stack }, { stack: null });
}

/** Plays what is chosen: cards, or a face-down stack; in the exchange the cards that are to lie face up. */
export function layChosen(state: PageState): Effect | null {
  const { table } = state;
  const { playing } = on(state, 'table');
  const own = ownInPlay(table);
  if (table === null || own === null) return null;
  if (playing.stack !== null) return turnOver(state, playing.stack);
  const wanted = toChoose(table);
  if (wanted !== null)
    return playing.chosen.length === wanted
      ? make(state, { kind: 'choose', seat: own.seat, cards: [...playing.chosen] }, { chosen: [] })
      : null;
  return layCards(state, playing.chosen);
}

/** Picks the pile up; asks first which face-up card goes with it, where one has to. */
export function pickUpPile(state: PageState): Effect | null {
  const { table } = state;
  const { playing } = on(state, 'table');
  const seat = table?.play?.you ?? null;
  if (table === null || seat === null) return null;
  if (playing.adding) return show(state, { adding: false });
  const moves = movesOf(table, 'pickUp');
  // Where a card was turned up to start on, somebody may have to.
  if (table.phase !== 'play' && moves.length === 0) return null;
  if (moves.length > 0 && moves.every(({ add }) => add !== undefined))
    return show(state, { adding: true, chosen: [], stack: null });
  return make(state, { kind: 'pickUp', seat }, { chosen: [] });
}

/** One of the moves that need nothing to be chosen, if it is allowed. */
export function makeOnly(state: PageState, kind: 'done' | 'ready' | 'draw'): Effect | null {
  const moves = state.table === null ? [] : movesOf(state.table, kind);
  const move = moves.find((one) => one.kind !== 'done' || one.to === undefined);
  return move === undefined ? null : make(state, move, { chosen: [] });
}

/** Makes a move that is offered whole: a card put on an equal one before play, or somebody chosen to play next. */
export const makeWhole = (state: PageState, move: ScreenMove): Effect | null =>
  make(state, move, { chosen: [] });

/** Tries the top card of the stock before the pile is picked up, where the rules let one. */
export function tryStock(state: PageState): Effect | null {
  const move = state.table && movesOf(state.table, 'flip').find(({ stack }) => stack === 'stock');
  return move == null ? null : make(state, move, { chosen: [], stack: null });
}

/** Takes the own last move back; where that can’t be, the table says why. */
export const unmake = ({ table }: PageState): Effect | null =>
  table?.play?.you == null ? null : { send: { type: 'unmake', seat: table.play.you } };

/** Shows the cards of a seat at this screen, or (null) of nobody. */
export const showHand = (seat: number | null): Effect => ({ send: { type: 'show', seat } });

/** Uncovers the cards of the seat that can act at this screen. */
export const uncover = ({ table }: PageState): Effect | null =>
  table?.play?.cover == null ? null : showHand(table.play.cover);

/** Covers the cards that are shown at this screen, where it is shared. */
export const cover = ({ table }: PageState): Effect | null =>
  table?.play == null || table.play.you === null || table.play.mine.length < 2 ? null : showHand(null);

export const toggleSort = ({ here }: PageState): Effect => ({
  show: { here: { ...here, sort: here.sort === 'rank' ? 'drawn' : 'rank' } },
});

/** The keyboard at an own item that the pointer or Tab has brought it to. */
export const withCursor = (state: PageState, cursor: number): Partial<PageState> =>
  change(state, 'table', { playing: { ...on(state, 'table').playing, cursor } });

/** Moves the keyboard along the own cards. */
export function moveCursor(state: PageState, by: 1 | 0 | -1): Effect | null {
  const { table, here } = state;
  const { playing } = on(state, 'table');
  const items = table === null ? [] : ownItems(table, here.sort);
  if (items.length === 0) return null;
  // The first arrow shows where it begins.
  const cursor =
    playing.cursor === null && table !== null
      ? cursorOf(table, playing, here.sort)
      : ((playing.cursor ?? 0) + by + items.length) % items.length;
  return { show: change(state, 'table', { playing: { ...playing, cursor, steps: playing.steps + 1 } }) };
}

/** Brings the keyboard back to the own card that it was at last; nothing is tapped that doesn’t show it. */
export const toCursor = (state: PageState): Effect | null => moveCursor(state, 0);

/** Lets go of what was chosen. */
export const letGo = (state: PageState): Effect => show(state, { chosen: [], stack: null, adding: false });
