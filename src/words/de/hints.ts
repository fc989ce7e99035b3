import type { Words } from '../words.ts';
import { the } from './cards.ts';
import { andList, capital, cardCount, numberWord } from './grammar.ts';

const theKept = (kind: string): string => the(kind, 'accusative');

const rounds = (share: string): string => (/^\d/.test(share) ? `in etwa ${share} Runden` : share);

/** Hints: help for a player who doesn’t know what to do, one step at a time. */
export const hints: Words['hints'] = {
  open: 'Tipp',
  title: (name) => `Tipp für ${name}`,
  close: 'Schließen',
  next: { cards: 'Was passt?', advice: 'Was ist am besten?' },
  steps: {
    demand: 'Nötig',
    cards: 'Was passt',
    advice: 'Vorschlag',
  },
  exchange: (faceDown) =>
    `Deine offenen Karten kommen nach der Hand dran${faceDown ? ', die verdeckten zuletzt' : ''}. Heb dir dafür deine besten auf, die auf fast alles passen.`,
  because: (card) => `${capital(the(card))} gibt vor, was passt.`,
  seenThrough: 'Die Karten darauf zählen nicht.',
  lower: (top, card) => `${capital(the(top))} verlangt etwas Niedrigeres als ${theKept(card)} darunter.`,
  noDemand: {
    cards: 'Jede Karte passt.',
    faceDown: 'Deck eine auf: Jetzt passt jede Karte.',
  },
  fits: 'passt',
  fitsNot: 'passt nicht',
  together: (cards) => `nur zusammen: ${cards}`,
  noCards: 'Es sind nur noch verdeckte Karten da.',
  hidden: (count) =>
    count === 1
      ? 'Die Karte, die ich nicht sehe, passt, wenn sie eine von diesen ist:'
      : `${count} Karten sehe ich nicht. Diese Ränge passen:`,
  anyHidden: (count) =>
    count === 1
      ? 'Die Karte, die ich nicht sehe, passt in jedem Fall.'
      : `Die ${count} Karten, die ich nicht sehe, passen in jedem Fall.`,
  nothingFits: 'Keine Karte passt.',
  mustPickUp: 'Keine Karte passt: Nimm den Stapel auf.',
  marked: (count) =>
    count === 1 ? 'Die Karte mit gelbem Balken passt.' : 'Die Karten mit gelbem Balken passen.',
  alwaysFit: (kinds) => `${andList(kinds)} ${kinds.length === 1 ? 'passt' : 'passen'} hier immer.`,
  rank: (rank, together) => (together > 1 ? `${together} × ${rank}` : rank),
  held: (cards) => `auf der Hand: ${cards}`,
  others: {
    pickUp: 'Du darfst den Stapel aufnehmen.',
    pickUpElse: 'Hast du keine davon, nimm den Stapel auf.',
    flip: 'Deck eine verdeckte Karte auf, ohne sie vorher anzusehen.',
    stock: 'Du darfst erst die oberste Karte vom Vorrat probieren.',
    done: 'Du darfst auch aufhören.',
    chooseNext: 'Bestimme, wer als Nächstes dran ist.',
    draw: 'Niemand kommt voran: Ihr dürft euch auf Unentschieden einigen.',
  },
  more: 'Mehr Züge',
  thinking: 'Denkt voraus …',
  nothingToDo: 'Gerade ist nichts zu tun.',
  inOrder: 'Leg die erste davon, die du hast:',
  keep: (kinds) =>
    kinds.length === 1
      ? `${kinds[0]} passt immer: aufheben, bis sonst nichts passt.`
      : `${andList(kinds)} passen immer: Heb sie auf, bis sonst nichts passt.`,
  later: 'Heb die späteren so lange auf, wie es geht.',
  best: 'Am besten',
  only: 'Das Einzige, was geht',
  good: 'genauso gut',
  equal: (others, all) =>
    all
      ? others === 1
        ? 'Beide gleich gut'
        : `Alle ${numberWord(others + 1)} gleich gut`
      : `Am besten, noch ${others === 1 ? 'einer' : numberWord(others)} genauso gut`,
  risky: 'riskant',
  moves: {
    lay: (cards) => `${cards} legen`,
    choose: (cards) => `${cards} offen hinlegen`,
    swap: (give, take) => `${give} gegen\u00a0${take}\u00a0tauschen`,
    stack: (cards, on) => `${cards} auf ${on} legen`,
    keepAll: 'Nichts tauschen',
    pickUp: (card) =>
      card === null ? 'Den Stapel aufnehmen' : `Den Stapel aufnehmen, mit ${the(card, 'dative')}`,
    flip: 'Eine verdeckte Karte aufdecken',
    stock: 'Die oberste vom Vorrat probieren',
    done: 'Aufhören',
    chooseNext: (name) => `${name} ist als Nächstes dran`,
    draw: 'Dem Unentschieden zustimmen',
  },
  odds: {
    last: (share) => `verliert ${rounds(share)}`,
    notFirst: (share) => `jemand anders ist ${rounds(share)} zuerst raus`,
  },
  risk: ([low, high], grief) => {
    const share = high === 0 ? 'unter 1 %' : low === high ? `${low} %` : `${low}–${high} %`;
    return grief === 'last'
      ? { share: `${share} Risiko`, of: 'zu verlieren', what: 'Risiko zu verlieren' }
      : { share: `${share} Risiko`, of: 'nicht Erster zu werden', what: 'Risiko, nicht Erster zu werden' };
  },
  share: (part, of) => `${part} von ${of}`,
  hardlyEver: 'so gut wie nie',
  nearlyAlways: 'fast immer',
  reasons: {
    out: 'wird die letzte Karte los',
    burns: (again) => (again ? 'verbrennt den Stapel und ist noch einmal dran' : 'verbrennt den Stapel'),
    many: (count) => `${cardCount(count)} auf einmal`,
    keeps: (kinds) => `hebt ${andList(kinds.map(theKept))} für später auf`,
    spends: (kinds) => `verbraucht ${andList(kinds.map(theKept))}`,
    lowest: 'die niedrigste, die passt',
    highest: 'die höchste, die passt',
    lowestOrdinary: 'die niedrigste gewöhnliche, die passt',
    highestOrdinary: 'die höchste gewöhnliche, die passt',
    lowerFits: 'eine niedrigere passt auch',
    higherFits: 'eine höhere passt auch',
    takes: (count) => `nimmt ${cardCount(count)} auf`,
    spares: (count) =>
      count === 1 ? 'erspart dir die Karte im Stapel' : `erspart dir die ${cardCount(count)} im Stapel`,
    idle: 'ein Tausch bringt kaum etwas',
    blind: 'reines Glück',
    open: (cards) => `hebt ${cards} für den Schluss auf`,
    early: (cards) => `holt ${cards} auf die Hand, dort wirst du sie früher los`,
  },
  tried: (playouts) => `Geschätzt aus ${playouts} simulierten Runden.`,
};
