import { kindOf } from '../../engine/cards.ts';
import type { QuestionCode } from '../../referee/question.ts';
import type { MendFacts, NoticeFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { cardName, oneOf, oneOfHeld, rankName, the } from './cards.ts';
import { correct } from './correct.ts';
import { capital, orList } from './grammar.ts';

const it = ({ card }: NoticeFacts, kase?: Parameters<typeof the>[1]): string =>
  card === null ? 'diese Karte' : the(cardName(card), kase);
/** Any card of its rank: `eine 3`. */
const like = ({ card }: NoticeFacts): string => (card === null ? 'eine' : oneOfHeld(rankName(kindOf(card))));
const who = ({ seat }: NoticeFacts): string => seat ?? 'jemand';
const pickedUp = (facts: NoticeFacts): string => `Hat ${who(facts)} den Stapel aufgenommen?`;

/** What most questions have in common. */
const every = <T>(text: T): Record<QuestionCode, T> => ({
  whoPlayed: text,
  whoseWild: text,
  whatChosen: text,
  pickedUp: text,
  laidByHolder: text,
  wrongPlayer: text,
  miscounted: text,
  pileGone: text,
  takenBack: text,
  notBurned: text,
  whichAdded: text,
  startsAfterAll: text,
});

const theirs = ({ whose, cards }: MendFacts): string =>
  cards === '' ? `Der Zug von ${whose}` : `${cards} von ${whose}`;
/** Without a name: whose those cards were may be another matter then. */
function before({ whose, cards, pickUp }: MendFacts): string {
  if (pickUp) return `bevor ${whose} aufgenommen hat,`;
  return `vor ${cards === '' ? `dem Zug von ${whose}` : cards}`;
}

/** Whose the play is that was taken for one of who missed a scan. */
function passed({ passesTo, cards, many }: MendFacts): string {
  if (passesTo === '') return '';
  return cards === '' ? `; das war ${passesTo}` : `; ${cards} ${many ? 'sind' : 'ist'} von ${passesTo}`;
}

/** What the referee asks, and the answers. */
export const questions: Words['questions'] = {
  ask: {
    whoPlayed: (facts) => `Wer hat ${it(facts, 'accusative')} gelegt?`,
    whoseWild: (facts) => `Wer hat ${it(facts, 'accusative')} gelegt?`,
    whatChosen: (facts) => `Was hat ${who(facts)} mit ${it(facts, 'dative')} gewählt?`,
    pickedUp,
    laidByHolder: (facts) => `Hat ${who(facts)} ${it(facts, 'accusative')} gelegt?`,
    wrongPlayer: (facts) =>
      facts.card === null ? 'Von wem war der letzte Zug?' : `Wer hat ${it(facts, 'accusative')} gelegt?`,
    miscounted: ({ seat, text }) => {
      const cards = text === '0' ? 'keine Karte' : text === '1' ? 'eine Karte' : `${text} Karten`;
      return `Hatte ${seat ?? 'der Spieler'} ${cards} auf der Hand?`;
    },
    pileGone: (facts) => (facts.seat === null ? 'Was ist mit dem Stapel geschehen?' : pickedUp(facts)),
    takenBack: (facts) => `Hat ${who(facts)} ${it(facts, 'accusative')} zurückgenommen?`,
    notBurned: (facts) => `Ist ${it(facts)} wieder im Spiel?`,
    whichAdded: () => 'Welche offene Karte kommt mit?',
    startsAfterAll: (facts) => `Fängt ${who(facts)} an?`,
  },
  why: {
    whoPlayed: null,
    whoseWild: (facts) => `${capital(it(facts))} kann zum Zug davor gehören, weil eine der Karten wild ist.`,
    whatChosen: null,
    pickedUp: (facts) => `${capital(it(facts))} müsste auf dem Stapel liegen.`,
    laidByHolder: (facts) => `${capital(it(facts))} müsste noch bei ${who(facts)} sein.`,
    wrongPlayer: null,
    miscounted: (facts) =>
      facts.text === '0'
        ? 'Nach meiner Zählung war sie es nicht: Die Karten auf dem Tisch kommen erst nach der Hand.'
        : `${capital(it(facts))} ist nur dann erlaubt.`,
    pileGone: () => 'Keine Karte liegt mehr da.',
    takenBack: (facts) => `${capital(it(facts))} liegt nicht mehr auf dem Stapel.`,
    notBurned: (facts) => `${capital(it(facts))} ist laut Protokoll verbrannt.`,
    whichAdded: (facts) =>
      `${who(facts)} nimmt mit dem Stapel eine offene Karte auf. Scann sie; war sie schon gescannt, kannst du sie auch drücken.`,
    startsAfterAll: (facts) =>
      `Ihr habt gesagt, niemand hat ${like(facts)}, und hier ist ${it(facts)}. Hat noch jemand so eine Karte, fängt vielleicht der vor ${who(facts)} an.`,
  },
  whoPlayedWhy: {
    starts: 'Es ist die erste Karte der Runde, und niemand hat gesagt, von wem sie ist.',
    choosing: 'Wer die Karte davor gelegt hat, bestimmt, wer als Nächstes dran ist.',
    outOfTurn: 'Eine gleiche Karte darf hier auch außer der Reihe gelegt werden.',
  },
  yes: {
    whoPlayed: () => 'Ja',
    whoseWild: () => 'Ja',
    whatChosen: () => 'Ja',
    pickedUp: ({ seat }) => (seat === null ? 'Ja, aufgenommen' : `Ja, ${seat} hat aufgenommen`),
    laidByHolder: ({ seat }) => (seat === null ? 'Ja' : `Ja, ${seat} war es`),
    wrongPlayer: () => 'Ja',
    miscounted: () => 'Ja, Anzahl korrigieren',
    pileGone: ({ seat }) => (seat === null ? 'Ja, aufgenommen' : `Ja, ${seat} hat aufgenommen`),
    takenBack: () => 'Ja, zurückgenommen',
    notBurned: ({ seat }) => (seat === null ? 'Ja' : `Ja, von ${seat} gelegt`),
    whichAdded: () => 'Ja',
    startsAfterAll: (facts) => `Ja, ${who(facts)} fängt an`,
  },
  yesTakeBack: (seat) => `Ja, ${seat} war es und nimmt sie zurück`,
  no: {
    ...every(() => 'Nein'),
    miscounted: ({ text }) => (text === '0' ? 'Nein: nicht erlaubt' : 'Nein: etwas stimmt nicht'),
    pileGone: ({ seat }) => (seat === null ? 'Verbrannt' : 'Nein, verbrannt'),
    takenBack: () => 'Nein, aufgenommen',
    whichAdded: () => 'Keine davon',
    startsAfterAll: () => 'Nein, jemand anderes',
  },
  misScan: {
    ...every('Nein, falsch gescannt'),
    wrongPlayer: 'Es stimmt, wie es ist',
    pileGone: 'Er liegt noch da',
    takenBack: 'Nein, liegt noch da',
    whichAdded: 'Niemand nimmt auf',
  },
  mends: {
    pickedUp(facts) {
      const { isNow, whose, seat, cards, pickUp } = facts;
      if (isNow) return `${seat} hat vorher aufgenommen`;
      if (pickUp) return `${seat} hat schon vor ${whose} aufgenommen`;
      return cards === ''
        ? `${seat} hat ${before(facts)} aufgenommen`
        : `${seat} hat schon früher aufgenommen, erst danach kam der Zug ${cards}`;
    },
    pickedUpWith: ({ whose, cards }) => `${whose} nimmt mit ${cards} auf`,
    twoPlays: ({ whose, cards, seat, second }) => `Zwei Züge: ${whose} ${cards}, dann ${seat} ${second}`,
    onePlay: ({ whose, cards }) => `Ein Zug: ${whose} ${cards}`,
    swapped: ({ whose, cards, seat, second }) => `Andersherum: ${whose} ${cards}, dann ${seat} ${second}`,
    player(facts) {
      const { isNow, whose, seat, pickUp } = facts;
      if (isNow) return `Es war ${seat}`;
      return pickUp ? `${seat} hat aufgenommen, nicht ${whose}` : `${theirs(facts)} war von ${seat}`;
    },
    outOfTurn: ({ seat }) => `Es war ${seat}, außer der Reihe: gilt trotzdem`,
    misread(facts) {
      const { isNow, many, cards, second } = facts;
      if (second !== '') return `${theirs(facts)} war in Wahrheit ${second}`;
      if (many) return `Eine Karte wurde falsch gelesen: ${isNow ? cards : theirs(facts)}`;
      // The card that is played now may have the same name.
      return isNow ? `${cards} wurde falsch gelesen` : `Vorhin falsch gelesen: ${theirs(facts)}`;
    },
    missed: (facts) =>
      facts.isNow
        ? `Eine Karte von ${facts.seat} wurde nicht gescannt${passed(facts)}`
        : `${capital(before(facts))} fehlt eine Karte von ${facts.seat}, also ist dieser Zug von ${facts.passesTo}`,
    more: ({ whose, cards, second }) => `${whose} hat mit ${cards} auch ${second} gelegt`,
    fromStock: (facts) => `${facts.isNow ? facts.cards : theirs(facts)} war die oberste Karte des Vorrats`,
    fromHand: ({ many, whose }) =>
      `${many ? 'Die Karten kamen' : 'Die Karte kam'} aus der Hand: ${whose} hatte getauscht`,
    burned: (facts) =>
      facts.isNow
        ? `Gilt als verbrannt: ${facts.seat} ist dran`
        : `${facts.whose} hat den Stapel mit ${facts.cards} verbrannt`,
    unburned: (facts) =>
      facts.isNow ? `Nicht verbrannt: ${facts.seat} ist dran` : `${theirs(facts)} hat nicht verbrannt`,
    pickedUpUnburned: ({ seat }) => `Der Stapel brannte nicht: ${seat} nimmt ihn auf`,
    named: ({ cards }) => cards,
    chosen: ({ whose, cards, second }) => `${whose} hat mit ${cards} gewählt: ${second}`,
    stand(facts) {
      const { isNow, whose, pickUp } = facts;
      if (isNow) return 'Gilt trotzdem';
      return pickUp ? `${whose} hat aufgenommen, das gilt trotzdem` : `${theirs(facts)} gilt trotzdem`;
    },
    drewMore: ({ whose }) => correct.drew.more(whose),
    drewLess: ({ whose }) => correct.drew.less(whose),
  },
  waits: (things, more, isAsked) =>
    `${isAsked ? 'Wartet auf die Antwort' : 'Wartet, bis das geklärt ist'}: ${things.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}`,
  forget: 'Diese Scans vergessen',
  seat: (name) => name,
  offers: (offers) => `Zur Wahl steht: ${orList(offers)}.`,
};

/** How the cards played so far stand while more may follow. */
export const open: Words['open'] = {
  fits: 'Passt',
  notYet: (missing, rank, plural) =>
    missing === 1 ? `Es fehlt noch ${oneOf(rank)}` : `Es fehlen noch ${missing} ${plural}`,
  cannot: 'Nicht erlaubt',
  burns: 'verbrennt den Stapel',
  closesByDone: 'mit „Fertig“ abschließen',
};
