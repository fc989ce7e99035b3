import { useCallback, useContext, useEffect, useRef } from 'react';
import { type Kind, RANKS } from '../../../engine/cards.ts';
import { HOUSE_GROUPS, type HouseGroup } from '../../../words/closed-lists.ts';
import { sayBrief } from '../../../words/say/brief.ts';
import { sayRuleText } from '../../../words/say/rule-text.ts';
import { sayParameter } from '../../../words/say/rules.ts';
import { usePage, useTools } from '../../store/context.ts';
import { PARAMETERS } from '../../store/house/controls.ts';
import { change, changedParts, type House } from '../../store/house/house.ts';
import { valueAt } from '../../store/house/paths.ts';
import { change as changeScreen, on } from '../../store/route.ts';
import { Check } from './fields.tsx';
import { groupOf, matters } from './group-of.ts';
import { ParameterPart } from './parameter.tsx';
import { Part } from './part.tsx';
import { RankRow } from './ranks.tsx';
import { partOfRemark, remarksAt, remarksOf } from './remarks.ts';
import { SpecialKind } from './special.tsx';
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

interface ContentProps {
  readonly house: House;
  readonly group: OtherGroup;
}

/** The controls of a group. */
function Content({ house, group }: ContentProps) {
  const { words } = useTools();
  const apart = group === 'options' ? ['variations'] : group === 'texts' ? ['texts'] : null;
  return (
    <section className="house-group" aria-label={words.house.groups[group]}>
      <h2>{words.house.groups[group]}</h2>
      {PARAMETERS.filter(({ control, path }) => control.group === group && matters(house, path)).map(
        (parameter) => (
          <ParameterPart key={parameter.path} house={house} parameter={parameter} />
        ),
      )}
      {apart !== null && (
        <Part house={house} keys={apart} name={words.house.groups[group]} remarks={remarksAt(house, apart)}>
          {group === 'options' ? <Offered house={house} /> : <Texts house={house} />}
        </Part>
      )}
    </section>
  );
}

type OtherGroup = Exclude<HouseGroup, 'special'>;

const OTHERS = HOUSE_GROUPS.filter((group): group is OtherGroup => group !== 'special');

/** What of each group is said in its line, as it is now. */
const TELLING: Readonly<Record<OtherGroup, string | null>> = {
  players: 'players.max',
  dealing: 'exchange',
  starting: 'first.steps',
  laying: 'beat.direction',
  drawing: 'refill.size',
  tableCards: 'blind.fail',
  burning: 'ofAKind.size',
  ending: 'end.mode',
  names: 'names.loser',
  options: null,
  texts: null,
};

/** How far a hand is filled up says something only where it is. */
const tellingOf = ({ rules }: House, group: OtherGroup): string | null =>
  group === 'drawing' && rules.refill.mode !== 'upTo' ? 'refill.mode' : TELLING[group];

/** The present value of a group, as a rule page has it. */
function usePresent(house: House): (group: OtherGroup) => string {
  const { words } = useTools();
  return (group) => {
    const brief = sayBrief(words, house.rules, group);
    if (brief !== null) return brief;
    const telling = tellingOf(house, group);
    const parameter = PARAMETERS.find(({ path }) => path === telling);
    if (parameter !== undefined)
      return sayParameter(words, parameter.keys, valueAt(house.rules, parameter.keys));
    const { variations, texts } = house.rules;
    const { has } = words.house;
    return group === 'options' ? has.options(Object.keys(variations).length) : has.texts(texts.length);
  };
}

interface LinesProps {
  readonly house: House;
  readonly open: HouseGroup;
  readonly show: (group: HouseGroup) => void;
}

