import { KINDS, type Kind, RANKS, type Rank, rankOf } from '../cards.ts';
import type { Options } from './compose.ts';
import { startingHand } from './deal-row.ts';
import { kindsIn } from './deck.ts';
import { type Effect, nameOf, type OneEffect, ranksOf, withRanks } from './effects.ts';
import type { DealRow, FirstStep, Power, RuleSet } from './schema.ts';
import { sameValue } from './source.ts';

/** What tells the games of the family apart most, as somebody can say it who knows only their own table. */

/** A limit is that of its own rank: 7 or lower, and 7 or higher where lower cards follow. */
const LIMITS = ['atMost', 'atLeast'] as const;
export type Limit = (typeof LIMITS)[number];

/** Whether this is one of the two limits that a card may set to the next one. */
export const isLimit = (said: string | undefined): said is Limit => LIMITS.some((limit) => limit === said);

/** The limit that says something: nothing but lower cards could follow a seven anyway where they go down. */
export const limitGoing = (direction: RuleSet['beat']['direction']): Limit =>
  direction === 'down' ? 'atLeast' : 'atMost';

/** What a card may do; `ordinary` is nothing, of a joker nothing but that it goes on any card. */
export const CARD_ANSWERS = [
  'reset',
  'transparent',
  ...LIMITS,
  'skip',
  'reverse',
  'again',
  'burn',
  'ordinary',
] as const;
export type CardAnswer = (typeof CARD_ANSWERS)[number];

/** What is asked besides, in the order in which it is asked, with what may be answered. */
export const TABLE_ANSWERS = {
  /** One pack: of 52 cards, with two jokers, or from 7 to ace. */
  deck: ['52', 'jokers', '32'],
  /** As many cards face down, face up and in hand when play begins. */
  deal: ['3', '4'],
  exchange: ['swap', 'none', 'pick'],
  beat: ['up', 'down'],
  /** From the hand. */
  equal: ['yes', 'no', 'completesSet'],
  /** From the hand: one card at a time, or several of a rank. */
  together: ['single', 'set'],
  /** After several cards that were played together: any number of them, or as many and more. */
  match: ['free', 'atLeast'],
  /** The player with the lowest card from 3 up or of all, the first to play a three, the dealer's left, the last loser. */
  starts: ['rank', 'lowest', 'race', 'seat', 'loser'],
  /** Who deals the next round. */
  dealer: ['rotate', 'loser'],
  /** Whether four of a kind burn the pile, wherever they meet on it, also out of turn. */
  ofAKind: ['burn', 'outOfTurn', 'no'],
  /** Whether the pile may be picked up by somebody who could play. */
  pickUp: ['onlyIfUnable', 'optional'],
  /** Whether a face-up card is picked up with the pile: none, by players who play from these, or by everybody. */
  takes: ['0', '1', 'always'],
  /** Whether cards are drawn after a play. */
  draw: ['yes', 'no'],
  /** Whether the top of the stock may be tried: never, instead of picking up, or on any turn. */
  chance: ['none', 'flipStock', 'atWill'],
  ends: ['firstOut', 'rankAll', 'lastHolder'],
} as const;
export type TableQuestion = keyof typeof TABLE_ANSWERS;
export type TableAnswer<Q extends TableQuestion> = (typeof TABLE_ANSWERS)[Q][number];

/** Every question, with what may be answered. */
type ByQuestion = Record<Kind, CardAnswer> & { readonly [Q in TableQuestion]: TableAnswer<Q> };
export type Question = keyof ByQuestion;
export const TABLE_QUESTIONS = Object.keys(TABLE_ANSWERS) as readonly TableQuestion[];
export const QUESTIONS: readonly Question[] = [...KINDS, ...TABLE_QUESTIONS];

/** Answers to some of the questions. */
export type Answers = { readonly [Q in Question]?: ByQuestion[Q] | undefined };

const DECKS = {
  52: { packs: 1, jokers: 0, without: [] },
  jokers: { packs: 1, jokers: 2, without: [] },
  32: { packs: 1, jokers: 0, without: ['2', '3', '4', '5', '6'] },
} as const satisfies Record<TableAnswer<'deck'>, RuleSet['deck'] | object>;

/** For how many players the cards of a pack are enough; null where the pack or what is dealt isn't known. */
export function enoughFor({ deck, deal }: Answers): number | null {
  if (deck === undefined || deal === undefined) return null;
  const { jokers, without } = DECKS[deck];
  return Math.floor((4 * (RANKS.length - without.length) + jokers) / (3 * Number(deal)));
}

const limitFor = (beat: Answers['beat']): Limit => limitGoing(beat ?? 'up');

