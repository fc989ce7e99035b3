import { useContext, useEffect, useState } from 'react';
import { KINDS, type Kind, MOST_CHOICES, RANKS, type Rank } from '../../../engine/cards.ts';
import {
  EFFECT_NAMES,
  type Effect,
  type EffectName,
  isRankedEffect,
  nameOf,
  type OneEffect,
  OWN_EFFECTS,
  optionsOf,
  type RankedEffect,
  ranksOf,
  withRanks,
} from '../../../engine/rules/effects.ts';
import type { Power } from '../../../engine/rules/schema.ts';
import { closedRanks } from '../../../words/say/rule-page.ts';
import { useTools } from '../../store/context.ts';
import { PARAMETERS } from '../../store/house/controls.ts';
import { change, type House } from '../../store/house/house.ts';
import { Segments } from '../settings/section.tsx';
import { Pick, RankBoxes, RankPick } from './fields.tsx';
import { groupOf, matters } from './group-of.ts';
import { JokerCounts } from './joker-counts.tsx';
import { ParameterPart } from './parameter.tsx';
import { Part } from './part.tsx';
import { Palette, Question, TileFace } from './ranks.tsx';
import { clashingAt, remarksAt } from './remarks.ts';
import { limitOf, tileOf, tilesFor } from './tiles.ts';
import { useHouseEdit } from './use-house.ts';
import { WantedContext } from './wanted-part.ts';

/** What a card with a power is like at first: it goes where its rank fits, and does nothing yet. */
export const FIRST_POWER: Power = { on: 'natural', notOn: [], onlyIfStuck: false, effects: [] };

/** The same of a kind: a joker goes anywhere, as it has no rank that could fit. */
const firstPower = (kind: Kind): Power => (kind === 'JK' ? { ...FIRST_POWER, on: 'any' } : FIRST_POWER);

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
  /** Whether there are jokers, so that an effect may name them. */
  readonly jokers: boolean;
  /** What it does that can’t go together. */
  readonly clashing: readonly EffectName[];
  readonly power: Power;
  readonly onChange: (power: Power) => void;
}

interface DoesProps extends PowerProps {
  /** What its test ids begin with. */
  readonly id: string;
}

const WHENS = [false, 'onEmpty', true] as const;

/** Where a card doesn't go, or only if nothing else fits. */
function Where({ kind, power, onChange }: PowerProps) {
  const { special } = useTools().words.house;
  return (
    <>
      <fieldset className="house-inner">
        <legend>{special.notOn}</legend>
        <RankBoxes
          testId={`not-on-${kind}`}
          label={special.notOn}
          among={RANKS}
          ranks={power.notOn}
          onChange={(notOn) => onChange({ ...power, notOn: [...notOn] })}
        />
      </fieldset>
      <Segments
        testId={`stuck-${kind}`}
        label={special.when}
        chosen={String(power.onlyIfStuck)}
        options={WHENS.map((when) => [String(when), special.stuck[`${when}`]] as const)}
        onChoose={(chosen) =>
          onChange({ ...power, onlyIfStuck: WHENS.find((when) => String(when) === chosen)! })
        }
      />
    </>
  );
}

/** Which ranks an effect names. */
function Ranks({ id, jokers, power, name, onChange }: DoesProps & { readonly name: RankedEffect }) {
  const { effects } = useTools().words;
  const effect = effectOf(power, name);
  if (effect === undefined) return null;
  const testId = `${id}-${name}`;
  const words = effects[name];
  const named = ranksOf(effect);
  const set = (ranks: readonly Kind[]) => onChange(withEffect(power, name, withRanks(name, ranks)));
  if (!('ranks' in words))
    return (
      <RankPick
        testId={`${testId}-rank`}
        label={words.label}
        rank={named[0] as Rank}
        onChange={(rank) => set([rank])}
      />
    );
  return (
    <>
      <p className="house-label">
        {words.label}, {words.ranks}
      </p>
      <RankBoxes
        testId={`${testId}-ranks`}
        label={words.ranks}
        among={jokers || named.includes('JK') ? KINDS : RANKS}
        ranks={named}
        onChange={set}
      />
    </>
  );
}

/** What somebody who presses an effect gets: of one that needs a rank, that of the card itself; of a choice the best known. */
function firstOf(kind: Kind, name: EffectName): Effect {
  const limit = (one: 'atMost' | 'atLeast') => withRanks(one, kind === 'JK' ? [] : [kind]);
  if (name === 'choose') return { choose: [limit('atLeast'), limit('atMost')] };
  return name === 'atMost' || name === 'atLeast' ? limit(name) : withRanks(name, []);
}

