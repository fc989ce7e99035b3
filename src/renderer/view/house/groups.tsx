import { useContext, useEffect, useState } from 'react';
import { HOUSE_GROUPS, type HouseGroup } from '../../../words/closed-lists.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import { useTools } from '../../store/context.ts';
import { PARAMETERS } from '../../store/house/controls.ts';
import { change, changedParts, type House } from '../../store/house/house.ts';
import { Check } from './fields.tsx';
import { ParameterPart } from './parameter.tsx';
import { Part } from './part.tsx';
import { partsOfRemark, remarksAt, remarksOf } from './remarks.ts';
import { Special } from './special.tsx';
import { Texts } from './texts.tsx';
import { useHouseEdit } from './use-house.ts';
import { WantedContext } from './wanted-part.ts';

const KEYS = ['variations'] as const;

/** Which options of the rules that these began with are still on offer, and those of their own. */
function Offered({ house }: { readonly house: House }) {
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

const GROUP_OF: Readonly<Record<string, HouseGroup>> = {
  special: 'special',
  variations: 'options',
  texts: 'texts',
  title: 'names',
};

/** In which part of the editor something can be changed. */
const groupOf = (keys: readonly string[]): HouseGroup | undefined =>
  PARAMETERS.find(({ path }) => path === keys.join('.'))?.control.group ?? GROUP_OF[keys[0]!];

/** What stands above all groups. */
const AT_TOP = ['names.game', 'title'];

interface ContentProps {
  readonly house: House;
  readonly group: HouseGroup;
}

function Content({ house, group }: ContentProps) {
  const { words } = useTools();
  const apart = group === 'options' ? ['variations'] : group === 'texts' ? ['texts'] : null;
  return (
    <>
      {group === 'special' && <Special house={house} />}
      {PARAMETERS.filter(({ control, path }) => control.group === group && !AT_TOP.includes(path)).map(
        (parameter) => (
          <ParameterPart key={parameter.path} house={house} parameter={parameter} />
        ),
      )}
      {apart !== null && (
        <Part house={house} keys={apart} name={words.house.groups[group]} remarks={remarksAt(house, apart)}>
          {group === 'options' ? <Offered house={house} /> : <Texts house={house} />}
        </Part>
      )}
    </>
  );
}

/** Everything that can be played otherwise, in the order of a game; what is closed says what is in it. */
export function Groups({ house }: { readonly house: House }) {
  const { words } = useTools();
  const wanted = useContext(WantedContext).keys;
  const [opened, setOpened] = useState<ReadonlySet<HouseGroup>>(new Set());
  useEffect(() => {
    if (wanted === null) return;
    const group = groupOf(wanted);
    if (group !== undefined) setOpened((now) => new Set([...now, group]));
  }, [wanted]);
  const changed = changedParts(house).map(groupOf);
  const troubled = remarksOf(house).flatMap((remark) => partsOfRemark(remark).slice(0, 1).map(groupOf));
  return HOUSE_GROUPS.map((group) => {
    const open = opened.has(group);
    const count = changed.filter((one) => one === group).length;
    return (
      <details
        key={group}
        className="house-group"
        open={open}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open === open) return;
          setOpened((now) => {
            const next = new Set(now);
            if (open) next.delete(group);
            else next.add(group);
            return next;
          });
        }}
      >
        <summary data-testid={`group-${group}`}>
          <h2>{words.house.groups[group]}</h2>
          {count > 0 && (
            <span className="house-mark">
              {count} {words.house.changed}
            </span>
          )}
          {troubled.includes(group) && (
            <span className="house-mark wrong">! {words.house.problems.title}</span>
          )}
        </summary>
        {open && <Content house={house} group={group} />}
      </details>
    );
  });
}
