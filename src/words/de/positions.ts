import type { OutsideWords } from '../words.ts';
import { sayValue } from './values.ts';

/** What a place should hold, as the end of "dorthin gehört …". */
const expected: OutsideWords['cli']['positions']['expected'] = {
  object: 'ein Objekt in geschweiften Klammern',
  name: 'ein Name in Anführungszeichen',
  ruleSet: 'die id von Spielregeln in Anführungszeichen',
  card: 'eine Karte wie "7H", "TD" oder "X1"',
  rank: 'ein Rang wie "7" oder "Q"',
  choice: 'eine Zahl von 1 bis 8: was von dem, was die Karte zur Wahl stellt, gewählt wurde',
  slot: 'eine Karte wie "7H", oder "??" für eine unbekannte',
  faceUp: 'eine Karte, "??" für eine unbekannte, oder null, wo keine liegt',
  cards: 'eine Liste von Karten wie ["7H", "TD"]',
  countOrCards: 'eine Liste von Karten oder ihre Anzahl',
  countOrStacks: 'die Zahl der Karten oder eine Liste von Päckchen',
  count: 'eine ganze Zahl, die nicht negativ ist',
  stackNumber: 'die Nummer eines Päckchens, von 1 an gezählt',
  stack: 'eine Liste mit den Karten eines Päckchens',
  list: 'eine Liste',
  seats: 'eine Liste von Plätzen',
  moves: 'eine Liste von Zügen',
  phase: '"exchange", "start", "play" oder "over"',
  direction: '"clockwise" oder "counterclockwise"',
  from: '"hand" oder "faceUp"',
  yes: 'true',
  yesOrNo: 'true oder false',
  oneMove: 'ein Zug mit genau einem von play, flip, pickUp, done, swap, choose, stack, ready und draw',
};

const at = (path: string): string => (path === '' ? 'Die Zeile' : `\`${path}\``);

/** What is wrong with a position, where, and what to do: one sentence or two for each code. */
const faults: OutsideWords['cli']['positions']['faults'] = {
  notJson: () => 'Die Zeile ist kein JSON: Schreib ein JSON-Objekt in eine Zeile.',
  shape: ({ path, found, expected: meant }) =>
    `${at(path)} ist ${sayValue(found)}: Dorthin gehört ${meant === null ? 'etwas anderes' : expected[meant]}.`,
  missing: ({ path }) => `${at(path)} fehlt: Füg es hinzu.`,
  unknownField: ({ path }) =>
    `${at(path)} ist kein Feld einer Stellung: Korrigiere den Namen, oder lass es weg.`,
  players: ({ found }) =>
    `${at('seats')} hat ${found} Personen, aber diese Regeln sind nicht für so viele: Ändere die Zahl der Plätze oder wähl eine Option, die anders gibt.`,
  sameName: ({ path, found }) => `${at(path)} wiederholt den Namen ${found}: Gib jedem Platz einen eigenen.`,
  unknownSeat: ({ path, found }) => `${at(path)} nennt ${found}, aber so heißt kein Platz.`,
  tooManyCards: ({ found }) =>
    `Es sind mehr Karten, als das Spiel hat (${sayValue(found)}): Korrigiere eine Liste oder eine Anzahl.`,
  cardTwice: ({ path, found }) => `${at(path)} ist ${found}, aber diese Karte liegt schon woanders.`,
  cardOutsideDeck: ({ path, found }) =>
    `${at(path)} hat ${found}, aber diese Karte ist nicht im Spiel: Korrigiere sie, oder setz \`${/^\d:/.test(found) ? 'deck.packs' : found.startsWith('X') ? 'deck.jokers' : 'deck.without'}\`.`,
  noTurn: () => `${at('turn')} muss sagen, wer dran ist, solange die Phase "play" ist.`,
  needlessTurn: ({ found }) =>
    `${at('turn')} nennt ${found}, aber dran ist nur jemand, wenn die Phase "play" ist: Setz es auf null, oder ändere \`phase\`.`,
  turnOut: ({ found }) =>
    `${at('turn')} nennt ${found}, aber dort sind keine Karten mehr: Nenn jemanden, der noch spielt.`,
  gameOver: () =>
    `Nach diesen Regeln ist die Runde vorbei, weil zu wenige noch Karten haben. Setz \`phase\` auf "over" und \`turn\` auf null, oder gib mehr Plätzen Karten.`,
};

/** What is wrong with a position that `judge` is given. */
export const positions: OutsideWords['cli']['positions'] = {
  expected,
  faults,
  unreadable: (file, reason) =>
    reason === 'ENOENT'
      ? `Es gibt keine Datei ${file}: Prüf ihren Namen und ihren Ordner.`
      : `Die Datei ${file} lässt sich nicht lesen (${reason}): Prüf ihren Namen und ob du sie lesen darfst.`,
  tooLong: (most) => `Die Zeile ist länger als ${most} Zeichen: Schreib eine Stellung in eine Zeile.`,
};
