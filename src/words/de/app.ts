import type { OutsideWords } from '../words.ts';
import { whyNoFolder, whyNotKept } from './screens.ts';

/** What the desktop app says outside of its page: in its menu and in the system's own dialogs. */
export const app: OutsideWords['app'] = {
  menu: {
    app: 'Burnpile',
    edit: 'Bearbeiten',
    view: 'Ansicht',
    window: 'Fenster',
    showTable: 'Tisch auf anderem Bildschirm',
    roles: {
      about: 'Über Burnpile',
      quit: 'Beenden',
      undo: 'Rückgängig',
      redo: 'Wiederholen',
      cut: 'Ausschneiden',
      copy: 'Kopieren',
      paste: 'Einfügen',
      selectAll: 'Alles auswählen',
      resetZoom: 'Normale Größe',
      zoomIn: 'Größer',
      zoomOut: 'Kleiner',
      togglefullscreen: 'Vollbild',
      minimize: 'Minimieren',
      close: 'Fenster schließen',
    },
  },
  cannotStart: 'Burnpile kann nicht starten',
  cannotOpen: {
    FOLDER_IN_USE: (folder, address) =>
      `Ein anderes Burnpile läuft schon${address === null ? '' : ` unter ${address}`} und bewahrt seine Spiele in ${folder} auf. Nimm das andere, oder schließ es und starte dieses hier noch einmal.`,
    NO_FOLDER: (folder, trouble) =>
      `Der Ordner ${folder} lässt sich nicht nutzen. ${whyNoFolder[trouble]}; nenn einen anderen: --data ORDNER`,
  },
  crashed: {
    title: 'Burnpile muss sich beenden',
    saved: (folder) =>
      `Ein Fehler im Programm hat Burnpile angehalten. Alles, was du gespielt hast, ist in ${folder} gespeichert. Starte Burnpile neu, dann geht es weiter.`,
    notSaved: (trouble, folder) =>
      `Ein Fehler im Programm hat Burnpile angehalten. ${folder}: ${whyNotKept[trouble]}. Was du zuletzt gespielt hast, ist nicht gespeichert.`,
    log: (file) => `Wo es passiert ist, steht in ${file}.`,
  },
  notKept: {
    ask: 'Burnpile konnte nicht alles in seinen Ordner schreiben',
    why: (trouble, folder) =>
      `${folder}: ${whyNotKept[trouble]}. Was dort nicht steht, ist verloren, sobald Burnpile geschlossen wird.`,
    stay: 'Bleiben',
    close: 'Schließen und verlieren',
  },
  unsaved: {
    ask: 'Die Regeln, die du schreibst, sind nicht gespeichert',
    stay: 'Bleiben',
    leave: 'Gehen, ohne zu speichern',
  },
  noPage:
    'Die Seite des Programms lässt sich nicht zeigen. Installiere Burnpile neu oder bau es noch einmal.',
};
