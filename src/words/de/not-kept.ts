import type { KeepTrouble } from '../../protocol/lobby.ts';

/** Why not everything is on the disk, as a part of a sentence. */
export const whyNotKept: Record<KeepTrouble, string> = {
  diskFull: 'Der Datenträger ist voll',
  readOnly: 'Burnpile darf dort nicht schreiben',
  noFolder: 'Den Ordner gibt es nicht mehr',
  other: 'Auf den Datenträger lässt sich nicht schreiben',
};
