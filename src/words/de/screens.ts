/** The screens around a table: setting up, the end of a round, and what is wrong with tables. */
import type { KeepTrouble } from '../../protocol/lobby.ts';
import { LONGEST_NAME } from '../../protocol/names.ts';
import type { Words } from '../words.ts';
import { andList, cardCount, numberWord, orList } from './grammar.ts';

/** How a game ended. */
export const result: Words['result'] = {
  over: 'Runde vorbei',
  place: (place) => `${place}.`,
  drawn: 'Unentschieden',
  winner: (name) => `${name} gewinnt`,
};

/** Setting up a table. */
export const setup: Words['setup'] = {
  title: 'Neuer Tisch',
  rules: 'Spielregeln',
  own: 'eure eigenen',
  like: (base, differs, more) =>
    differs.length === 0
      ? `Wie ${base}, mit Änderungen.`
      : `Wie ${base}, nur anders: ${differs.join(', ')}${more ? ' und anderes mehr' : ''}.`,
  special: (card, sign) => `${card} (${sign})`,
  plain: (card) => `${card} (gewöhnlich)`,
  gone: (rules, now) => `${rules} lässt sich nicht mehr wählen, darum gilt jetzt ${now}.`,
  brokenRules: (file, why) => `Eure Regeln in ${file} lassen sich nicht spielen: ${why}`,
  options: 'Optionen',
  usual: 'wie in den Regeln',
  optionNeeds: (other) => `Wirkt nur zusammen mit dieser Regel: ${other}`,
  players: (min, max) => (min === max ? `${min} Personen` : `${min} bis ${max} Personen`),
  seats: 'Wer spielt',
  clockwise: 'so, wie ihr sitzt, im Uhrzeigersinn',
  seat: (number) => `Name für Platz ${number}`,
  deals: 'gibt',
  oneMore: 'noch wer?',
  dealsHere: (name) => `${name} gibt`,
  add: 'Mitspieler dazu',
  ways: { clockwise: 'rechtsrum', counterclockwise: 'linksrum' },
  move: (name, way) => `${name} einen Platz ${way === 'clockwise' ? 'im' : 'gegen den'} Uhrzeigersinn`,
  remove: (name) => `${name} entfernen`,
  namesHint:
    'Enter führt zum nächsten Namen. Zieh einen Namen auf einen anderen Platz, oder „gibt“ zu jemand anderem.',
  lastLoser: 'Letzter Verlierer',
  lastLoserHint: 'Gibt der Verlierer die nächste Runde oder fängt er an, ist es diese Person.',
  nobody: 'noch niemand',
  reading: 'Karten einlesen',
  scanner: 'Scanner',
  scannerKinds: 'noch nicht eingerichtet',
  ready: 'bereit',
  cameraLooks: 'schaut auf den Stapel',
  byHand: 'Von Hand',
  byHandWhat: 'Karten antippen oder eingeben',
  wasRead: (card) => `${card} gelesen.`,
  tryIt: 'Scann irgendeine Karte zur Probe. Nichts davon zählt.',
  more: 'Mehr',
  round: 'Diese Runde',
  sums: {
    count: (players) => `${numberWord(players)} ${players === 1 ? 'Person' : 'Personen'}`,
    who: ({ here, phone, bot }) =>
      andList([
        ...(here === 0 ? [] : [here === 1 ? 'du' : `${numberWord(here)} von euch`]),
        ...(phone === 0 ? [] : [phone === 1 ? 'ein Handy' : `${numberWord(phone)} Handys`]),
        ...(bot === 0 ? [] : [bot === 1 ? 'ein Bot' : `${numberWord(bot)} Bots`]),
      ]),
    scanner: ({ rules, players, dealer }) =>
      `${rules}, ${players}, ${dealer} gibt, der *Scanner* liest die Karten.`,
    camera: ({ rules, players, dealer }) =>
      `${rules}, ${players}, ${dealer} gibt, die *Kamera* liest die Karten.`,
    hand: ({ rules, players, dealer }) =>
      `${rules}, ${players}, ${dealer} gibt, und ihr tippt die Karten an.`,
    play: ({ rules, players, dealer }) =>
      `${rules}, ${players}, ${dealer === null ? '*du* gibst' : `${dealer} gibt`}.`,
  },
  register: 'Zuerst die offenen Karten scannen',
  registerHint: 'Dann kennt der Bildschirm sie von Anfang an.',
  start: 'Starten',
  orOption: (option) => `Oder wähl die Option „${option.replace(/\.$/, '')}“.`,
  fitSeats: (seats) => `Auf ${seats} Plätze ändern`,
  orRules: (games) => `Für so viele ${games.length === 1 ? 'passt' : 'passen'} ${andList(games)}.`,
  startNameless: 'Trotzdem starten',
  namesMissing: (names) =>
    names.length === 1
      ? `Ein Name fehlt. Gib ihn ein, oder starte trotzdem mit ${andList(names)}.`
      : `${names.length} Namen fehlen. Gib sie ein, oder starte trotzdem mit ${andList(names)}.`,
  faults: {
    sameName: 'Jemand anders heißt schon so oder fast so. Ändere den Namen.',
    longName: `Höchstens ${LONGEST_NAME} Buchstaben sind auf dem Bildschirm lesbar. Kürz den Namen.`,
  },
  instead: (name, was) => `${name} zählt im Spielstand neu, nicht als ${was}.`,
  samePerson: 'Dieselbe Person, umbenannt',
  samePersonHint: (name, was) => `${was} heißt ab jetzt ${name}, auch im Spielstand`,
};

