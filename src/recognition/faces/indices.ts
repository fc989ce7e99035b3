import type { Area, Frame } from '../../device/frame.ts';
import { levelsOf } from './level.ts';
import { type Part, partsOf } from './parts.ts';

/** Where a corner index may be printed: rank above suit. In pixels of the picture. */
export interface Place {
  /** The middle between the two. */
  readonly x: number;
  readonly y: number;
  /** From the suit's middle to the rank's. */
  readonly upX: number;
  readonly upY: number;
  /** How bright the paper around it is. */
  readonly paper: number;
}

const sizeOf = ({ long, short }: Part): number => Math.sqrt(long * short);

/** How far one direction is from another, either way round, from 0 to half a turn's half. */
const between = (one: number, other: number): number => {
  const apart = Math.abs(one - other) % Math.PI;
  return Math.min(apart, Math.PI - apart);
};

/** A rank and its suit: their distance in mean sizes, and the suit's size in the rank's. */
const APART = [0.75, 2.4] as const;
const SUIT_SIZE = [0.42, 1.5] as const;
const RED_APART = 0.28;
const PAPER_APART = 1.43;
/** A rank that is longer than this (long by short) stands upright; and no suit is so long. */
const UPRIGHT = 1.7;
const SUIT_LONGEST = 2.1;
const TURNED = (50 * Math.PI) / 180;
/** The most suits that are tried for a rank: print and wood grain have more patches than any card. */
const MOST_SUITS = 10;

/** Parts by the square that they lie in, so that those nearby are found at once. */
class Grid {
  private readonly cells = new Map<number, Part[]>();
  constructor(
    parts: readonly Part[],
    private readonly side: number,
  ) {
    for (const part of parts) {
      const key = this.key(Math.floor(part.x / side), Math.floor(part.y / side));
      const cell = this.cells.get(key);
      if (cell) cell.push(part);
      else this.cells.set(key, [part]);
    }
  }
  private key = (column: number, row: number): number => row * 65536 + column;
  *near(x: number, y: number, reach: number): Iterable<Part> {
    const { side } = this;
    for (let row = Math.floor((y - reach) / side); row <= Math.floor((y + reach) / side); row++)
      for (let column = Math.floor((x - reach) / side); column <= Math.floor((x + reach) / side); column++)
        yield* this.cells.get(this.key(column, row)) ?? [];
  }
}

function fits(rank: Part, suit: Part, joined: boolean): boolean {
  const [r, s] = [sizeOf(rank), sizeOf(suit)];
  if (s >= SUIT_SIZE[1] * r || s <= SUIT_SIZE[0] * r) return false;
  const distance = Math.hypot(rank.x - suit.x, rank.y - suit.y) / ((r + s) / 2);
  if (distance <= APART[0] || distance >= APART[1]) return false;
  if (Math.abs(rank.red - suit.red) >= RED_APART) return false;
  if (Math.max(rank.paper, suit.paper) >= PAPER_APART * Math.min(rank.paper, suit.paper)) return false;
  if (suit.long >= SUIT_LONGEST * suit.short) return false;
  const up = Math.atan2(rank.y - suit.y, rank.x - suit.x);
  return joined || rank.long <= UPRIGHT * rank.short || between(up, rank.angle) <= TURNED;
}

/** "10" is two slim parts side by side. */
function tensOf(parts: readonly Part[], grid: Grid): Part[] {
  const tens: Part[] = [];
  for (const one of parts) {
    if (one.long <= 1.25 * one.short) continue;
    for (const other of grid.near(one.x, one.y, one.long)) {
      if (other === one || other.long <= 1.25 * other.short) continue;
      if (other.x < one.x || (other.x === one.x && other.y < one.y)) continue;
      const high = Math.max(one.long, other.long);
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      if (distance >= 0.95 * high || distance <= 0.25 * high) continue;
      if (Math.min(one.long, other.long) <= 0.7 * high) continue;
      if (Math.abs(one.red - other.red) >= 0.2) continue;
      const beside = Math.atan2(one.y - other.y, one.x - other.x);
      if (Math.PI / 2 - between(beside, one.angle) >= 0.6) continue;
      tens.push({
        ...one,
        x: (one.x + other.x) / 2,
        y: (one.y + other.y) / 2,
        long: high,
        short: 0.85 * high,
        red: (one.red + other.red) / 2,
      });
    }
  }
  return tens;
}

function pairsOf(ranks: readonly Part[], grid: Grid, joined: boolean, out: Place[]): void {
  for (const rank of ranks) {
    const suits: Part[] = [];
    for (const suit of grid.near(rank.x, rank.y, 3 * sizeOf(rank)))
      if (suit !== rank && fits(rank, suit, joined)) suits.push(suit);
    if (suits.length > MOST_SUITS) {
      const apart = (suit: Part) => Math.hypot(rank.x - suit.x, rank.y - suit.y);
      suits.sort((a, b) => apart(a) - apart(b)).length = MOST_SUITS;
    }
    for (const suit of suits)
      out.push({
        x: (rank.x + suit.x) / 2,
        y: (rank.y + suit.y) / 2,
        upX: rank.x - suit.x,
        upY: rank.y - suit.y,
        paper: rank.paper,
      });
  }
}

