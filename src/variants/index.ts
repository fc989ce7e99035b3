import type { FindRuleSet, RuleSetSource } from '../engine/rules/resolve.ts';
import type { Rulebook } from '../engine/rules/rulebook.ts';
import blast from './blast.json' with { type: 'json' };
import canteen from './canteen.json' with { type: 'json' };
import chinahand from './chinahand.json' with { type: 'json' };
import classic from './classic.json' with { type: 'json' };
import encyclopedia from './encyclopedia.json' with { type: 'json' };
import everything from './everything.json' with { type: 'json' };
import idiot from './idiot.json' with { type: 'json' };
import palace from './palace.json' with { type: 'json' };
import reference from './reference.json' with { type: 'json' };
import shed from './shed.json' with { type: 'json' };
import threes from './threes.json' with { type: 'json' };
import vandtia from './vandtia.json' with { type: 'json' };

/** In the order in which they are offered: for a first game, then from the plain to the particular. */
const VARIANTS: Readonly<Record<string, RuleSetSource>> = {
  palace,
  classic,
  reference,
  everything,
  shed,
  threes,
  vandtia,
  idiot,
  chinahand,
  canteen,
  encyclopedia,
  blast,
};

/** The ids of the rule sets that come with Burnpile. */
export const VARIANT_IDS: readonly string[] = Object.keys(VARIANTS);

/** The rule set of this id as its file states it; null if none comes with Burnpile. */
export const findVariant: FindRuleSet = (id) => (Object.hasOwn(VARIANTS, id) ? VARIANTS[id]! : null);

/** The rule sets that come with Burnpile, and none besides. */
export const PRESETS: Rulebook = { find: findVariant, ids: VARIANT_IDS, files: [] };
