import type { Area } from '../../device/frame.ts';
import { changes } from './change.ts';
import { isElsewhere, squaresOf } from './shift.ts';
import { boxOf, type Cells, count, regreyed, type Thumbnail } from './thumbnail.ts';

/** The table as pictures show it, without reading any code. */
export interface View {
  /** Something moves in the pile's region. */
  readonly moving: boolean;
  /** For how long nothing has moved there, in milliseconds. */
  readonly stillFor: number;
  /** The cells of the whole picture that move. */
  readonly motion: Cells;
  /** The cells of the whole picture that differ from the reference. */
  readonly changed: Cells;
  /** Those of them in the pile's region, if they are enough for a card. */
  readonly news: Area | null;
  /** For how long there has been something new in the region, nothing moving. */
  readonly newsFor: number;
  /** Something reaches into the pile's region from outside. */
  readonly arm: boolean;
  /** The picture outside of the regions has changed as a whole. */
  readonly shifted: boolean;
  readonly dark: boolean;
}

/** The cells of the regions; `near` are those around the pile's, `outside` those in no region. */
export interface Parts {
  readonly pile: Cells;
  readonly near: Cells;
  readonly outside: Cells;
}

/** Pictures are compared over at least this many milliseconds: at 30 a second little moves from one to the next. */
const APART = 60;
/** Shares of a region's cells that must move, and that must be new, to be more than chance; and the fewest cells. */
const MOVING = 0.002;
const NEW = 0.01;
const FEW = 6;
/** A card's print may be as bright as the table on the whole, but its cells differ by this many greys more. */
const BUSIER = 24;
/** A picture whose brightest cells are darker shows nothing. */
const DARK = 20;
/** Milliseconds: the camera was moved if the picture has been elsewhere for this long, and all was still. */
const SHIFTED_FOR = 1500;
/** What reaches into the region for longer than this is a thing that lies there. */
const LONGEST_ARM = 5000;
/** Milliseconds after which a change outside the region belongs to the picture. */
const OUTSIDE = 2000;
/** Milliseconds after which a small change in the region, such as a card's shadow, belongs to it. */
const LITTLE = 1000;
/** Between two times that the reference follows the light. */
const FOLLOW = 200;

/** Whether cells that touch each other lead from inside the region to the outside. */
function leadsOut(changed: Cells, { pile, near }: Parts, columns: number): boolean {
  const seen = new Uint8Array(changed.length);
  for (let start = 0; start < changed.length; start++) {
    if (!changed[start] || !near[start] || seen[start]) continue;
    const queue = [start];
    let [inside, outside] = [0, 0];
    seen[start] = 1;
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      if (pile[at]) inside++;
      else outside++;
      const column = at % columns;
      for (const next of [
        at - columns,
        at + columns,
        column > 0 ? at - 1 : at,
        column < columns - 1 ? at + 1 : at,
      ]) {
        if (!changed[next] || seen[next]) continue;
        seen[next] = 1;
        queue.push(next);
      }
    }
    if (inside >= FEW && outside >= FEW) return true;
  }
  return false;
}

function isDark({ grey }: Thumbnail): boolean {
  let bright = 0;
  for (const value of grey) if (value >= DARK) bright++;
  return bright < grey.length * 0.02;
}

/**
 * Keeps the reference, the table as it was when last all was still and explained, and the empty table. One
 * surface is for frames of one size.
 */
