import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import type { Point } from '../../../src/recognition/camera/reader.ts';
import { cardWith } from './face.ts';
import { CARD } from './scene.ts';
import type { Texture } from './texture.ts';

/** A card in a photo: its corners in pixels, from its own top left one clockwise. */
export interface CutOut {
  readonly file: string;
  readonly corners: readonly [Point, Point, Point, Point];
}

/** Dots in a millimetre. */
const DOTS = 8;
/** How bright the paper of a card is, whatever light the photo was taken in. */
const PAPER = 240;

/** A place of a quadrangle by the parts of its width and height (Heckbert 1989, 2.2.3). */
function placeIn([a, b, c, d]: CutOut['corners']): (u: number, v: number) => Point {
  const [dx1, dx2, dx3] = [b[0] - c[0], d[0] - c[0], a[0] - b[0] + c[0] - d[0]];
  const [dy1, dy2, dy3] = [b[1] - c[1], d[1] - c[1], a[1] - b[1] + c[1] - d[1]];
  const size = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / size;
  const h = (dx1 * dy3 - dx3 * dy1) / size;
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return [
      ((b[0] - a[0] + g * b[0]) * u + (d[0] - a[0] + h * d[0]) * v + a[0]) / depth,
      ((b[1] - a[1] + g * b[1]) * u + (d[1] - a[1] + h * d[1]) * v + a[1]) / depth,
    ];
  };
}

/** The pixels of a photo, four bytes each. */
function pixelsOf(image: Image): Uint8ClampedArray {
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height).data;
}

/** The grey below which nineteen of twenty dots lie. */
function paperOf(rgba: Uint8ClampedArray): number {
  const greys = Uint8Array.from({ length: rgba.length / 4 }, (_, i) => rgba[4 * i + 1]!).sort();
  return Math.max(1, greys[Math.floor(greys.length * 0.95)]!);
}

/** A card that was cut out of a photo, as seen from straight above in good light. */
export async function cutOut(file: string, corners: CutOut['corners']): Promise<Texture> {
  const image = await loadImage(file);
  const source = pixelsOf(image);
  const [width, height] = [CARD.width * DOTS, CARD.height * DOTS];
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const flat = pen.createImageData(width, height);
  const place = placeIn(corners);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = place((column + 0.5) / width, (row + 0.5) / height);
      const [left, top] = [Math.max(0, Math.floor(x - 0.5)), Math.max(0, Math.floor(y - 0.5))];
      const [fx, fy] = [x - 0.5 - left, y - 0.5 - top];
      const from = 4 * (top * image.width + left);
      const below = from + 4 * image.width;
      const to = 4 * (row * width + column);
      for (let c = 0; c < 3; c++) {
        const upper = source[from + c]! * (1 - fx) + source[from + 4 + c]! * fx;
        const lower = source[below + c]! * (1 - fx) + source[below + 4 + c]! * fx;
        flat.data[to + c] = upper * (1 - fy) + lower * fy;
      }
      flat.data[to + 3] = 255;
    }
  const brighter = PAPER / paperOf(flat.data);
  for (let i = 0; i < flat.data.length; i++) if (i % 4 < 3) flat.data[i] = flat.data[i]! * brighter;
  pen.putImageData(flat, 0, 0);
  return cardWith((onto) => {
    onto.save();
    onto.clip();
    onto.drawImage(canvas, 0, 0, CARD.width, CARD.height);
    onto.restore();
  });
}