/** The end of a round. */
export const end: Words['end'] = {
  loses: (name) => `${name} verliert`,
  next: 'nächste Runde',
  deals: (name) => `Als Nächstes gibt ${name}`,
  starts: (names) => `${orList(names)} fängt an`,
  again: 'Noch einmal',
  playAgain: 'Noch eine Runde',
  youAreFirst: 'Du bist als Erstes raus!',
  youAre: (place) => `Du bist auf Platz ${place}`,
  youAreLeft: 'Du bleibst auf den Karten sitzen',
  isLeft: (name) => `${name} bleibt auf den Karten sitzen`,
  leftWith: (cards) => `sitzt auf ${cardCount(cards)}`,
  isLeftWith: (cards) => `bleibt auf ${cardCount(cards)} sitzen`,
  roundIsOver: (round) => `Runde ${round} ist zu Ende`,
  nextRound: 'Nächste Runde',
  layFaceUp: 'offen',
  turnedOver: (cards) =>
    cards === 1 ? 'die verdeckte Karte, aufgedeckt' : 'die verdeckten Karten, aufgedeckt',
  places: 'In der Reihenfolge, in der sie ihre Karten los waren',
  theRound: 'Die Runde',
  took: (minutes, moves) =>
    [
      ...(minutes === null ? [] : [minutes === 1 ? '1 Minute' : `${minutes} Minuten`]),
      moves === 1 ? '1 Zug' : `${moves} Züge`,
    ].join(' · '),
  cards: cardCount,
  biggestPickUp: (names) => `auf einmal aufgenommen: ${andList(names.map((name) => name ?? 'du'))}`,
  burns: (burns) => (burns === 1 ? 'Einmal verbrannt' : `${burns}-mal verbrannt`),
  turned: (move) => `Wendepunkt: Zug ${move}`,
  turnedFor: (name) =>
    name === null
      ? 'Von da an hattest du die meisten Karten.'
      : `Von da an hatte ${name} die meisten Karten.`,
  replayAll: 'Runde ansehen',
  replay: 'Ansehen',
  titled: (name, title) =>
    `${name === null ? 'Dein Verlierertitel' : `Verlierertitel für ${name}`}: ${title}.`,
  because: (losses) =>
    `Für ${losses === 1 ? 'die erste verlorene Runde' : `${losses} verlorene Runden`} an diesem Tisch.`,
  lostRounds: (name, losses) =>
    losses === 1
      ? `Die erste verlorene Runde von ${name} an diesem Tisch`
      : `${name} hat an diesem Tisch ${losses} Runden verloren`,
  watchAgain: 'Noch einmal ansehen',
  other: 'Andere Regeln oder Mitspieler',
};

