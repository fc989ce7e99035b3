import { KINDS, type Kind } from '../../../engine/cards.ts';
import { nameOf, ranksOf } from '../../../engine/rules/effects.ts';
import type { Power, RuleSet } from '../../../engine/rules/schema.ts';
import type { PowersView } from '../../../protocol/coach.ts';
import { closedRanks } from '../../../words/say/rule-page.ts';
import { sayLike } from '../../../words/say/setup.ts';
import type { Words } from '../../../words/words.ts';
import { changedParts, type House } from '../../store/house/house.ts';

/** What a special card does, or else where it goes. */
function powersOf(rules: RuleSet, kind: Kind, { effects, on }: Power): PowersView {
  const does = effects.map((effect) => ({
    power: nameOf(effect),
    ranks: [...ranksOf(effect)],
    cards: 1,
  }));
  const goes =
    on === 'natural' ? [] : [{ power: 'onAny' as const, ranks: [...closedRanks(rules, kind)], cards: 1 }];
  return { kind, powers: [...does, ...goes] };
}

/** Parts that aren't rules, and special cards, which are told one by one. */
const TOLD = ['special', 'title', 'names', 'texts', 'variations'];

/** What is special about rules that keep the sentence of those they extend: the same as where rules are chosen. */
export function sayByItself(words: Words, house: House): string {
  const { base, rules } = house;
  const kinds = KINDS.filter(
    (kind) => JSON.stringify(base.special[kind] ?? null) !== JSON.stringify(rules.special[kind] ?? null),
  );
  const special = (kind: Kind): Power | null => rules.special[kind] ?? null;
  return sayLike(words, words.home.ruleSet(base.id), {
    differs: kinds.flatMap((kind) => {
      const power = special(kind);
      return power === null ? [] : [powersOf(rules, kind, power)];
    }),
    plain: kinds.filter((kind) => special(kind) === null),
    others: changedParts(house).some(([part]) => !TOLD.includes(part!)),
  });
}