/** What may be answered about a card, by what is played on a card: one of the two limits; a joker has no rank for one. */
export const cardAnswersFor = (kind: Kind, { beat }: Pick<Answers, 'beat'>): readonly CardAnswer[] =>
  CARD_ANSWERS.filter((said) => !isLimit(said) || (kind !== 'JK' && said === limitFor(beat)));

/** What may be answered to any other question beside the other answers: nothing names a rank that isn't in the pack. */
export const tableAnswersFor = <Q extends TableQuestion>(
  question: Q,
  { deck }: Answers,
): readonly TableAnswer<Q>[] =>
  TABLE_ANSWERS[question].filter((said) => deck !== '32' || (said !== 'rank' && said !== 'race'));

/** The kinds of cards in a pack that was answered. */
export const kindsAnswered = (deck: Answers['deck']): readonly Kind[] =>
  kindsIn({ deck: DECKS[deck ?? '52'] });

/** Answers that can't be true together: cards that are played one by one and aren't equal never meet, for one. */
const CLASHES: readonly Answers[] = [
  { starts: 'loser', ends: 'firstOut' },
  { starts: 'loser', ends: 'rankAll' },
  { dealer: 'loser', ends: 'firstOut' },
  { dealer: 'loser', ends: 'rankAll' },
  { equal: 'completesSet', ofAKind: 'no' },
  { together: 'single', match: 'atLeast' },
  { together: 'single', equal: 'no', ofAKind: 'burn' },
  { together: 'single', equal: 'no', ofAKind: 'outOfTurn' },
  { deck: '32', starts: 'rank' },
  { deck: '32', starts: 'race' },
];

const clashesIn = (answers: Answers): readonly Answers[] =>
  CLASHES.filter((clash) =>
    TABLE_QUESTIONS.every(
      (question) => clash[question] === undefined || clash[question] === answers[question],
    ),
  );

/** The answers to be forgotten beside the newest one. */
const clashing = (answers: Answers, newest: Question): readonly Question[] =>
  clashesIn(answers).flatMap((clash) =>
    TABLE_QUESTIONS.filter((question) => clash[question] !== undefined && question !== newest),
  );

/** What is answered where it can be true beside the other answers, else the first that can. */
const fitting = (question: TableQuestion, said: Answers[TableQuestion], beside: Answers) =>
  said === undefined
    ? undefined
    : [said, ...TABLE_ANSWERS[question]].find(
        (one) => clashesIn({ ...beside, [question]: one }).length === 0,
      );

/** The cards that aren't in a pack that was answered. */
const missingFrom = (deck: Answers['deck']): readonly Kind[] =>
  deck === undefined ? [] : KINDS.filter((kind) => !kindsAnswered(deck).includes(kind));

/**
 * The answers with another one, or none any more. Limits follow what is played on a card; what can't be true beside the
 * newest answer is forgotten.
 */
export function answering<Q extends Question>(answers: Answers, question: Q, said: Answers[Q]): Answers {
  const now: Answers = { ...answers, [question]: said };
  const limited = KINDS.filter((kind) => isLimit(now[kind]));
  return {
    ...now,
    ...Object.fromEntries(limited.map((kind) => [kind, limitFor(implied(now).beat)])),
    ...Object.fromEntries(
      [...clashing(now, question), ...missingFrom(now.deck)].map((one) => [one, undefined]),
    ),
  };
}

/** The answers that go on any card wherever they are known. */
const ON_ANY: readonly CardAnswer[] = ['reset', 'transparent', 'burn'];

function powerOf(kind: Kind, answer: CardAnswer): Power | null {
  if (answer === 'ordinary' && kind !== 'JK') return null;
  const effect = isLimit(answer) ? withRanks(answer, [kind]) : answer;
  return {
    on: ON_ANY.includes(answer) || kind === 'JK' ? 'any' : 'natural',
    notOn: [],
    onlyIfStuck: false,
    effects: effect === 'ordinary' ? [] : [effect],
  };
}

/** A joker that isn't in the pack and of which nothing is said goes on any card where one is put in. */
const powerIn = ({ special, deck }: RuleSet, kind: Kind): Power | null =>
  special[kind] ?? (kind === 'JK' && deck.jokers === 0 ? powerOf(kind, 'ordinary') : null);

/** The answer that says all that a card does; undefined where none that may be given does. */
const cardAnswer = (set: RuleSet, kind: Kind): CardAnswer | undefined =>
  cardAnswersFor(kind, { beat: set.beat.direction }).find((answer) =>
    sameValue(powerIn(set, kind), powerOf(kind, answer)),
  );

