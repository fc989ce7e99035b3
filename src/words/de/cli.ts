import type { OutsideWords } from '../words.ts';
import { cliHelp } from './cli-help.ts';
import { games } from './games.ts';
import { orList } from './grammar.ts';
import { positions } from './positions.ts';
import { whyNoFolder, whyNotKept } from './screens.ts';

/** What `burnpile rules` says besides rules, their parameters and what is wrong with them. */
export const rulesCommand: OutsideWords['cli']['rules'] = {
  players: (min, max) => (min === max ? `${min} Personen` : `${min} bis ${max} Personen`),
  own: 'eure eigenen',
  broken: (file, why) => `${file} lässt sich nicht spielen: ${why}`,
  folder: (folder) => `Eigene Regeln kommen nach ${folder}`,
  differsFrom: (name, id) => `Wie „${name}“ (${id}), aber:`,
  options: 'Optionen',
  changed: '(hier geändert)',
  notHere: (line) => `Hier nicht: ${line}`,
  choices: (choices) => `(${orList(choices)})`,
  noDifference: (first, second) => `${first} und ${second} spielen sich gleich.`,
  becomes: (before, after) => `${before} → ${after}`,
  inVariation: (name) => `variations[${name}]`,
  notAlone: (sentence) => `Allein gewählt lässt es sich nicht spielen: ${sentence}`,
  fine: (file) => `${file}: Alles in Ordnung`,
};

/** `12,5 %`. */
const percent = (part: number): string => `${(100 * part).toFixed(1).replace('.', ',')} %`;

const noFaces: Readonly<Record<Parameters<OutsideWords['cli']['noFaces']>[0], string>> = {
  notThere: 'Die Dateien, die sie lesen, fehlen. Etiketten gehen weiterhin. Installiere Burnpile neu.',
  notLoaded:
    'Die Dateien, die sie lesen, sind beschädigt oder laufen hier nicht. Etiketten gehen weiterhin. Installiere Burnpile neu.',
  failing:
    'Das Lesen ist bei einem Bild gescheitert. Etiketten gehen weiterhin. Schließ andere Programme, oder nimm kleinere Bilder.',
};

