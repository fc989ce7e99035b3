import { LONGEST_NAME } from '../../protocol/names.ts';
import type { Words } from '../words.ts';

/** Why a table can't be opened. */
export const faults: Words['faults'] = {
  NOBODY_OF_THAT_NAME: ({ name }) =>
    `An diesem Tisch sitzt niemand namens „${name}“. Nenn den Geber und wer zuletzt verloren hat so, wie die Plätze heißen.`,
  NO_OCCUPANT: ({ name }) => `Für „${name}“ spielt niemand. Sag bei jedem Platz, wer dort spielt.`,
  SAME_NAME: ({ name }) =>
    `Zwei Plätze heißen „${name}“, oder fast so. Gib jedem Platz einen Namen, den niemand verwechselt.`,
  LONG_NAME: ({ name }) =>
    `„${name}“ ist zu lang, um auf dem Bildschirm gelesen zu werden. Kürz es auf ${LONGEST_NAME} Zeichen.`,
  EMPTY_NAME: () => 'Ein Platz hat keinen Namen. Gib jedem Platz einen eigenen.',
  NO_SHUFFLE: () => 'Nichts sagt, wie die Karten dieses Spiels gemischt sind. Beginn ein neues.',
  BAD_RECORDING: ({ path }) =>
    `Die Aufzeichnung ${path} lässt sich nicht lesen. Nimm eine andere Datei oder einen anderen Scanner.`,
  DEAL_NO_ROW: ({ players, min, max }) =>
    `Hier ${players === 1 ? 'sitzt 1 Person' : `sitzen ${players} Personen`}, und diese Regeln sind für ${min} bis ${max}. Ändere die Zahl der Plätze oder die Regeln.`,
  DEAL_TOO_BIG: ({ players, needed, deck }) =>
    `${players} Personen brauchen ${needed} Karten, aber das Spiel hat nur ${deck}. Nimm weniger Personen, oder nimm Joker oder ein Kartenspiel dazu.`,
};
