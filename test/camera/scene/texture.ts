import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** Brightness, two differences of colour around 128, and how much it covers, a byte each. Colours are weighed by cover. */
export interface Level {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A flat drawing in several sizes, each half of the one before. Its edges cover nothing. */
export interface Texture {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  /** Where its place is, from its top left corner. */
  readonly middle: readonly [x: number, y: number];
  /** Of the first level, in a millimetre. */
  readonly dots: number;
  readonly levels: readonly Level[];
}

/** Weighs by cover: a see-through dot is 0 in all. Differences are kept with 128 added. */
function toLevel(width: number, height: number, rgba: Uint8ClampedArray): Level {
  const data = new Uint8Array(rgba.length);
  for (let i = 0; i < rgba.length; i += 4) {
    const cover = rgba[i + 3]! / 255;
    const [r, g, b] = [rgba[i]! * cover, rgba[i + 1]! * cover, rgba[i + 2]! * cover];
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    data[i] = y;
    data[i + 1] = 128 + 0.564 * (b - y);
    data[i + 2] = 128 + 0.713 * (r - y);
    data[i + 3] = rgba[i + 3]!;
  }
  return { width, height, data };
}

/** Each dot is the mean of four. */
function halved({ width, height, data }: Level): Level {
  const half: Level = {
    width: width >> 1,
    height: height >> 1,
    data: new Uint8Array((width >> 1) * (height >> 1) * 4),
  };
  const row = width * 4;
  for (let y = 0, to = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const from = 2 * y * row + 8 * x;
      for (let c = from; c < from + 4; c++, to++)
        half.data[to] = (data[c]! + data[c + 4]! + data[c + row]! + data[c + row + 4]! + 2) >> 2;
    }
  }
  return half;
}

/** Draws in millimetres from the top left corner. */
export function drawTexture(
  size: {
    readonly width: number;
    readonly height: number;
    readonly dots: number;
    readonly middle?: readonly [number, number];
  },
  draw: (pen: SKRSContext2D) => void,
): Texture {
  const { width, height, dots, middle = [width / 2, height / 2] } = size;
  const canvas = createCanvas(Math.ceil(width * dots), Math.ceil(height * dots));
  const pen = canvas.getContext('2d');
  pen.scale(dots, dots);
  draw(pen);
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
  const levels = [toLevel(canvas.width, canvas.height, pixels.data)];
  for (;;) {
    const last = levels.at(-1)!;
    if (Math.min(last.width, last.height) < 8) break;
    levels.push(halved(last));
  }
  return { width, height, middle, dots, levels };
}

/** How much it covers at a place in millimetres from its middle, from 0 to 1. */
export function coverAt({ middle, dots, levels }: Texture, x: number, y: number): number {
  const { width, height, data } = levels[0]!;
  const column = Math.floor((x + middle[0]) * dots);
  const row = Math.floor((y + middle[1]) * dots);
  if (column < 0 || row < 0 || column >= width || row >= height) return 0;
  return data[(row * width + column) * 4 + 3]! / 255;
}
