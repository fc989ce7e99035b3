import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { project, projectionOf } from '../../../src/recognition/camera/projection.ts';
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
  const onPhoto = projectionOf(corners.flat());
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = project(onPhoto, (column + 0.5) / width, (row + 0.5) / height);
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
