import { beforeAll, describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/device/frame.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import type { CardReader } from '../../../src/recognition/camera/reader.ts';
import { makeShowReader } from '../../../src/recognition/camera/show-reader.ts';
import { readCode } from '../../../src/recognition/code.ts';
import { photoLike, picture, watchReader, withCodes } from './pictures.ts';

const random = seededRandom(11);
const [WIDTH, HEIGHT] = [640, 480];
const grid = (x: number, y: number, size: number) => (Math.floor(x / size) + Math.floor(y / size)) % 2 === 0;

const FRAMES: Readonly<Record<string, Frame>> = {
  black: picture(WIDTH, HEIGHT, 0),
  white: picture(WIDTH, HEIGHT, 255),
  noise: picture(WIDTH, HEIGHT, () => random() * 255),
  'coarse noise': picture(WIDTH, HEIGHT, (x, y) =>
    ((x >> 2) * 7919 + (y >> 2) * 104_729) ** 2 % 509 < 255 ? 20 : 230,
  ),
  'a gradient': picture(WIDTH, HEIGHT, (x, y) => (x / WIDTH) * 200 + (y / HEIGHT) * 55),
  'a chess board': picture(WIDTH, HEIGHT, (x, y) => (grid(x, y, 24) ? 20 : 230)),
  'fine squares': picture(WIDTH, HEIGHT, (x, y) => (grid(x, y, 5) ? 20 : 230)),
  'something like a photo': photoLike(WIDTH, HEIGHT, 1),
  'something like another photo': photoLike(WIDTH, HEIGHT, 2),
  'a single pixel': picture(1, 1, 0),
  'a single row': picture(300, 1, 0),
};

const CARD = { symbology: 'datamatrix', text: '7H', x: 240, y: 150, module: 9 } as const;

let readers: readonly CardReader[];
beforeAll(async () => {
  readers = [await watchReader(), await watchReader('all'), makeShowReader()];
});

const read = async (frame: Frame): Promise<string[]> =>
  (await Promise.all(readers.map((reader) => reader.read(frame, { harder: true })))).flatMap((found) =>
    found.map(({ text }) => text),
  );

describe('a picture without a card', () => {
  it.each(Object.keys(FRAMES))('shows none: %s', async (name) => {
    expect(await read(FRAMES[name]!)).toEqual([]);
  });

  it('may have the code of a web address, which is none', async () => {
    const frame = withCodes(FRAMES['a gradient']!, [
      { symbology: 'qr', text: 'https://example.org/7H', x: 200, y: 120, module: 6 },
    ]);
    const found = await read(frame);
    expect(new Set(found)).toEqual(new Set(['https://example.org/7H']));
    for (const text of found) expect(readCode(text, { packs: 2, jokers: 4 }).kind).toBe('unknown');
  });

  it.each([0.4, 0.5, 0.6])('shows none where %d of a code is left', async (torn) => {
    expect(await read(withCodes(FRAMES.white!, [{ ...CARD, torn }]))).toEqual([]);
    expect(await read(withCodes(FRAMES.white!, [{ ...CARD, symbology: 'qr', module: 6, torn }]))).toEqual([]);
  });

  it('would show it where the code is whole', async () => {
    expect(await read(withCodes(FRAMES.white!, [CARD]))).toEqual(['7H', '7H', '7H']);
  });

  it('may come in any size', async () => {
    for (const [width, height] of [
      [0, 0],
      [7, 9],
      [41, 2000],
    ] as const)
      expect(await read(picture(width, height, 90))).toEqual([]);
  });
});
