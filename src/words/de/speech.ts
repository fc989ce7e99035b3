import { type Card, colourOf } from '../../engine/cards.ts';
import type { Words } from '../words.ts';
import { cardName, the as withArticle } from './cards.ts';

type Case = Parameters<typeof withArticle>[1];

const RANKS: Readonly<Record<string, string>> = {
  '2': 'Zwei',
  '3': 'Drei',
  '4': 'Vier',
  '5': 'Fünf',
  '6': 'Sechs',
  '7': 'Sieben',
  '8': 'Acht',
  '9': 'Neun',
  '10': 'Zehn',
  T: 'Zehn',
  B: 'Bube',
  J: 'Bube',
  D: 'Dame',
  Q: 'Dame',
  K: 'König',
  A: 'Ass',
  JK: 'Joker',
};
const SEVERAL: Readonly<Record<string, string>> = {
  Bube: 'Buben',
  Dame: 'Damen',
  König: 'Könige',
  Ass: 'Asse',
};
const SUITS: Readonly<Record<string, string>> = { '♣': 'Kreuz', '♦': 'Karo', '♥': 'Herz', '♠': 'Pik' };
const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

const CARD = /\b((?:den|dem) )?(10|[2-9BDKA])([♣♦♥♠])/g;
/** Signs that a voice would stumble over: quotation marks, and those that keep a name’s direction. */
const MUTE = /[„“\u2066-\u2069]/g;

/** `Bube`, or `Buben` after an article that asks for it. */
const declined = (rank: string, kase: Case): string =>
  rank === 'Bube' && kase !== undefined && kase !== 'nominative' ? 'Buben' : rank;

/** Cards one after another are told apart by a pause. */
const aloud = (text: string): string =>
  text
    .replace(MUTE, '')
    .replace(/([♣♦♥♠]) (?=(?:10|[2-9BDKA])[♣♦♥♠])/g, '$1, ')
    .replace(
      CARD,
      (_, article: string | undefined, rank: string, suit: string) =>
        `${article ?? ''}${SUITS[suit]}-${declined(RANKS[rank]!, article === undefined ? 'nominative' : 'dative')}`,
    );

/** The card in the way, by its rank: the suit matters only where colours do. */
const the = (card: Card | null, kase?: Case): string => {
  if (card === null) return kase === 'dative' ? 'der geltenden Karte' : 'die geltende Karte';
  const shown = cardName(card);
  const rank = RANKS[shown.replace(/[♣♦♥♠]/, '')] ?? 'Joker';
  return withArticle(shown, kase).replace(shown, declined(rank, kase));
};
/** The card itself, with its suit. */
const exactly = (card: Card | null, kase?: Case): string =>
  card === null ? 'diese Karte' : withArticle(cardName(card), kase);

/** What the referee says aloud: short, and spelled for the ear. */
export const speech: Words['speech'] = {
  aloud,
  play: (who, cards) => `${who}: ${cards}`,
  ofAKind: (count, rank) => {
    const name = RANKS[rank] ?? rank;
    return `${NUMBERS[count] ?? count} ${rank === 'JK' ? name : (SEVERAL[name] ?? `${name}er`)}`;
  },
  fits: 'Passt',
  breaches: {
    notYourTurn: ({ mover, seat }) => (seat === null ? `${mover} fängt nicht an` : `${seat} ist dran`),
    notHeld: ({ mover, card }) => `${mover} hat ${exactly(card, 'accusative')} nicht`,
    elsewhere: ({ card, seat }) => `${exactly(card)} ist ${seat === null ? 'woanders' : `bei ${seat}`}`,
    wrongZone: () => 'erst kommen andere Karten',
    wrongStack: ({ ofStock }) =>
      ofStock ? 'dort lässt sich nichts aufdecken' : 'nicht diese verdeckte Karte',
    mixedRanks: () => 'nicht vom gleichen Rang',
    tooManyCards: () => 'zu viele Karten',
    tooLow: ({ card }) => `niedriger als ${the(card)}`,
    tooHigh: ({ card }) => `höher als ${the(card)}`,
    equalNotAllowed: ({ card }) => `nur gleich hoch wie ${the(card)}`,
    wrongColour: ({ card }) => {
      const colour = card === null ? null : colourOf(card);
      return `nicht ${colour === null ? 'von gleicher Kartenfarbe' : colour === 'red' ? 'rot' : 'schwarz'} wie ${card === null ? the(null) : exactly(card)}`;
    },
    notOnThis: ({ card }) => `nicht auf ${the(card, 'accusative')}`,
    notAsLast: () => 'nicht als letzte Karte',
    setTooSmall: () => 'zu wenige Karten',
    notNeeded: () => 'eine andere Karte hätte gepasst',
    mustPlay: ({ mover }) => `${mover} kann legen`,
    mustStartWith: () => 'eine andere Karte muss anfangen',
    noPassing: () => 'passen gibt es nicht',
    faceUpOwed: () => 'eine offene Karte muss mit auf den Stapel',
    nothingToAdd: () => 'es kommt keine offene Karte mit auf den Stapel',
    notNow: () => 'nicht an dieser Stelle des Spiels',
    turnOwed: ({ mover }) => `${mover} muss noch einmal legen`,
    choiceOwed: ({ mover }) => `${mover} bestimmt erst, wer dran ist`,
    noChoice: ({ seat }) => `${seat ?? 'so jemand'} kann nicht dran sein`,
    unevenSwap: () => 'getauscht wird Karte gegen Karte',
    wrongNumber: () => 'nicht diese Zahl von Karten',
    nothingToDo: () => 'das würde nichts ändern',
  },
  notAllowed: (why) => (why === '' ? 'Nicht erlaubt' : `Nicht erlaubt: ${why}`),
  pleaseCheck: (why) => (why === '' ? 'Bitte prüfen' : `Bitte prüfen: ${why}`),
  takesBack: (who) => `${who} nimmt das zurück`,
  findings: {
    couldNotPlay: (who, cards) => `${who} hätte legen können: ${cards}`,
    noHigherSingle: (who, cards) => `${who} hatte eine höhere einzelne Karte: ${cards}`,
    nobodyHolds: (who, cards) => `${who} durfte nicht anfangen, jemand hatte ${cards}`,
    handCount: (who) => `bei ${who} stimmt das Nachziehen nicht`,
    stockCount: () => 'das Nachziehen stimmt nicht',
  },
  oneOf: (cards) => `eine von ${cards}`,
  othersHeld: (cards) => `andere hatten ${cards}`,
  found: (finding, sure) => `${sure ? 'Das kann nicht gewesen sein' : 'Bitte prüfen'}: ${finding}`,
  sample: 'Bo: Herz-Sieben. Passt. Cy ist dran.',
};
