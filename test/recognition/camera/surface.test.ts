import { expect, it } from 'vitest';
import type { Frame } from '../../../src/device/frame.ts';
import { makeSurface } from '../../../src/recognition/camera/surface.ts';
import { cellsIn, thumbnailOf } from '../../../src/recognition/camera/thumbnail.ts';
import { picture } from './pictures.ts';

const [WIDTH, HEIGHT] = [320, 240];
/** Where the pile lies, in pixels. */
const CARD = { x: 120, y: 80, width: 60, height: 80 };
const [TABLE, PAPER] = [105, 200];

type Paint = (x: number, y: number) => number;

/** A table on which something lies where the pile does. */
const frameOf = (lies: Paint): Frame =>
  picture(WIDTH, HEIGHT, (x, y) => {
    const isIn = x >= CARD.x && x < CARD.x + CARD.width && y >= CARD.y && y < CARD.y + CARD.height;
    return isIn ? lies(x, y) : TABLE;
  });

/** How bare the place of a white card looks when this is there. */
function bareWhere(lies: Paint): number {
  const empty = thumbnailOf(frameOf(() => TABLE));
  const pile = cellsIn({ x: 40, y: 20, width: 240, height: 200 }, empty);
  const none = new Uint8Array(pile.length);
  const surface = makeSurface(empty, 0, { pile, near: none, outside: none });
  surface.learnEmpty(true);
  const { changed } = surface.take(thumbnailOf(frameOf(() => PAPER)), 1000);
  surface.explain(changed, () => true);
  surface.take(thumbnailOf(frameOf(lies)), 2000);
  return surface.emptiness().bare;
}

it.each<[string, Paint, number]>([
  ['the table', () => TABLE, 1],
  ['the card', () => PAPER, 0],
  // A court card, on the whole.
  ['print as dark as the table', (x, y) => (((x >> 1) + (y >> 1)) % 2 ? 60 : 150), 0],
])('where the card lay, %s shows', (_, lies, bare) => {
  expect(bareWhere(lies)).toBeCloseTo(bare, 1);
});
