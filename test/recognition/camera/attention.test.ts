import { describe, expect, it } from 'vitest';
import { makeAttention } from '../../../src/recognition/camera/attention.ts';
import type { View } from '../../../src/recognition/camera/surface.ts';
import { cellsIn, thumbnailOf } from '../../../src/recognition/camera/thumbnail.ts';

const frame = { width: 320, height: 180, grey: new Uint8Array(320 * 180).fill(90), at: 0 };
const thumbnail = thumbnailOf(frame);
const region = { x: 0, y: 0, width: 320, height: 180 };
const none = new Uint8Array(thumbnail.grey.length);
const QUIET: View = {
  moving: false,
  stillFor: 5000,
  motion: none,
  changed: none,
  news: null,
  newsFor: 0,
  arm: false,
  shifted: false,
  dark: false,
};

/** How often all of the region is looked at in ten seconds, if a look takes so long and frames come 30 a second. */
function wholes(takes: number, missing = false): number {
  const attention = makeAttention();
  let looks = 0;
  for (let at = 0; at < 10_000; at += 1000 / 30) {
    const cells = [cellsIn(region, thumbnail)];
    const looked = attention({ at, view: QUIET, thumbnail, areas: [region], cells, candidates: [], missing });
    if (!looked?.whole) continue;
    looks++;
    at += takes;
  }
  return looks;
}

describe('a quiet table', () => {
  it.each([
    [20, 25, 34],
    [200, 9, 15],
    [500, 4, 7],
    [1000, 2, 4],
  ])('where a look takes %d ms', (takes, least, most) => {
    expect(wholes(takes)).toBeGreaterThanOrEqual(least);
    expect(wholes(takes)).toBeLessThanOrEqual(most);
    // Looking for a card that isn't read any more may come in between, but has its own rest.
    expect(wholes(takes, true)).toBeLessThanOrEqual(2 * most + 10);
  });
});
