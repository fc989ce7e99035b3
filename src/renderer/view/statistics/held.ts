import type { RecordLine } from '../../../protocol/log.ts';

/** What a picture of a round is drawn from; nothing here knows of pixels. */

/** How many cards a seat held, at each moment of the round. */
export interface HeldLine {
  readonly seat: number;
  readonly counts: readonly number[];
}

/** A line for each seat, out of a row for each moment. */
export const heldLines = (held: readonly (readonly number[])[]): HeldLine[] =>
  (held[0] ?? []).map((_, seat) => ({ seat, counts: held.map((row) => row[seat] ?? 0) }));

/** What happened at a moment, as the picture marks it: the pile burned, or a seat picked it up. */
export type HeldMark =
  | { readonly kind: 'burn'; readonly at: number }
  | { readonly kind: 'pickUp'; readonly at: number; readonly seat: number };

/** The marks of a round, out of its log; none for a move that was not allowed and does not stand. */
export function heldMarks(lines: readonly RecordLine[]): HeldMark[] {
  return lines.flatMap((line): HeldMark[] => {
    if (line.kind !== 'move') return [];
    const { after: at, ruling } = line;
    if (ruling.verdict === 'illegal' && !ruling.stands) return [];
    const burn: HeldMark[] = ruling.burn && !ruling.unburned ? [{ kind: 'burn', at }] : [];
    if (ruling.pickedUp === 0) return burn;
    return [...burn, { kind: 'pickUp', at, seat: ruling.taker ?? ruling.move.seat }];
  });
}

/** At each moment of the round the number of the move that it follows, 0 at the deal; null after what was no move. */
export const moveNumbers = (
  held: readonly (readonly number[])[],
  lines: readonly RecordLine[],
): (number | null)[] => {
  const numbers = new Map(lines.flatMap((line) => (line.kind === 'move' ? [[line.after, line.number]] : [])));
  return held.map((_, moment) => (moment === 0 ? 0 : (numbers.get(moment) ?? null)));
};

/**
 * Places for labels, each as near as can be to where it is wished, at least `gap` apart and in the order of the
 * wishes; all between 0 and `end`, if there is room.
 */
export function spread(wishes: readonly number[], gap: number, end: number): number[] {
  const order = wishes.map((wish, i) => ({ wish, i })).sort((a, b) => a.wish - b.wish || a.i - b.i);
  const places = wishes.map(() => 0);
  let free = 0;
  for (const { wish, i } of order) {
    places[i] = Math.max(wish, free);
    free = places[i] + gap;
  }
  // What was pushed out at the end is pushed back, and pushes what lies before it.
  let last = end;
  for (const { i } of order.toReversed()) {
    places[i] = Math.min(places[i]!, last);
    last = places[i] - gap;
  }
  return places;
}
