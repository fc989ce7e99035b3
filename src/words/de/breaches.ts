/** Why a move is not allowed: a sentence for each code, and one for each kind of fact that makes it plain. */
import { areOneKind, bareOf, colourOf, type Kind, type Played } from '../../engine/cards.ts';
import type { Source } from '../../engine/why.ts';
import type { BreachFacts, WhyWords } from '../facts.ts';
import type { Words } from '../words.ts';
import { article, cardName, cardNames, oneHeldIn, oneOf, oneOfHeld, rankName, the } from './cards.ts';
import { andList, capital, cardCount, orList } from './grammar.ts';

type Case = Parameters<typeof the>[1];

const played = ({ cards }: BreachFacts): string => (cards.length === 0 ? 'Das' : cardNames(cards));
const is = ({ cards }: BreachFacts): string => (cards.length > 1 ? 'sind' : 'ist');
const may = ({ cards }: BreachFacts): string => (cards.length > 1 ? 'dürfen' : 'darf');

const IN_EFFECT = {
  nominative: 'die geltende Karte',
  accusative: 'die geltende Karte',
  dative: 'der geltenden Karte',
} as const;
const inEffect = ({ card }: BreachFacts, kase: Case = 'nominative'): string =>
  card === null ? IN_EFFECT[kase] : the(cardName(card), kase);
const itself = (card: Played | null, kase?: Case): string =>
  card === null ? 'diese Karte' : the(cardName(card), kase);

/** `eine rote Karte`, for one that asks for its own colour. */
const ofColour = (card: Played | null): string => {
  const colour = card === null ? null : colourOf(card);
  return colour === null
    ? 'die gleiche Kartenfarbe, rot oder schwarz'
    : `eine ${colour === 'red' ? 'rote' : 'schwarze'} Karte`;
};

/** `Ann hat`, `Du hast`: null is the reader. */
const does = (who: string | null, one: string, you: string): string =>
  who === null ? `Du ${you}` : `${who} ${one}`;
const has = (who: string | null): string => does(who, 'hat', 'hast');
const must = (who: string | null): string => does(who, 'muss', 'musst');
/** A sentence about the reader as it goes on after others. */
const within = (sentence: string): string => sentence.replace(/^Du /, 'du ');

const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const few = (count: number): string => NUMBERS[count] ?? String(count);

/** `die 5♣`, `das Paar 5♣ 5♥`, `4♣ 5♥ 6♦ zusammen`. */
function together(cards: readonly Played[], kase: Case = 'nominative'): string {
  if (cards.length === 1) return the(cardName(cards[0]!), kase);
  const isPair = cards.length === 2 && areOneKind(cards);
  return isPair
    ? `${kase === 'dative' ? 'dem' : 'das'} Paar ${cardNames(cards)}`
    : `${cardNames(cards)} zusammen`;
}

/** That these lie on the card that counts. */
function invisible(cards: readonly Played[]): string {
  const [only] = cards;
  return cards.length === 1 && only !== undefined
    ? `${capital(itself(only))} darauf ist unsichtbar.`
    : `${cardNames(cards)} darauf sind unsichtbar.`;
}

/** Why cards of this height don’t fit on what is said in the case that the sentence asks for. */
function byHeight(facts: BreachFacts, what: (kase: Case) => string): string {
  if (facts.code === 'tooHigh') return `${played(facts)} ${is(facts)} höher als ${what('nominative')}.`;
  if (facts.code === 'tooLow') return `${played(facts)} ${is(facts)} niedriger als ${what('nominative')}.`;
  return `${played(facts)} ${is(facts)} genauso hoch wie ${what('nominative')}, und gleich hohe Karten passen hier nicht.`;
}

const ofHeight = (facts: BreachFacts): string => byHeight(facts, (kase) => inEffect(facts, kase));

/** Where somebody has cards, after a number of them. */
const THERE: Record<Source, string> = {
  hand: 'auf der Hand',
  faceUp: 'offen',
  faceDown: 'verdeckt',
  open: 'auf der Hand und offen',
  stock: 'im Vorrat',
};

/** A sentence for each code. */
/** What follows from that for a pick-up; a card off the stock leaves the pile where it is anyway. */
const soItStays = (ofStock: boolean): string => (ofStock ? '.' : ', also muss der Stapel liegen bleiben.');

