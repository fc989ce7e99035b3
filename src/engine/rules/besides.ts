import { answersOf, changesFor, type TableQuestion } from './answers.ts';
import { DEFAULTS } from './defaults.ts';
import { differences } from './diff.ts';
import { completeRuleSet } from './resolve.ts';
import type { RuleSet } from './schema.ts';

/** What rules say besides what is asked in looking for one's game, so that it comes along with them unasked. */

/** One thing that they say, otherwise than the plain game does. */
export interface Beside {
  /** Of the parameter. */
  readonly keys: readonly string[];
  readonly value: unknown;
  /** What is asked about it, though what they say is none of the answers; null where nothing is. */
  readonly question: TableQuestion | null;
}

/** What a player notices; calls, titles and ties, how things are counted and what is put in order once aren't that. */
const NOTICED: Readonly<Record<string, TableQuestion | null>> = {
  'deck.packs': 'deck',
  'deck.jokers': 'deck',
  'deck.without': 'deck',
  'rank.order': null,
  'deal.rows': 'deal',
  'deal.starter': null,
  stacking: null,
  'first.steps': 'starts',
  'first.mustPlayIt': null,
  'direction.initial': null,
  'beat.equal.faceUp': null,
  'beat.equal.faceDown': null,
  'set.play.hand': 'together',
  'set.mixZones': null,
  'set.followUp': null,
  'match.size': 'match',
  jumpIn: null,
  'pickUp.taker': null,
  'pickUp.next': null,
  'refill.mode': null,
  'faceUp.use': null,
  'blind.fail': null,
  'ofAKind.size': 'ofAKind',
  'ofAKind.scope': 'ofAKind',
  'ofAKind.seeThrough': null,
  'ofAKind.onAny': null,
  'burn.again': null,
  'announce.required': null,
  pairSkip: null,
  'end.lastCard': null,
  'next.dealer': 'dealer',
  penalty: null,
};

/** What a rule set says besides its answers. */
export function besidesOf(set: RuleSet): readonly Beside[] {
  const answers = answersOf(set);
  const plain = completeRuleSet(DEFAULTS.id, changesFor(answers, DEFAULTS), () => ({
    format: DEFAULTS.format,
    id: DEFAULTS.id,
  }));
  if (!plain.ok) return [];
  return differences(plain.value, set).flatMap(({ keys, path, after }) => {
    const question = NOTICED[path];
    const isAnswered = question === undefined || (question !== null && answers[question] !== undefined);
    return isAnswered ? [] : [{ keys, value: after, question }];
  });
}