function startsAnswer({ first, next }: RuleSet): Answers['starts'] {
  if (next.starter !== 'rule') return next.starter === 'loser' ? 'loser' : undefined;
  const [step] = first.steps;
  switch (step?.by) {
    case 'rank':
    case 'card':
      return 'rank';
    case 'lowest':
      return 'lowest';
    case 'race':
      return step.from === '3' ? 'race' : undefined;
    case 'seat':
      return step.seat === 'dealerLeft' ? 'seat' : undefined;
    case 'loser':
      return 'loser';
    default:
      return undefined;
  }
}

/** Runs are neither. */
function togetherAnswer({ set: { play, max } }: RuleSet): Answers['together'] {
  if (max === 1) return 'single';
  return TABLE_ANSWERS.together.find((said) => said === play.hand);
}

const deckAnswer = ({ deck }: RuleSet): Answers['deck'] =>
  TABLE_ANSWERS.deck.find((said) => sameValue(deck, DECKS[said]));

const dealAnswer = (set: RuleSet): Answers['deal'] =>
  TABLE_ANSWERS.deal.find((said) =>
    set.deal.rows.every((row) => {
      const { faceDown, faceUp } = row;
      const each = [faceDown.stacks, faceUp, startingHand(set, row)];
      return faceDown.depth === 1 && each.every((cards) => String(cards) === said);
    }),
  );

function ofAKindAnswer({ ofAKind: { size, scope, outOfTurn } }: RuleSet): Answers['ofAKind'] {
  if (size === 0) return 'no';
  if (size !== 4 || scope !== 'pile') return undefined;
  return outOfTurn ? 'outOfTurn' : 'burn';
}

/** What a rule set answers; nothing where it says something that isn't among the answers. */
export const answersOf = (set: RuleSet): Answers => ({
  ...Object.fromEntries(KINDS.map((kind) => [kind, cardAnswer(set, kind)])),
  deck: deckAnswer(set),
  deal: dealAnswer(set),
  exchange: set.exchange,
  beat: set.beat.direction,
  equal: set.beat.equal.hand,
  together: togetherAnswer(set),
  match: set.match.size === 'pairWhenStuck' ? undefined : set.match.size,
  starts: startsAnswer(set),
  dealer: TABLE_ANSWERS.dealer.find((said) => said === set.next.dealer),
  ofAKind: ofAKindAnswer(set),
  pickUp: set.pass.pickUp,
  takes: TABLE_ANSWERS.takes.find((said) => said === String(set.pickUp.addFaceUp)),
  draw: set.refill.mode === 'none' ? 'no' : 'yes',
  chance: set.chance,
  ends: set.end.mode,
});

/** The questions that a rule set answers otherwise than was wished, or not at all; those without a wish are none. */
export const differing = (wished: Answers, answers: Answers): readonly Question[] =>
  QUESTIONS.filter((question) => wished[question] !== undefined && wished[question] !== answers[question]);

/** The answers with what they imply: 7 or lower means that cards go up. */
export function implied(answers: Answers): Answers {
  const limit = KINDS.map((kind) => answers[kind]).find(isLimit);
  const beat = limit === undefined ? undefined : limit === 'atMost' ? 'up' : 'down';
  return { ...answers, beat: answers.beat ?? beat };
}

/** The first answers, and the second ones where the first say nothing. */
export const orElse = (first: Answers, second: Answers): Answers =>
  Object.fromEntries(QUESTIONS.map((question) => [question, first[question] ?? second[question]]));

/** Other answers where nothing was wished, so that all can be true together. */
export function alongWith(wished: Answers, own: Answers): Answers {
  const beat = implied(wished).beat ?? own.beat;
  let table: Answers = {};
  for (const question of TABLE_QUESTIONS.filter((one) => wished[one] === undefined)) {
    const said = question === 'beat' ? beat : own[question];
    table = { ...table, [question]: fitting(question, said, orElse(wished, table)) };
  }
  const kinds = kindsAnswered(wished.deck ?? table.deck).filter((kind) => wished[kind] === undefined);
  return {
    ...table,
    ...Object.fromEntries(kinds.map((kind) => [kind, isLimit(own[kind]) ? limitFor(beat) : own[kind]])),
  };
}

/** The same limit where cards go the other way; any other effect as it is. */
function turnedOne(effect: OneEffect): OneEffect {
  const limit = LIMITS.find((name) => name === nameOf(effect));
  return limit === undefined ? effect : withRanks(limit === 'atMost' ? 'atLeast' : 'atMost', ranksOf(effect));
}

