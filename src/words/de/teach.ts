import type { Words } from '../words.ts';

/** The screen on which a deck is shown to the camera, card by card. */
export const teach: Words['teach'] = {
  title: 'Der Kamera ein Deck zeigen',
  begin: 'Der Kamera ein Deck zeigen',
  more: 'Mehr Karten zeigen',
  codes: 'Codes scannen',
  headline: 'Halt jede Karte vor die Kamera',
  how: 'In beliebiger Reihenfolge. Halt sie still, bis ihr Name erscheint; die Ecke mit Zahl und Farbe muss zu sehen sein.',
  last: 'Letzte Karte',
  waiting: 'Halt irgendeine Karte vor die Kamera.',
  none: 'Dieses Deck hat keine Karte mehr, die es sein könnte.',
  isIt: (card) => `Nicht ${card}? Tipp die richtige Karte in der Liste an.`,
  which: (card, other) => `${card} oder ${other}?`,
  forget: 'Diese vergessen',
  cards: 'Karten',
  shown: (count, total) => `${count} von ${total} gezeigt`,
  all: 'Jede Karte ist gezeigt.',
  again: (count) =>
    count === 1
      ? 'Eine Karte ist unsicher (?): Halt sie noch einmal hin.'
      : `${count} Karten sind unsicher (?): Halt sie noch einmal hin.`,
  states: {
    missing: (card) => `${card}: noch nicht gezeigt`,
    shown: (card) => `${card}: gezeigt`,
    known: (card) => `${card}: früher gezeigt`,
    doubt: (card) => `${card}: unsicher`,
  },
  keep: 'Das Deck behalten',
  name: 'Name',
  nameHint: 'etwa: das grüne',
  save: 'Speichern',
  some: 'Eine Karte, die nicht gezeigt wurde, wird so gut gelesen wie bisher.',
  doubtful:
    'Noch ist nichts zu speichern: Was du gezeigt hast, ist unsicher. Sag, welche Karte es ist, oder halt sie noch einmal hin.',
  saved: (name) => `Gespeichert. ${name} ist jetzt das Deck auf dem Tisch.`,
  over: 'Von vorn beginnen',
  sureOver: (count) => (count === 1 ? 'Die Karte vergessen?' : `Alle ${count} Karten vergessen?`),
  stay: 'Behalten',
  taught: (count, total) =>
    count === total
      ? `die Kamera kennt alle ${total} Karten`
      : `die Kamera kennt ${count} von ${total} Karten`,
  outdated: 'einem früheren Burnpile gezeigt: Zeig die Karten noch einmal',
};
