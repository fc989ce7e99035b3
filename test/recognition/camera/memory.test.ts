import { expect, it } from 'vitest';
import { makeEvidence } from '../../../src/recognition/camera/evidence.ts';
import type { Lying } from '../../../src/recognition/camera/lying.ts';
import { makeMemory } from '../../../src/recognition/camera/memory.ts';
import { makeSurface } from '../../../src/recognition/camera/surface.ts';
import { thumbnailOf } from '../../../src/recognition/camera/thumbnail.ts';
import { pileOf } from '../../../src/recognition/camera/tracker.ts';
import { picture } from './pictures.ts';

const [TABLE, PAPER, INK] = [60, 220, 40];
const [WIDTH, HEIGHT] = [320, 240];
/** The left edge of the cards, the middles of an index above and one below, and their side, all in pixels. */
const LEFT = 100;
const INDICES = [
  [117, 60],
  [117, 180],
] as const;
const SIDE = 22;

/** White paper to the right of the edge, with indices on it or not. */
const frameOf = (shows: 'indices' | 'paper') =>
  picture(WIDTH, HEIGHT, (x, y) => {
    const isInk = INDICES.some(([left, top]) => Math.abs(x - left) < 3 && Math.abs(y - top) < 8);
    if (x < LEFT) return TABLE;
    return shows === 'indices' && isInk ? INK : PAPER;
  });

/** A card whose second index was read as so many pixels large. */
const cardOf = (side: number): Lying => ({
  text: '7S',
  firstSeen: 0,
  reported: 0,
  labels: INDICES.map(([x, y], i) => ({
    ...{ how: 'face' as const, x, y, side: i === 0 ? SIDE : side, reach: 200 },
    ...{ since: 0, reads: 5, sure: 5, clear: true, last: 1000, latest: { x, y }, missed: 0, other: null },
  })),
});

/** How the card's place looks in a picture, once it was read with its second index so large. */
function looks(side: number, shows: 'indices' | 'paper') {
  const memory = makeMemory();
  const card = cardOf(side);
  memory.remember([card], frameOf('indices'), 1000);
  memory.laid([card.text], thumbnailOf(frameOf('paper')));
  const frame = frameOf(shows);
  return memory.look([card], [], frame, thumbnailOf(frame), null).get(card.text);
}

it.each([SIDE, 2 * SIDE])(
  'a card taken off another with the same edge looks gone, though one of its indices was read as %d pixels large',
  (side) => {
    expect(looks(side, 'indices')).toBe('same');
    expect(looks(side, 'paper')).toBe('before');
  },
);

it.each([
  ['looks gone where the paper below it shows', false, 'before'],
  ['is not looked for where it was, once the camera was moved', true, 'same'],
] as const)('a card that isn’t read any more %s', (_, shifted, looksLike) => {
  const first = thumbnailOf(frameOf('paper'));
  const none = new Uint8Array(first.grey.length);
  const surface = makeSurface(first, 0, { pile: none.map(() => 1), near: none, outside: none });
  const evidence = makeEvidence(surface);
  const pictureAt = (at: number, shows: 'indices' | 'paper', isShifted: boolean) => {
    const frame = frameOf(shows);
    const thumbnail = thumbnailOf(frame);
    const view = { ...surface.take(thumbnail, at), moving: false, shifted: isShifted };
    return { at, frame, thumbnail, view, looked: true, whole: true, foreign: [], clear: true };
  };
  const pile = { ...pileOf([], 0), cards: [cardOf(SIDE)] };
  evidence.learn(pile, [{ type: 'laid', texts: ['7S'], at: 1000 }], pictureAt(1000, 'indices', false));
  evidence.gather(pile, pictureAt(1500, 'indices', shifted));
  expect(evidence.gather(pile, pictureAt(2000, 'paper', false)).places.get('7S')).toBe(looksLike);
});
