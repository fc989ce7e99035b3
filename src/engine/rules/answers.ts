import type { Options } from './compose.ts';
import { withRanks } from './effects.ts';
import type { Power, RuleSet } from './schema.ts';
import { sameValue } from './source.ts';

/** What tells the games of the family apart most, as somebody can say it who knows only their own table. */

/** The ranks whose powers are asked about. */
export const ASKED_RANKS = ['2', '3', '7', '8', 'T'] as const;
export type AskedRank = (typeof ASKED_RANKS)[number];

/** What such a rank may do; `ordinary` is nothing. A limit is that of its own rank: 7 or lower. */
export const RANK_ANSWERS = [
  'reset',
  'transparent',
  'atMost',
  'skip',
  'reverse',
  'burn',
  'ordinary',
] as const;
type RankAnswer = (typeof RANK_ANSWERS)[number];

/** Who begins a round: the player with the lowest card, the first to play one, the dealer's left, or the last loser. */
export const STARTS_ANSWERS = ['rank', 'race', 'seat', 'loser'] as const;
/** Whether the pile may be picked up by somebody who could play. */
export const PICK_UP_ANSWERS = ['onlyIfUnable', 'optional'] as const;

/** Every question, with what may be answered. */
interface ByQuestion extends Record<AskedRank, RankAnswer> {
  readonly starts: (typeof STARTS_ANSWERS)[number];
  readonly pickUp: (typeof PICK_UP_ANSWERS)[number];
}
export const QUESTIONS = [...ASKED_RANKS, 'starts', 'pickUp'] as const;
export type Question = keyof ByQuestion;

/** Answers to some of the questions. */
export type Answers = { readonly [Q in Question]?: ByQuestion[Q] | undefined };

/** The answers that go on any card wherever they are known. */
const ON_ANY: readonly RankAnswer[] = ['reset', 'transparent', 'burn'];

function powerOf(rank: AskedRank, answer: RankAnswer): Power | null {
  if (answer === 'ordinary') return null;
  const effect = answer === 'atMost' ? withRanks('atMost', [rank]) : answer;
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

/** What a rule set answers; nothing where it says something that isn't among the answers. */
export const answersOf = (set: RuleSet): Answers => ({
  ...Object.fromEntries(ASKED_RANKS.map((rank) => [rank, rankAnswer(rank, set.special[rank])])),
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

/** What a rule set with these answers has to change for the wished ones, as options of it. */
export const changesFor = (wished: Answers, answers: Answers): Options =>
  Object.assign(
    {},
    ...differing(wished, answers).map((question): Options => {
      if (question === 'starts') return STARTS[wished.starts!];
      if (question === 'pickUp') return { 'pass.pickUp': wished.pickUp };
      const said = wished[question]!;
      // Where 7 or lower is a limit, cards go up.
      const up = said === 'atMost' ? { 'beat.direction': 'up' } : {};
      return { [`special[${question}]`]: powerOf(question, said), ...up };
    }),
  );
