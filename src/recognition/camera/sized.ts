import type { Area, Frame } from '../../device/frame.ts';
import { type Evidence, makeEvidence } from './evidence.ts';
import { areaOf, type Regions } from './region.ts';
import { makeSurface, type Surface } from './surface.ts';
import { type Cells, cellsIn, type Thumbnail } from './thumbnail.ts';

/** Around regions, as part of the picture's width: a code at the edge needs its white around it. */
const MARGIN = 0.02;
/** Around the pile's region, in cells: where an arm that reaches into it has to be. */
const NEAR = 2;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** What is known of frames of one size. */
export interface Sized {
  readonly width: number;
  readonly height: number;
  readonly surface: Surface;
  readonly evidence: Evidence;
  /** The pile's region in pixels. */
  readonly pile: Area;
  /** What is read: the pile's region, then those of face-up cards, each with a margin; empty where nobody said. */
  readonly areas: readonly Area[];
  /** The cells of these regions. */
  readonly cells: readonly Cells[];
}

/** Starts over with a frame. */
export function sizedFor(frame: Frame, thumbnail: Thumbnail, regions: Regions, at: number): Sized {
  const { width, height } = frame;
  const all = [regions.pile, ...regions.faceUp.map((region) => region ?? NOWHERE)];
  const cells = all.map((region) => cellsIn(areaOf(region, frame), thumbnail));
  const pile = cells[0]!;
  const around = cellsIn(areaOf(regions.pile, frame, NEAR * thumbnail.cell), thumbnail);
  const near = around.map((is, cell) => is & ~pile[cell]!);
  const outside = pile.map((_, cell) => (near[cell] || cells.some((region) => region[cell]) ? 0 : 1));
  const surface = makeSurface(thumbnail, at, { pile, near, outside });
  const areas = all.map((region) => areaOf(region, frame, region.width > 0 ? MARGIN * width : 0));
  return {
    width,
    height,
    surface,
    evidence: makeEvidence(surface),
    pile: areaOf(regions.pile, frame),
    areas,
    cells,
  };
}
