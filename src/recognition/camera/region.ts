import type { Area, Frame } from '../../device/frame.ts';
import type { Found, Point } from './reader.ts';

/** A part of the picture, as parts of its width and height. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where cards lie: the pile, and for each seat its face-up cards; null where nobody said. */
export interface Regions {
  readonly pile: Region;
  readonly faceUp: readonly (Region | null)[];
}

/** Where a code or an index is: its middle and the length of a side, in pixels of the whole frame. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** Nothing of its card is farther away, in pixels. */
  readonly reach: number;
}

/**
 * The same in sides: a card is 63 by 88 mm, its code no smaller than 5 (`sheet/sizes`), and its index, as
 * `faces/face-reader` gives its corners, seldom smaller than 12.
 */
const REACH = { code: 20, face: 9 } as const;

type Size = Pick<Frame, 'width' | 'height'>;

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The middle of what was found, and the mean length of its four sides. */
export function spotOf({
  corners: [a, b, c, d],
  how = 'code',
}: Pick<Found, 'corners'> & Partial<Pick<Found, 'how'>>): Spot {
  const side = (distance(a, b) + distance(b, c) + distance(c, d) + distance(d, a)) / 4;
  return {
    x: (a[0] + b[0] + c[0] + d[0]) / 4,
    y: (a[1] + b[1] + c[1] + d[1]) / 4,
    side,
    reach: REACH[how] * side,
  };
}

/** How far apart two places are, in pixels. */
export const apart = (a: Pick<Spot, 'x' | 'y'>, b: Pick<Spot, 'x' | 'y'>): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

export const isWithin = (spot: Spot, area: Area): boolean =>
  spot.x >= area.x && spot.x < area.x + area.width && spot.y >= area.y && spot.y < area.y + area.height;

/** A region in pixels, `margin` pixels wider on each side as far as the frame goes. */
export function areaOf(region: Region, frame: Size, margin = 0): Area {
  const x = Math.max(0, Math.floor(region.x * frame.width - margin));
  const y = Math.max(0, Math.floor(region.y * frame.height - margin));
  const right = Math.min(frame.width, Math.ceil((region.x + region.width) * frame.width + margin));
  const bottom = Math.min(frame.height, Math.ceil((region.y + region.height) * frame.height + margin));
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** Whether all of `inner` lies in `outer`. */
export const holds = (outer: Area, inner: Area): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
