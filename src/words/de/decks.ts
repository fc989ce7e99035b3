import type { Words } from '../words.ts';
import { the } from './cards.ts';
import { capital } from './grammar.ts';

const The = (card: string): string => capital(the(card));

/** The page of decks that have codes of their own, or were shown to a camera. */
export const decks: Words['decks'] = {
  title: 'Decks',
  intro: 'Haben eure Karten eigene Codes? Scannt jede einmal, und Burnpile kennt das Deck.',
  chosen: 'Das Deck auf dem Tisch',
  own: 'Irgendein Deck',
  ownWhat: 'Karten ohne Etikett, die eine Kamera liest, oder Etiketten, die hier gedruckt wurden.',
  none: 'Karten mit Etiketten aus „Codes drucken“ und Karten ohne Etikett unter einer Kamera gehen sofort.',
  facts: (packs, jokers) =>
    `${packs === 1 ? 'ein Kartenspiel' : `${packs} Kartenspiele`}, ${jokers === 0 ? 'ohne Joker' : jokers === 1 ? '1 Joker' : `${jokers} Joker`}`,
  known: (known, total) =>
    known === total ? `alle ${total} Karten sind bekannt` : `${known} von ${total} Karten sind bekannt`,
  change: 'Einen Code ändern',
  goOn: 'Weiterscannen',
  rename: 'Umbenennen',
  save: 'Speichern',
  name: 'Name',
  discard: 'Verwerfen',
  sureToDiscard: (name, folder) =>
    `${name} verwerfen? Es wird nicht mehr angeboten; seine Datei kommt nach „discarded“ in ${folder}`,
  keepIt: 'Behalten',
  fresh: 'Burnpile ein Deck beibringen',
  packs: 'Kartenspiele',
  jokers: 'Joker',
  begin: 'Mit dem Scannen anfangen',
  nameFirst: 'Gib ihm zuerst einen Namen.',
  nameHint: 'etwa: das blaue',
  broken: (file, why) => `${file} ist nicht zu gebrauchen und blieb, wie es war: ${why}`,
  faults: {
    cannotRead: 'Es ist nicht lesbar.',
    notJson: 'Es ist nicht vollständig oder kein JSON.',
    newerFormat: 'Es braucht ein neueres Burnpile.',
    notADeck: 'Es enthält nicht die Codes eines Decks.',
    badCode:
      'Einer seiner Codes ist leer, verstümmelt, ein Befehl oder Burnpiles eigener Code einer anderen Karte.',
    sameCode: 'Zwei verschiedene Karten haben darin den gleichen Code.',
    badFace: 'Was darin über das Aussehen der Karten steht, ist nicht zu gebrauchen.',
  },
  scanThis: (card) => `Scann ${the(card, 'accusative')}`,
  typeIt: 'Es ist kein Scanner eingerichtet: Gib ein, was unter dem Code steht.',
  ofPack: (card, pack) => `${card} aus dem ${pack === 2 ? 'zweiten' : 'dritten'} Kartenspiel`,
  numberedJoker: (number) => `Joker ${number}`,
  enrolling: (name) => `Burnpile lernt: ${name}`,
  alone: 'Mit dem Scanner allein',
  commands:
    'Die gedruckten Befehle gehen hier auch: „Rückgängig“ fragt noch einmal nach der Karte davor, „Nein“ überspringt eine Karte, „Fertig“ beendet. Jeder Scan wird sofort gespeichert.',
  back: 'Karte davor',
  skip: 'Diese Karte überspringen',
  done: 'Fertig',
  missing: (count) =>
    count === 1 ? 'Eine Karte hat noch keinen Code' : `${count} Karten haben noch keinen Code`,
  complete: 'Jede Karte ist bekannt.',
  noneLeft: 'Es ist keine Karte mehr übrig. Wähl eine ohne Code, oder schließ mit „Fertig“ ab.',
  another: 'Eine andere Karte scannen',
  choose: 'wählen …',
  replies: {
    enrolled: ({ card }) => `${The(card)} ist gelernt.`,
    skipped: ({ card }) => `${The(card)} wurde übersprungen.`,
    back: ({ card }) => `Noch einmal: ${card}. Der Code wurde gelöscht.`,
    empty: () => 'Der Scan war leer. Scann die Karte noch einmal.',
    garbled: () => 'Der Code kam verstümmelt an. Scann die Karte noch einmal.',
    tooLong: () => 'Der Code ist zu lang: Höchstens 64 Zeichen lassen sich lernen.',
    command: ({ text }) => `${text} ist ein Befehl von Burnpile und kann nicht der Code einer Karte sein.`,
    own: ({ card, text }) =>
      `${text} ist Burnpiles eigener Code für ${the(card, 'accusative')}. Er wird immer gelesen. Ist das die richtige Karte?`,
    taken: ({ card, text }) =>
      `${text} ist schon der Code für ${the(card, 'accusative')}. Ist das die richtige Karte?`,
    noneAsked: () => 'Gerade ist keine Karte gefragt. Wähl zuerst eine.',
  },
};