/** The other rules as lines with their present value; each opens what it is about. */
function OtherRules({ house, open, show }: LinesProps) {
  const { words } = useTools();
  const present = usePresent(house);
  // Who starts is said with who starts the rounds after the first one.
  const changed = changedParts(house).flatMap((keys) =>
    keys.join('.') === 'next.starter' ? [groupOf(keys), 'starting' as const] : [groupOf(keys)],
  );
  const troubled = remarksOf(house).map((remark) => groupOf(partOfRemark(remark) ?? []));
  return (
    <ul className="other-rules" aria-label={words.house.tiles.others}>
      {OTHERS.map((group) => {
        return (
          <li key={group}>
            <button
              type="button"
              data-testid={`group-${group}`}
              aria-expanded={open === group}
              onClick={() => show(open === group ? 'special' : group)}
            >
              <small>
                <span>{words.house.groups[group]}</span>
                {changed.includes(group) && <span className="house-mark">{words.house.changed}</span>}
                {troubled.includes(group) && (
                  <span className="house-mark wrong">
                    <span aria-hidden="true">!</span>
                    <span className="unseen">{words.house.problems.title}</span>
                  </span>
                )}
              </small>
              <b>{present(group)}</b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The lowest rank of the pack, where the one that is asked about was taken out of it; null where it wasn’t. */
function firstInPack({ draft, kind }: { readonly draft: House | null; readonly kind: Kind }): Kind | null {
  const without: readonly Kind[] = draft?.rules.deck.without ?? [];
  return without.includes(kind) ? (RANKS.find((rank) => !without.includes(rank)) ?? null) : null;
}

/** Which group is open: the one that somebody has chosen, or that something is wanted of. */
function useOpenGroup() {
  const wanted = useContext(WantedContext).keys;
  const group = usePage((state) => on(state, 'house').group);
  const kind = usePage((state) => on(state, 'house').kind);
  const { store } = useTools();
  const show = useCallback(
    (one: HouseGroup) => store.setState((state) => changeScreen(state, 'house', { group: one })),
    [store],
  );
  useEffect(() => {
    if (wanted === null) return;
    const found = groupOf(wanted);
    if (found !== undefined) show(found);
    if (wanted[0] === 'special')
      store.setState((state) => changeScreen(state, 'house', { kind: wanted[1] as Kind }));
  }, [wanted, show, store]);
  // Nobody asks what a card does that was taken out of the pack.
  const instead = usePage((state) => firstInPack(on(state, 'house')));
  useEffect(() => {
    if (instead !== null) store.setState((state) => changeScreen(state, 'house', { kind: instead }));
  }, [instead, store]);
  return { group, show, kind };
}

/** Once a group is closed that had the focus, its line has it. */
function useFocusOnLine(group: HouseGroup): void {
  const before = useRef(group);
  useEffect(() => {
    const closed = before.current;
    before.current = group;
    if (group === 'special' && closed !== 'special' && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-testid="group-${closed}"]`)?.focus();
  }, [group]);
}

/** What is opened is seen from its top, and where it stands: above the lines, which on a phone are far below. */
function useSeen(group: HouseGroup) {
  const open = useRef<HTMLDivElement>(null);
  const before = useRef(group);
  const wanted = useContext(WantedContext).keys;
  useEffect(() => {
    if (group === before.current) return;
    before.current = group;
    // A part of it that is wanted has come into sight by itself.
    if (wanted !== null) return;
    open.current?.scrollTo(0, 0);
    if (group !== 'special') open.current?.scrollIntoView({ block: 'start' });
  }, [group, wanted]);
  return open;
}

/** Everything that can be played otherwise: the ranks in a row, what the chosen one does, and the other rules. */
export function Groups({ house }: { readonly house: House }) {
  const { group, show, kind } = useOpenGroup();
  useFocusOnLine(group);
  const seen = useSeen(group);
  return (
    <>
      <RankRow house={house} chosen={group === 'special' ? kind : null} />
      <div className="house-open" ref={seen}>
        {group === 'special' ? (
          <SpecialKind key={kind} house={house} kind={kind} />
        ) : (
          <Content key={group} house={house} group={group} />
        )}
      </div>
      <OtherRules house={house} open={group} show={show} />
    </>
  );
}
