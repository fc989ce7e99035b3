import { sayRuleText } from '../../../words/say/rule-text.ts';
import { useTools } from '../../store/context.ts';
import { change, type House } from '../../store/house/house.ts';
import { Check } from './fields.tsx';
import { useHouseEdit } from './use-house.ts';

const KEYS = ['variations'] as const;

/** Which options of the rules that these began with are still on offer, and those of their own. */
export function Offered({ house }: { readonly house: House }) {
  const { words } = useTools();
  const { options } = words.house;
  const edit = useHouseEdit();
  const now = house.rules.variations;
  const all = { ...house.kept.variations, ...house.base.variations, ...now };
  const names = Object.keys(all);
  if (names.length === 0) return <p className="aside-text">{options.none}</p>;
  const offer = (wanted: string, on: boolean) =>
    edit((draft) =>
      change(
        draft,
        KEYS,
        Object.fromEntries(
          Object.entries(all).filter(([name]) => (name === wanted ? on : Object.hasOwn(now, name))),
        ),
      ),
    );
  return names.map((name) => (
    <Check
      key={name}
      testId={`offer-${name}`}
      label={options.offered(sayRuleText(words, all[name]!.title))}
      on={Object.hasOwn(now, name)}
      onChange={(on) => offer(name, on)}
    />
  ));
}
