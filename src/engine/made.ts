import type { Judged } from './record.ts';

/** Whether an entry is a move that was made: allowed, or let stand. A face-down card turned over and then seen is one. */
export const isMade = ({ entry, ruling, after }: Judged): boolean =>
  entry.kind === 'move' &&
  (ruling?.verdict !== 'illegal' || entry.ifIllegal === 'letStand') &&
  !(entry.move.kind === 'flip' && after.pending !== null);

/** How many moves were made before an entry. */
const madeBefore = (judged: readonly Judged[], entry: number): number =>
  judged.slice(0, entry).filter(isMade).length;

/** The number of the move that is made at an entry or next after it: one that is taken back and the one instead share it. */
export const nextNumber = (judged: readonly Judged[], entry: number): number => madeBefore(judged, entry) + 1;

/** Which move an entry is, wherever moves are counted; for what is no move, the one before it. */
export const moveNumber = (judged: readonly Judged[], entry: number): number =>
  madeBefore(judged, entry) + (judged[entry]?.entry.kind === 'move' ? 1 : 0);
