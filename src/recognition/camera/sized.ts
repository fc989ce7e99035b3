import type { Area, Frame } from '../../device/frame.ts';
import { type Evidence, makeEvidence } from './evidence.ts';
import { makeSurface, type Surface } from './surface.ts';
import { type Cells, cellsIn, type Thumbnail } from './thumbnail.ts';
import { areaOf, type Zones } from './zone.ts';

/** Around zones, as part of the picture's width: a code at the edge needs its white around it. */
const MARGIN = 0.02;
/** Around the pile's zone, in cells: where an arm that reaches into it has to be. */
const NEAR = 2;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** What is known of frames of one size. */
export interface Sized {
  readonly width: number;
  readonly height: number;
  readonly surface: Surface;
  readonly evidence: Evidence;
  /** The pile's zone in pixels. */
  readonly pile: Area;
  /** What is read: the pile's zone, then those of face-up cards, each with a margin; empty where nobody said. */
  readonly areas: readonly Area[];
  /** The cells of these zones. */
  readonly cells: readonly Cells[];
}

/** Begins anew with a frame. */
export function sizedFor(frame: Frame, thumbnail: Thumbnail, zones: Zones, at: number): Sized {
  const { width, height } = frame;
  const all = [zones.pile, ...zones.faceUp.map((zone) => zone ?? NOWHERE)];
  const cells = all.map((zone) => cellsIn(areaOf(zone, frame), thumbnail));
  const pile = cells[0]!;
  const around = cellsIn(areaOf(zones.pile, frame, NEAR * thumbnail.cell), thumbnail);
  const near = around.map((is, cell) => is & ~pile[cell]!);
  const outside = pile.map((_, cell) => (near[cell] || cells.some((zone) => zone[cell]) ? 0 : 1));
  const surface = makeSurface(thumbnail, at, { pile, near, outside });
  const areas = all.map((zone) => areaOf(zone, frame, zone.width > 0 ? MARGIN * width : 0));
  return {
    width,
    height,
    surface,
    evidence: makeEvidence(surface),
    pile: areaOf(zones.pile, frame),
    areas,
    cells,
  };
}