/** A choice is one between two things at least. */
const FEWEST = 2;

/** What may be chosen of a card: none of it is a choice itself, nor a rank, nor what a joker counts as. */
const optionsFor = (kind: Kind): readonly EffectName[] =>
  EFFECT_NAMES.filter(
    (name) =>
      name !== 'choose' &&
      name !== 'wild' &&
      !(kind === 'JK' && (name === 'reset' || name === 'transparent')),
  );

/** A power whose card does one of the things that it did, where these are enough for a choice, or of the best known. */
export function withChoice(power: Power, kind: Kind): Power {
  const among = power.effects.filter((effect) => optionsFor(kind).includes(nameOf(effect))) as OneEffect[];
  if (among.length < FEWEST || among.length > MOST_CHOICES)
    return withEffect(power, 'choose', firstOf(kind, 'choose'));
  const others = power.effects.filter((effect) => among.every((one) => one !== effect));
  return { ...power, effects: [...others, { choose: among }] };
}

/** Options after those of a choice were changed: each that stood there unasked gives way to one that is added. */
export function offering(
  before: readonly OneEffect[],
  after: readonly OneEffect[],
  unasked: readonly EffectName[],
) {
  const [goes] = unasked;
  const isMore = after.length > before.length;
  const isKept = (name: EffectName) => {
    const [was, is] = [before, after].map((options) => options.find((one) => nameOf(one) === name));
    return JSON.stringify(was) === JSON.stringify(is);
  };
  // What somebody has changed is wanted.
  if (!isMore) return { options: after, unasked: unasked.filter(isKept) };
  if (goes === undefined) return { options: after, unasked };
  return { options: after.filter((one) => nameOf(one) !== goes), unasked: unasked.slice(1) };
}

/** What the player of a card may choose, each to be pressed on and off. */
function Offers(props: DoesProps) {
  const { house } = useTools().words;
  const { kind, power, onChange } = props;
  const choice = effectOf(power, 'choose');
  // What stands there at first is nobody's wish yet.
  const [unasked, setUnasked] = useState<readonly EffectName[]>([]);
  // What the rules said already somebody has wished.
  const [wasThere] = useState(choice !== undefined);
  if (choice === undefined) return null;
  const isFirst = !wasThere && JSON.stringify(choice) === JSON.stringify(firstOf(kind, 'choose'));
  const set = ({ effects }: Power) => {
    const before = optionsOf(choice);
    const now = offering(before, effects as OneEffect[], isFirst ? before.map(nameOf) : unasked);
    if (now.options.length < FEWEST) return;
    setUnasked(now.unasked);
    onChange(withEffect(power, 'choose', { choose: [...now.options] }));
  };
  return (
    <fieldset className="house-inner">
      <legend>{house.special.offers}</legend>
      <Does
        {...props}
        id={`choice-${kind}`}
        names={optionsFor(kind)}
        power={{ ...power, effects: [...optionsOf(choice)] }}
        onChange={set}
      />
    </fieldset>
  );
}

/** Everything that a card can do, each to be pressed on and off, and the ranks that some of it is about. */
function Does({ names, ...props }: DoesProps & { readonly names: readonly EffectName[] }) {
  const { house, cards } = useTools().words;
  const { id, kind, power, clashing, onChange } = props;
  return (
    <>
      <fieldset className="tiles" aria-label={house.special.does}>
        {names.map((name) => {
          const effect = effectOf(power, name) ?? null;
          const [rank] = ranksOf(effect ?? firstOf(kind, name));
          return (
            <label
              key={name}
              className="pressed-whole tile"
              data-clash={(effect !== null && clashing.includes(name)) || undefined}
            >
              <input
                type="checkbox"
                data-testid={`${id}-${name}`}
                checked={effect !== null}
                onChange={() =>
                  onChange(
                    name === 'choose' && effect === null
                      ? withChoice(power, kind)
                      : withEffect(power, name, effect === null ? firstOf(kind, name) : null),
                  )
                }
              />
              <TileFace sign={name} {...house.tiles.all[name](rank === undefined ? '' : cards.rank(rank))} />
            </label>
          );
        })}
      </fieldset>
      {names.map((name) => isRankedEffect(name) && <Ranks key={name} {...props} name={name} />)}
      <Offers {...props} />
    </>
  );
}

interface KindProps {
  readonly house: House;
  readonly kind: Kind;
}