export const breachWords: Words['rulings']['breaches'] = {
  notYourTurn: ({ mover, seat }) =>
    seat === null
      ? `${does(mover, 'fängt', 'fängst')} diese Runde nicht an.`
      : `${seat} ist dran, nicht ${mover ?? 'du'}.`,
  notHeld: ({ mover, card }) => `${has(mover)} ${itself(card, 'accusative')} nicht.`,
  elsewhere: ({ card, seat }) =>
    `${capital(itself(card))} ist ${seat === null ? 'woanders' : `bei ${seat}`}.`,
  wrongZone: () => 'Erst kommen die Handkarten, dann die offenen, dann die verdeckten.',
  wrongStack: ({ ofStock }) =>
    ofStock ? 'Dort lässt sich nichts aufdecken.' : 'Diese verdeckte Karte lässt sich jetzt nicht aufdecken.',
  mixedRanks: () => 'Karten, die zusammen gelegt werden, müssen den gleichen Rang haben.',
  tooManyCards: () => 'Das sind mehr Karten, als zusammen gelegt werden dürfen.',
  tooLow: ofHeight,
  tooHigh: ofHeight,
  equalNotAllowed: ofHeight,
  wrongColour: (facts) => `${capital(inEffect(facts))} verlangt ${ofColour(facts.card)}.`,
  notOnThis: (facts) =>
    `${played(facts)} ${may(facts)} nicht auf ${inEffect(facts, 'accusative')} gelegt werden.`,
  notWild: ({ card }) =>
    card === null
      ? 'Diese Karte ist nicht wild.'
      : `${capital(the(cardName(bareOf(card))))} ist nicht wild und gilt als nichts anderes.`,
  notOffered: ({ card }) =>
    `${card === null ? 'Diese Karte' : capital(the(cardName(bareOf(card))))} lässt so etwas nicht wählen.`,
  notAsLast: (facts) =>
    `${played(facts)} ${may(facts)} nicht als Letztes gelegt werden: Sonderkarten beenden kein Spiel.`,
  setTooSmall: () => 'Es müssen mindestens so viele Karten sein wie im Zug davor.',
  notNeeded: (facts) => `${played(facts)} ${is(facts)} nur für den Notfall, und es passt etwas anderes.`,
  mustPlay: ({ mover, ofStock }) => `${does(mover, 'kann', 'kannst')} legen${soItStays(ofStock)}`,
  mustStartWith: () => 'Als Erstes muss eine andere Karte gelegt werden.',
  noPassing: () => 'Passen gibt es nicht: Passt keine Karte, nimmst du den Stapel auf.',
  faceUpOwed: ({ mover }) => `${must(mover)} erst eine offene Karte auf den Stapel legen und dann aufnehmen.`,
  nothingToAdd: () => 'Bei diesem Aufnehmen kommt keine offene Karte dazu.',
  notNow: () => 'Das geht jetzt nicht.',
  turnOwed: ({ mover }) => `${must(mover)} noch einmal legen.`,
  choiceOwed: ({ mover }) => `${must(mover)} erst bestimmen, wer als Nächstes dran ist.`,
  wordOwed: ({ mover, card }) =>
    `${must(mover)} erst sagen, was ${card === null ? 'die Karte' : the(cardName(bareOf(card)))} macht.`,
  noChoice: ({ seat }) =>
    seat === null
      ? 'Hier bestimmt niemand, wer als Nächstes dran ist.'
      : `${seat} kann nicht als Nächstes dran sein.`,
  unevenSwap: () => 'Getauscht wird Karte gegen Karte: so viele hin wie her.',
  wrongNumber: ({ cards }) =>
    cards.length === 0
      ? 'Zuerst müssen Karten offen hingelegt werden.'
      : `${cardCount(cards.length)} ${cards.length === 1 ? 'ist' : 'sind'} nicht die richtige Anzahl.`,
  nothingToDo: ({ ofStock }) =>
    ofStock ? 'Hier gibt es nichts zu probieren: Vorrat oder Stapel ist leer.' : 'Das würde nichts ändern.',
};

/** `eine 3 oder ein Bube`. */
const oneOfRanks = (ranks: readonly Kind[]): string => orList(ranks.map((rank) => oneOf(rankName(rank))));
/** The same in the accusative. */
export const oneOfRanksHeld = (ranks: readonly Kind[]): string =>
  orList(ranks.map((rank) => oneOfHeld(rankName(rank))));