/** What the command line says besides answers and errors. */
export const cli: OutsideWords['cli'] = {
  start: {
    PORT_IN_USE: ({ port }) =>
      `Etwas anderes benutzt schon den Port ${port} dieses Rechners, vielleicht ein anderes Burnpile. Beende es, oder wähl mit --port einen anderen.`,
    CANNOT_LISTEN: ({ port }) =>
      `Am Port ${port} lässt sich die Seite nicht anbieten. Wähl mit --port einen anderen.`,
    FOLDER_IN_USE: ({ folder, address }) =>
      `Ein anderes Burnpile läuft schon${address === null ? '' : ` unter ${address}`} und bewahrt seine Spiele in ${folder} auf. Nimm das andere, schließ es, oder wähl mit --data einen anderen Ordner.`,
    NO_FOLDER: ({ folder, trouble }) =>
      `Der Ordner ${folder} lässt sich nicht nutzen. ${whyNoFolder[trouble]}; wähl mit --data einen anderen.`,
  },
  help: cliHelp,
  rules: rulesCommand,
  positions,
  games,
  noLanguage: (named, languages) =>
    `BURNPILE_LANGUAGE muss ${orList(languages)} sein, nicht „${named}“. Es geht auf Deutsch weiter.`,
  keptIn: (folder) => `Spiele und Einstellungen werden in ${folder} aufbewahrt`,
  servedAt: (address) => `Der Tisch ist unter ${address}`,
  sameComputer:
    'Auch alle anderen, die an diesem Computer angemeldet sind, können diese Seite öffnen und jede Hand sehen, die sie zeigt.',
  runsAt: (address) => `Burnpile läuft schon: Der Tisch ist unter ${address}`,
  runsElsewhere: (address, folder) =>
    `Ein anderes Burnpile ist schon unter ${address} offen, und seine Spiele liegen in einem anderen Ordner als ${folder}. Schließ es und starte noch einmal, oder öffne diesen Ordner mit --port 0 daneben.`,
  noScanner: (path, why, advice) => `Der Scanner an ${path} lässt sich nicht nutzen: ${why}. ${advice}`,
  notWhole: (flag, lowest, highest, text) =>
    `--${flag} muss eine ganze Zahl von ${lowest} bis ${highest} sein, nicht „${text}“.`,
  needsTable: (flag) =>
    `${flag} ist für einen Tisch, der gleich eröffnet wird: Sag mit --rules oder --seats, welcher, oder lass ${flag} weg und wähl es auf der Seite.`,
  needsScanner: (flag) => `${flag} ist für den Scanner, den --scanner nennt: Gib auch den an.`,
  notKept: (trouble, folder) =>
    `Nicht alles ließ sich in ${folder} schreiben. ${whyNotKept[trouble]}; was dort fehlt, ist verloren.`,
  notOneOf: (flag, choices, text) => `--${flag} muss eines von ${choices.join(', ')} sein, nicht „${text}“.`,
  wrongEnding: (file) =>
    `${file} sollte auf .pdf oder .svg enden: Daran erkennt Burnpile, was es machen soll.`,
  moreNames: (names, seats) =>
    `--names hat ${names} Namen, aber der Bogen hat Codes für ${seats === 1 ? '1 Platz' : `${seats} Plätze`}: Lass welche weg.`,
  notInPdf: (name) =>
    `Der Name ${name} hat Buchstaben, die ein PDF hier nicht zeigen kann: Er bleibt weg. In einer SVG-Datei steht er.`,
  emptyFolder: 'Hinter --data fehlt der Name eines Ordners.',
  noDataFolder: (folder) => `Es gibt keinen Ordner ${folder}: Korrigiere, was hinter --data steht.`,
  noTables: (folder) => `Noch wurde an keinem Tisch gespielt: In ${folder} ist keiner.`,
  moreTables: (count) => `… und ${count} ältere: --all nennt auch sie.`,
  noTable: (id) => `Es gibt keinen Tisch „${id}“: „burnpile tables“ nennt sie alle.`,
  severalTables: (begin, ids) =>
    `Mehrere Tische beginnen mit „${begin}“: ${ids.slice(0, 5).join(', ')}. Gib mehr vom Namen an.`,
  tableUnreadable: (id, code) => `Der Tisch ${id} lässt sich nicht lesen (${code}).`,
  noRound: (round, rounds) =>
    `An diesem Tisch gibt es keine Runde „${round}“: ${rounds === 1 ? 'Er hat nur Runde 1' : `Seine Runden sind 1 bis ${rounds}`}.`,
  noForm: (form) => `--as muss game oder csv sein, nicht „${form}“.`,
  cannotPrint: (why) => `Die Ausgabe lässt sich nicht schreiben: ${why}`,
  cannotWrite: (file, why) => `${file} lässt sich nicht schreiben: ${why}`,
  pictureFaults: {
    unreadable: (detail) => `Die Datei lässt sich nicht lesen: ${detail}.`,
    notAFile: () => 'So heißt ein Ordner oder ein Gerät, kein Bild.',
    tooManyBytes: (detail) => `Die Datei ist zu groß (${detail}): Mach sie kleiner als 200 MB.`,
    notAPicture: () =>
      'Die Datei ist kein Bild, das sich öffnen lässt: JPEG, PNG und WebP lassen sich öffnen.',
    damaged: () => 'Das Bild ist beschädigt: Es lässt sich nicht öffnen.',
    tooLarge: (detail) => `Das Bild ist zu groß (${detail} Pixel): Mach es kleiner als 40 Millionen Pixel.`,
  },
  noFaces: (fault) => `Karten ohne Etikett sind nicht lesbar: ${noFaces[fault]}`,
  noCodes: (pictures) =>
    `${pictures === 1 ? 'In einem Bild' : `In ${pictures} Bildern`} war keine Karte zu finden. Ist eine da, fotografier sie näher, senkrecht von oben oder bei besserem Licht, oder druck Etiketten mit „sheet deck“.`,
  simulated: (played, games, bots) =>
    `${played} von ${games} Spielen; verloren: ${bots.map(({ bot, losses }) => `${bot} ${percent(losses / played)}`).join(', ')}`,
  foreign: {
    ended: (command) => `„${command}“ war zu Ende, bevor eine Antwort kam: Probier es für sich aus.`,
    noMove: (command, answer) =>
      `„${command}“ hat „${answer}“ geantwortet: Erwartet war einer der Züge in „legal“ oder null.`,
    again: (command, answer) =>
      `„${command}“ hat noch einmal „${answer}“ geantwortet, obwohl die Regeln das nicht erlauben: Der Zug steht nicht in „legal“.`,
  },
  cannotListPorts:
    'Dieses System kann seine seriellen Anschlüsse nicht nennen. Gib den Pfad selbst an: --scanner PFAD',
  noPorts:
    'Kein serieller Anschluss gefunden. Ist der Scanner angeschlossen, gib seinen Pfad an: --scanner PFAD',
};
