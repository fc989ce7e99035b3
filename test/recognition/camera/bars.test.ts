import { createCanvas, loadImage } from '@napi-rs/canvas';
import bwipjs from 'bwip-js/node';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/device/frame.ts';
import type { CardReader } from '../../../src/recognition/camera/reader.ts';
import { makeShowReader } from '../../../src/recognition/camera/show-reader.ts';
import { picture, texts, watchReader } from './pictures.ts';

const [WIDTH, HEIGHT] = [800, 600];

/** Bars of other makers, printed in the middle of a white picture. */
async function barsOf(bcid: string, text: string): Promise<Frame> {
  const drawn = await bwipjs.toBuffer({ bcid, text, scale: 3, height: 20, backgroundcolor: 'FFFFFF' });
  const image = await loadImage(drawn);
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(image, (WIDTH - image.width) / 2, (HEIGHT - image.height) / 2);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  return picture(WIDTH, HEIGHT, (x, y) => data[(y * WIDTH + x) * 4]!);
}

let watch: CardReader;
beforeAll(async () => {
  watch = await watchReader('all');
});

describe('the bars of a learned deck', () => {
  // A deck is learned as its codes are held up; on the table they have to say the same.
  it.each([
    ['code128', 'A-17', 'A-17'],
    ['code39', 'A17B', 'A17B'],
    ['code39', 'A+B/C', 'A+B/C'],
    ['ean13', '4006381333931', '4006381333931'],
    ['ean13', '0012345678905', '0012345678905'],
    ['upca', '012345678905', '0012345678905'],
    ['ean8', '96385074', '96385074'],
  ])('say the same held up and on the table: %s %s', async (bcid, text, read) => {
    const frame = await barsOf(bcid, text);
    expect(texts(await makeShowReader().read(frame))).toEqual([read]);
    expect(texts(await watch.read(frame))).toEqual([read]);
  });

  it('may be Interleaved 2 of 5 on the table alone', async () => {
    const frame = await barsOf('interleaved2of5', '123456');
    expect(texts(await watch.read(frame))).toEqual(['123456']);
    expect(await makeShowReader().read(frame, { harder: true })).toEqual([]);
  });
});
