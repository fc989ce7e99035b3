import type { BotLevel } from '../../bots/levels.ts';
import { legalMovesOf } from '../../engine/legal.ts';
import type { Move } from '../../engine/move.ts';
import { seededRandom } from '../../engine/random.ts';
import type { SeatNumber, State } from '../../engine/state.ts';

export interface Budget {
  readonly playouts: number;
}

/** What a bot is asked: as much as its seat knows, and nothing else. */
export interface Request {
  readonly level: BotLevel;
  readonly known: State;
  readonly seat: SeatNumber;
  readonly seed: number;
  /** Moves that the rules turned out not to allow. */
  readonly except: readonly Move[];
}

/** The move of a bot; null if it has nothing to do. */
export function choose({ known, seat, seed, except }: Request): Move | null {
  const random = seededRandom(seed);
  if (known.phase === 'exchange') return known.ready.includes(seat) ? null : { kind: 'ready', seat };
  const refused = new Set(except.map((move) => JSON.stringify(move)));
  const moves = legalMovesOf(known, seat).filter((move) => !refused.has(JSON.stringify(move)));
  const inTurn = known.turn === seat || known.phase === 'start';
  return inTurn ? (moves[Math.floor(random() * moves.length)] ?? null) : null;
}
