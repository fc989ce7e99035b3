import type { TableEvent } from './event.ts';
import { isNew, type Lying, liesStill, type Read, see } from './lying.ts';

/** The cards in the zone of a seat's face-up cards. */
export type Shown = readonly Lying[];

/** The cards that newly lie still in a seat's zone; each is told once, until it is seen elsewhere. */
export function show(
  before: Shown,
  seat: number,
  reads: readonly Read[],
  at: number,
): { readonly shown: Shown; readonly events: readonly TableEvent[] } {
  const seen = see(before, reads, at);
  const fresh = seen.filter((card) => isNew(card) && liesStill(card, reads, at));
  if (fresh.length === 0) return { shown: seen, events: [] };
  const shown = seen.map((card) => (fresh.includes(card) ? { ...card, reported: at } : card));
  return { shown, events: [{ type: 'faceUp', seat, texts: fresh.map(({ text }) => text), at }] };
}

/** The same without cards that were seen elsewhere. */
export const without = (shown: Shown, texts: readonly string[]): Shown =>
  shown.filter(({ text }) => !texts.includes(text));