/** `der offenen Karten von Ann`, `deiner offenen Karten`. */
const cardsOf = (who: string | null, kind: 'offenen' | 'verdeckten'): string =>
  who === null ? `deiner ${kind} Karten` : `der ${kind} Karten von ${who}`;

/** `einen`, `eine`, `ein`: before a card that somebody has one of. */
const ONE: Readonly<Record<string, string>> = { den: 'einen', die: 'eine', das: 'ein' };
const oneHeld = (card: Played): string => ONE[article(cardName(card), 'accusative')] ?? 'eine';

/** That a card isn’t where every card is known. */
const KNOWN: Record<Source, (card: Played | null, who: string | null) => string> = {
  hand: (card, who) => `${has(who)} ${itself(card, 'accusative')} nicht: Die ganze Hand ist bekannt.`,
  faceUp: (card, who) => `${capital(itself(card))} ist keine ${cardsOf(who, 'offenen')}.`,
  faceDown: (card) => `Diese verdeckte Karte ist bekannt, und sie ist nicht ${itself(card)}.`,
  open: (card, who) =>
    `${has(who)} ${itself(card, 'accusative')} nicht: Alle Karten auf der Hand und alle offenen sind bekannt.`,
  stock: (card) => `Die oberste Karte des Vorrats ist bekannt, und sie ist nicht ${itself(card)}.`,
};

type Starts = Parameters<WhyWords['starts']>[1];

/** `die 4♥`, `eine 3 oder einen Buben`. */
const startingCard = ({ card, ranks }: Starts): string =>
  card === null ? oneOfRanksHeld(ranks) : the(cardName(card), 'accusative');

/** Where a card has to be to give the right to start; nothing where that may be either place. */
const startingPlace = ({ zones }: Starts): string =>
  zones.length !== 1 ? '' : zones[0] === 'faceUp' ? ' offen liegen' : ' auf der Hand';

function starts({ names }: BreachFacts, why: Starts): string {
  const who = orList(names);
  if (why.by === 'loser') return `${who} hat die letzte Runde verloren und fängt an.`;
  if (why.by === 'winner') return `${who} hat die letzte Runde gewonnen und fängt an.`;
  if (why.by === 'seat') return `${who} sitzt neben dem Geber und fängt an.`;
  if (why.by === 'worstFaceUp') return `${who} hat die schlechtesten offenen Karten und fängt an.`;
  if (why.by === 'thrownIn')
    return why.ranks.length === 0
      ? `${who} kommt nach dem letzten Abwerfen und fängt an.`
      : `Erst ${names.length === 1 ? `muss ${who}` : `müssen ${andList(names)}`} noch ${startingCard(why)} abwerfen.`;
  if (why.by === 'race') return `Wer zuerst ${startingCard(why)} legt, fängt an: ${who}.`;
  const held = `${startingCard(why)}${startingPlace(why)}`;
  if (names.length > 1) return `Anfangen darf, wer ${held} hat: ${who}.`;
  return why.too
    ? `${who} hat auch ${held} und sitzt links vom Geber am nächsten.`
    : `${who} hat ${held} und fängt an.`;
}

/** How a sentence ends that has said why: whose turn it is. */
const isOn = (name: string | null): string => (name === null ? '.' : `: ${name} ist dran.`);

const LIES: Record<Parameters<WhyWords['lies']>[1]['zone'], (card: string, who: string | null) => string> = {
  hand: (card, who) => `${card} ist auf ${who === null ? 'deiner Hand' : `der Hand von ${who}`}.`,
  faceUp: (card, who) => `${card} ist eine ${cardsOf(who, 'offenen')}.`,
  faceDown: (card, who) => `${card} ist eine ${cardsOf(who, 'verdeckten')}.`,
  pile: (card) => `${card} liegt im Stapel.`,
  stock: (card) => `${card} ist im Vorrat.`,
  burned: (card) => `${card} ist verbrannt.`,
};

