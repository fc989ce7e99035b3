import { bareOf, type Card } from '../../../engine/cards.ts';
import type { RecordLine } from '../../../protocol/log.ts';
import type { RulingView, TableView } from '../../../protocol/view.ts';

/** What a finished round is remembered by, out of its log; nothing here knows of words. */

/** The rulings that stand, in their order. */
const standing = (lines: readonly RecordLine[]): RulingView[] =>
  lines.flatMap((line) =>
    line.kind === 'move' && (line.ruling.verdict !== 'illegal' || line.ruling.stands) ? [line.ruling] : [],
  );

/** Who alone is left after a round, a loser or not; null where several are. */
export function lastOf({ seats, drawn }: TableView): number | null {
  const left = seats.flatMap(({ place }, seat) => (place === null ? [seat] : []));
  return !drawn && left.length === 1 ? left[0]! : null;
}

/** The place of each seat from 1: where nobody loses, who alone is left has the last one; null for none. */
export function placesOf(view: TableView): (number | null)[] {
  const last = view.loser === null ? lastOf(view) : null;
  return view.seats.map(({ place }, seat) => (seat === last ? view.seats.length : place));
}

/** The card that a seat went out with; null if it wasn't by a card of its own, or the log isn't there yet. */
export function lastCardOf(lines: readonly RecordLine[], seat: number): Card | null {
  const out = standing(lines).findLast((ruling) => ruling.out.includes(seat) && ruling.move.seat === seat);
  const last = out?.move.cards.at(-1);
  return last === undefined ? null : bareOf(last);
}

/** The most cards that somebody picked up at once, and all who did; null if nobody picked up any. */
export function biggestPickUp(
  lines: readonly RecordLine[],
): { readonly seats: readonly number[]; readonly cards: number } | null {
  const all = standing(lines);
  const cards = Math.max(0, ...all.map(({ pickedUp }) => pickedUp));
  if (cards === 0) return null;
  const most = all.filter(({ pickedUp }) => pickedUp === cards);
  return { seats: [...new Set(most.map(({ taker, move }) => taker ?? move.seat))], cards };
}

/** How often each seat burned the pile; seats without a burn are left out. */
export function burnsBySeat(lines: readonly RecordLine[]): { seat: number; burns: number }[] {
  const counts = new Map<number, number>();
  for (const { burn, unburned, move } of standing(lines))
    if (burn && !unburned) counts.set(move.seat, (counts.get(move.seat) ?? 0) + 1);
  return [...counts].map(([seat, burns]) => ({ seat, burns })).toSorted((a, b) => b.burns - a.burns);
}

/** In so many turns of each player nothing turns any more. */
const LATE = 2;

/**
 * The moment from which on the loser held more cards than anybody else, to the end; null if that was never otherwise,
 * or only in each player's last two turns or so. `number` is that of the move which led there.
 */
export function turningPoint(
  held: readonly (readonly number[])[],
  lines: readonly RecordLine[],
  loser: number,
): { at: number; number: number } | null {
  const leads = (row: readonly number[]) =>
    row.every((cards, seat) => seat === loser || cards < (row[loser] ?? 0));
  const at = held.findLastIndex((row) => !leads(row)) + 1;
  const line = lines.find(({ after }) => after === at);
  const number = line?.kind === 'move' ? line.number : null;
  const isLate = held.length - at < LATE * (held[0]?.length ?? 0);
  return at === 0 || isLate || number === null ? null : { at, number };
}
