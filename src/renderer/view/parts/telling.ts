/** What of a special card its signs show, the same wherever it stands. */
import { EFFECTS, type EffectName, isEffect } from '../../../engine/rules/effects.ts';
import type { PowerName } from '../../../protocol/coach.ts';

/** A sign has room for two. */
const SHOWN = 2;

interface Does {
  readonly power: PowerName;
}

const glance = (power: PowerName): number => EFFECTS[power as EffectName].glance;

/**
 * What a card does, the most telling first and two at most, in whatever order it is given; if it does nothing but go
 * where others don’t, that.
 */
export function tellingOf<D extends Does>(powers: readonly D[]): readonly D[] {
  const effects = powers.filter(({ power }) => isEffect(power));
  const [most] = [...powers.filter(({ power }) => power !== 'onAny'), ...powers];
  if (effects.length === 0) return most === undefined ? [] : [most];
  return effects.toSorted((one, other) => glance(one.power) - glance(other.power)).slice(0, SHOWN);
}

/** What comes one after the other and is alike, together: jacks, queens and kings of one power. */
export function runsOf<T>(items: readonly T[], likeness: (item: T) => unknown): readonly (readonly T[])[] {
  const runs: T[][] = [];
  const keyOf = (item: T): string => JSON.stringify(likeness(item));
  for (const item of items) {
    const last = runs.at(-1);
    if (last !== undefined && keyOf(last[0]!) === keyOf(item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}
