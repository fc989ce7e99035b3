import { randomBytes } from 'node:crypto';
import type { BotLevel } from '../../bots/levels.ts';
import type { SeatNumber } from '../../engine/state.ts';
import type { Refusal } from '../../protocol/messages.ts';
import type { HostMessage, Occupant, SeatMessage } from '../../protocol/play.ts';
import { LEFT } from '../../table/people.ts';
import type { Table } from '../../table/table.ts';
import { isGoingOn, occupantsOf, type Player, roundOf, type SitIns, seatFault } from './seating.ts';

interface Parts {
  readonly table: Table;
  /** Every screen that there is now. */
  readonly players: () => Iterable<Player>;
  readonly isLocked: () => boolean;
  /** Somebody else plays a seat from now on. */
  readonly changedHands: (seat: SeatNumber) => void;
}

type SeatsMessage = SeatMessage | Exclude<HostMessage, { type: 'show' }>;

/** Who plays which seat of a match: phones by their keys, and bots for phones that are away. */
export interface Seats {
  readonly sitIns: SitIns;
  take(player: Player, message: SeatsMessage): Refusal | null;
  /** Gives every phone the seat that its key opens, and takes it from those whose key opens none any more. */
  settle(): void;
}

const newKey = (): string => randomBytes(18).toString('base64url');

export function makeSeats({ table, players, isLocked, changedHands }: Parts): Seats {
  const sitIns = new Map<SeatNumber, BotLevel>();
  const occupantOf = (seat: SeatNumber): Occupant | undefined => occupantsOf(table.standing())[seat];
  const isPhone = (seat: SeatNumber) => occupantOf(seat)?.who === 'phone';

  /** The seat that a key opens; null if none. */
  const seatOf = (key: string): SeatNumber | null => {
    const seat = table.standing().tokens.indexOf(key);
    return isPhone(seat) ? seat : null;
  };

  /** From now on this is the guest's seat, or (null) it has none. */
  const give = (player: Player, seat: SeatNumber | null) => {
    player.seat = seat;
    if (seat !== null) player.had = { seat, round: roundOf(table.standing()) };
  };

  const settle = () => {
    for (const seat of sitIns.keys()) if (!isPhone(seat)) sitIns.delete(seat);
    for (const player of players()) {
      if (!player.guest || player.key === null) continue;
      const seat = seatOf(player.key);
      if (seat === null && player.seat !== null) {
        Object.assign(player, { key: null, token: null, removed: true });
      }
      give(player, seat);
    }
  };

  /** From now on a seat is played like that, by the phone that has the key. */
  const assign = (seat: SeatNumber, occupant: Occupant, key: string | null): null => {
    sitIns.delete(seat);
    changedHands(seat);
    table.note({ type: 'seated', seat, occupant, token: key });
    settle();
    return null;
  };

  const sit = (player: Player, seat: SeatNumber, name: string | null): Refusal | null => {
    // A button that is tapped twice.
    if (player.guest && player.seat === seat) return null;
    if (!player.guest || player.seat !== null) return { code: 'notYours' };
    if (isLocked()) return { code: 'locked' };
    const fault = seatFault(table.standing(), player, seat);
    if (fault !== null) return { code: fault };
    const error = name === null ? null : table.renameFault(seat, name);
    if (error !== null) return { code: 'setup', error };
    const key = newKey();
    Object.assign(player, { key, token: key, removed: false });
    assign(seat, { who: 'phone' }, key);
    const from = isGoingOn(table.standing()) ? 'round' : 'next';
    if (name !== null) table.note({ type: 'rename', seat, name, from });
    return null;
  };

  /** A phone whose connection is lost may be here before that is known, and somebody may play on two. */
  const back = (player: Player, key: string): Refusal | null => {
    if (!player.guest || (player.seat !== null && player.key !== key)) return { code: 'notYours' };
    const seat = seatOf(key);
    Object.assign(player, { key: seat === null ? null : key, removed: seat === null });
    give(player, seat);
    if (seat !== null) sitIns.delete(seat);
    return null;
  };

  /** No phone has the seat any more; who had it has seen its cards. */
  const empty = (seat: SeatNumber): null => {
    const standing = table.standing();
    const wasTaken = standing.tokens[seat] !== null;
    return assign(seat, { who: 'phone' }, wasTaken && isGoingOn(standing) ? LEFT : null);
  };

  const stand = (player: Player): Refusal | null => {
    const { seat } = player;
    if (!player.guest || seat === null) return { code: 'notYours' };
    Object.assign(player, { seat: null, key: null, token: null });
    return empty(seat);
  };

  const sitIn = (seat: SeatNumber, level: BotLevel | null): Refusal | null => {
    if (!isPhone(seat)) return { code: 'noSeat' };
    changedHands(seat);
    if (level === null) sitIns.delete(seat);
    else sitIns.set(seat, level);
    return null;
  };

  const take = (player: Player, message: SeatsMessage): Refusal | null => {
    switch (message.type) {
      case 'sit':
        return sit(player, message.seat, message.name);
      case 'back':
        return back(player, message.token);
      case 'stand':
        return stand(player);
      case 'remove':
        return isPhone(message.seat) ? empty(message.seat) : { code: 'noSeat' };
      case 'sitIn':
        return sitIn(message.seat, message.level);
      case 'occupy':
        return occupantOf(message.seat) === undefined
          ? { code: 'noSeat' }
          : assign(message.seat, message.occupant, null);
    }
  };

  return { sitIns, take, settle };
}
