/** What the pile demands, how a move was ruled, and what may be done instead. */
import type { BreachCode, ClaimCode } from '../../engine/ruling.ts';
import type { NamedBreachFacts } from '../facts.ts';
import type { Words } from '../words.ts';
import { breachWords, whyWords } from './breaches.ts';
import { oneOf, the } from './cards.ts';
import { cardCount, orList } from './grammar.ts';

/** `Farbe` would be taken for a suit, so the colour itself is named. */
/** The colour of a card as it is shown, or either. */
export const colourAs = (card: string): string =>
  /[♦♥]/.test(card) ? 'rot' : /[♣♠]/.test(card) ? 'schwarz' : 'rot oder schwarz';

export const demand: Words['demand'] = {
  anything: 'jede Karte',
  first: 'jede Karte',
  unknown: 'Karte scannen',
  atLeast: (rank) => `${rank} oder höher`,
  above: (rank) => `höher als ${rank}`,
  atMost: (rank) => `${rank} oder niedriger`,
  below: (rank) => `niedriger als ${rank}`,
  exactly: oneOf,
  orOneOf: (kinds) => orList(kinds.map(oneOf)),
  sameColour: (card) => `${colourAs(card)} wie ${card}`,
  atLeastCards: (count) => `mindestens ${cardCount(count)}`,
  eachOf: (count, what) => `${count} oder mehr Karten: ${what}`,
  orMoreCards: (count) => `${count} gleiche, oder ab ${count + 1} jeder Rang`,
  only: (ranks) => (ranks.length === 0 ? 'keine Karte: aufnehmen' : `nur ${orList(ranks)}`),
  pickUpOr: (ranks, colour) =>
    ranks.length === 0
      ? 'aufnehmen'
      : `aufnehmen, oder ${orList(ranks)}${colour === null ? '' : colour === 'red' ? ' (rot)' : ' (schwarz)'}`,
  orMore: (count, rank, plural) =>
    `oder noch ${count === 1 ? oneOf(rank) : `${count} ${plural}`} zum Verbrennen`,
  always: (kinds) => `oder ${kinds.length === 2 ? orList(kinds) : kinds.join(', ')}`,
  alwaysFits: 'oder',
  from: (card, who) =>
    who === null ? `auf ${the(card, 'dative')}` : `auf ${the(card, 'dative')} von ${who}`,
};

type Advice = (facts: NamedBreachFacts, asked: string, atWill: boolean) => string;

const playInstead: Advice = (_, asked, atWill) =>
  atWill
    ? `Nötig: ${asked}. Oder nimm den Stapel auf.`
    : `Nötig: ${asked}. Wenn nichts passt, nimm den Stapel auf.`;
const perhapsMisScan: Advice = () => 'Falsch gescannt? Drück „Rückgängig“.';
const takeBack: Advice = () => 'Nimm das zurück.';

/** What may be done instead of a move that is not allowed: one sentence for each code. */
export const advice: Record<BreachCode, Advice> = {
  notYourTurn: ({ seat }) =>
    seat === null ? 'Nimm das zurück, oder sag, wessen Karte es war.' : 'Nimm das zurück.',
  notHeld: perhapsMisScan,
  elsewhere: perhapsMisScan,
  wrongZone: takeBack,
  wrongStack: takeBack,
  mixedRanks: () => 'Nimm die Karte zurück, die nicht dazugehört; zwischen zwei Zügen drück „Fertig“.',
  tooManyCards: () => 'Nimm zurück, was zu viel ist.',
  tooLow: playInstead,
  tooHigh: playInstead,
  equalNotAllowed: playInstead,
  wrongColour: playInstead,
  notOnThis: () => 'Nimm das zurück und leg eine andere Karte, oder nimm den Stapel auf.',
  notWild: () => 'Nimm die Karte zurück, oder leg sie als etwas, das sie sein darf.',
  notOffered: () => 'Nimm die Karte zurück, oder wähl etwas, das sie zur Wahl stellt.',
  notAsLast: () => 'Nimm das zurück und nimm den Stapel auf.',
  setTooSmall: () => 'Nimm das zurück, oder leg Karten vom gleichen Rang dazu.',
  notNeeded: () => 'Nimm das zurück und leg etwas anderes.',
  mustPlay: ({ why }) =>
    why?.is === 'turnFirst'
      ? 'Lass den Stapel liegen und deck eine Karte auf.'
      : 'Lass den Stapel liegen und leg eine Karte.',
  mustStartWith: () => 'Nimm das zurück und leg diese Karte.',
  noPassing: (_, _asked, atWill) =>
    atWill
      ? 'Leg eine Karte, oder nimm den Stapel auf.'
      : 'Leg eine Karte; passt keine, nimm den Stapel auf.',
  faceUpOwed: () => 'Drück „Aufnehmen“ und sag dann, welche Karte mitgeht.',
  nothingToAdd: () => 'Lass diese Karte liegen und drück „Aufnehmen“.',
  notNow: takeBack,
  turnOwed: ({ mover }) => `${mover} legt die nächste Karte.`,
  choiceOwed: ({ mover }) => `${mover} sagt, wer als Nächstes dran ist.`,
  wordOwed: ({ mover }) => `${mover} sagt, was sie macht.`,
  noChoice: ({ mover }) => `${mover} bestimmt jemand anderen, der noch Karten hat.`,
  unevenSwap: takeBack,
  wrongNumber: takeBack,
  nothingToDo: () => 'Leg eine Karte.',
};