/** A sentence for each kind of fact. */
export const whyWords: WhyWords = {
  canPlay: (facts, { cards }) => {
    const can = `${does(facts.mover, 'kann', 'kannst')} ${together(cards, 'accusative')} legen`;
    return facts.code === 'notNeeded'
      ? `${played(facts)} ${is(facts)} nur für den Notfall, und ${within(can)}.`
      : `${can}${soItStays(facts.ofStock)}`;
  },
  whatever: ({ mover }, { all, card }) => {
    const fits = card === null ? 'passt' : `passt auf ${the(cardName(card), 'accusative')}`;
    return all
      ? `Jede Karte, die ${within(does(mover, 'haben kann', 'haben kannst'))}, ${fits}.`
      : `Was ${within(does(mover, 'auch hat', 'auch hast'))}: Eine der Karten ${fits}.`;
  },
  turnFirst: ({ mover }) => `${must(mover)} erst eine verdeckte Karte aufdecken.`,
  starts,
  skipped: ({ mover, seat }, { cards }) =>
    `Nach ${together(cards, 'dative')} setzt ${mover ?? 'du'} aus${isOn(seat)}`,
  reversed: ({ card, seat }, { direction }) =>
    `Nach ${itself(card, 'dative')} geht es ${direction === 'clockwise' ? 'im' : 'gegen den'} Uhrzeigersinn weiter${isOn(seat)}`,
  again: ({ mover, seat, card }, { may: mayPlay }) => {
    const who = seat ?? mover;
    const verb = mayPlay ? (who === null ? 'darfst' : 'darf') : who === null ? 'musst' : 'muss';
    return card === null
      ? `${does(who, 'hat', 'hast')} den Stapel verbrannt und ${verb} noch einmal legen.`
      : `Nach ${itself(card, 'dative')} ${verb} ${who ?? 'du'} noch einmal legen.`;
  },
  choosing: ({ seat }) => `${does(seat, 'bestimmt', 'bestimmst')}, wer als Nächstes dran ist.`,
  startWith: ({ mover }, { cards, missing }) => {
    const first = orList(cards.map((card) => the(cardName(card), 'dative')));
    const who = mover === null ? 'musst du' : `muss ${mover}`;
    return missing.length === 0
      ? `${must(mover)} mit ${first} anfangen.`
      : `Niemand hat ${oneOfRanksHeld(missing)}, also ${who} mit ${first} anfangen.`;
  },
  throwIn: ({ mover }, { cards }) =>
    `${must(mover)} erst ${orList(cards.map((card) => the(cardName(card), 'accusative')))} abwerfen.`,
  comesFirst: ({ mover, card }, { zone }) => {
    const first = `${must(mover)} zuerst die ${zone === 'hand' ? 'Handkarten' : 'offenen Karten'} legen.`;
    return card === null ? first : `${capital(itself(card))} liegt offen: ${first}`;
  },
  covered: ({ card }) =>
    `Diese Karte liegt noch unter ${card === null ? 'einer anderen' : the(cardName(card), 'dative')}.`,
  lies: ({ card, seat, mover }, { zone }) => LIES[zone](capital(itself(card)), seat ?? mover),
  under: (facts, { cards }) => `${breachWords[facts.code](facts)} ${invisible(cards)}`,
  belowUnder: (facts, { card }) =>
    `${played(facts)} ${is(facts)} nicht niedriger als ${inEffect(facts)} unter ${the(cardName(card), 'dative')}.`,
  answers: (facts, { cards }) =>
    facts.code === 'setTooSmall'
      ? `Auf ${cardNames(cards)} müssen mindestens ${few(cards.length)} Karten gelegt werden.`
      : byHeight(facts, (kase) => together(cards, kase)),
  noRun: ({ cards }, { orSet }) =>
    orSet
      ? `${cardNames(cards)} haben weder den gleichen Rang, noch sind sie eine Folge.`
      : `${cardNames(cards)} sind keine Folge.`,
  atMost: (_, { count }) =>
    count === 1
      ? 'Auf einmal darf nur eine Karte gelegt werden.'
      : `Zusammen dürfen höchstens ${few(count)} Karten gelegt werden.`,
  single: (facts, { cards }) => {
    const unknown = facts.mover === null ? 'eine deiner Karten' : `eine Karte von ${facts.mover}`;
    const single = cards.length === 0 ? unknown : orList(cards.map((card) => the(cardName(card))));
    return `${capital(single)} schlägt ${inEffect(facts, 'accusative')} allein: Ein Paar ist nur erlaubt, wenn keine einzelne Karte reicht.`;
  },
  forced: (facts, { ranks, colour }) => {
    const orPlay =
      ranks.length === 0
        ? ''
        : ` oder ${orList(ranks.map((rank) => oneHeldIn(colour, rankName(rank))))} legen`;
    const mustPick = facts.mover === null ? 'musst du' : `muss ${facts.mover}`;
    return `Nach ${inEffect(facts, 'dative')} ${mustPick} aufnehmen${orPlay}.`;
  },
  onlyThese: (facts, { ranks }) =>
    `Auf ${inEffect(facts, 'accusative')} darf ${ranks.length === 0 ? 'nichts' : `nur ${oneOfRanks(ranks)}`} gelegt werden.`,
  mayBe: (facts, { ranks }) =>
    ranks.length === 0 || facts.card === null
      ? breachWords.notWild(facts)
      : `${capital(the(cardName(bareOf(facts.card))))} darf nur als ${oneOfRanks(ranks)} gelten, oder als das, was darauf steht.`,
  upTo: (facts, { rank }) =>
    `${played(facts)} ${may(facts)} nur auf ${oneOfRanksHeld([rank])} oder etwas Niedrigeres gelegt werden.`,
  limit: (facts, { limit, rank, cards }) => {
    const asked = `${capital(inEffect(facts))} verlangt ${oneOfRanksHeld([rank])} oder etwas ${limit === 'atMost' ? 'Niedrigeres' : 'Höheres'}.`;
    return cards.length === 0 ? asked : `${asked} ${invisible(cards)}`;
  },
  countsAs: (facts, { rank }) => `${ofHeight(facts)} Ein Joker gilt als ${oneOf(rankName(rank))}.`,
  noStack: () => 'Dort liegt keine verdeckte Karte.',
  stackFirst: (_, { stack }) => `Zuerst kommt die oberste Karte von Päckchen ${stack + 1}.`,
  fewer: ({ mover }, { count, from }) => {
    const cards = count === 0 ? 'keine Karte' : `nur ${few(count)} ${count === 1 ? 'Karte' : 'Karten'}`;
    return `${has(mover)} ${cards} ${THERE[from]}.`;
  },
  hidden: ({ mover }, { count, from }) =>
    `${does(mover, 'kann', 'kannst')} nicht alle davon haben: Nur ${cardCount(count)} ${THERE[from]} ${count === 1 ? 'ist' : 'sind'} unbekannt.`,
  known: ({ mover, seat, card }, { from }) => KNOWN[from](card, seat ?? mover),
  twice: ({ card }) => `${capital(itself(card))} kann nicht zweimal gelegt werden.`,
  onlyOne: ({ mover, card }) =>
    `${has(mover)} nur ${card === null ? 'eine davon' : `${oneHeld(card)} ${cardName(card)}`}.`,
  notInDeck: () => 'Diese Karte gehört nicht zu diesem Deck.',
  noSwapping: () => 'Nach diesen Regeln tauscht niemand Karten.',
  noChoosing: () => 'Nach diesen Regeln wählt niemand die offenen Karten.',
  noStacking: () => 'Nach diesen Regeln legt niemand Karten auf offene Karten.',
  onlyEqual: ({ card }) => `Auf ${itself(card, 'accusative')} darf nur der gleiche Rang.`,
  onlyOwn: ({ mover, card, seat }) =>
    `${capital(itself(card))} ist eine ${cardsOf(seat, 'offenen')}: ${mover === null ? 'Du darfst Karten nur auf deine eigenen' : `${mover} darf Karten nur auf eigene`} legen.`,
  exchangeOver: (_, { exchange, begun }) => {
    const what = exchange === 'swap' ? 'Das Tauschen' : 'Das Wählen';
    return begun ? `${what} war mit der ersten Karte vorbei.` : `${what} ist vorbei: Alle sind bereit.`;
  },
  exchanging: (_, { exchange }) =>
    exchange === 'swap'
      ? 'Los geht es, wenn alle bereit sind: Bis dahin darf getauscht werden.'
      : 'Los geht es, wenn alle ihre offenen Karten gewählt haben.',
  ready: ({ mover }) => `${does(mover, 'ist bereit und tauscht', 'bist bereit und tauschst')} nicht mehr.`,
  unseen: ({ seat }) =>
    seat === null
      ? 'Erst muss die aufgedeckte Karte zu sehen sein.'
      : `Erst muss die Karte zu sehen sein, die ${seat} aufgedeckt hat.`,
  over: () => 'Die Runde ist vorbei.',
  noDraw: () => 'Ein Unentschieden gibt es nur, wenn niemand mehr weiterkommt.',
  emptyPile: () => 'Der Stapel ist leer: Es gibt nichts aufzunehmen.',
};
