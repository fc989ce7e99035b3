import type { Options } from './compose.ts';
import { type Effect, nameOf, ranksOf, withRanks } from './effects.ts';
import type { Power, RuleSet } from './schema.ts';
import { sameValue } from './source.ts';

/** What tells the games of the family apart most, as somebody can say it who knows only their own table. */

/** The ranks whose powers are asked about. */
export const ASKED_RANKS = ['2', '3', '7', '8', 'T'] as const;
export type AskedRank = (typeof ASKED_RANKS)[number];

/** A limit is that of its own rank: 7 or lower, and 7 or higher where lower cards follow. */
const LIMITS = ['atMost', 'atLeast'] as const;
export type Limit = (typeof LIMITS)[number];

/** Whether this is one of the two limits that a card may set to the next one. */
export const isLimit = (said: string | undefined): said is Limit => LIMITS.some((limit) => limit === said);

/** The limit that says something: nothing but lower cards could follow a seven anyway where they go down. */
export const limitGoing = (direction: RuleSet['beat']['direction']): Limit =>
  direction === 'down' ? 'atLeast' : 'atMost';

/** What such a rank may do; `ordinary` is nothing. */
export const RANK_ANSWERS = [
  'reset',
  'transparent',
  ...LIMITS,
  'skip',
  'reverse',
  'burn',
  'ordinary',
] as const;
type RankAnswer = (typeof RANK_ANSWERS)[number];

/** What may be played on a card that asks for nothing special: where equal ones may only complete a set, they may not. */
export const BEAT_ANSWERS = ['upOrEqual', 'up', 'downOrEqual', 'down'] as const;
type BeatAnswer = (typeof BEAT_ANSWERS)[number];

/** Who begins a round: the player with the lowest card, the first to play one, the dealer's left, or the last loser. */
export const STARTS_ANSWERS = ['rank', 'race', 'seat', 'loser'] as const;
/** Whether the pile may be picked up by somebody who could play. */
export const PICK_UP_ANSWERS = ['onlyIfUnable', 'optional'] as const;

/** Every question, with what may be answered. */
interface ByQuestion extends Record<AskedRank, RankAnswer> {
  readonly beat: BeatAnswer;
  readonly starts: (typeof STARTS_ANSWERS)[number];
  readonly pickUp: (typeof PICK_UP_ANSWERS)[number];
}
export const QUESTIONS = [...ASKED_RANKS, 'beat', 'starts', 'pickUp'] as const;
export type Question = keyof ByQuestion;

/** Answers to some of the questions. */
export type Answers = { readonly [Q in Question]?: ByQuestion[Q] | undefined };

const isDown = (beat: BeatAnswer | undefined): boolean => beat === 'down' || beat === 'downOrEqual';

const limitFor = (beat: BeatAnswer | undefined): Limit => limitGoing(isDown(beat) ? 'down' : 'up');

/** What may be answered about a rank, by what is played on a card: one of the two limits. */
export const rankAnswersFor = ({ beat }: Answers): readonly RankAnswer[] =>
  RANK_ANSWERS.filter((said) => !isLimit(said) || said === limitFor(beat));

/** The answers with another one, or none any more; limits follow what is played on a card. */
export function answering<Q extends Question>(answers: Answers, question: Q, said: Answers[Q]): Answers {
  const now: Answers = { ...answers, [question]: said };
  const limited = ASKED_RANKS.filter((rank) => isLimit(now[rank]));
  return { ...now, ...Object.fromEntries(limited.map((rank) => [rank, limitFor(now.beat)])) };
}

/** The answers that go on any card wherever they are known. */
const ON_ANY: readonly RankAnswer[] = ['reset', 'transparent', 'burn'];

function powerOf(rank: AskedRank, answer: RankAnswer): Power | null {
  if (answer === 'ordinary') return null;
  const effect = isLimit(answer) ? withRanks(answer, [rank]) : answer;
  return {
    on: ON_ANY.includes(answer) ? 'any' : 'natural',
    notOn: [],
    onlyIfStuck: false,
    effects: [effect],
  };
}

/** The answer that says all that a power does; undefined where none does. */
const rankAnswer = (rank: AskedRank, power: Power | null | undefined): RankAnswer | undefined =>
  RANK_ANSWERS.find((answer) => sameValue(power ?? null, powerOf(rank, answer)));

