import type { Rank } from '../../../engine/cards.ts';
import type { Effect, Power } from '../../../engine/rules/schema.ts';

/** What a card with a power is like at first: it goes where its rank fits, and does nothing yet. */
export const FIRST_POWER: Power = { on: 'natural', notOn: [], onlyIfStuck: false, effects: [] };

/** The effects that are one word; the type keeps this list whole. */
const PLAIN: Readonly<Record<Extract<Effect, string>, true>> = {
  reset: true,
  transparent: true,
  burn: true,
  sameColour: true,
  reverse: true,
  skip: true,
  again: true,
  removeAfterUse: true,
};
export const PLAIN_EFFECTS = Object.keys(PLAIN) as readonly Extract<Effect, string>[];

/** The effects that name ranks, each as it is at first. */
export const RANKED_EFFECTS = {
  atMost: { atMost: '7' },
  atLeast: { atLeast: '7' },
  unbeatable: { unbeatable: { except: [] } },
  forcePickUp: { forcePickUp: { deflectedBy: [] } },
} as const satisfies Readonly<Record<string, Effect>>;
export type RankedEffect = keyof typeof RANKED_EFFECTS;
export const RANKED = Object.keys(RANKED_EFFECTS) as readonly RankedEffect[];

/** The name of an effect, whatever ranks it names. */
const nameOf = (effect: Effect): string => (typeof effect === 'string' ? effect : Object.keys(effect)[0]!);

export const effectOf = ({ effects }: Power, name: string): Effect | undefined =>
  effects.find((effect) => nameOf(effect) === name);

/** A power with this effect in the place of one of the same name, or without it. */
export function withEffect(power: Power, name: string, effect: Effect | null): Power {
  const has = effectOf(power, name) !== undefined;
  const effects = has
    ? power.effects.flatMap((one) => (nameOf(one) !== name ? [one] : effect === null ? [] : [effect]))
    : [...power.effects, ...(effect === null ? [] : [effect])];
  return { ...power, effects };
}

/** The ranks that an effect names. */
export function ranksOf(effect: Effect): readonly Rank[] {
  if (typeof effect === 'string') return [];
  if ('atMost' in effect) return [effect.atMost];
  if ('atLeast' in effect) return [effect.atLeast];
  return 'unbeatable' in effect ? effect.unbeatable.except : effect.forcePickUp.deflectedBy;
}

/** An effect of this name with these ranks, the first of which counts where it names but one. */
export function withRanks(name: RankedEffect, ranks: readonly Rank[]): Effect {
  const [first = '7'] = ranks;
  switch (name) {
    case 'atMost':
      return { atMost: first };
    case 'atLeast':
      return { atLeast: first };
    case 'unbeatable':
      return { unbeatable: { except: [...ranks] } };
    case 'forcePickUp':
      return { forcePickUp: { deflectedBy: [...ranks] } };
  }
}

/** The ways in which a card may be laid on others. */
export const PLACES = ['natural', 'any', 'maxTop'] as const;
export type PlaceName = (typeof PLACES)[number];

export const placeOf = ({ on }: Power): PlaceName => (typeof on === 'string' ? on : 'maxTop');

export const withPlace = (power: Power, place: PlaceName, top: Rank = '7'): Power => ({
  ...power,
  on: place === 'maxTop' ? { maxTop: top } : place,
});