export const aside: Words['aside'] = {
  home: 'Startseite',
  leaving: 'Diesen Tisch verlassen?',
  kept: 'Die Runde bleibt erhalten: Mit „Weiter“ auf der Startseite geht es weiter.',
  notKept: 'Er ließ sich nicht auf den Datenträger schreiben: Wenn du gehst, ist er verloren.',
  leave: 'Verlassen',
  stay: 'Bleiben',
  settings: 'Einstellungen',
  sound: 'Ton',
  switched: (on) => `Der Ton ist ${on ? 'an' : 'aus'}`,
  help: 'Tasten',
  scanFaceUp: 'Offene Karten scannen',
  scanSwapped: 'Nach dem Tauschen noch einmal scannen',
  nextSeat: 'Nächster Platz',
  asBefore: 'Wie zuvor',
  othersAsBefore: 'Alle anderen auch',
  endRegistering: 'Weiter zur ersten Karte',
  firstCard: {
    here: 'Scann die erste Karte, oder tipp sie an.',
    behind: (button) => `Scann die erste Karte. Zum Antippen wähl „${button}“ im Menü.`,
    elsewhere: 'Scann die erste Karte.',
  },
  firstByHand: {
    here: 'Tipp die erste Karte an, oder gib sie ein.',
    behind: (button) => `Wähl „${button}“ im Menü und tipp die erste Karte an.`,
  },
};

/** Why a table can’t be opened, and what to do. */
export const faults: Words['faults'] = {
  NOBODY_OF_THAT_NAME: ({ name }) =>
    `An diesem Tisch sitzt niemand namens „${name}“. Schreib den Geber und den letzten Verlierer so, wie die Plätze heißen.`,
  NO_OCCUPANT: ({ name }) => `Für „${name}“ spielt niemand. Sag bei jedem Platz, wer dort spielt.`,
  SAME_NAME: ({ name }) =>
    `Zwei Plätze heißen „${name}“, oder fast so. Gib jedem Platz einen Namen, den niemand verwechselt.`,
  LONG_NAME: ({ name }) =>
    `„${name}“ ist zu lang für den Bildschirm. Kürz den Namen auf ${LONGEST_NAME} Zeichen.`,
  EMPTY_NAME: () => 'Ein Platz hat keinen Namen. Gib jedem Platz einen eigenen.',
  NO_SHUFFLE: () => 'Es steht nirgends, wie die Karten gemischt sind. Fang ein neues Spiel an.',
  BAD_RECORDING: ({ path }) =>
    `Die Aufzeichnung ${path} lässt sich nicht lesen. Nimm eine andere Datei oder einen anderen Scanner.`,
  DEAL_NO_ROW: ({ players, min, max }) =>
    `Hier ${players === 1 ? 'sitzt 1 Person' : `sitzen ${players} Personen`}, aber diese Regeln sind für ${min === max ? `${min} Personen` : `${min} bis ${max}`}. Ändere die Zahl der Plätze oder die Regeln.`,
  DEAL_TOO_BIG: ({ players, needed, deck }) =>
    `${players} Personen brauchen ${needed} Karten, aber das Spiel hat nur ${deck}. Spielt mit weniger Leuten, oder nehmt Joker oder noch ein Kartenspiel dazu.`,
};

/** Why not everything could be written to the disk, as a part of a sentence. */
export const whyNotKept: Record<KeepTrouble, string> = {
  diskFull: 'Der Datenträger ist voll',
  readOnly: 'Burnpile darf dort nicht schreiben',
  noFolder: 'Den Ordner gibt es nicht mehr',
  other: 'Auf den Datenträger lässt sich nicht schreiben',
};

export const whyNoFolder: typeof whyNotKept = {
  ...whyNotKept,
  noFolder: 'Eine Datei heißt schon so, oder der Ordner darüber fehlt',
};

export const whyUnwritten = (why: string): string =>
  Object.hasOwn(whyNoFolder, why) ? whyNoFolder[why as KeepTrouble] : why;
