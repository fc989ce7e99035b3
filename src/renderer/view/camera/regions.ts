import type { Region } from '../../../protocol/camera.ts';

/** What of a frame is taken hold of: all of it, or an edge or corner by its point of the compass. */
export type Hold = 'all' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** No region is narrower or lower than this part of the picture: a card has to fit in, and two handles beside each other. */
export const SMALLEST = 0.12;

const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

/** Finer than any pixel. */
const tidy = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Moves both ends of a side, or one of them; it stays within the picture and keeps its smallest length. */
function stretch(from: number, length: number, by: number, ends: 'both' | 'first' | 'last' | 'none') {
  const to = from + length;
  if (ends === 'both') return [within(from + by, 0, 1 - length), length] as const;
  if (ends === 'first') {
    const first = within(from + by, 0, to - SMALLEST);
    return [first, to - first] as const;
  }
  return ends === 'last'
    ? ([from, within(to + by, from + SMALLEST, 1) - from] as const)
    : ([from, length] as const);
}

const endsOf = (hold: Hold, first: string, last: string) => {
  if (hold === 'all') return 'both';
  if (hold.includes(first)) return 'first';
  return hold.includes(last) ? 'last' : 'none';
};

/** The region after what is held was moved, by parts of the picture's width and height. */
export function moveRegion(region: Region, hold: Hold, right: number, down: number): Region {
  const [x, width] = stretch(region.x, region.width, right, endsOf(hold, 'w', 'e'));
  const [y, height] = stretch(region.y, region.height, down, endsOf(hold, 'n', 's'));
  return { x: tidy(x), y: tidy(y), width: tidy(width), height: tidy(height) };
}

/** Parts of the picture that an arrow moves a frame by; with Shift, the larger one. */
const STEP = 0.005;
const LEAP = 0.05;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The same by a key; null for keys that move nothing. */
export function regionByKey(
  region: Region,
  hold: Hold,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
) {
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
  if (arrow === undefined) return null;
  const by = shiftKey ? LEAP : STEP;
  return moveRegion(region, hold, arrow[0] * by, arrow[1] * by);
}

/** Where a new region for a seat's face-up cards begins: around the pile, as people sit, the first at the bottom. */
export function regionForSeat(seat: number, seats: number): Region {
  const turn = (2 * Math.PI * seat) / Math.max(1, seats);
  const width = 0.2;
  const height = 0.18;
  return {
    x: tidy(within(0.5 - 0.4 * Math.sin(turn) - width / 2, 0, 1 - width)),
    y: tidy(within(0.5 + 0.41 * Math.cos(turn) - height / 2, 0, 1 - height)),
    width,
    height,
  };
}
