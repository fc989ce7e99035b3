import type { SeatNumber } from '../../engine/state.ts';
import type { Refusal } from '../../protocol/messages.ts';
import type { HostMessage, PlayMessage, SeatMessage } from '../../protocol/play.ts';
import type { Player } from './seating.ts';

type Message = PlayMessage | HostMessage | SeatMessage;

/** As often as people at one seat need it in a round, and more; each time is a line of the journal, for good. */
const MOST = 30;

/** The seat at which a guest does once more what brings no round forward; null for anything else. */
function seatOf({ guest }: Player, message: Message): SeatNumber | null {
  if (!guest) return null;
  if (message.type === 'sit' || message.type === 'unmake') return message.seat;
  return message.type === 'make' && message.move.kind === 'swap' ? message.move.seat : null;
}

/** Counts what phones do again and again at each seat: sitting down, swapping, taking back. `round` is the present one. */
export function makeRepeats(round: () => number) {
  const counts = new Map<SeatNumber, number>();
  let of = round();

  const countOf = (seat: SeatNumber): number => {
    if (of !== round()) counts.clear();
    of = round();
    return counts.get(seat) ?? 0;
  };

  return {
    /** Why a message can't be taken any more in this round; null if it can. */
    refusalOf(player: Player, message: Message): Refusal | null {
      const seat = seatOf(player, message);
      if (seat === null || countOf(seat) < MOST) return null;
      return { code: message.type === 'sit' ? 'seatTooOften' : 'tooOften' };
    },
    /** It was taken. What the host does with a seat gives its people another chance. */
    took(player: Player, message: Message): void {
      const seat = seatOf(player, message);
      if (seat !== null) counts.set(seat, countOf(seat) + 1);
      if (message.type === 'remove' || message.type === 'occupy') counts.delete(message.seat);
    },
  };
}
