import type { KeepTrouble } from '../../protocol/lobby.ts';

/** Why not everything is on the disk, as a part of a sentence. */
export const whyNotKept: Record<KeepTrouble, string> = {
  diskFull: 'the disk is full',
  readOnly: 'Burnpile may not write there',
  noFolder: 'the folder is gone',
  other: 'the disk can’t be written to',
};