/** Rank and suit that have grown together are one long part; which of them is above can't be told. */
function grownOf(parts: readonly Part[], out: Place[]): void {
  for (const { x, y, long, short, angle, paper } of parts) {
    if (long <= 14 || long <= 1.45 * short || long >= 3.2 * short) continue;
    const [upX, upY] = [Math.cos(angle) * long * 0.52, Math.sin(angle) * long * 0.52];
    out.push({ x, y, upX, upY, paper }, { x, y, upX: -upX, upY: -upY, paper });
  }
}

/** What is known beforehand of the indices in a picture. */
export interface Known {
  /** Whether one may be so long, in pixels from suit to rank. */
  readonly fits: (length: number) => boolean;
  /** How bright their paper is; 0 for unknown. */
  readonly paper: number;
  /** The most places that are worth looking at, those on the likeliest paper first: grain of a table has thousands. */
  readonly most: number;
}

const NOTHING: Known = { fits: () => true, paper: 0, most: Number.POSITIVE_INFINITY };

/** How bright paper is at least, as a part of that of the table's other cards: grain of a darker table isn't looked at. */
const LEAST_OF_KNOWN = 0.5;

/** The likeliest of these places by their paper: as bright as it is known to be, else as bright as can be. */
function likeliest(places: readonly Place[], { paper, most }: Known): readonly Place[] {
  if (places.length <= most) return places;
  const apart = (place: Place) => (paper > 0 ? Math.abs(place.paper - paper) : -place.paper);
  return [...places].sort((a, b) => apart(a) - apart(b)).slice(0, most);
}

/** Each place once: the first of those that lie together, as long and as turned. */
function once(places: readonly Place[]): Place[] {
  const kept = new Map<number, Place[]>();
  const out: Place[] = [];
  const SIDE = 16;
  const key = (column: number, row: number) => row * 65536 + column;
  for (const place of places) {
    const length = Math.hypot(place.upX, place.upY);
    const reach = 0.22 * length;
    const isSame = (other: Place): boolean => {
      if (Math.hypot(other.x - place.x, other.y - place.y) >= reach) return false;
      const longer = Math.hypot(other.upX, other.upY) / length;
      if (longer > 1.25 || longer < 0.8) return false;
      const cross = place.upX * other.upY - place.upY * other.upX;
      const dot = place.upX * other.upX + place.upY * other.upY;
      return Math.abs(Math.atan2(cross, dot)) < 0.3;
    };
    let known = false;
    for (let row = Math.floor((place.y - reach) / SIDE); !known && row <= (place.y + reach) / SIDE; row++)
      for (let column = Math.floor((place.x - reach) / SIDE); column <= (place.x + reach) / SIDE; column++)
        if (kept.get(key(column, row))?.some(isSame)) known = true;
    if (known) continue;
    out.push(place);
    const at = key(Math.floor(place.x / SIDE), Math.floor(place.y / SIDE));
    const cell = kept.get(at);
    if (cell) cell.push(place);
    else kept.set(at, [place]);
  }
  return out;
}

/** Pixels between two that are looked at, and around those that may be a card's. */
const STEP = 3;
const EDGE = 12;

/** The part of an area that holds all that is at least so bright; null if nothing is. */
function brightPart({ grey, width }: Frame, area: Area, least: number): Area | null {
  let [left, right, top, bottom] = [area.width, -1, area.height, -1];
  for (let y = 0; y < area.height; y += STEP)
    for (let x = 0, at = (area.y + y) * width + area.x; x < area.width; x += STEP, at += STEP)
      if (grey[at]! >= least) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
  if (right < 0) return null;
  const [x, y] = [Math.max(0, left - EDGE), Math.max(0, top - EDGE)];
  return {
    x: area.x + x,
    y: area.y + y,
    width: Math.min(area.width, right + EDGE) - x,
    height: Math.min(area.height, bottom + EDGE) - y,
  };
}

/**
 * Where corner indices may be in an area of a picture, without any learning: two patches of ink of like size and
 * colour on like paper, close together, each in turn as the rank. Most places are none; nearly all indices are there.
 * Where their paper is known, only what is half as bright is looked at.
 */
export function placesIn(
  frame: Frame,
  area: Area,
  from: number,
  count: number,
  known = NOTHING,
): readonly Place[] {
  const all: Place[] = [];
  const least = LEAST_OF_KNOWN * known.paper;
  const lit = known.paper > 0 ? brightPart(frame, area, least) : area;
  for (const level of lit === null ? [] : levelsOf(frame, lit, from, count)) {
    const parts = partsOf(level, least);
    const grid = new Grid(parts, 24);
    const found: Place[] = [];
    pairsOf(parts, grid, false, found);
    pairsOf(tensOf(parts, grid), grid, true, found);
    grownOf(parts, found);
    for (const { x, y, upX, upY, paper } of found) {
      if (!known.fits(Math.hypot(upX, upY) * level.scale)) continue;
      all.push({
        paper,
        x: (x + 0.5) * level.scale + level.x,
        y: (y + 0.5) * level.scale + level.y,
        upX: upX * level.scale,
        upY: upY * level.scale,
      });
    }
  }
  return once(likeliest(all, known));
}
