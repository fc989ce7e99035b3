import type { Judged } from './record.ts';

/** Whether an entry is a move that was made: allowed, or let stand. A face-down card turned over and then seen is one. */
export const isMade = ({ entry, ruling, after }: Judged): boolean =>
  entry.kind === 'move' &&
  (ruling?.verdict !== 'illegal' || entry.ifIllegal === 'letStand') &&
  !(entry.move.kind === 'flip' && after.pending !== null);
