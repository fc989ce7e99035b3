import type { Power, RuleSet } from '../../../engine/rules/schema.ts';
import { parameterValues } from '../../../words/say/rules.ts';
import { useTools } from '../../store/context.ts';
import { change, type House } from '../../store/house/house.ts';
import { Pick } from './fields.tsx';
import { saysWhatItCounts } from './group-of.ts';
import { useHouseEdit } from './use-house.ts';

const KEYS = ['joker', 'value'] as const;

interface Props {
  readonly house: House;
  readonly power: Power;
}

/** What a joker counts as for the next card, where what it does doesn’t say so: it has no rank of its own. */
export function JokerCounts({ house, power }: Props) {
  const { words } = useTools();
  const edit = useHouseEdit();
  if (saysWhatItCounts(power)) return null;
  type Value = RuleSet['joker']['value'];
  const said: Readonly<Record<string, string>> = words.house.choices['joker.value'];
  return (
    <Pick<Value>
      testId="joker-counts"
      label={words.house.names.joker.value}
      labelled
      value={house.rules.joker.value}
      values={(parameterValues(words, KEYS.join('.')) ?? []).map(({ value }) => value as Value)}
      say={(value) => said[value] ?? value}
      onChange={(value) => edit((now) => change(now, KEYS, value))}
    />
  );
}
