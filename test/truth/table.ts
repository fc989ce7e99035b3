import type { Card, Chance, Packs } from './cards.ts';

/** What lies where in a true game: every card is known. Seats go clockwise, lists of cards from bottom to top. */
export interface Seat {
  readonly name: string;
  readonly hand: readonly Card[];
  readonly faceUp: readonly Card[];
  readonly faceDown: readonly Card[];
}

export interface Table {
  readonly seats: readonly Seat[];
  readonly dealer: number;
  /** Whose turn it is; null when the game is over. */
  readonly turn: number | null;
  readonly pile: readonly Card[];
  /** The newest play, while it is on the pile. */
  readonly lastLaid: readonly Card[];
  /** The next card to draw is the last one. */
  readonly stock: readonly Card[];
  readonly burned: readonly Card[];
  /** Names in the order in which they ran out of cards. */
  readonly out: readonly string[];
}

export type Zone = 'hand' | 'faceUp';

export type Move =
  | { readonly kind: 'play'; readonly seat: number; readonly cards: readonly Card[]; readonly from: Zone }
  | { readonly kind: 'flip'; readonly seat: number; readonly card: Card }
  | { readonly kind: 'pickUp'; readonly seat: number };

/** What a true move led to. */
export interface Outcome {
  readonly table: Table;
  readonly burn: boolean;
  readonly draws: number;
  /** A blind card that could not stay. */
  readonly failed: boolean;
  /** How many players an eight passed over (RE-32). */
  readonly skipped: number;
}

/** What the next player has to beat. `completing`: so many equal cards would make the set (BL-26). */
export type Demand =
  | { readonly kind: 'anything' }
  | { readonly kind: 'atLeast'; readonly rank: string }
  | { readonly kind: 'atMost'; readonly rank: string }
  | { readonly kind: 'below'; readonly rank: string; readonly completing: number };

/** One game's rules, each written out by hand in a file of its own. */
export interface Rules {
  readonly name: 'reference' | 'blast' | 'threes';
  readonly packs: Packs;
  readonly deal: (names: readonly string[], dealer: number, pack: readonly Card[]) => Table;
  /** Who plays first and what, where whose turn it is doesn't settle it; null if that seat is free to choose. */
  readonly opening: (table: Table, chance: Chance) => (Move & { readonly kind: 'play' }) | null;
  readonly demand: (pile: readonly Card[]) => Demand;
  /** The cards that may be laid together out of `held`, on this pile. */
  readonly layable: (held: readonly Card[], pile: readonly Card[]) => Card[][];
  /** Sets that somebody not on turn may complete now. */
  readonly completions: (table: Table) => (Move & { readonly kind: 'play' })[];
  readonly make: (table: Table, move: Move) => Outcome;
}

export const cardsOf = (seat: Seat): number => seat.hand.length + seat.faceUp.length + seat.faceDown.length;

export const seatAt = (table: Table, index: number): Seat => {
  const seat = table.seats[index];
  if (seat === undefined) throw new RangeError(`no seat ${index}`);
  return seat;
};

/** The others who still hold cards, clockwise from the seat after `from`. */
export function othersAfter(table: Table, from: number): number[] {
  const n = table.seats.length;
  return Array.from({ length: n - 1 }, (_, i) => (from + 1 + i) % n).filter(
    (i) => cardsOf(seatAt(table, i)) > 0,
  );
}

export function withSeat(table: Table, index: number, change: Partial<Seat>): Table {
  return { ...table, seats: table.seats.map((seat, i) => (i === index ? { ...seat, ...change } : seat)) };
}

const without = (cards: readonly Card[], gone: readonly Card[]): Card[] => {
  for (const card of gone) if (!cards.includes(card)) throw new Error(`${card} is not there`);
  return cards.filter((card) => !gone.includes(card));
};

/** Puts cards of one zone onto the pile. */
export function lay(table: Table, index: number, from: Zone, cards: readonly Card[]): Table {
  const rest = without(seatAt(table, index)[from], cards);
  const taken = withSeat(table, index, from === 'hand' ? { hand: rest } : { faceUp: rest });
  return { ...taken, pile: [...table.pile, ...cards], lastLaid: cards };
}

/** Turns a face-down card onto the pile. */
export function turnUp(table: Table, index: number, card: Card): Table {
  const taken = withSeat(table, index, { faceDown: without(seatAt(table, index).faceDown, [card]) });
  return { ...taken, pile: [...table.pile, card], lastLaid: [card] };
}

export function takePile(table: Table, index: number): Table {
  const hand = [...seatAt(table, index).hand, ...table.pile];
  return { ...withSeat(table, index, { hand }), pile: [], lastLaid: [] };
}

export const burnPile = (table: Table): Table => ({
  ...table,
  pile: [],
  lastLaid: [],
  burned: [...table.burned, ...table.pile],
});

/** Draws up to `wanted` cards, as many as the stock has. */
export function draw(table: Table, index: number, wanted: number): { table: Table; draws: number } {
  const draws = Math.max(0, Math.min(wanted, table.stock.length));
  const left = table.stock.length - draws;
  const hand = [...seatAt(table, index).hand, ...table.stock.slice(left)];
  return { table: { ...withSeat(table, index, { hand }), stock: table.stock.slice(0, left) }, draws };
}

/** Notes who has run out, and ends the game when at most one player is left with cards (RE-01, BL-30). */
export function passTurn(table: Table, mover: number, next: number | null): Table {
  const seat = seatAt(table, mover);
  const gone = cardsOf(seat) === 0 && !table.out.includes(seat.name);
  const out = gone ? [...table.out, seat.name] : table.out;
  const left = table.seats.filter((each) => cardsOf(each) > 0).length;
  return { ...table, out, turn: left <= 1 ? null : next };
}
