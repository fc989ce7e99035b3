import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Region } from '../../../src/protocol/camera.ts';
import { withRegion } from '../../../src/renderer/view/camera/change-camera.ts';
import {
  type Hold,
  moveRegion,
  regionByKey,
  regionForSeat,
  SMALLEST,
} from '../../../src/renderer/view/camera/regions.ts';

const region: Region = { x: 0.25, y: 0.2, width: 0.5, height: 0.6 };
const HOLDS: readonly Hold[] = ['all', 'n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

describe('a region in the picture', () => {
  it.each<[Hold, number, number, Region]>([
    ['all', 0.1, -0.1, { x: 0.35, y: 0.1, width: 0.5, height: 0.6 }],
    ['all', 0.9, 0.9, { x: 0.5, y: 0.4, width: 0.5, height: 0.6 }],
    ['e', 0.1, 0.3, { x: 0.25, y: 0.2, width: 0.6, height: 0.6 }],
    ['w', 0.1, 0.3, { x: 0.35, y: 0.2, width: 0.4, height: 0.6 }],
    ['n', 0.1, -0.1, { x: 0.25, y: 0.1, width: 0.5, height: 0.7 }],
    ['se', -0.2, 0.1, { x: 0.25, y: 0.2, width: 0.3, height: 0.7 }],
    ['nw', 9, 9, { x: 0.63, y: 0.68, width: 0.12, height: 0.12 }],
    ['se', 9, 9, { x: 0.25, y: 0.2, width: 0.75, height: 0.8 }],
  ])('moved by its %s', (hold, right, down, expected) => {
    expect(moveRegion(region, hold, right, down)).toEqual(expected);
  });

  it('stays within the picture and large enough, however it is pulled', () => {
    const part = fc.double({ min: -2, max: 2, noNaN: true });
    const pull = fc.tuple(fc.constantFrom(...HOLDS), part, part);
    fc.assert(
      fc.property(fc.array(pull, { maxLength: 12 }), (pulls) => {
        const moved = pulls.reduce((now, [hold, right, down]) => moveRegion(now, hold, right, down), region);
        for (const [from, length] of [
          [moved.x, moved.width],
          [moved.y, moved.height],
        ] as const) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(length).toBeGreaterThanOrEqual(SMALLEST - 1e-9);
          expect(from + length).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });

  it('is moved by arrows, with Shift in large steps, and by no other key', () => {
    expect(regionByKey(region, 'all', { key: 'ArrowRight', shiftKey: false })?.x).toBe(0.255);
    expect(regionByKey(region, 'all', { key: 'ArrowUp', shiftKey: true })?.y).toBe(0.15);
    expect(regionByKey(region, 'se', { key: 'ArrowLeft', shiftKey: true })).toEqual({
      ...region,
      width: 0.45,
    });
    expect(regionByKey(region, 'all', { key: 'Enter', shiftKey: false })).toBeNull();
  });

  it('of each seat begins in the picture, with none upon another', () => {
    for (let seats = 1; seats <= 8; seats++) {
      const regions = Array.from({ length: seats }, (_, seat) => regionForSeat(seat, seats));
      for (const { x, y, width, height } of regions) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1);
      }
      expect(new Set(regions.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
    }
  });

  it('of a seat is kept at its place; nothing is kept after the last one', () => {
    expect(withRegion([], 2, region)).toEqual([null, null, region]);
    expect(withRegion([region, null, region], 2, null)).toEqual([region]);
    expect(withRegion([region], 0, null)).toEqual([]);
  });
});