function startsAnswer({ first, next }: RuleSet): Answers['starts'] {
  if (next.starter !== 'rule') return next.starter === 'loser' ? 'loser' : undefined;
  const [step] = first.steps;
  switch (step?.by) {
    case 'rank':
    case 'card':
    case 'lowest':
      return 'rank';
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

const beatAnswer = ({ beat: { direction, equal } }: RuleSet): BeatAnswer =>
  equal.hand === 'yes' ? `${direction}OrEqual` : direction;

/** What a rule set answers; nothing where it says something that isn't among the answers. */
export const answersOf = (set: RuleSet): Answers => ({
  ...Object.fromEntries(ASKED_RANKS.map((rank) => [rank, rankAnswer(rank, set.special[rank])])),
  beat: beatAnswer(set),
  starts: startsAnswer(set),
  pickUp: set.pass.pickUp,
});

/** With what has to go along: no pile is turned up before a race, and only a game with a loser can ask for the last one. */
const STARTS: Readonly<Record<ByQuestion['starts'], Options>> = {
  rank: { 'first.steps': [{ by: 'rank', from: '3', go: 'up', zone: 'hand' }], 'next.starter': 'rule' },
  race: {
    'first.steps': [{ by: 'race', from: '3' }],
    'first.tie': 'claim',
    'next.starter': 'rule',
    'deal.starter': false,
  },
  seat: { 'first.steps': [{ by: 'seat', seat: 'dealerLeft' }], 'next.starter': 'rule' },
  loser: { 'next.starter': 'loser', 'end.mode': 'lastHolder' },
};

/** The questions that a rule set answers otherwise than was wished, or not at all; those without a wish are none. */
export const differing = (wished: Answers, answers: Answers): readonly Question[] =>
  QUESTIONS.filter((question) => wished[question] !== undefined && wished[question] !== answers[question]);

const TURNED = { up: 'down', upOrEqual: 'downOrEqual', down: 'up', downOrEqual: 'upOrEqual' } as const;

/** What is played on a card once the wishes are true: 7 or lower means that cards go up. */
function beatAfter(wished: Answers, before: BeatAnswer | undefined): BeatAnswer | undefined {
  const isOff = ASKED_RANKS.some((rank) => isLimit(wished[rank]) && wished[rank] !== limitFor(before));
  return wished.beat ?? (isOff && before !== undefined ? TURNED[before] : before);
}

/** The same limit where cards go the other way; any other effect as it is. */
function turnedEffect(effect: Effect): Effect {
  const limit = LIMITS.find((name) => name === nameOf(effect));
  return limit === undefined ? effect : withRanks(limit === 'atMost' ? 'atLeast' : 'atMost', ranksOf(effect));
}

/** What turns with the cards where they go the other way: every limit of a rule set, asked about or not. */
export const turnedLimits = ({ special }: RuleSet): Options =>
  Object.fromEntries(
    Object.entries(special).flatMap(([kind, power]) => {
      const effects = power?.effects.map(turnedEffect);
      return effects === undefined || sameValue(effects, power!.effects)
        ? []
        : [[`special[${kind}]`, { ...power, effects }]];
    }),
  );

/** Only what differs: where equal cards may be played from the hand alone, that stays. */
function beatChanges(wished: BeatAnswer, before: BeatAnswer | undefined): Options {
  const isEqual = (beat: BeatAnswer | undefined) => beat === 'upOrEqual' || beat === 'downOrEqual';
  return {
    ...(isDown(wished) !== isDown(before) && { 'beat.direction': isDown(wished) ? 'down' : 'up' }),
    ...(isEqual(wished) !== isEqual(before) && { 'beat.equal': isEqual(wished) ? 'yes' : 'no' }),
  };
}

/** What a rule set with these answers has to change for the wished ones, as options of it; `turned` as in `turnedLimits`. */
export function changesFor(wished: Answers, answers: Answers, turned: Options): Options {
  const whole: Answers = { ...wished, beat: beatAfter(wished, answers.beat) };
  const changes = differing(whole, answers).map((question): Options => {
    if (question === 'beat') return beatChanges(whole.beat!, answers.beat);
    if (question === 'starts') return STARTS[whole.starts!];
    if (question === 'pickUp') return { 'pass.pickUp': whole.pickUp };
    return { [`special[${question}]`]: powerOf(question, whole[question]!) };
  });
  return Object.assign({}, isDown(whole.beat) === isDown(answers.beat) ? {} : turned, ...changes);
}
