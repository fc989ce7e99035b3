import type { Rank } from '../../../engine/cards.ts';
import { type Effect, type EffectName, nameOf } from '../../../engine/rules/effects.ts';
import type { Power } from '../../../engine/rules/schema.ts';

/** What a card with a power is like at first: it goes where its rank fits, and does nothing yet. */
export const FIRST_POWER: Power = { on: 'natural', notOn: [], onlyIfStuck: false, effects: [] };

export const effectOf = ({ effects }: Power, name: EffectName): Effect | undefined =>
  effects.find((effect) => nameOf(effect) === name);

/** A power with this effect in the place of one of the same name, or without it. */
export function withEffect(power: Power, name: EffectName, effect: Effect | null): Power {
  const has = effectOf(power, name) !== undefined;
  const effects = has
    ? power.effects.flatMap((one) => (nameOf(one) !== name ? [one] : effect === null ? [] : [effect]))
    : [...power.effects, ...(effect === null ? [] : [effect])];
  return { ...power, effects };
}

/** The ways in which a card may be laid on others. */
export const PLACES = ['natural', 'any', 'maxTop'] as const;
export type PlaceName = (typeof PLACES)[number];

export const placeOf = ({ on }: Power): PlaceName => (typeof on === 'string' ? on : 'maxTop');

export const withPlace = (power: Power, place: PlaceName, top: Rank = '7'): Power => ({
  ...power,
  on: place === 'maxTop' ? { maxTop: top } : place,
});
