import type { Words } from '../words.ts';
import { andList } from './grammar.ts';

/** What stands on printed sheets. */
export const sheet: Words['sheet'] = {
  commands: 'Burnpile: Befehle zum Scannen',
  deck: (packs, jokers) =>
    [
      packs === 1 ? 'Burnpile: Codes für ein Kartenspiel' : `Burnpile: Codes für ${packs} Kartenspiele`,
      jokers === 0 ? '' : jokers === 1 ? ' und einen Joker' : ` und ${jokers} Joker`,
    ].join(''),
  trueSize: 'In Originalgröße drucken: 100 %, nicht „An Seite anpassen“.',
  cutOut:
    'Schneid für jede Karte zwei Etiketten aus und kleb sie auf gegenüberliegende Ecken der Vorderseite, den Namen nach außen.',
  page: (page, of) => `Seite ${page} von ${of}`,
  groups: {
    turn: 'In jedem Zug',
    answers: 'Antworten auf Fragen',
    table: 'Am Tisch',
    corrections: 'Korrigieren',
    numbers: 'Ziffern, zum Zählen',
    other: 'Ab und zu',
  },
  plain: {
    DONE: { name: 'Fertig', what: 'Der Zug ist vollständig: Entscheide jetzt.' },
    PICKUP: { name: 'Aufnehmen', what: 'Wer dran ist, nimmt den Stapel auf.' },
    UNDO: { name: 'Rückgängig', what: 'Macht das Letzte rückgängig. Noch einmal: das davor.' },
    BLIND: {
      name: 'Verdeckte Karte',
      what: 'Eine verdeckte Karte wird aufgedeckt: Scann sie danach.',
    },
    YES: { name: 'Ja', what: 'Die Antwort Ja auf eine Frage.' },
    NO: {
      name: 'Nein',
      what: 'War falsch gescannt, oder: lass es. Beim Lernen eines Decks: Karte überspringen.',
    },
    WRONG_PLAYER: {
      name: 'Jemand anders',
      what: 'Der letzte Zug war von jemand anderem. Scann dann den Platz.',
    },
    REPEAT: { name: 'Wiederholen', what: 'Sagt die letzte Entscheidung noch einmal.' },
    BURNED: { name: 'Stapel verbrannt', what: 'Der Stapel ist aus dem Spiel.' },
    TEST: { name: 'Test', what: 'Spielt nichts: zeigt, dass der Scanner funktioniert.' },
    FACEUP: { name: 'Offene Karten', what: 'Vor der ersten Karte: jetzt die offenen Karten scannen.' },
    CALL: { name: 'Gerufen', what: 'Jemand hat gerufen, was die Regeln verlangen.' },
    NEXT_ROUND: { name: 'Nächste Runde', what: 'Nach dem Ende einer Runde: Die nächste beginnt.' },
    BACK: { name: 'Zug davor', what: 'Geht zurück zum Zug, den du korrigieren willst.' },
    FORWARD: { name: 'Zug danach', what: 'Geht weiter zum nächsten Zug.' },
    INSERT: {
      name: 'Etwas fehlt',
      what: 'Was du als Nächstes scannst, kam vor dem gewählten Zug.',
    },
    REMOVE: { name: 'Das ist nie passiert', what: 'Der gewählte Zug fällt weg.' },
    STAND: { name: 'Gelten lassen', what: 'Ein Zug, der nicht erlaubt ist, zählt trotzdem.' },
    COUNT: { name: 'Zählen', what: 'Eine Hand oder der Vorrat ist gezählt: Scann dann die Zahl.' },
    TURN: { name: 'Wer dran ist', what: 'Dran ist der Platz, der davor gescannt wurde.' },
    DIRECTION: { name: 'Richtung', what: 'Es geht andersherum weiter.' },
    NOT_BURNED: { name: 'Nicht verbrannt', what: 'Der Stapel ist nicht verbrannt.' },
    PENALTY: { name: 'Strafe', what: 'Was die Regeln für einen Zug verlangen, der nicht erlaubt ist.' },
    DRAW: { name: 'Unentschieden', what: 'Niemand kommt voran: Alle beenden die Runde gemeinsam.' },
  },
  numbered: {
    SEAT: ({ seat }, who) => ({
      name: who === null ? `Platz ${seat}` : `Platz ${seat}: ${who}`,
      what: 'Die nächste Karte ist von diesem Platz. Oder: die Antwort auf „Wer?“.',
    }),
    DIGIT: ({ digit }) => ({ name: String(digit), what: 'Eine Ziffer einer Zahl.' }),
    ANSWER: ({ answer }) => ({
      name: `Antwort ${answer}`,
      what: `Antwort Nummer ${answer} auf dem Bildschirm: auf eine Frage oder darauf, was wohl passiert ist.`,
    }),
  },
  suits: { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik' },
  joker: 'Joker',
  pack: (pack) => `Spiel ${pack}`,
};

/** The page that makes sheets of codes. */
export const print: Words['print'] = {
  title: 'Codes drucken',
  what: 'Bogen',
  sheets: {
    commands: { name: 'Befehle', what: 'Um mit dem Scanner allein zu spielen.' },
    deck: { name: 'Ein ganzes Deck', what: 'Etiketten zum Aufkleben auf die Karten.' },
  },
  codes: 'Art des Codes',
  kinds: {
    code128: { name: 'Striche (Code 128)', what: 'Für jeden Scanner, auch mit Laser.' },
    datamatrix: { name: 'DataMatrix', what: 'Kleine Quadrate, für 2D-Scanner und Kameras.' },
    qr: { name: 'QR', what: 'Größere Quadrate, für 2D-Scanner und Kameras.' },
  },
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'US-Letter' },
  seats: 'Plätze',
  names: 'Mit den Namen vom letzten Tisch',
  packs: 'Kartenspiele',
  jokers: 'Joker',
  size: {
    name: 'Höhe eines Codes',
    what: 'Ein kleinerer verdeckt weniger von der Karte und ist schwerer zu scannen.',
    labels: ({ show, watch, highest }) =>
      `${show} mm für einen Scanner, oder um Karten vor eine Kamera zu halten. ${watch} mm für eine Kamera, die bis zu ${highest} cm über dem Tisch hängt.`,
  },
  millimetres: (size) => `${size} mm`,
  preview: (page, of) => (of === 1 ? 'Die Seite' : `Seite ${page} von ${of}`),
  previous: 'Seite davor',
  next: 'Nächste Seite',
  savePdf: 'PDF speichern',
  saveSvg: 'Diese Seite als SVG speichern',
  print: 'Drucken',
  trueSize: 'Druck in Originalgröße, 100 %: „An Seite anpassen“ macht die Codes kleiner.',
  making: 'Zeichnet die Codes …',
  notInPdf: (names) =>
    `Ein PDF kann ${andList(names)} nicht darstellen: Dort steht nur die Nummer des Platzes. Druckst du von hier oder als SVG, steht der ganze Name da.`,
};
