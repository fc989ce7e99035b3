import { kindOf } from '../../engine/cards.ts';
import type { MendKind } from '../../referee/mend.ts';
import type { QuestionCode } from '../../referee/question.ts';
import type { MendFacts, NoticeFacts } from '../facts.ts';
import { calledBy, cardName, oneOf, rankName } from './cards.ts';
import { correct } from './correct.ts';
import { capital, orList, possessive } from './grammar.ts';

const it = ({ card }: NoticeFacts): string => (card === null ? 'this card' : `the ${cardName(card)}`);
/** Any card of its rank: `a 3`. */
const like = ({ card }: NoticeFacts): string => (card === null ? 'one' : oneOf(rankName(kindOf(card))));
const who = ({ seat }: NoticeFacts): string => seat ?? 'somebody';

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

const the = (facts: NoticeFacts): string => capital(it(facts));
const pickedUp = ({ seat }: NoticeFacts): string => `Did ${seat ?? 'somebody'} pick up the pile?`;

const ask: Record<QuestionCode, (facts: NoticeFacts) => string> = {
  whoPlayed: (facts) => `Who played ${it(facts)}?`,
  whoseWild: (facts) => `Who played ${it(facts)}?`,
  whatChosen: (facts) => `What did ${who(facts)} choose with ${it(facts)}?`,
  pickedUp,
  laidByHolder: (facts) => `Did ${who(facts)} play ${it(facts)}?`,
  wrongPlayer: (facts) => (facts.card === null ? 'Who made the last play?' : `Who played ${it(facts)}?`),
  miscounted: ({ seat, text }) => {
    if (text === '0') return `Was ${possessive(seat ?? 'the player')} hand empty?`;
    return `Did ${seat ?? 'the player'} have ${text === '1' ? 'one card' : `${text} cards`} in hand?`;
  },
  pileGone: (facts) => (facts.seat === null ? 'What has become of the pile?' : pickedUp(facts)),
  takenBack: (facts) =>
    facts.seat === null ? 'Was a card taken back?' : `Did ${facts.seat} take back ${it(facts)}?`,
  notBurned: (facts) => `Is ${it(facts)} back in play?`,
  whichAdded: () => 'Which face-up card goes with the pile?',
  startsAfterAll: (facts) => `Does ${who(facts)} start?`,
};

/** Why it is asked, where nothing else says so. */
const why: Record<QuestionCode, ((facts: NoticeFacts) => string) | null> = {
  whoPlayed: null,
  whoseWild: (facts) => `${the(facts)} may be part of the play before, as one of the cards is wild.`,
  whatChosen: null,
  pickedUp: (facts) => `${the(facts)} should be in the pile.`,
  laidByHolder: (facts) => `By my count ${who(facts)} still has ${it(facts)}.`,
  wrongPlayer: null,
  miscounted: (facts) =>
    facts.text === '0'
      ? 'By my count it wasn’t, and the cards on the table may only be played once it is.'
      : `${the(facts)} is allowed only then.`,
  pileGone: () => 'No card is left of it.',
  takenBack: (facts) => `${the(facts)} is gone from the pile.`,
  notBurned: (facts) => `By my count ${it(facts)} was burned.`,
  whichAdded: (facts) =>
    `${who(facts)} picks up one face-up card with the pile. Scan it; one that was scanned before can be pressed, too.`,
  startsAfterAll: (facts) =>
    `You said that nobody has ${like(facts)}, and here is ${it(facts)}. If somebody else has one too, they may start before ${who(facts)}.`,
};

const yes: Record<QuestionCode, (facts: NoticeFacts) => string> = {
  whoPlayed: () => 'Yes',
  whoseWild: () => 'Yes',
  whatChosen: () => 'Yes',
  pickedUp: ({ seat }) => (seat === null ? 'Yes, picked up' : `Yes, ${seat} picked up`),
  laidByHolder: ({ seat }) => (seat === null ? 'Yes' : `Yes, ${seat} did`),
  wrongPlayer: () => 'Yes',
  miscounted: () => 'Yes, correct the count',
  pileGone: ({ seat }) => (seat === null ? 'Yes, picked up' : `Yes, ${seat} picked up`),
  takenBack: () => 'Yes, taken back',
  notBurned: ({ seat }) => (seat === null ? 'Yes' : `Yes, ${seat} played it`),
  whichAdded: () => 'Yes',
  startsAfterAll: (facts) => `Yes, ${who(facts)} starts`,
};

const no: Record<QuestionCode, (facts: NoticeFacts) => string> = {
  ...every(() => 'No'),
  // With cards in hand those on the table may not be played; a card that nobody has breaks no rule.
  miscounted: ({ text }) => (text === '0' ? 'No: not allowed' : 'No: something is wrong'),
  pileGone: ({ seat }) => (seat === null ? 'It burned' : 'No, it burned'),
  takenBack: () => 'No, picked up',
  whichAdded: () => 'None of them',
  startsAfterAll: () => 'No, somebody else does',
};

const theirs = ({ whose, cards, pickUp }: MendFacts): string =>
  `${possessive(whose)} ${pickUp ? 'pick-up' : cards || 'turn'}`;
/** Without a name: whose those cards were may be another matter then. */
const before = (facts: MendFacts): string =>
  `before ${facts.cards === '' || facts.pickUp ? theirs(facts) : `the ${facts.cards}`}`;

