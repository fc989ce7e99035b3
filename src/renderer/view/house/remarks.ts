import type { Kind } from '../../../engine/cards.ts';
import type { EffectName } from '../../../engine/rules/effects.ts';
import type { Remark } from '../../../engine/rules/inspect.ts';
import { sayFinding, sayRuleSetError } from '../../../words/say/rules.ts';
import type { Words } from '../../../words/words.ts';
import type { House } from '../../store/house/house.ts';
import { partAt } from '../../store/house/paths.ts';

/** What a remark says; of an option, with its name. */
export function sayRemark(words: Words, { level, error, variation }: Remark): string {
  const { problems } = words.house;
  const sentence =
    error.code === 'UNSOUND' ? sayFinding(words, error.finding) : sayRuleSetError(words, error);
  const kind = variation === null ? problems[level] : `${problems[level]} · ${problems.inOption(variation)}`;
  return `${kind}: ${sentence}`;
}

/** What there is to say about rules as they stand, or stood a moment ago. */
export const remarksOf = ({ checked }: House): readonly Remark[] => checked?.remarks ?? [];

/** The parts that a remark is about, the first one first. What comes of an option is about the options. */
function partsOfRemark({ error, variation }: Remark): readonly (readonly string[])[] {
  if (variation !== null) return [['variations']];
  const paths = error.code === 'UNSOUND' ? error.finding.paths : [error.path];
  const parts = paths.map(partAt).filter((part) => part !== null);
  return parts.filter((part, i) => parts.findIndex((one) => one.join() === part.join()) === i);
}

/** The part that a remark stands at, and is led to: the first that it is about; null for none. */
export const partOfRemark = (remark: Remark): readonly string[] | null => partsOfRemark(remark)[0] ?? null;

/** Those that stand at a part: each stands in one place. */
export const remarksAt = (house: House, keys: readonly string[]): readonly Remark[] =>
  remarksOf(house).filter((remark) => partOfRemark(remark)?.join() === keys.join());

/** The effects that a card can’t have together. */
export const clashingAt = (house: House, kind: Kind): readonly EffectName[] =>
  remarksAt(house, ['special', kind]).flatMap(({ error }) =>
    error.code === 'UNSOUND' && 'roles' in error.finding ? error.finding.roles : [],
  );

/** Whether something keeps rules from being played, as far as the table has said. */
export const hasErrors = (house: House): boolean => remarksOf(house).some(({ level }) => level === 'error');
