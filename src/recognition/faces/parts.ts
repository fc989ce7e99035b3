import type { Level } from './level.ts';

/** A patch of ink, in pixels of its level. */
export interface Part {
  readonly x: number;
  readonly y: number;
  /** Four times the spread along its longer and its shorter axis: about its size both ways. */
  readonly long: number;
  readonly short: number;
  /** Radians: the direction of the longer axis. */
  readonly angle: number;
  /** From 0 (as its paper) to about 1. */
  readonly red: number;
  /** How bright the paper around it is. */
  readonly paper: number;
  readonly area: number;
}

/** In pixels of the level: what is smaller can't be read, what is larger is found at the next level. */
const SMALLEST = 6;
const LARGEST = 46;
const LEAST_AREA = 14;
/** Ink is darker than its paper by this much, and by each of these shares, of which some part what others join. */
const DARKER = 12;
const SHARES = [0.5, 0.66, 0.82] as const;
/** Paper is at least so bright, as a part of the brightest of the picture: cards are white, and lie in the light. */
const LEAST_PAPER = 0.35;
/** Pixels across a cell of paper, and cells around it that are looked at both ways: 41 pixels. */
const CELL = 4;
const AROUND = 5;

/**
 * The greatest of the values up to `AROUND` to each side in its row, with rows and columns changed over: twice is all
 * around. Two values are compared for each, however many are around (van Herk 1992): the greatest from its block's
 * begin on, and up to its block's end.
 */
function spreadTurned(values: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(values.length);
  const from = new Uint8Array(width);
  const upTo = new Uint8Array(width);
  const blocks = Int32Array.from({ length: width }, (_, x) => Math.floor(x / (2 * AROUND + 1)));
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const value = values[row + x]!;
      upTo[x] = x > 0 && blocks[x - 1] === blocks[x] && upTo[x - 1]! > value ? upTo[x - 1]! : value;
    }
    for (let x = width - 1; x >= 0; x--) {
      const value = values[row + x]!;
      from[x] = x < width - 1 && blocks[x + 1] === blocks[x] && from[x + 1]! > value ? from[x + 1]! : value;
    }
    for (let x = 0; x < width; x++) {
      const begin = Math.max(0, x - AROUND);
      const end = Math.min(width - 1, x + AROUND);
      const isOneBlock = blocks[begin] === blocks[end];
      const before = isOneBlock && begin === 0 ? 0 : from[begin]!;
      const after = isOneBlock && begin > 0 ? 0 : upTo[end]!;
      out[x * height + y] = before > after ? before : after;
    }
  }
  return out;
}

const spread = (values: Uint8Array, width: number, height: number): Uint8Array =>
  spreadTurned(spreadTurned(values, width, height), height, width);

const inverted = (values: Uint8Array): Uint8Array => values.map((value) => 255 - value);

/** How bright it would be without ink, cell by cell: a closing by 41 pixels (Serra 1982), on the brightest of each cell. */
function paperOf({ width, height, ink }: Level): { readonly columns: number; readonly cells: Uint8Array } {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const cells = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const cell = (y >> 2) * columns + (x >> 2);
      if (ink[at]! > cells[cell]!) cells[cell] = ink[at]!;
    }
  return { columns, cells: inverted(spread(inverted(spread(cells, columns, rows)), columns, rows)) };
}

/** The grey that is brighter than all but one in a hundred cells. */
function brightestOf(cells: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const cell of cells) counts[cell]!++;
  let [left, grey] = [cells.length / 100, 255];
  while (grey > 0 && left >= counts[grey]!) left -= counts[grey--]!;
  return grey;
}

/** For each pixel how many of the shares it is dark enough for. */
function darknessOf(level: Level, columns: number, cells: Uint8Array, least: number): Uint8Array {
  const { width, height, ink } = level;
  const leastPaper = Math.floor(Math.max(LEAST_PAPER * brightestOf(cells), least));
  const limits = SHARES.map((share) => {
    const table = new Int16Array(256).fill(-1);
    for (let paper = leastPaper; paper < 256; paper++)
      table[paper] = Math.min(Math.ceil(share * (paper + 4)) - 4, paper - DARKER);
    return table;
  });
  const [first, second, third] = limits as [Int16Array, Int16Array, Int16Array];
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = (y >> 2) * columns;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const paper = cells[row + (x >> 2)]!;
      const value = ink[at]!;
      if (value < third[paper]!) dark[at] = value < second[paper]! ? (value < first[paper]! ? 3 : 2) : 1;
    }
  }
  return dark;
}

/** Sums over the pixels of a patch, from which its middle, size and direction follow. */
const FIELDS = 9;
const [N, SX, SY, SXX, SYY, SXY, RED, LEFT, RIGHT] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Rows of dark pixels, joined into patches where they touch (in four directions). */
class Runs {
  parent = new Int32Array(4096);
  sums = new Float64Array(4096 * FIELDS);
  tops = new Int32Array(4096);
  bottoms = new Int32Array(4096);
  count = 0;