/** Where the card goes, in a line: one of three, and the rank if it is the third. */
function Places({ house, kind, power, onChange }: KindProps & Pick<PowerProps, 'power' | 'onChange'>) {
  const { special } = useTools().words.house;
  const closed = closedRanks(house.rules, kind);
  const say = (place: PlaceName): string =>
    place === 'any' && closed.length > 0 ? special.onAnyBut(closed) : special.on[place];
  const { on } = power;
  return (
    <div className="cluster goes-on">
      <Segments
        testId={`on-${kind}`}
        label={special.where}
        chosen={placeOf(power)}
        options={PLACES.map((place) => [place, say(place)] as const)}
        onChoose={(place) => onChange(withPlace(power, place))}
      />
      {typeof on !== 'string' && (
        <RankPick
          testId={`top-${kind}`}
          label={special.rank}
          rank={on.maxTop}
          onChange={(rank) => onChange(withPlace(power, 'maxTop', rank))}
        />
      )}
    </div>
  );
}

/** How high or low the next card may be, where the card sets a limit. */
function Limit({ kind, power, onChange }: Omit<PowerProps, 'clashing' | 'jokers'>) {
  const { effects, cards, house } = useTools().words;
  const limit = limitOf(power);
  if (limit === null) return null;
  const { name } = limit;
  return (
    <Pick
      testId={`limit-${kind}`}
      label={effects[name].label}
      value={limit.rank}
      values={RANKS}
      say={(rank) => house.tiles.all[name](cards.rank(rank)).does}
      onChange={(rank) => onChange(withEffect(power, name, withRanks(name, [rank])))}
    />
  );
}

/** All that can be said of what a card does: any number of things at once, where it doesn’t go, and more. */
function InFull({
  house,
  kind,
  power,
  onChange,
}: KindProps & { readonly power: Power | null } & Pick<PowerProps, 'onChange'>) {
  const { words } = useTools();
  const keys = ['special', kind];
  const name = kind === 'JK' ? words.cards.joker : words.cards.rank(kind);
  const own = {
    kind,
    jokers: house.rules.deck.jokers > 0,
    power: power ?? firstPower(kind),
    clashing: clashingAt(house, kind),
    onChange,
  };
  const shared = PARAMETERS.filter(
    ({ control, path }) => control.group === 'special' && matters(house, path),
  );
  return (
    <div className="two-things-open">
      <Part house={house} keys={keys} name={name} remarks={remarksAt(house, keys)} isAsked>
        <Does {...own} id={`effect-${kind}`} names={OWN_EFFECTS} />
        {power !== null && <Places {...own} house={house} />}
        <Where {...own} />
      </Part>
      {shared.length > 0 && <h3>{words.house.special.all}</h3>}
      {shared.map((parameter) => (
        <ParameterPart key={parameter.path} house={house} parameter={parameter} />
      ))}
    </div>
  );
}

/** What the chosen rank does, and whatever else there is to say of it; two things at once, if need be. */
export function SpecialKind({ house, kind }: KindProps) {
  const { words } = useTools();
  const edit = useHouseEdit();
  const wanted = useContext(WantedContext).keys;
  const [chosen, setOpen] = useState(false);
  useEffect(() => {
    if (wanted?.[0] === 'special' || (wanted !== null && groupOf(wanted) === 'special')) setOpen(true);
  }, [wanted]);
  const power = house.rules.special[kind] ?? null;
  const tile = tileOf(power);
  // No tile says all of it.
  const isMore = tile === null || !tilesFor(house.rules).includes(tile);
  const isOpen = chosen || isMore;
  const set = (to: Power | null) => edit((now) => change(now, ['special', kind], to));
  return (
    <>
      <Question kind={kind} />
      {/* What does more than one thing is always shown in full. */}
      {!isMore && (
        <button
          type="button"
          className="link two-things"
          data-testid="two-things"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => {
            // What is shown now begins at its top, too.
            currentTarget.closest('.house-open')?.scrollTo(0, 0);
            setOpen(!isOpen);
          }}
        >
          {isOpen ? words.house.tiles.less : words.house.tiles.more}
        </button>
      )}
      {isOpen && <p className="every-thing">{words.house.tiles.every}</p>}
      {isOpen ? (
        <InFull house={house} kind={kind} power={power} onChange={set} />
      ) : (
        <>
          <Palette house={house} kind={kind} />
          {power !== null && (
            <div className="cluster places-limit">
              <Places house={house} kind={kind} power={power} onChange={set} />
              <Limit kind={kind} power={power} onChange={set} />
              {kind === 'JK' && <JokerCounts house={house} power={power} />}
            </div>
          )}
        </>
      )}
    </>
  );
}
