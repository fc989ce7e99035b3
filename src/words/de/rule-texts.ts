import type { RuleTexts } from '../rule-texts.ts';
import { blast } from './rule-texts/blast.ts';
import { canteen } from './rule-texts/canteen.ts';
import { encyclopedia } from './rule-texts/encyclopedia.ts';
import { everything } from './rule-texts/everything.ts';
import { palace } from './rule-texts/palace.ts';
import { reference } from './rule-texts/reference.ts';
import { threes } from './rule-texts/threes.ts';

/** What the rule sets that come with Burnpile say; each text stands with the set that has it first. */
export const ruleTexts: RuleTexts = {
  ...palace,
  ...reference,
  ...everything,
  ...threes,
  ...canteen,
  ...encyclopedia,
  ...blast,
};