/** Whose the play is that was taken for one of who missed a scan. */
function passed({ passesTo, cards, many }: MendFacts): string {
  if (passesTo === '') return '';
  return cards === ''
    ? `; that was ${passesTo}`
    : `; the ${cards} ${many ? 'are' : 'is'} ${possessive(passesTo)}`;
}

/** What may have happened, as an answer that corrects the record. */
const mends: Record<MendKind, (facts: MendFacts) => string> = {
  pickedUp(facts) {
    const { isNow, seat, cards } = facts;
    if (isNow) return `${seat} picked up first`;
    return `${seat} picked up ${cards === '' ? before(facts) : `earlier, then came the ${cards}`}`;
  },
  pickedUpWith: ({ whose, cards }) => `${whose} picks up with the ${cards}`,
  twoPlays: ({ whose, cards, seat, second }) => `Two plays: ${whose} ${cards}, then ${seat} ${second}`,
  onePlay: ({ whose, cards }) => `One play: ${whose} ${cards}`,
  swapped: ({ whose, cards, seat, second }) => `The other order: ${whose} ${cards}, then ${seat} ${second}`,
  player(facts) {
    const { isNow, whose, seat, cards, pickUp } = facts;
    if (isNow) return `It was ${seat}`;
    if (pickUp) return `${seat} picked up, not ${whose}`;
    return cards === '' ? `${theirs(facts)} was ${possessive(seat)}` : `${seat} played the ${cards}`;
  },
  outOfTurn: ({ seat }) => `It was ${seat}, out of turn: let it stand`,
  misread(facts) {
    const { isNow, whose, cards, second } = facts;
    if (second !== '') return `${capital(theirs(facts))} was the ${second}`;
    // The card that is played now may have the same name.
    const earlier = facts.many ? theirs(facts) : `${possessive(whose)} earlier ${cards}`;
    const which = isNow ? `the ${cards}` : earlier;
    return `${facts.many ? `One of ${which}` : capital(which)} was misread`;
  },
  missed: (facts) =>
    facts.isNow
      ? `${possessive(facts.seat)} card was not scanned${passed(facts)}`
      : `A card of ${possessive(facts.seat)} is missing ${before(facts)}, so this move is ${possessive(facts.passesTo)}`,
  more: ({ whose, cards, second }) => `${whose} played the ${second} with the ${cards}`,
  fromStock: (facts) =>
    facts.isNow
      ? `The ${facts.cards} came off the top of the stock`
      : `${capital(theirs(facts))} came off the top of the stock`,
  fromHand: ({ many, whose }) => `${many ? 'They' : 'It'} came from the hand: ${whose} had swapped`,
  burned: (facts) =>
    facts.isNow
      ? `Let the burn stand: ${facts.seat} plays next`
      : `${capital(theirs(facts))} burned the pile`,
  unburned: (facts) =>
    facts.isNow
      ? `It didn’t burn: ${facts.seat} plays next`
      : `${capital(theirs(facts))} didn’t burn the pile`,
  pickedUpUnburned: ({ seat }) => `The pile didn’t burn: ${seat} picks it up`,
  named: ({ cards }) => cards,
  chosen: ({ whose, cards, second }) => `${whose} chose with the ${cards}: ${second}`,
  stand: (facts) => (facts.isNow ? 'Let it stand' : `Let ${theirs(facts)} stand`),
  drewMore: ({ whose }) => correct.drew.more(whose),
  drewLess: ({ whose }) => correct.drew.less(whose),
};

/** What the referee asks, and the answers. */
export const questions = {
  ask,
  why,
  /** Why it is asked who played a card: more than one may start, or others may play it out of turn. */
  whoPlayedWhy: {
    starts: 'It is the first card of the round, and nobody has said whose it is.',
    choosing: 'The card before lets its player choose who plays next.',
    outOfTurn: 'An equal card may be played out of turn here.',
  },
  yes,
  /** Yes, where another answer lets the card stand out of turn. */
  yesTakeBack: (seat: string) => `Yes, ${seat} did, and takes it back`,
  no,
  /** The answer that nothing happened, or that it is recorded correctly. */
  misScan: {
    ...every('No, a mis-scan'),
    wrongPlayer: 'No, it is right',
    pileGone: 'It is still there',
    takenBack: 'No, it is still there',
    whichAdded: 'Nobody picks up',
  },
  mends,
  /** Scans that wait for the answer, or for what becomes of a play that isn't allowed, and how many more there are. */
  waits: (things: readonly string[], more: number, isAsked: boolean) =>
    `${isAsked ? 'After your answer' : 'After that'}: ${things.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  /** Drops all of that. */
  forget: 'Forget these scans',
  seat: (name: string) => name,
  /** What may have been chosen of a card. */
  offers: (offers: readonly string[]) => `The choice is: ${orList(offers)}.`,
};

/** How the cards played so far stand while more may follow. */
export const open = {
  fits: 'Fits',
  notYet: (missing: number, rank: string, plural: string) =>
    missing === 1
      ? `Not yet: one more ${calledBy(rank)} makes it fit`
      : `Not yet: ${missing} more ${plural} make it fit`,
  cannot: 'Not allowed',
  burns: 'burns the pile',
  closesByDone: 'ends with Done',
};
