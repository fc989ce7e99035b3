import type { FindingFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { the } from './cards.ts';
import { cardCount } from './grammar.ts';

const many = (off: number): string => cardCount(Math.abs(off));
const slips = ({ off, number }: FindingFacts, who: string, isHand: boolean): string => {
  const tooMany = off > 0 === isHand;
  const slip = `${Math.abs(off) === 1 ? 'eine ' : ''}zu ${tooMany ? 'viel' : 'wenig'}`;
  return `${who} hat in Zug ${number} oder danach ${slip} nachgezogen`;
};
/** A card may have been misread, or a play somebody else's: it need not be a draw. */
const ifScanned = ({ sure }: FindingFacts): string => (sure ? '' : ', so wie gescannt');
const someOf = ({ cards, oneOf }: FindingFacts): string => (oneOf ? `eine von ${cards}` : cards);
const held =
  (better: string) =>
  (facts: FindingFacts): string => {
    const why = facts.byOthers
      ? `da war noch ${better} auf der Hand, denn andere hatten ${someOf(facts)}`
      : `da war noch auf der Hand: ${someOf(facts)}`;
    return `Zug ${facts.number}${ifScanned(facts)}: ${facts.move}, aber ${why} (gezeigt in Zug ${facts.shownIn}).`;
  };

/** Correcting a move or the table, and what the table knows of the cards. */
export const correct: Words['correct'] = {
  open: 'Korrigieren',
  openAt: (move) => `Korrigieren: ${move}`,
  title: 'Korrigieren',
  older: 'Früher',
  newer: 'Später',
  nothing: 'Noch ist kein Zug eingetragen.',
  readingLog: 'Einen Moment …',
  cardsOf: 'Die Karten, wie sie gelegt wurden',
  tapCard: 'Wähl die Karte, die falsch ist.',
  addCard: 'Karte hinzufügen',
  addFaceUp: 'Offene Karte hinzufügen',
  pileBefore: 'Stapel davor',
  pileWasEmpty: 'Der Stapel war leer',
  scanHere: {
    turned: 'War es stattdessen eine andere Karte? Scann sie.',
    one: 'War es stattdessen eine andere Karte? Scann sie. Lag noch eine dabei? Nimm „Karte hinzufügen“.',
    more: 'Lag noch eine dabei? Scann sie.',
  },
  whose: 'Von wem war es?',
  cursorCounts: (who, digits) => {
    const cards = digits === '1' ? '1 Karte' : `${digits === '' ? '…' : digits} Karten`;
    return who === null ? `der Vorrat hat ${cards}` : `${who} hat ${cards} auf der Hand`;
  },
  missing: 'Was fehlt?',
  missingAt: { before: 'Davor fehlt etwas', after: 'Danach fehlt etwas' },
  missingScan: 'oder scann die Karte',
  missingHere: 'Hier fehlt etwas',
  missingOf: {
    play: 'Gelegte Karten',
    pickUp: 'Der Stapel wurde aufgenommen',
    flip: 'Eine verdeckte Karte',
    burn: 'Der Stapel wurde verbrannt',
  },
  askSeat: {
    play: 'Wer hat gelegt?',
    pickUp: 'Wer hat den Stapel aufgenommen?',
    flip: 'Wer hat eine Karte aufgedeckt?',
  },
  askCards: 'Scann die Karten, oder tipp sie an: der Reihe nach, die oberste zuletzt.',
  askBlind: 'Scann die aufgedeckte Karte, oder tipp sie an.',
  instead: 'Es war etwas anderes',
  insteadOf: {
    play: 'Karten wurden gelegt',
    pickUp: 'Der Stapel wurde aufgenommen',
    flip: 'Eine verdeckte Karte wurde aufgedeckt',
  },
  otherwise: 'War es anders?',
  countsAs: 'Sie gilt als …',
  orThis: 'Oder war es so?',
  move: (number) => `Zug ${number}:`,
  withNext: 'Dieser Zug und der nächste',
  tooManyOrFew: 'Ein Zug zu viel oder zu wenig',
  pickedUpBefore: (who) => `${who} hatte davor aufgenommen`,
  drew: {
    more: (who) => `${who} hat eine zu viel gezogen`,
    less: (who) => `${who} hat eine zu wenig gezogen`,
  },
  remove: (isLast) => (isLast ? 'Nie passiert oder zurückgenommen' : 'Nie passiert; die Züge danach bleiben'),
  stand: 'Gilt trotzdem: So entscheidet der Tisch',
  burn: 'Damit ist der Stapel verbrannt: So entscheidet der Tisch',
  unburn: 'Der Stapel ist nicht verbrannt',
  merge: (next) => `Ein Zug, zusammen mit ${next}`,
  takeBack: (count) => `Zurückgenommen, mit allem danach: ${count} Züge`,
  takeBackSure: (moves, more) =>
    `Das fällt weg: ${[...moves, ...(more > 0 ? [`und ${more} weitere`] : [])].join('; ')}. „Rückgängig“ holt es wieder.`,
  takeThemBack: 'Alles zurücknehmen',
  newCard: 'Welche Karte war es? Scann sie, oder tipp sie an.',
  addedCard: 'Welche Karte wurde dazugelegt? Scann sie, oder tipp sie an.',
  addedFaceUp: 'Welche offene Karte kam mit? Scann sie, oder tipp sie an.',
  otherCard: (card) => `Welche Karte war es statt ${the(card, 'dative')}? Scann sie, oder tipp sie an.`,
  removeCard: (card) => `${card} war nicht dabei`,
  removeFaceUp: (card) => `${card} kam nicht mit`,
  moveLeft: 'Eins tiefer im Stapel',
  moveRight: 'Eins höher im Stapel',
  splitHere: (card) => `Mit ${the(card, 'dative')} fing der nächste Zug an`,
  addIt: 'Einfügen',
  backToMove: 'Zurück',
  now: 'Der Tisch jetzt',
  thisMove: 'Ein Zug',
  countHand: 'Wie viele Karten sind es?',
  handOf: (name, count) => `Hand von ${name}: ${count}`,
  stockOf: (count) => `Vorrat: ${count}`,
  fewer: 'Eine weniger',
  more: 'Eine mehr',
  counted: (count, who) =>
    count === null
      ? 'Wie viele?'
      : who === null
        ? `Im Vorrat: ${cardCount(count)}`
        : `${who} hat ${cardCount(count)}`,
  lastDrew: 'Bei wem stimmt die Hand nicht? Am ehesten bei dem, der zuletzt nachgezogen hat.',
  turn: 'Wer ist dran?',
  direction: 'Richtung',
  turnRound: {
    clockwise: 'Umkehren: gegen den Uhrzeigersinn spielen',
    counterclockwise: 'Umkehren: im Uhrzeigersinn spielen',
  },
  penalty: 'Strafe',
  penaltyOf: {
    pickUpPile: (name) => `${name} nimmt den Stapel auf`,
    drawCard: (name) => `${name} zieht eine Karte`,
  },
  option: 'Ab jetzt andere Regeln',
  optionHint: 'Das Deck und das Geben bleiben in dieser Runde gleich.',
  playedSo: 'So spielen',
  isPlayed: { on: 'gilt', off: 'gilt nicht' },
  switch: { on: 'Gelten lassen', off: 'Nicht gelten lassen' },
  otherParameter: 'Alles andere in den Regeln',
  parameter: 'Ein anderer Parameter, etwa set.max',
  value: 'Wert',

  played: (who, cards) => `${who} hat ${cards} gelegt`,
  turnedOver: (who, cards) => `${who} hat ${cards} aufgedeckt`,
  deeds: {
    now: ({ said, not }) => `Korrigiert: ${said}${not === '' ? '' : `, nicht ${not}`}.`,
    inOrder: ({ said, second }) => `Korrigiert: ${said}, dann ${second}.`,
    whole: ({ first }) => `Korrigiert: ${first} in einem Zug.`,
    added: ({ first }) => `Eingefügt: ${first}.`,
    removed: ({ first }) => `Gestrichen: ${first}.`,
    stands: ({ first }) => `Gilt: ${first}.`,
    burned: () => 'Korrigiert: Der Stapel ist verbrannt.',
    unburned: () => 'Korrigiert: Der Stapel ist nicht verbrannt.',
    takenBack: ({ first, count }) => `Zurückgenommen: ${count === 1 ? first : `${count} Züge`}.`,
    seen: ({ fact }) => `Korrigiert: ${fact}.`,
    fact: ({ fact }) => `Korrigiert. ${fact}.`,
  },
  seenIn: {
    hand: (card, who) => `${card} war auf der Hand von ${who}`,
    faceUp: (card, who) => `${card} war eine offene Karte von ${who}`,
    faceDown: (card, who) => `${card} war eine verdeckte Karte von ${who}`,
    pile: (card) => `${card} war im Stapel`,
    stock: (card) => `${card} war im Vorrat`,
    burned: (card) => `${card} war bei den verbrannten Karten`,
  },
  changedTitle: (count) =>
    count === 1 ? 'Das ändert eine spätere Entscheidung:' : `Das ändert ${count} spätere Entscheidungen:`,
  allowed: 'erlaubt',
  notAllowed: 'nicht erlaubt',
  toCheck: 'zu prüfen',
  stands: 'gilt aber',
  change: (number, move, was, now) => `Zug ${number}, ${move}: ${was} → ${now}`,
  leftOut: 'fällt weg',
  whyLeftOut: {
    takenBack: () => 'Der Zug wurde zurückgenommen.',
    elsewhere: (many) =>
      many
        ? 'Diese Karten können es nicht gewesen sein: Sie lagen da woanders.'
        : 'Diese Karte kann es nicht gewesen sein: Sie lag da woanders.',
  },
  ruledElse: (number, move) =>
    `Zug ${number}, ${move}: weiterhin nicht erlaubt, aber aus einem anderen Grund`,
  by: (move, what) => `${move}, ${what}`,
  gotIt: 'Verstanden',
  showMove: (number) => `Zug ${number} zeigen`,
  moreChanged: (count) => `und ${count} weitere, in den Zügen`,

  couldNot: 'Das kann nicht stimmen',
  findings: {
    couldNotPlay: held('eine passende Karte'),
    noHigherSingle: held('eine höhere einzelne Karte'),
    nobodyHolds: (facts) =>
      `Zug ${facts.number}${ifScanned(facts)}: ${facts.move}, denn ihr habt gesagt, dass sonst niemand anfängt. Aber ${facts.holder ?? 'jemand'} hatte ${someOf(facts)} (gezeigt in Zug ${facts.shownIn}) und hätte anfangen müssen.`,
    handCount: (facts) =>
      `${facts.seat} hat ${many(facts.off)} ${facts.off > 0 ? 'mehr' : 'weniger'} als eingetragen: ${slips(facts, facts.seat ?? 'Jemand', true)}.`,
    stockCount: (facts) =>
      `Der Vorrat hat ${many(facts.off)} ${facts.off > 0 ? 'mehr' : 'weniger'} als eingetragen: ${slips(facts, 'Jemand', false)}. Zählt eine Hand, um herauszufinden, wer.`,
  },
  findingsTitle: 'Später herausgefunden',

  cursor: 'Korrigieren',
  playOf: (who, cards) => `${cards} von ${who}`,
  cursorMissing: (number, move) => `Was kam vor ${number === null ? move : `Zug ${number} (${move})`}?`,
  cursorMisread: (play, many) =>
    many ? `Welche Karten waren ${play} wirklich?` : `Welche Karte war ${play} wirklich?`,
  cursorMissingAtEnd: 'Was kam zuletzt?',
  cursorCards: 'Karten auswählen',
  cursorHow: (canTap, isCard) => {
    if (isCard) return canTap ? 'Scann sie, oder tipp sie an.' : 'Scann sie.';
    return canTap ? 'Scann es, oder tipp die Karten an.' : 'Scann es.';
  },
  cursorSaid: (what) => `Jetzt: ${what}`,
  somebody: 'jemand',
  codes: {
    PICKUP: 'Der Stapel wurde aufgenommen',
    DONE: 'Korrigieren',
    UNDO: 'Abbrechen',
  },
  counting: (whose, digits) =>
    `${whose === null ? 'Vorrat' : `Hand von ${whose}`}: ${digits === '' ? 'wie viele Karten?' : cardCount(Number(digits))}`,
  countingHint: 'Scann die Ziffern der Zahl, eine nach der anderen.',

  penaltyKeys: {
    takeBack: null,
    letStand: null,
    drawCard: (name) =>
      `Fertig: zurückgenommen, und ${name} zieht eine Karte · Rückgängig: war falsch gescannt`,
    pickUpPile: (name) =>
      `Fertig: zurückgenommen, und ${name} nimmt den Stapel auf · Rückgängig: war falsch gescannt`,
  },

  known: 'Was bekannt ist',
  knownTitle: 'Was bekannt ist',
  whoHolds: 'Auf der Hand',
  byMyCount: (count) => `${cardCount(count)}, gezählt`,
  maybe: (least, most) => `(${least} bis ${most})`,
  doubt: (count, least, most) =>
    `Ich zähle ${cardCount(count)}, es können ${least} bis ${most} sein: Ich sehe nicht, wer nachzieht`,
  noneKnown: 'keine davon war zu sehen',
  andOthers: (count) => (count === 1 ? 'und eine weitere' : `und ${count} weitere`),
  pool: (count) => `Noch nicht gesehen: ${cardCount(count)}`,
  poolHint: (hasStock) =>
    `Bei jemandem auf der Hand, ungescannt auf dem Tisch${hasStock ? ', im Vorrat' : ''} oder übrig.`,
  leftOf: (left, all) => `${left} von ${all}`,
  burnedCards: (count) => `Verbrannt: ${cardCount(count)}`,
  doubtHint:
    'Ich sehe nicht, wer nachzieht, darum kann ich mich verzählen. Zählt eine Hand, dann weiß ich es genau.',
};