/** The same of what may be chosen, too. */
const turnedEffect = (effect: Effect): Effect =>
  typeof effect === 'object' && 'choose' in effect
    ? { choose: effect.choose.map(turnedOne) }
    : turnedOne(effect);

/** Cards the other way: every limit turns with them, asked about or not. */
function directionChanges({ special }: RuleSet, direction: RuleSet['beat']['direction']): Options {
  const turned = Object.entries(special).flatMap(([kind, power]) => {
    const effects = power?.effects.map(turnedEffect);
    return effects === undefined || sameValue(effects, power!.effects)
      ? []
      : [[`special[${kind}]`, { ...power, effects }] as const];
  });
  return { 'beat.direction': direction, ...Object.fromEntries(turned) };
}

/** The fewest and the most players whom some row deals to. */
const dealtBy = (rows: readonly DealRow[]): [number, number] => [
  Math.min(...rows.map(({ players: [from] }) => from)),
  Math.max(...rows.map(({ players: [, to] }) => to)),
];

/** What is dealt, as the hand is when play begins: as many of each, or as before. */
function rowsAfter(set: RuleSet, each: number | null): DealRow[] {
  const rows = set.deal.rows.filter(({ exchange }) => (exchange ?? set.exchange) === set.exchange);
  if (each !== null)
    return [{ players: dealtBy(rows), faceDown: { stacks: each, depth: 1 }, faceUp: each, hand: each }];
  return rows.map(({ exchange: _, ...row }) => ({ ...row, hand: startingHand(set, row) }));
}

/** What is dealt and swapped: face-up cards that are chosen from the hand are dealt as part of it. */
function dealChanges(set: RuleSet, { deal, exchange = set.exchange }: Answers): Options {
  const rows = rowsAfter(set, deal === undefined ? null : Number(deal)).map((row) => {
    const faceUp = row.faceUp === 0 && exchange !== 'none' ? row.faceDown.stacks : row.faceUp;
    return { ...row, faceUp, hand: row.hand + (exchange === 'pick' ? faceUp : 0) };
  });
  return {
    'deal.rows': rows,
    exchange,
    ...(deal !== undefined && set.refill.mode === 'upTo' && { 'refill.size': Number(deal) }),
    ...(exchange === 'none' && { stacking: 'no' }),
  };
}

/** No pile is turned up before a race, and only a game with a loser can ask for the last one. */
const STARTS: Readonly<Record<TableAnswer<'starts'>, Options>> = {
  rank: { 'first.steps': [{ by: 'rank', from: '3', go: 'up', zone: 'hand' }], 'next.starter': 'rule' },
  lowest: { 'first.steps': [{ by: 'lowest' }], 'next.starter': 'rule' },
  race: {
    'first.steps': [{ by: 'race', from: '3' }],
    'first.tie': 'claim',
    'next.starter': 'rule',
    'deal.starter': false,
  },
  seat: { 'first.steps': [{ by: 'seat', seat: 'dealerLeft' }], 'next.starter': 'rule' },
  loser: { 'next.starter': 'loser', 'end.mode': 'lastHolder' },
};

const OF_A_KIND: Readonly<Record<TableAnswer<'ofAKind'>, Options>> = {
  burn: { 'ofAKind.size': 4, 'ofAKind.scope': 'pile', 'ofAKind.outOfTurn': false },
  outOfTurn: { 'ofAKind.size': 4, 'ofAKind.scope': 'pile', 'ofAKind.outOfTurn': true },
  no: {
    'ofAKind.size': 0,
    'ofAKind.outOfTurn': false,
    'ofAKind.seeThrough': false,
    'ofAKind.onAny': false,
  },
};

/** Without a loser, none deals or starts, and there is a winner. */
const endChanges = ({ next }: RuleSet, mode: TableAnswer<'ends'>): Options => ({
  'end.mode': mode,
  ...(mode !== 'lastHolder' && {
    'end.showWinner': true,
    ...(next.dealer === 'loser' && { 'next.dealer': 'rotate' }),
    ...(next.starter === 'loser' && { 'next.starter': 'rule' }),
  }),
});

/** What a joker does is also what it counts as, where that is something. */
const cardChanges = (kind: Kind, said: CardAnswer): Options => ({
  [`special[${kind}]`]: powerOf(kind, said),
  ...(kind === 'JK' && (said === 'reset' || said === 'transparent') && { 'joker.value': said }),
});

const rankNamed = (step: FirstStep): Rank | null =>
  'card' in step ? rankOf(step.card) : 'from' in step ? step.from : null;

