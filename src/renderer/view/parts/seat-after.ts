import type { TableView } from '../../../protocol/view.ts';

/**
 * Who sits next to the player whose turn it is, in the way of play, with cards; null if nobody, before the first card, or
 * where it is chosen who is next.
 */
export function seatAfter({ turn, extra, seats, direction, phase }: TableView): number | null {
  if (turn === null || extra === 'choose' || phase !== 'play') return null;
  const step = direction === 'clockwise' ? 1 : seats.length - 1;
  const others = seats.slice(1).map((_, i) => (turn + step * (i + 1)) % seats.length);
  return others.find((seat) => seats[seat]!.place === null && !seats[seat]!.away) ?? null;
}