  private grow(): void {
    const longer = <T extends Int32Array | Float64Array>(old: T, made: T): T => {
      made.set(old as never);
      return made;
    };
    const size = this.parent.length * 2;
    this.parent = longer(this.parent, new Int32Array(size));
    this.tops = longer(this.tops, new Int32Array(size));
    this.bottoms = longer(this.bottoms, new Int32Array(size));
    this.sums = longer(this.sums, new Float64Array(size * FIELDS));
  }

  add(y: number, begin: number, end: number, red: number): number {
    if (this.count === this.parent.length) this.grow();
    const run = this.count++;
    const n = end - begin;
    const sum = ((begin + end - 1) * n) / 2;
    const squares = ((end - 1) * end * (2 * end - 1) - (begin - 1) * begin * (2 * begin - 1)) / 6;
    const { sums } = this;
    const at = run * FIELDS;
    sums[at + N] = n;
    sums[at + SX] = sum;
    sums[at + SY] = n * y;
    sums[at + SXX] = squares;
    sums[at + SYY] = n * y * y;
    sums[at + SXY] = sum * y;
    sums[at + RED] = red;
    sums[at + LEFT] = begin;
    sums[at + RIGHT] = end;
    this.parent[run] = run;
    this.tops[run] = y;
    this.bottoms[run] = y;
    return run;
  }

  root(run: number): number {
    const { parent } = this;
    let at = run;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.root(one), this.root(other)];
    if (a === b) return;
    const [to, from] = a < b ? [a, b] : [b, a];
    this.parent[from] = to;
    const { sums } = this;
    for (let field = 0; field < LEFT; field++)
      sums[to * FIELDS + field] = sums[to * FIELDS + field]! + sums[from * FIELDS + field]!;
    sums[to * FIELDS + LEFT] = Math.min(sums[to * FIELDS + LEFT]!, sums[from * FIELDS + LEFT]!);
    sums[to * FIELDS + RIGHT] = Math.max(sums[to * FIELDS + RIGHT]!, sums[from * FIELDS + RIGHT]!);
    this.tops[to] = Math.min(this.tops[to]!, this.tops[from]!);
    this.bottoms[to] = Math.max(this.bottoms[to]!, this.bottoms[from]!);
  }
}

function joinedRuns({ width, height, red }: Level, dark: Uint8Array, least: number): Runs {
  const runs = new Runs();
  let before: number[] = [];
  for (let y = 0; y < height; y++) {
    const row: number[] = [];
    const start = y * width;
    let above = 0;
    for (let x = 0; x < width; x++) {
      if (dark[start + x]! < least) continue;
      const begin = x;
      let reds = 0;
      for (; x < width && dark[start + x]! >= least; x++) reds += red[start + x]!;
      const run = runs.add(y, begin, x, reds - 128 * (x - begin));
      row.push(begin, x, run);
      while (above < before.length && before[above + 1]! <= begin) above += 3;
      for (let i = above; i < before.length && before[i]! < x; i += 3) runs.join(before[i + 2]!, run);
    }
    before = row;
  }
  return runs;
}

function partOf(runs: Runs, run: number, cells: Uint8Array, columns: number): Part | null {
  const at = run * FIELDS;
  const { sums } = runs;
  const n = sums[at + N]!;
  const side = Math.max(sums[at + RIGHT]! - sums[at + LEFT]!, runs.bottoms[run]! - runs.tops[run]! + 1);
  if (n < LEAST_AREA || side < SMALLEST || side > LARGEST) return null;
  const [x, y] = [sums[at + SX]! / n, sums[at + SY]! / n];
  const xx = sums[at + SXX]! / n - x * x + 0.08;
  const yy = sums[at + SYY]! / n - y * y + 0.08;
  const xy = sums[at + SXY]! / n - x * y;
  const mean = (xx + yy) / 2;
  const apart = Math.hypot((xx - yy) / 2, xy);
  const paper = cells[(y >> 2) * columns + (x >> 2)]!;
  return {
    x,
    y,
    long: 4 * Math.sqrt(mean + apart),
    short: 4 * Math.sqrt(Math.max(mean - apart, 0.05)),
    angle: Math.atan2(2 * xy, xx - yy) / 2,
    red: (1.4 * sums[at + RED]!) / n / (paper + 8),
    paper,
    area: n,
  };
}

/** Much the same patch, found with another share. */
const keyOf = ({ x, y, long, short }: Part): string =>
  `${Math.round(x / 3)} ${Math.round(y / 3)} ${Math.round(Math.log(long) / 0.2)} ${Math.round(Math.log(short) / 0.2)}`;

/**
 * The patches of ink on brighter paper that may be a rank or a suit, or two that have grown together; on paper of at
 * least this brightness.
 */
export function partsOf(level: Level, leastPaper = 0): readonly Part[] {
  const { columns, cells } = paperOf(level);
  const dark = darknessOf(level, columns, cells, leastPaper);
  const parts = new Map<string, Part>();
  for (let least = SHARES.length; least > 0; least--) {
    const runs = joinedRuns(level, dark, least);
    for (let run = 0; run < runs.count; run++) {
      const part = runs.parent[run] === run ? partOf(runs, run, cells, columns) : null;
      if (part && !parts.has(keyOf(part))) parts.set(keyOf(part), part);
    }
  }
  return [...parts.values()];
}
