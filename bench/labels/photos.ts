import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Frame } from '../../src/device/frame.ts';
import type { Planes } from '../../test/camera/scene/paint.ts';
import { emptyPlanes } from '../../test/camera/scene/take.ts';

/** The photos of a folder and its folders, by their names; none if there is no such folder. */
export function photosIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(jpe?g|png)$/i.test(name))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function toPlanes(width: number, height: number, rgba: Uint8ClampedArray): Planes {
  const planes = emptyPlanes({ width, height });
  for (let i = 0; i < planes.y.length; i++) {
    const [r, g, b] = [rgba[4 * i]!, rgba[4 * i + 1]!, rgba[4 * i + 2]!];
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    planes.y[i] = y;
    planes.u[i] = 128 + 0.564 * (b - y);
    planes.v[i] = 128 + 0.713 * (r - y);
  }
  return planes;
}

/** A photo as large as it is, or so large that it covers a picture of this size. */
async function planesOf(file: string, cover?: { width: number; height: number }): Promise<Planes> {
  const image = await loadImage(file);
  const { width, height } = cover ?? image;
  const scale = Math.max(width / image.width, height / image.height);
  const pen = createCanvas(width, height).getContext('2d');
  pen.drawImage(image, 0, 0, image.width * scale, image.height * scale);
  return toPlanes(width, height, pen.getImageData(0, 0, width, height).data);
}

/** A table that is a photo, as large as a picture. */
export const tableFrom = (file: string, size: { width: number; height: number }): Promise<Planes> =>
  planesOf(file, size);

/** A photo as a camera would give it. */
export async function frameFrom(file: string): Promise<Frame> {
  const { width, height, y } = await planesOf(file);
  return { width, height, grey: y, at: 0 };
}
