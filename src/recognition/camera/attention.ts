import type { Area } from '../../device/frame.ts';
import { holds, type Spot } from './region.ts';
import type { View } from './surface.ts';
import { boxOf, type Cells, type Thumbnail } from './thumbnail.ts';

/** What a reader is to look at in a frame, and what that covers. */
export interface Attention {
  readonly areas: readonly Area[];
  readonly harder: boolean;
  /** All of the pile's region is looked at. */
  readonly whole: boolean;
}

/** Between two looks at all of the region, while nothing happens. */
const WHOLE = 300;
/** Between two looks while something moves: what moves is blurred anyway. */
const MOVING = 80;
/** Between two looks for what a first pass has missed: at first, and once they found nothing for `IN_VAIN`. */
const HARDER = 240;
const HARDER_LATER = 1500;
const IN_VAIN = 3000;
/** After a slow look there is a rest of this many times its length: on a slow machine, or at a busy table. */
const RESTS = 3;
/** Milliseconds: it is looked for when it has lain still for this long. */
const LAIN = 120;
/** Around what is looked at, in cells: a code at the edge of a change needs its white around it. */
const AROUND = 4;

const grown = ({ x, y, width, height }: Area, by: number, within: Area): Area => {
  const left = Math.max(within.x, x - by);
  const top = Math.max(within.y, y - by);
  const right = Math.min(within.x + within.width, x + width + by);
  const bottom = Math.min(within.y + within.height, y + height + by);
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The least area that holds all cells of either set in the region, and all places. */
function boxAround(
  sets: readonly Cells[],
  region: Cells,
  spots: readonly Spot[],
  like: Thumbnail,
): Area | null {
  const all = region.map((inside, at) => (inside && sets.some((set) => set[at]) ? 1 : 0));
  for (const { x, y, side } of spots) {
    for (const [right, down] of [
      [-1, -1],
      [1, 1],
    ] as const) {
      const column = Math.floor((x + right * side) / like.cell);
      const row = Math.floor((y + down * side) / like.cell);
      if (column >= 0 && row >= 0 && column < like.columns && row < like.rows) {
        all[row * like.columns + column] = 1;
      }
    }
  }
  return boxOf(all, like);
}

/** What makes a frame worth reading. */
export interface Scene {
  readonly at: number;
  readonly view: View;
  readonly thumbnail: Thumbnail;
  /** The pile's region, with a margin; then those of face-up cards. */
  readonly areas: readonly Area[];
  readonly cells: readonly Cells[];
  /** Where codes were read that are not reported yet. */
  readonly candidates: readonly Spot[];
  /** A reported card isn't read, and its place has changed. */
  readonly missing: boolean;
}

/** When a kind of look may come again. What the last one took is told by when the next frame comes. */
function makeRest() {
  let began = Number.NEGATIVE_INFINITY;
  let took: number | null = 0;
  return {
    /** To call with every frame: whether this many milliseconds are over, and the rest that the last look needs. */
    isOver(at: number, least: number): boolean {
      took ??= at - began;
      return at - began >= Math.max(least, RESTS * took);
    },
    begin(at: number): void {
      began = at;
      took = null;
    },
  };
}

/** Decides for each frame what to read of it; most frames need little of it, and many nothing. */
export function makeAttention() {
  const wholes = makeRest();
  const harders = makeRest();
  let lastLook = Number.NEGATIVE_INFINITY;

  return ({ at, view, thumbnail, areas, cells, candidates, missing }: Scene): Attention | null => {
    const [region, ...others] = areas;
    if (!region) return null;
    const whole = wholes.isOver(at, WHOLE);
    const rested = harders.isOver(at, view.newsFor > IN_VAIN ? HARDER_LATER : HARDER);
    if (!whole && view.moving && at - lastLook < MOVING) return null;
    const reason = (view.news !== null || missing) && !view.arm && view.stillFor >= LAIN;
    const harder = reason && rested;
    const sets = view.newsFor > IN_VAIN ? [view.motion] : [view.motion, view.changed];
    const box = boxAround(sets, cells[0]!, candidates, thumbnail);
    const around = box && grown(box, AROUND * thumbnail.cell, region);
    const stirred = (seat: number) => boxAround([view.motion, view.changed], cells[seat + 1]!, [], thumbnail);
    const faceUp = others.filter((_, seat) => whole || stirred(seat) !== null);
    const pile = whole || (missing && harder) ? region : around;
    const looked = [...(pile ? [pile] : []), ...faceUp].filter(
      ({ width, height }) => width > 0 && height > 0,
    );
    if (looked.length === 0) return null;
    lastLook = at;
    if (whole) wholes.begin(at);
    if (harder) harders.begin(at);
    return { areas: looked, harder, whole: pile !== null && holds(pile, region) };
  };
}
