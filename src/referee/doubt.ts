import { adjust } from '../engine/adjust.ts';
import { isKnown } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import type { Event } from '../engine/event.ts';
import { handFrom, type Judged } from '../engine/record.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import { moveWith } from './likely.ts';
import type { OpenPlay, Referee } from './referee.ts';

/** By how many cards hands may be wrong, since a draw is recorded without being seen. */

const isDraw = (event: Event, seat: SeatNumber): number =>
  event.type === 'moved' && event.from.zone === 'stock' && event.to.zone === 'hand' && event.to.seat === seat
    ? event.cards.length
    : 0;

/** Whether a seat has shown that its hand is empty: it played from the table, and that was allowed. */
function hasShownEmpty({ entry, ruling, before, events }: Judged, seat: SeatNumber): boolean {
  if (entry.kind !== 'move' || entry.move.seat !== seat || ruling?.verdict === 'illegal') return false;
  return (
    before.seats[seat]!.hand.length === 0 &&
    events.some((event) => event.type === 'moved' && 'seat' in event.from && event.from.zone !== 'hand')
  );
}

/** By how many cards the stock turned out to be wrong: some hand has that many more or fewer. */
const stockError = ({ entry, before }: Judged): number =>
  entry.kind === 'countStock' ? Math.abs(before.stock.length - entry.count) : 0;

/** How many cards this hand gave to another one that was counted; somebody else may have had them. */
const lent = ({ entry, events }: Judged, seat: SeatNumber): number =>
  entry.kind !== 'count' || entry.seat === seat
    ? 0
    : events.filter(
        (event) => event.type === 'moved' && event.from.zone === 'hand' && event.from.seat === seat,
      ).length;

/** The doubt about one hand after an entry, before hands are passed on. */
function doubtAfter(one: Judged, seat: SeatNumber, before: number): number {
  const counted = one.entry.kind === 'count' && one.entry.seat === seat;
  let doubt = counted || hasShownEmpty(one, seat) ? 0 : before;
  let drawn = 0;
  for (const event of one.events) drawn += isDraw(event, seat);
  if (drawn > 0) doubt = one.before.rules.set.refill.mode === 'perCard' ? doubt + drawn : drawn;
  return doubt + stockError(one) + lent(one, seat);
}

/**
 * By how many cards the recorded hand of each seat may be wrong. A draw is recorded and not seen: until the hand is
 * counted or shown to be empty it may have been missed, or there was one too many. A player who fills the hand up
 * corrects an earlier slip with the next draw; a player who draws card for card doesn't. A hand that is passed on
 * takes its doubt along.
 */
function doubtsOf(judged: readonly Judged[]): number[] {
  let doubts = (judged[0]?.before.seats ?? []).map(() => 0);
  for (const one of judged) {
    const still = doubts.map((doubt, seat) => doubtAfter(one, seat, doubt));
    doubts = still.map((_, seat) => still[handFrom(one, seat)]!);
  }
  return doubts;
}

/** The same of one seat. */
export const doubtOf = (judged: readonly Judged[], seat: SeatNumber): number => doubtsOf(judged)[seat] ?? 0;

/** From how few to how many cards a hand may be. */
export interface HandRange {
  readonly least: number;
  readonly most: number;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/**
 * The fewest and the most cards that each hand may have. No card comes from nowhere: what one hand has more than
 * recorded, the stock or another hand has less. A stock that is recorded as empty is seen to be empty, so then hands
 * are wrong against each other alone.
 */
export function handRanges({ game, judged }: Pick<Referee, 'game' | 'judged'>): HandRange[] {
  const stock = game.stock.length;
  const doubts = doubtsOf(judged);
  const hands = game.seats.map(({ hand }, seat) => {
    const doubt = doubts[seat] ?? 0;
    const hidden = hand.filter((slot) => !isKnown(slot)).length;
    return { count: hand.length, fewer: Math.min(doubt, hidden), more: doubt };
  });
  const fewer = sum(hands.map((hand) => hand.fewer));
  const more = sum(hands.map((hand) => hand.more));
  return hands.map((hand) => ({
    least: hand.count - (stock > 0 ? hand.fewer : Math.min(hand.fewer, more - hand.more)),
    most: hand.count + Math.min(hand.more, stock + fewer - hand.fewer),
  }));
}

/** The number of hand cards, nearest to the record and within the doubt, with which something is allowed; or null. */
export function likelyCount(
  { game, judged }: Referee,
  seat: SeatNumber,
  isAllowed: (game: State) => boolean,
): number | null {
  const booked = game.seats[seat]?.hand.length ?? 0;
  const doubt = doubtOf(judged, seat);
  for (let off = 1; off <= doubt; off++)
    for (const count of [booked - off, booked + off]) {
      if (count < 0) continue;
      const { after } = adjust(game, { kind: 'count', seat, count });
      if (after.seats[seat]!.hand.length === count && isAllowed(after)) return count;
    }
  return null;
}

/** Whether the open play, or its one card turned over blind, would be allowed in this state. */
export function playsIn(game: State, { seat, cards, called }: OpenPlay): boolean {
  const move = moveWith(game, seat, cards);
  return decide(game, move.kind === 'play' ? { ...move, called } : move).verdict !== 'illegal';
}
