/** Which choices of house rules can't go with another one: they are not offered beside it, and give way to it. */
import type { RuleSet } from '../../../engine/rules/schema.ts';
import { valueAt, withValue } from './paths.ts';

/** Why a choice can't be made: by the names of the sentences that say so. */
export type Reason = 'noLoser' | 'firstWins';

/** A choice that something else rules out, and what is chosen in its place. */
interface Excluded {
  readonly path: string;
  readonly value: string | boolean;
  readonly instead: string | boolean;
  /** Which sentence says why. */
  readonly why: Reason;
  readonly isOut: (rules: RuleSet) => boolean;
}

/** Nobody loses unless the last player with cards does. */
const noLoser = ({ end }: RuleSet): boolean => end.mode !== 'lastHolder';

const EXCLUDED: readonly Excluded[] = [
  { path: 'next.dealer', value: 'loser', instead: 'rotate', why: 'noLoser', isOut: noLoser },
  { path: 'next.starter', value: 'loser', instead: 'rule', why: 'noLoser', isOut: noLoser },
  { path: 'end.showWinner', value: false, instead: true, why: 'firstWins', isOut: noLoser },
];

/** Why a choice can't go with the others as they are; null if it can. */
export const whyExcluded = (rules: RuleSet, path: string, value: unknown): Reason | null =>
  EXCLUDED.find((one) => one.path === path && one.value === value && one.isOut(rules))?.why ?? null;

/** The rules in which nothing is chosen that can't go with the part that was just changed. */
export const goingWith = (rules: RuleSet, changed: readonly string[]): RuleSet =>
  EXCLUDED.reduce((now, { path, value, instead, isOut }) => {
    const keys = path.split('.');
    const gives = path !== changed.join('.') && valueAt(now, keys) === value && isOut(now);
    return gives ? withValue(now, keys, instead) : now;
  }, rules);
