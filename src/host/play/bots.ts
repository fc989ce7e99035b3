import type { BotLevel } from '../../bots/levels.ts';
import type { Move } from '../../engine/move.ts';
import type { SeatNumber } from '../../engine/state.ts';
import type { Pace } from '../../protocol/settings.ts';
import type { Referee } from '../../referee/referee.ts';
import { isAllowed } from '../../table/play/moves.ts';
import { beliefsAt, refereeSeen } from '../../table/play/seen.ts';
import { anyMove } from '../../table/play/turns.ts';
import type { Watched } from '../../table/play/watched.ts';
import { tellFault } from '../faults.ts';
import type { Thinker } from './thinker.ts';

/** Milliseconds that a bot seems to think. */
const THINKING: Readonly<Record<Pace, number>> = { off: 0, fast: 350, usual: 900, slow: 1800 };

/**
 * What bots wait for: what people watch, a move that its player may take back until the next one, or what people read
 * of themselves: that one of them has gone out, or turned over a card that didn't fit.
 */
export type Awaited = Watched | 'unmade' | 'own';

/** The same where something is to be looked at first, or read as well, or may be taken back. */
const WATCHING: Readonly<Record<Awaited, Readonly<Record<Pace, number>>>> = {
  looked: { off: 0, fast: 1200, usual: 1700, slow: 3000 },
  unmade: { off: 0, fast: 1500, usual: 2200, slow: 3500 },
  read: { off: 0, fast: 2600, usual: 4000, slow: 5500 },
  // A sentence takes as long to read however fast bots are.
  own: { off: 2600, fast: 2600, usual: 4000, slow: 5500 },
};

/**
 * What is left once everybody who plays with bots is out goes at the next faster pace, but never so fast that a card is
 * still on its way when the next one comes.
 */
const HURRIED: Readonly<Record<Pace, Pace>> = { off: 'off', fast: 'fast', usual: 'fast', slow: 'usual' };
/** Milliseconds that a bot thinks even then, where the pace that is chosen gives it as long. */
const LEAST_HURRIED = 500;

/** Milliseconds from what has just happened until a bot moves. */
function delayOf({ delay, watched, hurries = false }: Turn, pace: Pace): number {
  if (delay !== undefined) return delay;
  const times = watched === null ? THINKING : WATCHING[watched];
  return hurries ? Math.min(times[pace], Math.max(LEAST_HURRIED, times[HURRIED[pace]])) : times[pace];
}

/** After this many refused moves, or where it finds none, a bot that has to do something makes any allowed move. */
const MOST_TRIES = 4;

/** One bot that is to move. */
export interface Turn {
  readonly seat: SeatNumber;
  readonly level: BotLevel;
  /** Whether it has to do something, or only may: play out of turn. */
  readonly owed: boolean;
  /** Milliseconds to think; as the pace says if not given. */
  readonly delay?: number;
  /** Nobody but bots is left in the round, and people only wait for its end. */
  readonly hurries?: boolean;
  /** What has just happened that bots give people time for. */
  readonly watched: Awaited | null;
}

interface Parts {
  readonly thinker: Thinker;
  readonly pace: () => Pace;
  readonly referee: () => Referee;
  /** Counts up with all that happens at the table: what was thought about another table is not played. */
  readonly inputs: () => number;
  readonly seed: () => number;
  readonly make: (move: Move) => void;
  /** A bot has thought, and does nothing. */
  readonly done: () => void;
}

/** A bot that fails to think makes any move. */
const noMove = (fault: unknown): null => {
  tellFault(fault);
  return null;
};

/** Lets bots think and move, one at a time, at the pace that people like. */
export function runBots({ thinker, pace, referee, inputs, seed, make, done }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The table that is thought about, and the seats that have nothing to do at it. */
  let at = -1;
  let passed: SeatNumber[] = [];
  let busy: SeatNumber | null = null;

  const chosen = async ({ seat, level, owed }: Turn): Promise<Move | null> => {
    const now = referee();
    const except: Move[] = [];
    const seen = refereeSeen(now, seat);
    const ask = { level, known: seen.game, seat, beliefs: beliefsAt(seen, seat), seed: seed() };
    while (except.length < MOST_TRIES) {
      const move = await thinker.choose({ ...ask, except }).catch(noMove);
      if (move === null) break;
      if (isAllowed(now, move)) return move;
      except.push(move);
    }
    return owed ? anyMove(now.game, seat) : null;
  };

  const play = async (turn: Turn) => {
    const then = at;
    const move = await chosen(turn);
    if (then !== at || busy !== turn.seat || inputs() !== at) return;
    busy = null;
    passed.push(turn.seat);
    if (move === null) done();
    else make(move);
  };

  return {
    /** The turns that bots have now, in their order; others end. Each is thought about once at the same table. */
    set(turns: readonly Turn[]) {
      if (at !== inputs()) {
        at = inputs();
        passed = [];
        busy = null;
        clearTimeout(timer);
      }
      const next = turns.find(({ seat }) => !passed.includes(seat));
      if (next !== undefined && next.seat === busy) return;
      clearTimeout(timer);
      busy = next?.seat ?? null;
      if (next !== undefined)
        timer = setTimeout(() => void play(next).catch(tellFault), delayOf(next, pace()));
    },
    /** Forgets how long the bot that is thinking would still think: `set` has it think anew, at the present pace. */
    hurry() {
      clearTimeout(timer);
      busy = null;
    },
    stop() {
      clearTimeout(timer);
      busy = null;
      at = -1;
    },
  };
}
