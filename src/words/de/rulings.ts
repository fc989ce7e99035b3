/** What the pile demands, how a move was ruled, and what may be done instead. */
import { type Card, colourOf } from '../../engine/cards.ts';
import type { BreachCode, ClaimCode } from '../../engine/ruling.ts';
import type { BreachFacts, NamedBreachFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { article, cardName, cardNames, oneOf, the } from './cards.ts';
import { andList, capital, cardCount, orList } from './grammar.ts';

/** `Farbe` would be taken for a suit, so the colour itself is named. */
const colourAs = (card: string): string =>
  /[♦♥]/.test(card) ? 'rot' : /[♣♠]/.test(card) ? 'schwarz' : 'rot oder schwarz';

export const demand: Words['demand'] = {
  anything: 'alles',
  first: 'jede Karte',
  unknown: 'Karte scannen',
  atLeast: (rank) => `${rank} oder höher`,
  above: (rank) => `höher als ${rank}`,
  atMost: (rank) => `${rank} oder niedriger`,
  below: (rank) => `niedriger als ${rank}`,
  exactly: oneOf,
  sameColour: (card) => `${colourAs(card)} wie ${card}`,
  atLeastCards: (count) => `mindestens ${cardCount(count)}`,
  orMoreCards: (count) => `${cardCount(count)}, oder mehr von beliebigem Rang`,
  only: (ranks) => (ranks.length === 0 ? 'keine Karte: aufnehmen' : `nur ${orList(ranks)}`),
  pickUpOr: (ranks) => (ranks.length === 0 ? 'aufnehmen' : `aufnehmen, oder ${orList(ranks)}`),
  orMore: (count, rank, plural) =>
    count === 1 ? `oder noch ${oneOf(rank)}` : `oder noch ${count} ${plural}`,
  always: (kinds) => `immer: ${andList(kinds)}`,
  from: (card, who) =>
    who === null ? `auf ${the(card, 'dative')}` : `auf ${the(card, 'dative')} von ${who}`,
};

type Advice = (facts: NamedBreachFacts, asked: string, atWill: boolean) => string;

const layInstead: Advice = (_, asked, atWill) =>
  atWill
    ? `Nimm das zurück. Verlangt ist: ${asked}. Oder nimm den Stapel auf.`
    : `Nimm das zurück. Verlangt ist: ${asked}. Wenn nichts passt, nimm den Stapel auf.`;
const perhapsMisScan: Advice = () => 'Vielleicht falsch gescannt: „Rückgängig“ nimmt es zurück.';
const takeBack: Advice = () => 'Nimm das zurück.';

/** What may be done instead of a move that is not allowed: one sentence for each code. */
export const advice: Record<BreachCode, Advice> = {
  notYourTurn: ({ seat }) =>
    seat === null
      ? 'Nimm das zurück, oder sag, wessen Karte es war.'
      : `Nimm das zurück. Oder war es ${seat}? Dann drück „Es war …“.`,
  notHeld: perhapsMisScan,
  elsewhere: perhapsMisScan,
  wrongZone: () => 'Nimm das zurück, oder drück „Rückgängig“, wenn die Karte doch von der Hand kam.',
  wrongStack: takeBack,
  mixedRanks: () => 'Nimm die Karte zurück, die nicht dazugehört; zwischen zwei Zügen drück „Fertig“.',
  tooManyCards: () => 'Nimm zurück, was zu viel ist.',
  tooLow: layInstead,
  tooHigh: layInstead,
  equalNotAllowed: layInstead,
  wrongColour: layInstead,
  notOnThis: () => 'Nimm das zurück und leg eine andere Karte, oder nimm den Stapel auf.',
  notAsLast: () => 'Nimm das zurück und nimm den Stapel auf.',
  setTooSmall: () => 'Nimm das zurück, oder leg Karten vom gleichen Rang dazu.',
  notNeeded: () => 'Nimm das zurück und leg die andere.',
  mustPlay: () => 'Lass den Stapel liegen und leg eine Karte.',
  mustStartWith: () => 'Nimm das zurück und leg diese Karte.',
  noPassing: (_, _asked, atWill) =>
    atWill
      ? 'Leg eine Karte, oder nimm den Stapel auf.'
      : 'Leg eine Karte; passt keine, wird der Stapel aufgenommen.',
  faceUpOwed: () => 'Scanne zuerst diese Karte, dann drück „Aufnehmen“.',
  notNow: takeBack,
  turnOwed: ({ mover }) => `${mover} legt die nächste Karte.`,
  unevenSwap: takeBack,
  wrongNumber: takeBack,
  nothingToDo: () => 'Leg eine Karte.',
};

const laid = ({ cards }: BreachFacts): string => (cards.length === 0 ? 'Das' : cardNames(cards));
const is = ({ cards }: BreachFacts): string => (cards.length > 1 ? 'sind' : 'ist');
const may = ({ cards }: BreachFacts): string => (cards.length > 1 ? 'dürfen' : 'darf');
const cause = ({ card }: BreachFacts, kase?: Parameters<typeof the>[1]): string =>
  the(card === null ? 'geltende Karte' : cardName(card), kase).replace(/^der gelt.*/, 'der geltenden Karte');

/** `eine rote Karte`, for one that asks for its own colour. */
const ofColour = (card: Card | null): string => {
  const colour = card === null ? null : colourOf(card);
  return colour === null
    ? 'die gleiche Kartenfarbe, rot oder schwarz'
    : `eine ${colour === 'red' ? 'rote' : 'schwarze'} Karte`;
};

/** `Ann hat`, `Du hast`: null is the reader. */
const does = (who: string | null, one: string, you: string): string =>
  who === null ? `Du ${you}` : `${who} ${one}`;

/** Why a move is not allowed: one sentence for each code. */
export const breachWords: Record<BreachCode, (facts: BreachFacts) => string> = {
  notYourTurn: ({ mover, seat }) =>
    seat === null
      ? `${does(mover, 'darf', 'darfst')} nicht anfangen.`
      : `${seat} ist dran, nicht ${mover ?? 'du'}.`,
  notHeld: (facts) =>
    `Dort sind alle Karten von ${facts.mover ?? 'dir'} bekannt, und ${cause(facts)} ist nicht dabei.`,
  elsewhere: (facts) =>
    facts.seat === null
      ? `${capital(cause(facts))} liegt laut Protokoll auf dem Tisch oder ist aus dem Spiel.`
      : `${capital(cause(facts))} ist laut Protokoll bei ${facts.seat}.`,
  wrongZone: () => 'Erst kommen die Handkarten, dann die offenen, dann die verdeckten.',
  wrongStack: ({ ofStock }) =>
    ofStock
      ? 'Dort lässt sich nichts aufdecken.'
      : 'Diese verdeckte Karte ist nicht da, oder nicht als Nächste aufzudecken.',
  mixedRanks: () => 'Karten, die zusammen gelegt werden, müssen den gleichen Rang haben.',
  tooManyCards: () => 'Das sind mehr Karten, als zusammen gelegt werden dürfen.',
  tooLow: (facts) => `${laid(facts)} ${is(facts)} niedriger als ${cause(facts)}.`,
  tooHigh: (facts) => `${laid(facts)} ${is(facts)} zu hoch nach ${cause(facts, 'dative')}.`,
  equalNotAllowed: (facts) =>
    `${laid(facts)} ${is(facts)} nur gleich hoch wie ${cause(facts)}, und das reicht nicht.`,
  wrongColour: (facts) => `${capital(cause(facts))} verlangt ${ofColour(facts.card)}.`,
  notOnThis: (facts) => `${laid(facts)} ${may(facts)} nicht auf ${cause(facts, 'accusative')} gelegt werden.`,
  notAsLast: (facts) =>
    `${laid(facts)} ${may(facts)} nicht als Letztes gelegt werden: Sonderkarten beenden kein Spiel.`,
  setTooSmall: () => 'Es müssen mindestens so viele Karten sein wie im Zug davor.',
  notNeeded: ({ card }) =>
    `Diese Karte ist nur für den Notfall, und ${card === null ? 'eine andere' : the(cardName(card))} hätte gepasst.`,
  mustPlay: ({ mover, card }) =>
    card === null
      ? `Welche Karten ${mover === null ? 'du auch hast' : `${mover} auch hat`}: Erst muss eine gelegt oder aufgedeckt werden, der Stapel bleibt liegen.`
      : `${does(mover, 'hat', 'hast')} ${the(cardName(card), 'accusative')}, und ${article(cardName(card))} passt: Wer legen kann, muss.`,
  mustStartWith: () => 'Der erste Zug braucht die Karte, die das Recht gibt anzufangen.',
  noPassing: () => 'Passen gibt es nicht: Passt keine Karte, wird der Stapel aufgenommen.',
  faceUpOwed: ({ mover }) =>
    `${does(mover, 'muss', 'musst')} erst eine offene Karte auf den Stapel legen und dann aufnehmen.`,
  notNow: () => 'Das geht an dieser Stelle des Spiels nicht.',
  turnOwed: ({ mover }) =>
    `${does(mover, 'hat den Stapel verbrannt und muss', 'hast den Stapel verbrannt und musst')} noch einmal legen.`,
  unevenSwap: () => 'Getauscht wird Karte gegen Karte: so viele hin wie her.',
  wrongNumber: () => 'Zu wählen ist eine andere Zahl von Karten.',
  nothingToDo: ({ ofStock }) =>
    ofStock
      ? 'Es gibt keine Karte zu probieren oder keinen Stapel zu retten: Vorrat oder Stapel ist leer.'
      : 'Es gibt nichts aufzunehmen.',
};

/** What a ruling on trust rests on: one phrase for each claim. */
export const claimWords: Record<ClaimCode, (who: string) => string> = {
  couldNotPlay: (who) => `dass ${who} nichts legen konnte`,
  noHigherSingle: (who) => `dass ${who} keine höhere einzelne Karte hatte`,
  nobodyHolds: (who) => `dass niemand eher anfangen darf als ${who}`,
};

const withCards = (text: string, cards: string): string => (cards === '' ? text : `${text}: ${cards}`);

export const rulings: Words['rulings'] = {
  breaches: breachWords,
  advice,
  claims: claimWords,
  moves: {
    play: (who, cards) => `${who} ${cards}`,
    flip: (who, cards) => withCards(`${who} deckt auf`, cards),
    pickUp: (who, cards) =>
      cards === '' ? `${who} nimmt den Stapel auf` : `${who} legt ${cards} dazu und nimmt den Stapel auf`,
    done: (who) => `${who} hört hier auf`,
    swap: (who, cards, taken) => `${who} tauscht ${cards} gegen ${taken}`,
    choose: (who, cards) => withCards(`${who} hat gewählt`, cards),
    ready: (who) => `${who} ist bereit`,
    draw: (who) => `${who} stimmt dem Unentschieden zu`,
  },
  leavesPile: (who, taker) => `${who} überlässt ${taker} den Stapel`,
  pickUpOf: (who) => `${who}: Stapel aufnehmen`,
  notAllowed: 'Nicht erlaubt',
  pleaseCheck: 'Bitte prüfen',
  cannotBeChecked: (claims) => `Lässt sich hier nicht prüfen: ${claims}.`,
  burn: (call) => `${call ?? 'Verbrannt'}!`,
  takenBack: 'Zurückgenommen.',
  stands: 'Nicht erlaubt, gilt aber',
  stillThere: (move) => `${move}: nicht erlaubt und noch nicht zurückgenommen.`,
  by: (rule, text) => (text === null ? `Regel ${rule}` : `${rule}: ${text}`),
  effects: {
    draws: (count) => `zieht ${count} nach`,
    burns: (equals) => (equals === null ? 'verbrennt den Stapel' : `verbrennt den Stapel: ${equals}`),
    unburned: 'der Stapel ist nicht verbrannt',
    goesAgain: 'ist noch einmal dran',
    mayGoAgain: 'darf noch einmal',
    takes: (count) => `nimmt ${cardCount(count)} auf`,
    takenBy: (taker, count) => `${taker} nimmt ${cardCount(count)} auf`,
    failed: 'kann nicht liegen bleiben',
    out: (name) => `${name} ist raus`,
  },
};
