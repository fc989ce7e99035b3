import type { Move } from '../../engine/move.ts';
import type { Budget, Request } from '../../table/play/bots.ts';
import { choose } from '../../table/play/bots.ts';

export type { Budget, Request };

/** Whoever thinks for bots. */
export interface Thinker {
  /** The move of a bot; null if it has nothing to do. */
  choose(request: Request): Promise<Move | null>;
  close(): Promise<void>;
}

/** Thinks in this thread, which nothing else can use meanwhile. */
export const thinkHere = (): Thinker => ({
  choose: async (request) => choose(request),
  close: async () => {},
});
