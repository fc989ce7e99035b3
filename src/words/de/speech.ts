import { colourOf, kindOf, type Played } from '../../engine/cards.ts';
import type { NamedBreachFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { cardName, the as withArticle } from './cards.ts';
import { andList, orList } from './grammar.ts';
import { colourAs } from './rulings.ts';

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
/** What was named for a wild card, behind it. */
const NAMED = /(?<=[♣♦♥♠] |Joker )als (10|[2-9BDKA])\b/g;
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
    .replace(NAMED, (_, rank: string) => `als ${RANKS[rank]}`)
    .replace(
      CARD,
      (_, article: string | undefined, rank: string, suit: string) =>
        `${article ?? ''}${SUITS[suit]}-${declined(RANKS[rank]!, article === undefined ? 'nominative' : 'dative')}`,
    );

/** The card in the way, by its rank: the suit matters only where colours do. */
const the = (card: Played | null, kase?: Case): string => {
  if (card === null) return kase === 'dative' ? 'der geltenden Karte' : 'die geltende Karte';
  const rank = RANKS[kindOf(card)]!;
  return withArticle(rank, kase).replace(rank, declined(rank, kase));
};
/** The cards of a move as a subject. */
const dieKarte = ({ cards }: NamedBreachFacts): string =>
  cards.length > 1 ? 'die Karten sind' : 'die Karte ist';
/** The card itself, with its suit. */
const exactly = (card: Played | null, kase?: Case): string =>
  card === null ? 'diese Karte' : withArticle(cardName(card), kase);

/** What the referee says aloud: whole sentences, short, and spelled for the ear. */
export const speech: Words['speech'] = {
  aloud,
  plays: (who, cards) => `${who === null ? 'Du legst' : `${who} legt`} ${cards}`,
  turnsOver: (who, cards) =>
    `${who === null ? 'Du deckst' : `${who} deckt`} ${cards === '' ? 'eine Karte' : cards} auf`,
  cards: (shown) => andList(shown.map((name) => withArticle(name, 'accusative'))),
  ofAKind: (count, rank) => {
    const name = RANKS[rank] ?? rank;
    if (count === 1) return `einen ${name}`;
    return `${NUMBERS[count] ?? count} ${rank === 'JK' ? name : (SEVERAL[name] ?? `${name}er`)}`;
  },
  swaps: (who, given, taken) => `${who === null ? 'Du tauschst' : `${who} tauscht`} ${given} gegen ${taken}`,
  one: (kind) => {
    const name = RANKS[kind]!;
    return `${/^(?:Bube|König|Ass|Joker)$/.test(name) ? 'ein' : 'eine'} ${name}`;
  },
  anythingGoes: 'Alles passt',
  bounds: {
    atLeast: (kind) => `${kind} oder höher`,
    above: (kind) => `alles, was höher ist als ${kind}`,
    atMost: (kind) => `${kind} oder niedriger`,
    below: (kind) => `alles, was niedriger ist als ${kind}`,
  },
  sameColour: (card) => `${colourAs(card)} wie ${withArticle(card)}`,
  oneOfKinds: orList,
  orOneOf: (kinds) => `oder ${orList(kinds)}`,
  needed: (what) => `Es passt ${what.join(', ')}`,
  onlyOneOf: (kinds) =>
    kinds.length === 0 ? 'Der Stapel muss aufgenommen werden' : `Nur ${orList(kinds)} passt`,
  pickUpOr: (kinds, colour) =>
    kinds.length === 0
      ? 'Der Stapel muss aufgenommen werden'
      : `Der Stapel muss aufgenommen werden, oder ${orList(kinds)}${colour === null ? '' : colour === 'red' ? ' in Rot' : ' in Schwarz'} gibt das weiter`,
  joined: andList,
  turn: (name) => (name === null ? 'Du bist dran' : `${name} ist dran`),
  drawn: 'Das ist ein Unentschieden',
  stands: 'Das ist nicht erlaubt, gilt aber',
  breaches: {
    notYourTurn: ({ mover, seat }) => (seat === null ? `${mover} fängt nicht an` : `${seat} ist dran`),
    notHeld: ({ mover, card }) => `${mover} hat ${exactly(card, 'accusative')} nicht`,
    elsewhere: ({ card, seat }) => `${exactly(card)} ist ${seat === null ? 'woanders' : `bei ${seat}`}`,
    wrongZone: () => 'erst kommen andere Karten',
    wrongStack: ({ ofStock }) =>
      ofStock ? 'dort lässt sich nichts aufdecken' : 'das ist eine andere verdeckte Karte',
    mixedRanks: () => 'die Karten sind nicht vom gleichen Rang',
    tooManyCards: () => 'das sind zu viele Karten',
    tooLow: (facts) => `${dieKarte(facts)} niedriger als ${the(facts.card)}`,
    tooHigh: (facts) => `${dieKarte(facts)} höher als ${the(facts.card)}`,
    equalNotAllowed: (facts) => `${dieKarte(facts)} genauso hoch wie ${the(facts.card)}`,
    wrongColour: (facts) => {
      const { card } = facts;
      const colour = card === null ? null : colourOf(card);
      return `${dieKarte(facts)} nicht ${colour === null ? 'von gleicher Kartenfarbe' : colour === 'red' ? 'rot' : 'schwarz'} wie ${card === null ? the(null) : exactly(card)}`;
    },
    notOnThis: ({ card }) => `das geht nicht auf ${the(card, 'accusative')}`,
    notWild: () => 'das darf die Karte nicht sein',
    notOffered: () => 'das lässt sich nicht wählen',
    notAsLast: () => 'das geht nicht als letzte Karte',
    setTooSmall: () => 'das sind zu wenige Karten',
    notNeeded: () => 'eine andere Karte hätte gepasst',
    mustPlay: ({ mover }) => `${mover} kann legen`,
    mustStartWith: () => 'eine andere Karte muss anfangen',
    noPassing: () => 'passen gibt es nicht',
    faceUpOwed: () => 'eine offene Karte muss mit auf den Stapel',
    nothingToAdd: () => 'es kommt keine offene Karte mit auf den Stapel',
    notNow: () => 'das geht jetzt nicht',
    turnOwed: ({ mover }) => `${mover} muss noch einmal legen`,
    choiceOwed: ({ mover }) => `${mover} bestimmt erst, wer dran ist`,
    wordOwed: ({ mover }) => `${mover} sagt erst, was die Karte macht`,
    noChoice: ({ seat }) => (seat === null ? 'hier bestimmt das niemand' : `${seat} kann nicht dran sein`),
    unevenSwap: () => 'getauscht wird Karte gegen Karte',
    wrongNumber: () => 'das ist die falsche Zahl von Karten',
    nothingToDo: () => 'das würde nichts ändern',
  },
  notAllowed: (why) => (why === '' ? 'Das ist nicht erlaubt' : `Das ist nicht erlaubt: ${why}`),
  pleaseCheck: (why) => (why === '' ? 'Bitte prüfen' : `Bitte prüfen: ${why}`),
  takesBack: (who) => `${who} nimmt das zurück`,
  findings: {
    couldNotPlay: (who, cards) => `${who} hätte legen können: ${cards}`,
    noHigherSingle: (who, cards) => `${who} hatte eine höhere einzelne Karte: ${cards}`,
    nobodyHolds: (who, cards, holder) => `${who} durfte nicht anfangen, ${holder ?? 'jemand'} hatte ${cards}`,
    handCount: (who) => `bei ${who} stimmt das Nachziehen nicht`,
    stockCount: () => 'das Nachziehen stimmt nicht',
  },
  oneOf: (cards) => `eine von ${cards}`,
  othersHeld: (cards) => `andere hatten ${cards}`,
  found: (finding, sure) => `${sure ? 'Das kann nicht stimmen' : 'Bitte prüfen'}: ${finding}`,
  sample: 'Bo legt die Herz-Sieben. Cy ist dran.',
};