const unseen = (who: string, faceUp: boolean): string =>
  faceUp ? `Ich kenne die offenen Karten von ${who} nicht` : 'Ich sehe die Hände nicht';
/** What a ruling on trust rests on, as some cards aren't known: one sentence for each claim. */
export const claimWords: Record<ClaimCode, (who: string, faceUp: boolean) => string> = {
  couldNotPlay: (who, faceUp) =>
    `${unseen(who, faceUp)} und vertraue darauf, dass ${who} nichts legen konnte.`,
  noHigherSingle: (who, faceUp) =>
    `${unseen(who, faceUp)} und vertraue darauf, dass ${who} keine höhere einzelne Karte hatte.`,
  nobodyHolds: (who) => `${who} fängt an, wie ihr gesagt habt.`,
};

const withCards = (text: string, cards: string): string => (cards === '' ? text : `${text}: ${cards}`);

export const rulings: Words['rulings'] = {
  breaches: breachWords,
  whys: whyWords,
  advice,
  claims: claimWords,
  moves: {
    play: (who, cards) => `${who ?? 'Du'} ${cards}`,
    flip: (who, cards) => withCards(who === null ? 'Du deckst auf' : `${who} deckt auf`, cards),
    pickUp: (who, cards) => {
      const takes = who === null ? 'nimmst' : 'nimmt';
      const adds = cards === '' ? '' : `${who === null ? 'legst' : 'legt'} ${cards} dazu und `;
      return `${who ?? 'Du'} ${adds}${takes} den Stapel auf`;
    },
    done: (who) => (who === null ? 'Du hörst hier auf' : `${who} hört hier auf`),
    swap: (who, cards, taken) => `${who === null ? 'Du tauschst' : `${who} tauscht`} ${cards} gegen ${taken}`,
    stack: (who, cards, on) => `${who === null ? 'Du legst' : `${who} legt`} ${cards} auf ${on}`,
    choose: (who, cards) => withCards(who === null ? 'Du hast gewählt' : `${who} hat gewählt`, cards),
    ready: (who) => (who === null ? 'Du bist bereit' : `${who} ist bereit`),
    draw: (who) => `${who === null ? 'Du stimmst' : `${who} stimmt`} dem Unentschieden zu`,
  },
  choosesNext: (who, next) =>
    next === null
      ? `${who ?? 'Du'} bestimmt: Du bist als Nächstes dran`
      : `${who ?? 'Du'} ${who === null ? 'bestimmst' : 'bestimmt'}: ${next} ist als Nächstes dran`,
  leavesPile: (who, taker) =>
    `${who === null ? 'Du überlässt' : `${who} überlässt`} ${taker ?? 'dir'} den Stapel`,
  pickUpOf: (who) => `${who ?? 'Du'}: Stapel aufnehmen`,
  turnedOver: (name, ofStock, scans) =>
    `${name} deckt ${ofStock ? 'die oberste vom Vorrat' : 'eine Karte'} auf${scans ? ': scannen' : ''}`,
  notAllowed: 'Nicht erlaubt',
  allowed: 'passt',
  refused: (isBack) => (isBack ? 'nicht erlaubt, zurückgenommen' : 'nicht erlaubt'),
  pleaseCheck: 'Bitte prüfen',
  burn: (call) => `${call ?? 'Verbrannt'}!`,
  goesOut: (name, place) => `${name} ist raus – Platz ${place}!`,
  takenBack: 'Zurückgenommen.',
  stands: 'Nicht erlaubt, gilt aber',
  standsShort: 'gilt trotzdem',
  stillThere: (move) => `${move}: nicht erlaubt und noch nicht zurückgenommen.`,
  by: (rule, text) => (text === null ? `Regel ${rule}` : `${rule}: ${text}`),
  effects: {
    jumpsIn: (isYours) => (isYours ? 'du legst rein' : 'legt rein'),
    draws: (count, isYours = false) => (isYours ? `du ziehst ${count} nach` : `zieht ${count} nach`),
    burns: (equals, isYours) =>
      `${isYours ? 'der Stapel brennt' : 'verbrennt den Stapel'}${equals === null ? '' : ` mit ${equals.replace(/[er]$/, '$&n')}`}`,
    unburned: 'der Stapel ist nicht verbrannt',
    letBurn: 'der Stapel gilt als verbrannt',
    goesAgain: 'ist noch einmal dran',
    mayGoAgain: 'darf noch einmal',
    cards: cardCount,
    takes: (count) => `nimmt ${cardCount(count)} auf`,
    takenBy: (taker, count) => `${taker} nimmt ${cardCount(count)} auf`,
    takesFaceUp: (count, isYours) =>
      `${isYours ? 'du nimmst' : 'nimmt'} die ${count === 1 ? 'offene Karte' : `${count} offenen Karten`} auf die Hand`,
    failed: 'das passt nicht',
    out: (name) => `${name} ist raus`,
  },
};
