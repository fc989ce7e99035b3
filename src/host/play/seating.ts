import type { BotLevel } from '../../bots/levels.ts';
import type { Viewer } from '../../engine/knowledge.ts';
import type { SeatNumber } from '../../engine/state.ts';
import type { Occupant, SeatPlayView } from '../../protocol/play.ts';
import { LEFT } from '../../table/people.ts';
import { actingSeats, actsFor } from '../../table/play/turns.ts';
import type { Standing } from '../../table/standing.ts';

/** A screen at a game without a deck. */
export interface Player {
  /** It came over the network: it plays one seat, which it has taken. */
  readonly guest: boolean;
  /** Of a guest the seat that it has taken; of a screen on this machine the seat whose cards it shows. */
  seat: SeatNumber | null;
  /** Of a screen on this machine: the seat whose cards somebody wanted to see while another's were face up. */
  asked: SeatNumber | null;
  /** Of a guest: what opens its seat, as it was given or was told by it. */
  key: string | null;
  /** Of a guest: the seat that it had last, and in which round of its table. */
  had: { readonly seat: SeatNumber; readonly round: number } | null;
  /** A guest whose seat was taken away, or who has come back with a key that doesn't hold any longer. */
  removed: boolean;
  /** Its move waited until it couldn't be made any more; to be told once. */
  overtaken: boolean;
  /** The key of a seat that was just taken, until the guest is heard again: it may not have been told in time. */
  token: string | null;
}

export const newPlayer = (guest: boolean): Player => ({
  guest,
  seat: null,
  asked: null,
  key: null,
  had: null,
  removed: false,
  overtaken: false,
  token: null,
});

/** Bots that play for phones which have gone, by seat. */
export type SitIns = ReadonlyMap<SeatNumber, BotLevel>;

/** As whom a screen sees the table. */
export const viewerOf = ({ seat }: Player): Viewer => seat ?? 'onlooker';

export const occupantsOf = ({ round }: Standing): readonly Occupant[] => round.setup.play?.seats ?? [];

/** The seats that are played by people at this machine. */
export const seatsHere = (standing: Standing): SeatNumber[] =>
  occupantsOf(standing).flatMap(({ who }, seat) => (who === 'here' ? [seat] : []));

/** The seats that a screen plays. */
export const seatsOf = (standing: Standing, { guest, seat }: Player): readonly SeatNumber[] =>
  guest ? (seat === null ? [] : [seat]) : seatsHere(standing);

/** The level of the bot that plays a seat now; null where people do. */
export function botAt(standing: Standing, sitIns: SitIns, seat: SeatNumber): BotLevel | null {
  const occupant = occupantsOf(standing)[seat];
  if (occupant?.who === 'bot') return occupant.level;
  return occupant?.who === 'phone' ? (sitIns.get(seat) ?? null) : null;
}

/** Seats of people, here or with a phone, whether or not somebody sits there. */
export const peoplesSeats = (standing: Standing): SeatNumber[] =>
  occupantsOf(standing).flatMap(({ who }, seat) => (who === 'bot' ? [] : [seat]));

const isOnline = (players: Iterable<Player>, seat: SeatNumber): boolean =>
  [...players].some((player) => player.guest && player.seat === seat);

/** How every seat is played, as a screen is told that shows the cards of `you`, or (null) of nobody. */
export function seatPlayViews(
  standing: Standing,
  players: Iterable<Player>,
  sitIns: SitIns,
  you: SeatNumber | null,
): SeatPlayView[] {
  const { game } = standing.referee;
  const acting = actsFor(standing.referee, you);
  const all = [...players];
  return occupantsOf(standing).map((occupant, seat) => ({
    occupant,
    taken: occupant.who !== 'phone' || hasKey(standing, seat),
    left: occupant.who === 'phone' && standing.tokens[seat] === LEFT,
    joins: standing.joining[seat] ?? null,
    online: occupant.who !== 'phone' || isOnline(all, seat),
    sitIn: occupant.who === 'phone' ? (sitIns.get(seat) ?? null) : null,
    ready: game.phase === 'exchange' && game.ready.includes(seat),
    acts: acting.includes(seat),
  }));
}

/** Whether a phone has a seat, connected or not. */
const hasKey = ({ tokens }: Standing, seat: SeatNumber): boolean =>
  tokens[seat] != null && tokens[seat] !== LEFT;

/** The number of the present round: that of those before it. */
export const roundOf = ({ past }: Standing): number => past.length;

/** Whether hands are hidden from others now, so that nobody should see one after the other. */
export const isGoingOn = ({ referee }: Standing): boolean => referee.game.phase !== 'over';

export type SeatFault = 'noSeat' | 'seatTaken' | 'seatLeft' | 'sawOther';

/**
 * Why a screen of the network that has no seat may not take this one; null if it may. While a round goes on, who
 * sits down sees a hand: each screen one only, and a hand that was seen goes to another phone only if the host says so.
 */
export function seatFault(standing: Standing, { had }: Player, seat: SeatNumber): SeatFault | null {
  const occupant = occupantsOf(standing)[seat];
  if (occupant === undefined) return 'noSeat';
  if (occupant.who !== 'phone' || hasKey(standing, seat)) return 'seatTaken';
  if (!isGoingOn(standing)) return null;
  if (standing.tokens[seat] === LEFT) return 'seatLeft';
  return had !== null && had.round === roundOf(standing) && had.seat !== seat ? 'sawOther' : null;
}

/** The seats that the table waits for, as nobody plays them just now. */
export const waitedFor = (seats: readonly SeatPlayView[]): SeatNumber[] =>
  seats.flatMap(({ acts, online, sitIn }, seat) => (acts && !online && sitIn === null ? [seat] : []));

/**
 * Whose cards a screen on this machine keeps showing: where people share the screen, nobody else's turn may come while
 * they are face up.
 */
export function shownNext(standing: Standing, seat: SeatNumber | null): SeatNumber | null {
  const here = seatsHere(standing);
  if (seat === null || !here.includes(seat)) return null;
  const acting = actingSeats(standing.referee.game).filter((one) => here.includes(one));
  return here.length > 1 && acting.length > 0 && !acting.includes(seat) ? null : seat;
}

/** The seat here whose cards should be uncovered next; null for none. */
export function coveredSeat(standing: Standing, { guest, seat, asked }: Player): SeatNumber | null {
  if (guest || seat !== null) return null;
  const here = seatsHere(standing);
  if (asked !== null && here.includes(asked)) return asked;
  const acting = actingSeats(standing.referee.game).find((one) => here.includes(one));
  return acting ?? (here.length === 1 ? here[0]! : null);
}
