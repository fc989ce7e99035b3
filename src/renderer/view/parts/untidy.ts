import type { Slot } from '../../../engine/cards.ts';

/** How a card lies on the pile. */
export interface Lie {
  /** In degrees. */
  readonly turn: number;
  /** In hundredths of its width and height. */
  readonly dx: number;
  readonly dy: number;
}

/** A number that is always the same for a text, and looks like chance. */
function mixed(text: string): number {
  let mix = 2166136261;
  for (let i = 0; i < text.length; i++) mix = Math.imul(mix ^ text.charCodeAt(i), 16777619);
  mix = Math.imul(mix ^ (mix >>> 15), 2246822507);
  return (mix ^ (mix >>> 13)) >>> 0;
}

/** One of so many, from 0, that is always the same for a text. */
export const pickFor = (text: string, many: number): number => mixed(text) % many;

/** The most that a card of the pile is turned, and the top one, which has to be read. */
const WILD = 16;
const CALM = 4;

/** How a card lies on the pile, as hands leave it: the same on every screen. */
export function lieOf(slot: Slot, index: number, isTop: boolean): Lie {
  const seed = mixed(`${slot} ${slot === '??' ? index : ''}`);
  const part = (shift: number) => ((seed >>> shift) & 255) / 127.5 - 1;
  return {
    turn: (isTop ? CALM : WILD) * part(0),
    dx: (isTop ? 3 : 8) * part(8),
    dy: (isTop ? 1 : 3) * part(16),
  };
}
