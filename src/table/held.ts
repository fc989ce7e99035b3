import { countCards } from '../engine/state.ts';
import type { Referee } from '../referee/referee.ts';

/** How many cards each seat holds, wherever they lie: before the first entry of the record, and after each. */
export const heldAfter = ({ revisions, judged }: Referee): number[][] =>
  [revisions.initial, ...judged.map(({ after }) => after)].map(({ seats }) => seats.map(countCards));
