import type { Input } from '../referee/input.ts';
import type { Referee } from '../referee/referee.ts';

/** Names of kept pictures: those that a ruling has, and those of what isn't ruled on yet. */
export interface PicturesInUse {
  readonly ruled: readonly string[];
  readonly waiting: readonly string[];
}

const ofInput = (input: Input): string | undefined =>
  input.type === 'sighting' ? input.sighting.picture : input.type === 'pile' ? input.picture : undefined;

/** The pictures that a round speaks of. */
export function picturesOf({ judged, open, question, waiting }: Referee): PicturesInUse {
  const cause = question?.cause === undefined ? [] : [question.cause];
  const isNamed = (name: string | undefined): name is string => name !== undefined;
  return {
    ruled: judged.map(({ entry }) => (entry.kind === 'move' ? entry.picture : undefined)).filter(isNamed),
    waiting: [open?.picture, question?.held?.picture, ...[...cause, ...waiting].map(ofInput)].filter(isNamed),
  };
}
