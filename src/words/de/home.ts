/** What home says: the doors, the tables to continue, what is wrong with the disk, and the keys. */
import { inSentence } from '../say/names.ts';
import type { Words } from '../words.ts';
import { andList, capital } from './grammar.ts';

/** The three ways in from the home screen. */
export const doors: Words['doors'] = {
  tagline: (game) => `${game} und Verwandte, an eurem Tisch und nach euren Regeln.`,
  title: 'Was möchtet ihr tun?',
  doors: {
    referee: {
      name: 'Schiedsrichter am Tisch',
      what: 'Echte Karten, echte Leute. Scannt jede Karte und seht sofort, ob sie erlaubt ist.',
    },
    play: {
      name: 'Hier spielen',
      what: 'Keine Karten da? Gegen den Computer, an einem Bildschirm oder mit euren Handys.',
    },
    learn: {
      name: 'Ein Spiel lernen',
      what: 'Regeln auf einer Seite, kurze Lektionen und eine erste Runde mit Hilfe.',
    },
  },
  playNow: 'Sofort spielen',
  lesson: (rules, lesson) => `${rules}: Lektion ${lesson}`,
  lessonsAgain: (rules, count) =>
    `${rules}: ${count === 1 ? 'eine Lektion' : `${count} Lektionen`} noch einmal`,
  stillThere: (names) => `${andList(names)} ${names.length === 1 ? 'sitzt' : 'sitzen'} noch in eurer Runde.`,
  playOther: 'Neues Spiel',
  more: (tables) => (tables === 1 ? 'noch ein Tisch' : `noch ${tables} Tische`),
};

const count = (entries: number): string => (entries === 1 ? '1 Eintrag' : `${entries} Einträge`);

/** What the rule sets that come with Burnpile are called, if not by their id. */
const RULE_SETS: Readonly<Record<string, string>> = {
  palace: 'Palast',
  classic: 'Klassiker',
  reference: 'Außer der Reihe',
  everything: 'Drei aus sechs',
  encyclopedia: 'Paare',
  vandtia: 'Vändtia',
  chinahand: 'China Hand',
  threes: 'Dreier',
  canteen: 'Sieben Karten',
};

const roundNo = (round: number): string => `Runde ${round}`;

const optionsOf = (count: number): string => (count === 1 ? '1\u00a0Option' : `${count}\u00a0Optionen`);

export const home: Words['home'] = {
  goOn: 'Weitermachen, wo ihr wart',
  resume: 'Weiter',
  over: 'Die Runde ist vorbei',
  toResult: 'Zum Ergebnis',
  discard: 'Verwerfen',
  sureToDiscard: 'Verwerfen? Er wird nicht mehr angeboten.',
  keepIt: 'Behalten',
  names: (names) => andList(names.map(inSentence)),
  you: 'Du',
  withBots: 'gegen Bots',
  options: optionsOf,
  withOptions: (rules, count) => (count === 0 ? rules : `${rules}, ${optionsOf(count)}`),
  roundOf: (rules, round) => `${rules}, ${roundNo(round)}`,
  round: roundNo,
  moves: (moves) => (moves === 1 ? '1 Zug' : `${moves} Züge`),
  cut: (cut, inputs, { id, folder }) =>
    cut === 1
      ? `Der letzte Eintrag ist nicht lesbar: Er fehlt im Spiel und liegt als ${id}.journal.damaged im Ordner tables von ${folder}`
      : `Die Datei ist beschädigt. Lesbar: ${count(inputs)}. Der Rest (${count(cut)}) fehlt im Spiel und liegt als ${id}.journal.damaged im Ordner tables von ${folder}`,
  unreadable: (count, folder) =>
    `${count === 1 ? 'Ein weiterer Tisch ist gespeichert, aber seine Datei ist' : `${count} weitere Tische sind gespeichert, aber ihre Dateien sind`} hier nicht lesbar: beschädigt oder von einer anderen Version. Nichts wurde gelöscht, alles liegt im Ordner tables von ${folder}`,
  settingsDamaged: (folder) =>
    `Nicht alle Einstellungen waren lesbar: Ihre Datei war beschädigt oder von einer anderen Version. Was nicht lesbar war, ist wie am Anfang; die alte Datei bleibt: ${folder}`,
  noted: 'Verstanden',
  watch: 'Ein Spiel ansehen',
  print: 'Codes drucken',
  decks: 'Decks',
  settings: 'Einstellungen',
  help: 'Tasten',
  // The id of somebody’s own rules is their name with its words joined.
  ruleSet: (id) => (Object.hasOwn(RULE_SETS, id) ? RULE_SETS[id] : null) ?? capital(id.replaceAll('-', ' ')),
  history: 'Bisher gespielt',
  ruleBook: 'Regelbuch',
};

const MEANWHILE = 'Das Spiel geht weiter, ist aber verloren, wenn Burnpile jetzt geschlossen wird.';

/** What is wrong with the disk while a game goes on, what it means and what to do. */
export const keep: Words['keep'] = {
  diskFull: `Der Datenträger ist voll. ${MEANWHILE} Schaff dort Platz.`,
  readOnly: `Burnpile darf nicht in seinen Ordner schreiben. ${MEANWHILE} Erlaub es ihm, oder starte es mit einem anderen: --data ORDNER.`,
  noFolder: `Der Ordner mit den Spielen ist weg. ${MEANWHILE} Vielleicht ist das Laufwerk abgezogen: Steck es wieder an.`,
  other: `Das Spiel lässt sich nicht auf den Datenträger schreiben. ${MEANWHILE} Seht nach dem Datenträger, bevor ihr weiterspielt.`,
  parted:
    'Ein anderes Programm hat in die Datei dieses Tisches geschrieben. Das Spiel geht in einer neuen Datei weiter, verloren ist nichts. Schließ das andere Programm: Vielleicht ist es ein zweites Burnpile.',
};

/** Keys as they are written on a keyboard. */
export const keys: Words['keys'] = {
  ENTER: 'Enter',
  ESCAPE: 'Esc',
  ARROWUP: '↑',
  ARROWDOWN: '↓',
  ARROWLEFT: '←',
  ARROWRIGHT: '→',
  HOME: 'Pos1',
  END: 'Ende',
  SPACE: 'Leertaste',
  command: 'Strg',
  alt: 'Alt',
  digit: '1–9',
  code: '7H',
  rank: '8 S',
};