export function makeSurface(first: Thumbnail, at: number, parts: Parts) {
  const cells = count(parts.pile);
  const most = (part: number) => Math.max(FEW, cells * part);
  const squares = squaresOf(parts.outside, first);
  let reference = first;
  let empty: Thumbnail | null = null;
  let recent: { thumbnail: Thumbnail; at: number }[] = [{ thumbnail: first, at }];
  let now = first;
  let lastMotion = at;
  let lastMotionOutside = at;
  let newsSince = at;
  let followed = at;
  let armSince: number | null = null;
  let shiftedSince: number | null = null;

  /** Takes over what is seen now: in unchanged cells bit by bit, in those that `explained` has at once. */
  function adopt(changed: Cells, explained: (cell: number) => boolean): void {
    const grey = Uint8Array.from(reference.grey);
    for (let cell = 0; cell < grey.length; cell++) {
      if (!changed[cell]) grey[cell] = (grey[cell]! * 3 + now.grey[cell]! + 2) >> 2;
      else if (explained(cell)) grey[cell] = now.grey[cell]!;
    }
    reference = regreyed(now, grey);
  }

  function motionUntil(time: number): Cells {
    const older = recent.filter((past) => time - past.at >= APART);
    const past = older.at(-1) ?? recent[0]!;
    recent = [...recent.filter((one) => one.at >= past.at), { thumbnail: now, at: time }];
    return changes(past.thumbnail, now);
  }

  function take(thumbnail: Thumbnail, time: number): View {
    now = thumbnail;
    const motion = motionUntil(time);
    const moving = count(motion, parts.pile) >= Math.max(3, cells * MOVING);
    if (moving) lastMotion = time;
    if (count(motion, parts.outside) >= Math.max(FEW, motion.length * MOVING)) lastMotionOutside = time;
    const changed = changes(reference, now);
    const isNew = count(changed, parts.pile) >= most(NEW);
    if (!isNew || moving) newsSince = time;
    armSince = isNew && leadsOut(changed, parts, now.columns) ? (armSince ?? time) : null;
    const arm = armSince !== null && time - armSince < LONGEST_ARM;
    const elsewhere = isElsewhere(reference, now, squares);
    const allStill = time - Math.max(lastMotion, lastMotionOutside);
    shiftedSince = elsewhere ? (shiftedSince ?? time) : null;
    const shifted = shiftedSince !== null && Math.min(allStill, time - shiftedSince) >= SHIFTED_FOR;
    if (!moving && !elsewhere && time - followed >= FOLLOW) {
      followed = time;
      const outside = allStill >= OUTSIDE && !arm;
      const little = !isNew && time - lastMotion >= LITTLE;
      adopt(changed, (cell) => (parts.pile[cell] ? little : outside));
    }
    const own = changed.map((value, cell) => value & parts.pile[cell]!);
    const news = isNew ? boxOf(own, now) : null;
    const dark = isDark(now);
    return {
      moving,
      stillFor: time - lastMotion,
      motion,
      changed,
      news,
      newsFor: time - newsSince,
      arm,
      shifted,
      dark,
    };
  }

  return {
    take,
    /** The table as it was when last all was still and explained. */
    reference: () => reference,
    /** Takes what has changed in these cells of the region for explained, unless the camera may have moved. */
    explain(changed: Cells, explained: (cell: number) => boolean): void {
      if (shiftedSince === null) adopt(changed, (cell) => parts.pile[cell] === 1 && explained(cell));
    },
    /** The table is empty as it is now; null: that isn't known any more. */
    learnEmpty(known: boolean): void {
      empty = known ? now : null;
    },
    /** The empty table, if it was ever seen. */
    empty: () => empty,
    /** The cells that differ from the empty table; all if it was never seen. */
    fromEmpty: (): Cells => (empty ? changes(empty, now) : new Uint8Array(now.grey.length).fill(1)),
    /** Whether the pile's region looks empty; and how much of the place where cards lay does. */
    emptiness(): { readonly empty: boolean | null; readonly bare: number } {
      if (!empty) return { empty: null, bare: 0 };
      const other = changes(empty, now);
      const covered = changes(empty, reference).map((value, cell) => value & parts.pile[cell]!);
      const lain = count(covered);
      const isBusier = (cell: number) => now.range[cell]! > empty!.range[cell]! + BUSIER;
      const lies = covered.map((value, cell) => (value && (other[cell] || isBusier(cell)) ? 1 : 0));
      const bare = lain >= FEW ? 1 - count(lies) / lain : 0;
      return { empty: count(other, parts.pile) < most(NEW) / 2, bare };
    },
  };
}
export type Surface = ReturnType<typeof makeSurface>;