/** Who starts in a smaller pack: the lowest card, instead of one that isn't in it. */
function stepsWithout(steps: readonly FirstStep[], without: readonly Rank[]): readonly FirstStep[] {
  const named = steps.map(rankNamed);
  const isOut = (i: number) => named[i] != null && without.includes(named[i]);
  const first = steps.findIndex((_, i) => isOut(i));
  return steps.flatMap((step, i) => (!isOut(i) ? [step] : i === first ? [{ by: 'lowest' } as const] : []));
}

/** Jokers that nothing is said of go on any card, as they have no rank. */
const deckChanges = ({ special, first }: RuleSet, said: TableAnswer<'deck'>): Options => ({
  deck: DECKS[said],
  ...(said === '32' && { 'first.steps': stepsWithout(first.steps, DECKS[said].without) }),
  ...(said === 'jokers' && special.JK == null && cardChanges('JK', 'ordinary')),
});

/** Equal cards that could only complete a set may not be played where no set burns. */
const equalWithoutSets = (equal: RuleSet['beat']['equal']): Options =>
  Object.fromEntries(
    Object.entries(equal)
      .filter(([, may]) => may === 'completesSet')
      .map(([zone]) => [`beat.equal.${zone}`, 'no']),
  );

/** Only of cards that are played together as many may be needed, or may burn in one go. */
const togetherChanges = ({ set, match, ofAKind }: RuleSet, play: TableAnswer<'together'>): Options => ({
  'set.play': { hand: play, faceUp: play },
  ...(play === 'set' && set.max === 1 && { 'set.max': null }),
  ...((play === 'single' || match.size === 'pairWhenStuck') && { 'match.size': 'free' }),
  ...(play === 'single' && ofAKind.size > 0 && { 'ofAKind.scope': 'pile' }),
});

/** Where as many are needed, several are played together, and no runs. */
const matchChanges = ({ set }: RuleSet, size: TableAnswer<'match'>): Options => ({
  'match.size': size,
  ...(size === 'atLeast' && { 'set.play': { hand: 'set', faceUp: 'set' } }),
  ...(size === 'atLeast' && set.max === 1 && { 'set.max': null }),
});

/** Nobody plays from face-up cards that are taken into the hand. */
const takesChanges = ({ faceUp }: RuleSet, said: TableAnswer<'takes'>): Options => ({
  'pickUp.addFaceUp': said === 'always' ? said : Number(said),
  ...(said === '1' && faceUp.use === 'toHand' && { 'faceUp.use': 'table' }),
});

/** How each question that isn't about a card comes true. */
const CHANGES: { readonly [Q in TableQuestion]: (set: RuleSet, wished: Answers) => Options } = {
  deck: (set, { deck }) => deckChanges(set, deck!),
  deal: dealChanges,
  exchange: dealChanges,
  beat: (set, { beat }) => directionChanges(set, beat!),
  equal: (set, { equal }) => ({
    'beat.equal': { hand: equal, faceUp: equal, faceDown: equal },
    ...(equal === 'completesSet' && set.ofAKind.size === 0 && OF_A_KIND.burn),
  }),
  together: (set, { together }) => togetherChanges(set, together!),
  match: (set, { match }) => matchChanges(set, match!),
  starts: (_, { starts }) => STARTS[starts!],
  dealer: (_, { dealer }) => ({
    'next.dealer': dealer,
    ...(dealer === 'loser' && { 'end.mode': 'lastHolder' }),
  }),
  ofAKind: ({ beat }, { ofAKind, equal }) => ({
    ...OF_A_KIND[ofAKind!],
    ...(ofAKind === 'no' && equal === undefined && equalWithoutSets(beat.equal)),
  }),
  pickUp: (_, { pickUp }) => ({ 'pass.pickUp': pickUp }),
  takes: (set, { takes }) => takesChanges(set, takes!),
  draw: (_, { draw }) =>
    draw === 'no'
      ? { 'refill.mode': 'none' }
      : { 'refill.mode': 'upTo', 'refill.size': 'startingHand', leftover: 'stock' },
  chance: (_, { chance }) => ({ chance, ...(chance !== 'none' && { leftover: 'stock' }) }),
  ends: (set, { ends }) => endChanges(set, ends!),
};

/** What a rule set has to change for the answers to be true of it, as options of it; what they don't speak of stays. */
export function changesFor(answers: Answers, set: RuleSet): Options {
  const wished = implied(answers);
  const differs = differing(wished, answersOf(set));
  const table = TABLE_QUESTIONS.filter((question) => differs.includes(question));
  const cards = KINDS.filter((kind) => differs.includes(kind));
  return Object.assign(
    {},
    ...table.map((question) => CHANGES[question](set, wished)),
    ...cards.map((kind) => cardChanges(kind, wished[kind]!)),
  );
}
