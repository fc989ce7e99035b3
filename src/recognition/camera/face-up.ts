import type { TableEvent } from './event.ts';
import { isNew, type Lying, lastRead, liesStill, missedIn, type Read, see } from './lying.ts';

/** What lies in the region of a seat's face-up cards. */
export interface Shown {
  readonly cards: readonly Lying[];
  /** Since when the region has been in sight, nothing moving in it. */
  readonly clearSince: number | null;
}

/** What one frame tells about it. */
export interface Glimpse {
  readonly at: number;
  /** The codes of the deck that were read there; null if it wasn't looked at. */
  readonly reads: readonly Read[] | null;
  /** Nothing moves in the region, and nothing hides it. */
  readonly clear: boolean;
}

/** A card has gone after this many looks without it, and this many milliseconds of clear sight. */
const MISSED = 3;
const AWAY = 4000;

export const NONE_SHOWN: Shown = { cards: [], clearSince: null };

/** The cards that newly lie still in a seat's region; each is told once, until it is seen elsewhere or is gone. */
export function show(
  before: Shown,
  seat: number,
  { at, reads, clear }: Glimpse,
): { readonly shown: Shown; readonly events: readonly TableEvent[] } {
  const clearSince = clear ? (before.clearSince ?? at) : null;
  if (reads === null) return { shown: { ...before, clearSince }, events: [] };
  const isAway = (card: Lying) =>
    clearSince !== null && missedIn(card) >= MISSED && at - Math.max(clearSince, lastRead(card)) >= AWAY;
  const seen = see(before.cards, reads, at).filter((card) => isNew(card) || !isAway(card));
  const fresh = seen.filter((card) => isNew(card) && liesStill(card, seen, reads, at));
  const cards = seen.map((card) => (fresh.includes(card) ? { ...card, reported: at } : card));
  const texts = fresh.map(({ text }) => text);
  return {
    shown: { cards, clearSince },
    events: texts.length > 0 ? [{ type: 'faceUp', seat, texts, at }] : [],
  };
}

/** The same without cards that were seen elsewhere. */
export const without = (shown: Shown, texts: readonly string[]): Shown => ({
  ...shown,
  cards: shown.cards.filter(({ text }) => !texts.includes(text)),
});

/** What was told lies there still, but nobody knows where in pictures of another size. */
export const resized = ({ cards }: Shown): Shown => ({
  cards: cards.filter((card) => !isNew(card)).map((card) => ({ ...card, labels: [] })),
  clearSince: null,
});
