import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/device/frame.ts';
import { changes } from '../../../src/recognition/camera/change.ts';
import { likeness, patchOf } from '../../../src/recognition/camera/patch.ts';
import { areaOf } from '../../../src/recognition/camera/region.ts';
import { boxOf, cellsIn, count, thumbnailOf } from '../../../src/recognition/camera/thumbnail.ts';

const [WIDTH, HEIGHT] = [640, 360];
type Paint = (x: number, y: number) => number;

const frameOf = (paint: Paint): Frame => ({
  width: WIDTH,
  height: HEIGHT,
  grey: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    Math.max(0, Math.min(255, paint(at % WIDTH, Math.floor(at / WIDTH)))),
  ),
  at: 0,
});

/** A table with a pattern, brighter to the right. */
const table: Paint = (x, y) => 90 + x / 16 + 12 * Math.sin(x / 9) * Math.cos(y / 13);
/** Squares of six pixels, as the modules of a code. */
const code =
  (seed: number): Paint =>
  (x, y) =>
    Math.sin((Math.floor(x / 6) * 12.9 + Math.floor(y / 6) * 78.2 + seed) * 43_758) > 0 ? 220 : 40;
const within = (x: number, y: number, left: number, top: number, side: number) =>
  x >= left && x < left + side && y >= top && y < top + side;
const card: Paint = (x, y) => (within(x, y, 200, 120, 80) ? 215 : table(x, y));
const changed = (from: Paint, to: Paint) => {
  const now = thumbnailOf(frameOf(to));
  return boxOf(changes(thumbnailOf(frameOf(from)), now), now);
};

describe('what changed between two pictures', () => {
  it.each<[string, Paint, Paint]>([
    ['a brighter lamp', card, (x, y) => card(x, y) * 1.15],
    ['a dimmer one', card, (x, y) => card(x, y) * 0.5],
    ['a lamp to the left', card, (x, y) => card(x, y) * (1.2 - (0.4 * x) / WIDTH)],
    ['bands of flicker', card, (x, y) => card(x, y) * (1 + 0.09 * Math.sin(y / 25))],
    ['noise', card, (x, y) => card(x, y) + (((x * 7919 + y * 104_729) % 41) - 20)],
    ['a slight shake', card, (x, y) => card(x + 1, y - 1)],
  ])('%s changes nothing', (_, from, to) => expect(changed(from, to)).toBeNull());

  it('a card is a change, where it lies and nowhere else, in another light too', () => {
    for (const gain of [1, 0.6]) {
      const box = changed(table, (x, y) => card(x, y) * gain)!;
      expect(Math.abs(box.x - 200) + Math.abs(box.y - 120)).toBeLessThanOrEqual(8);
      expect(Math.abs(box.width - 80) + Math.abs(box.height - 80)).toBeLessThanOrEqual(16);
    }
  });

  it('a thumbnail is 160 cells wide or a little less, and its regions are where those of the frame are', () => {
    for (const width of [320, 640, 1280, 1920, 3840]) {
      const { columns, rows, cell, grey } = thumbnailOf({
        width,
        height: 96,
        grey: new Uint8Array(width * 96),
        at: 0,
      });
      expect(columns).toBeGreaterThan(140);
      expect(columns).toBeLessThanOrEqual(160);
      expect([columns * cell <= width, rows * cell <= 96, grey.length]).toEqual([true, true, columns * rows]);
    }
    const thumbnail = thumbnailOf(frameOf(table));
    const area = areaOf({ x: 0.25, y: 0.5, width: 0.5, height: 0.5 }, { width: WIDTH, height: HEIGHT });
    expect(area).toEqual({ x: 160, y: 180, width: 320, height: 180 });
    expect(count(cellsIn(area, thumbnail))).toBe(80 * 45);
    expect(boxOf(cellsIn(area, thumbnail), thumbnail)).toEqual(area);
  });
});

describe('the place of a code', () => {
  const spot = { x: 240, y: 160, side: 60, reach: 20 * 60 };
  const withCode =
    (seed: number, by = 0): Paint =>
    (x, y) =>
      within(x, y, 210 + by, 130, 60) ? code(seed)(x - 210 - by, y - 130) : card(x, y);
  const patch = patchOf(frameOf(withCode(1)), spot);

  it.each<[string, Paint]>([
    ['in the same light', withCode(1)],
    ['in another light', (x, y) => withCode(1)(x, y) * 0.4 + 8],
    ['shifted a little', withCode(1, 3)],
  ])('looks the same %s', (_, paint) => expect(likeness(patch, frameOf(paint))).toBeGreaterThan(0.6));

  it.each<[string, Paint]>([
    ['without it', card],
    ['on the empty table', table],
    ['with another code', withCode(2)],
    // Grain of a table, say.
    ['with a faint trace of it', (x, y) => 90 + 0.1 * withCode(1)(x, y)],
  ])('looks otherwise %s', (_, paint) => expect(likeness(patch, frameOf(paint))).toBeLessThan(0.6));
});
