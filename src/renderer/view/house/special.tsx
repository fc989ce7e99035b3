import { Fragment, useContext, useEffect, useState } from 'react';
import { KINDS, type Kind, type Rank } from '../../../engine/cards.ts';
import {
  EFFECT_NAMES,
  type Effect,
  type EffectName,
  isPlainEffect,
  nameOf,
  type RankedEffect,
  ranksOf,
  withRanks,
} from '../../../engine/rules/effects.ts';
import type { Power } from '../../../engine/rules/schema.ts';
import { sayPower } from '../../../words/say/rules.ts';
import { useTools } from '../../store/context.ts';
import { change, differs, type House } from '../../store/house/house.ts';
import { Check, RankBoxes, RankPick } from './fields.tsx';
import { Part } from './part.tsx';
import { remarksAt } from './remarks.ts';
import { useHouseEdit } from './use-house.ts';
import { WantedContext } from './wanted-part.ts';

/** What a card with a power is like at first: it goes where its rank fits, and does nothing yet. */
export const FIRST_POWER: Power = { on: 'natural', notOn: [], onlyIfStuck: false, effects: [] };

const effectOf = ({ effects }: Power, name: EffectName): Effect | undefined =>
  effects.find((effect) => nameOf(effect) === name);

/** A power with this effect in the place of one of the same name, or without it. */
export function withEffect(power: Power, name: EffectName, effect: Effect | null): Power {
  const has = effectOf(power, name) !== undefined;
  const effects = has
    ? power.effects.flatMap((one) => (nameOf(one) !== name ? [one] : effect === null ? [] : [effect]))
    : [...power.effects, ...(effect === null ? [] : [effect])];
  return { ...power, effects };
}

/** The ways in which a card may be played on others. */
export const PLACES = ['natural', 'any', 'maxTop'] as const;
type PlaceName = (typeof PLACES)[number];

const placeOf = ({ on }: Power): PlaceName => (typeof on === 'string' ? on : 'maxTop');

/** A power whose card goes there; `top` counts only for `maxTop`: the highest rank that it may be played on. */
export const withPlace = (power: Power, place: PlaceName, top: Rank = '7'): Power => ({
  ...power,
  on: place === 'maxTop' ? { maxTop: top } : place,
});

interface PowerProps {
  readonly kind: Kind;
  readonly power: Power;
  readonly onChange: (power: Power) => void;
}

/** Where a card goes. */
function Where({ kind, power, onChange }: PowerProps) {
  const { special } = useTools().words.house;
  const { on } = power;
  return (
    <fieldset className="house-inner">
      <legend>{special.where}</legend>
      {PLACES.map((place) => (
        <label key={place} className="house-check">
          <input
            type="radio"
            name={`on-${kind}`}
            data-testid={`on-${kind}-${place}`}
            checked={placeOf(power) === place}
            onChange={() => onChange(withPlace(power, place))}
          />
          <span>{special.on[place]}</span>
        </label>
      ))}
      {typeof on !== 'string' && (
        <RankPick
          testId={`top-${kind}`}
          label={special.rank}
          rank={on.maxTop}
          onChange={(rank) => onChange(withPlace(power, 'maxTop', rank))}
        />
      )}
      <p className="house-label">{special.notOn}</p>
      <RankBoxes
        testId={`not-on-${kind}`}
        label={special.notOn}
        ranks={power.notOn}
        onChange={(notOn) => onChange({ ...power, notOn: [...notOn] })}
      />
      <Check
        testId={`stuck-${kind}`}
        label={special.stuck}
        on={power.onlyIfStuck}
        onChange={(onlyIfStuck) => onChange({ ...power, onlyIfStuck })}
      />
    </fieldset>
  );
}

/** Which ranks an effect names. */
function Ranks({ kind, power, name, onChange }: PowerProps & { readonly name: RankedEffect }) {
  const { house, effects } = useTools().words;
  const effect = effectOf(power, name);
  if (effect === undefined) return null;
  const testId = `effect-${kind}-${name}`;
  const words = effects[name];
  const set = (ranks: readonly Rank[]) => onChange(withEffect(power, name, withRanks(name, ranks)));
  if (!('ranks' in words))
    return (
      <RankPick
        testId={`${testId}-rank`}
        label={house.special.rank}
        rank={ranksOf(effect)[0]!}
        onChange={(rank) => set([rank])}
      />
    );
  return (
    <>
      <p className="house-label">{words.ranks}</p>
      <RankBoxes testId={`${testId}-ranks`} label={words.ranks} ranks={ranksOf(effect)} onChange={set} />
    </>
  );
}

/** What a card does. */
function Does(props: PowerProps) {
  const { words } = useTools();
  const { kind, power, onChange } = props;
  return (
    <fieldset className="house-inner">
      <legend>{words.house.special.does}</legend>
      {EFFECT_NAMES.map((name) => (
        <Fragment key={name}>
          <Check
            testId={`effect-${kind}-${name}`}
            label={isPlainEffect(name) ? words.effects[name].clause : words.effects[name].label}
            on={effectOf(power, name) !== undefined}
            onChange={(on) => onChange(withEffect(power, name, on ? withRanks(name, []) : null))}
          />
          {!isPlainEffect(name) && <Ranks {...props} name={name} />}
        </Fragment>
      ))}
    </fieldset>
  );
}

interface KindProps {
  readonly house: House;
  readonly kind: Kind;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** One kind of card; what it does is said even where nobody looks closer. */
function SpecialKind({ house, kind, open, onToggle }: KindProps) {
  const { words } = useTools();
  const edit = useHouseEdit();
  const keys = ['special', kind];
  const power = house.rules.special[kind] ?? null;
  const name = kind === 'JK' ? words.cards.joker : words.cards.rank(kind);
  const remarks = remarksAt(house, keys);
  const set = (to: Power | null) => edit((now) => change(now, keys, to));
  return (
    <details
      className="house-kind"
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && onToggle(currentTarget.open)}
    >
      <summary data-testid={`special-${kind}`}>
        <b>{name}</b> <span>{sayPower(words, power)}</span>
        {differs(house, keys) && <span className="house-mark"> · {words.house.changed}</span>}
        {remarks.length > 0 && (
          <span className="house-mark"> · {words.house.problems[remarks[0]!.level]}</span>
        )}
      </summary>
      {open && (
        <Part house={house} keys={keys} name={name} remarks={remarks}>
          <Check
            testId={`is-special-${kind}`}
            label={words.house.special.isSpecial}
            on={power !== null}
            onChange={(on) => set(on ? (house.base.special[kind] ?? FIRST_POWER) : null)}
          />
          {power !== null && (
            <div className="house-power">
              <Where kind={kind} power={power} onChange={set} />
              <Does kind={kind} power={power} onChange={set} />
            </div>
          )}
        </Part>
      )}
    </details>
  );
}

/** What each rank and the jokers do. */
export function Special({ house }: { readonly house: House }) {
  const [opened, setOpened] = useState<ReadonlySet<Kind>>(new Set());
  const wanted = useContext(WantedContext).keys;
  useEffect(() => {
    if (wanted?.[0] === 'special') setOpened((now) => new Set([...now, wanted[1] as Kind]));
  }, [wanted]);
  return (
    <div className="house-kinds">
      {KINDS.map((kind) => (
        <SpecialKind
          key={kind}
          house={house}
          kind={kind}
          open={opened.has(kind)}
          onToggle={(open) =>
            setOpened((now) => new Set(open ? [...now, kind] : [...now].filter((one) => one !== kind)))
          }
        />
      ))}
    </div>
  );
}
