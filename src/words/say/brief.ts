import { dealtTo } from '../../engine/rules/deal-row.ts';
import type { RuleSet } from '../../engine/rules/schema.ts';
import type { HouseGroup } from '../closed-lists.ts';
import type { Words } from '../words.ts';
import { sayCard } from './cards.ts';

/** Who starts the rounds after the first one, where that is otherwise, and who starts the first. */
function sayStarts(words: Words, { first, next }: RuleSet): string | null {
  const { has } = words.house;
  const [step] = first.steps;
  if (step === undefined) return null;
  const rank = 'from' in step ? words.cards.rank(step.from) : '';
  const starts = has.starts[step.by](step.by === 'card' ? sayCard(words, step.card) : rank);
  if (next.starter === 'rule' || next.starter === step.by) return starts;
  return has.startsLater(has.starts[next.starter](), starts);
}

/**
 * The present value of a group of the editor where a rule page has more words than a line of it, or counts for how many
 * players there are cards; null where it is said as on the page.
 */
export function sayBrief(words: Words, rules: RuleSet, group: HouseGroup): string | null {
  const { has } = words.house;
  switch (group) {
    case 'players': {
      const counts = dealtTo(rules);
      const [min, max] = [counts[0], counts.at(-1)];
      return min === undefined || max === undefined ? null : words.setup.players(min, max);
    }
    case 'dealing':
      return has.exchange[rules.exchange];
    case 'burning':
      return has.burns(rules.ofAKind.size);
    case 'tableCards':
      return has.fail[rules.blind.fail];
    case 'ending':
      return has.ends[rules.end.mode];
    case 'starting':
      return sayStarts(words, rules);
    default:
      return null;
  }
}
