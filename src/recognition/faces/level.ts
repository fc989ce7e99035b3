import type { Area, Chroma, Frame } from '../../device/frame.ts';

/** A part of a picture at one size, as print on paper is looked for: red and black ink are both dark in `ink`. */
export interface Level {
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture along a pixel of this. */
  readonly scale: number;
  /** The picture's place of this level's top left corner. */
  readonly x: number;
  readonly y: number;
  readonly ink: Uint8Array;
  /** 128 and more, the redder the more. */
  readonly red: Uint8Array;
}

interface Plane {
  readonly width: number;
  readonly height: number;
  readonly at: Uint8Array;
}

/** A part of a plane, from (x, y). */
function cut(from: Uint8Array, stride: number, x: number, y: number, width: number, height: number): Plane {
  const at = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (y + row) * stride + x;
    at.set(from.subarray(start, start + width), row * width);
  }
  return { width, height, at };
}

/** Half as large: each pixel is the mean of four. */
function halved({ width, height, at }: Plane): Plane {
  const [across, down] = [width >> 1, height >> 1];
  const out = new Uint8Array(across * down);
  for (let row = 0, to = 0; row < down; row++)
    for (let from = row * 2 * width, end = to + across; to < end; to++, from += 2)
      out[to] = (at[from]! + at[from + 1]! + at[from + width]! + at[from + width + 1]! + 2) >> 2;
  return { width: across, height: down, at: out };
}

/** Twice as large, with means in between. */
function doubled({ width, height, at }: Plane): Plane {
  const across = width * 2;
  const out = new Uint8Array(across * height * 2);
  for (let row = 0; row < height * 2; row++) {
    // A pixel's middle lies a quarter of one beside that of the pixel it comes from.
    const near = row >> 1;
    const far = Math.min(height - 1, Math.max(0, near + (row & 1 ? 1 : -1)));
    for (let column = 0; column < width; column++) {
      const left = Math.max(0, column - 1);
      const right = Math.min(width - 1, column + 1);
      const middle = 3 * at[near * width + column]! + at[far * width + column]!;
      const to = row * across + 2 * column;
      out[to] = (3 * middle + 3 * at[near * width + left]! + at[far * width + left]! + 8) >> 4;
      out[to + 1] = (3 * middle + 3 * at[near * width + right]! + at[far * width + right]! + 8) >> 4;
    }
  }
  return { width: across, height: height * 2, at: out };
}

/**
 * The darker of green and blue, which BT.601 makes of the three: red ink is as dark there as black. Colours lie `shift`
 * halvings below the grey.
 */
function levelOf(
  grey: Plane,
  blue: Plane,
  red: Plane,
  shift: number,
): Pick<Level, 'width' | 'height' | 'ink' | 'red'> {
  const { width, height, at } = grey;
  const ink = new Uint8Array(width * height);
  const reds = new Uint8Array(width * height);
  const [blues, ofRed, last] = [blue.at, red.at, blue.width - 1];
  for (let row = 0; row < height; row++) {
    const colours = Math.min(blue.height - 1, row >> shift) * blue.width;
    for (let column = 0, to = row * width; column < width; column++, to++) {
      const across = column >> shift;
      const colour = colours + (across < last ? across : last);
      const cb = blues[colour]! - 128;
      const cr = ofRed[colour]! - 128;
      const green = -22 * cb - 46 * cr;
      const darker = at[to]! + ((green < 113 * cb ? green : 113 * cb) >> 6);
      ink[to] = darker < 0 ? 0 : darker > 255 ? 255 : darker;
      reds[to] = ofRed[colour]!;
    }
  }
  return { width, height, ink, red: reds };
}

const chromaOf = (frame: Frame): Chroma => {
  if (frame.chroma) return frame.chroma;
  const none = new Uint8Array(Math.ceil(frame.width / 2) * Math.ceil(frame.height / 2)).fill(128);
  return { blue: none, red: none };
};

/**
 * An area of a picture, which lies within it, at several sizes: at `from` halvings (-1 is doubled) and at each further
 * one, `count` in all. The area's corner is moved to even pixels, where colours begin.
 */
export function levelsOf(frame: Frame, area: Area, from: number, count: number): readonly Level[] {
  const x = area.x & ~1;
  const y = area.y & ~1;
  const [width, height] = [area.x + area.width - x, area.y + area.height - y];
  const stride = Math.ceil(frame.width / 2);
  const chroma = chromaOf(frame);
  let grey = cut(frame.grey, frame.width, x, y, width, height);
  const colours = (of: Uint8Array) =>
    cut(of, stride, x / 2, y / 2, Math.ceil(width / 2), Math.ceil(height / 2));
  let [blue, red] = [colours(chroma.blue), colours(chroma.red)];
  let shift = 1;
  const levels: Level[] = [];
  for (let halvings = 0; halvings < from + count; halvings++) {
    if (halvings > 0) {
      grey = halved(grey);
      if (shift === 0) [blue, red] = [halved(blue), halved(red)];
      shift = 0;
    }
    if (halvings === 0 && from < 0)
      levels.push({ ...levelOf(doubled(grey), blue, red, 2), scale: 0.5, x, y });
    if (halvings >= from) levels.push({ ...levelOf(grey, blue, red, shift), scale: 2 ** halvings, x, y });
  }
  return levels;
}
