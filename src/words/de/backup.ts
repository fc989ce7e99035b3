import type { Words } from '../words.ts';
import { whyUnwritten } from './screens.ts';

const counted = (files: number): string => (files === 1 ? 'eine Datei' : `${files} Dateien`);

/** Wie gesichert und zurückgeholt wird. */
export const backup: Words['backup'] = {
  title: 'Sicherung',
  what: 'Alles, was hier aufgehoben ist, in einer Datei: Tische, Regeln, Decks, Einstellungen und Fortschritt.',
  make: 'Sichern',
  restore: 'Sicherung zurückholen …',
  busy: (percent) => `${percent} % …`,
  written: (files, file) => `Alles ist in ${file} gesichert (${counted(files)}).`,
  restored: (added, same, folder) =>
    `Nach ${folder} zurückgeholt: ${counted(added)}${same > 0 ? `; schon da: ${counted(same)}` : ''}.`,
  left: (path) => `${path} gibt es schon, mit anderem Inhalt: Die Datei bleibt, wie sie war.`,
  interrupted: 'Die Sicherung wurde unterbrochen. Versuch es noch einmal.',
  faults: {
    nothingKept: (folder) => `In ${folder} ist nichts zu sichern.`,
    thereAlready: (file) => `${file} gibt es schon. Nimm einen anderen Namen.`,
    unwritable: (why) =>
      `Die Sicherung lässt sich nicht schreiben: ${whyUnwritten(why)}. Verloren ist nichts; nimm einen anderen Ort.`,
    tooLong: () =>
      'Die Sicherung ist größer als 1 GiB und damit zu groß für diesen Knopf. Gib stattdessen in einem Terminal „burnpile backup“ ein.',
    unreadable: (why) =>
      `Nicht alles kam zurück: ${whyUnwritten(why)}. Behebe das und hol die Sicherung noch einmal zurück.`,
    noBackup: (file) =>
      `${file} ist keine Sicherung von Burnpile, oder sie ist beschädigt. Es wurde nichts zurückgeholt.`,
    inUse: (folder) =>
      `Burnpile läuft noch und benutzt ${folder}. Beende es, und hol die Sicherung dann zurück.`,
    atTable: () => 'Verlass erst den Tisch und hol die Sicherung dann zurück.',
    tooLarge: () => 'Die Datei ist zu groß für eine Sicherung. Es wurde nichts zurückgeholt.',
  },
};
