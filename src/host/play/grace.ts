import type { Move } from '../../engine/move.ts';
import type { SeatNumber } from '../../engine/state.ts';
import { tellFault } from '../faults.ts';

/** The short time in which cards may be played out of turn; the next move in turn waits for it. */
export interface Grace {
  /** Begins, or begins again, for `total` milliseconds. */
  begin(total: number): void;
  /** Ends at once; what was held is dropped. */
  end(): void;
  /** How long it goes on; null while there is none. */
  view(): { readonly closesIn: number; readonly total: number } | null;
  /** Keeps a move until the time is over; another one of the same seat takes its place. */
  hold(move: Move): void;
  /** Drops the move that is held, if it is this seat's. */
  drop(seat: SeatNumber): void;
  /** The move that is held. */
  held(): Move | null;
}

/** `over` is called with what was held once the time has passed. */
export function makeGrace(over: (held: Move | null) => void): Grace {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = 0;
  let total = 0;
  let held: Move | null = null;

  const end = () => {
    clearTimeout(timer);
    total = 0;
    held = null;
  };

  return {
    begin(time) {
      end();
      total = time;
      until = Date.now() + time;
      timer = setTimeout(() => {
        const waited = held;
        end();
        try {
          over(waited);
        } catch (fault) {
          // Nobody has said anything that could be refused; the table stands as it did.
          tellFault(fault);
        }
      }, time);
    },
    end,
    view: () => (total === 0 ? null : { closesIn: Math.max(0, until - Date.now()), total }),
    hold(move) {
      held = move;
    },
    drop(seat) {
      if (held?.seat === seat) held = null;
    },
    held: () => held,
  };
}
