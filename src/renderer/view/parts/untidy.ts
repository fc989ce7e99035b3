import type { PileSlot } from '../../../engine/cards.ts';

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

/** The most that a card is turned and moved: somewhere in the pile, on top of it, and beside others that are read. */
const LIES = {
  inside: { turn: 16, dx: 8, dy: 3 },
  top: { turn: 4, dx: 3, dy: 1 },
  fanned: { turn: 2, dx: 1, dy: 1 },
} as const satisfies Record<string, Lie>;

/** How a card lies on the pile, as hands leave it: the same on every screen. */
export function lieOf(slot: PileSlot, index: number, where: keyof typeof LIES): Lie {
  const seed = mixed(`${slot} ${slot === '??' ? index : ''}`);
  const part = (shift: number) => ((seed >>> shift) & 255) / 127.5 - 1;
  const { turn, dx, dy } = LIES[where];
  return { turn: turn * part(0), dx: dx * part(8), dy: dy * part(16) };
}
