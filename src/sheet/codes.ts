import { code128, type DrawingContext, datamatrix, qrcode } from 'bwip-js/generic';
import type { Point, Step } from './drawing.ts';
import type { Symbology } from './sizes.ts';

/** A code in modules: the dark areas, and how many modules of white it needs on each side. */
export interface Code {
  readonly text: string;
  readonly width: number;
  /** 1 for bars, which may be as high as one likes. */
  readonly height: number;
  readonly outlines: readonly (readonly Point[])[];
  readonly quiet: { readonly x: number; readonly y: number };
}

/** As each standard asks for. */
const QUIET: Record<Symbology, { readonly x: number; readonly y: number }> = {
  code128: { x: 10, y: 0 },
  // The standard needs one; two forgive a crooked cut.
  datamatrix: { x: 2, y: 2 },
  qr: { x: 4, y: 4 },
};

/** The dark areas as the library draws them. */
interface Drawn {
  readonly outlines: (readonly Point[])[];
  width: number;
  height: number;
}

/** Collects dark areas in place of drawing them. */
function collect(): DrawingContext<Drawn> {
  const drawn: Drawn = { outlines: [], width: 0, height: 0 };
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(width, height) {
      drawn.width = width;
      drawn.height = height;
    },
    line(x, _, __, ___, thickness) {
      // A bar is given by its middle, which is rounded up.
      const left = x - Math.ceil(thickness / 2);
      const right = left + thickness;
      drawn.outlines.push([
        [left, 0],
        [right, 0],
        [right, 1],
        [left, 1],
      ]);
    },
    polygon(points) {
      drawn.outlines.push(points);
    },
    hexagon() {},
    ellipse() {},
    fill() {},
    text() {},
    end: () => drawn,
  };
}

/** At this scale a bar is one unit wide, and a module of the square codes two. */
const UNITS = { bars: 1, squares: 2 } as const;

function draw(symbology: Symbology, text: string): Drawn {
  const options = { text, scale: 1 };
  switch (symbology) {
    case 'code128':
      return code128({ ...options, bcid: 'code128', height: 10 }, collect());
    case 'datamatrix':
      return datamatrix({ ...options, bcid: 'datamatrix' }, collect());
    case 'qr':
      return qrcode({ ...options, bcid: 'qrcode' }, collect());
  }
}

/** Encodes a short text without blanks. */
export function encode(symbology: Symbology, text: string): Code {
  const drawn = draw(symbology, text);
  const quiet = QUIET[symbology];
  if (symbology === 'code128')
    return { text, width: drawn.width / UNITS.bars, height: 1, outlines: drawn.outlines, quiet };
  const inModules = ([x, y]: Point): Point => [x / UNITS.squares, y / UNITS.squares];
  return {
    text,
    width: drawn.width / UNITS.squares,
    height: drawn.height / UNITS.squares,
    outlines: drawn.outlines.map((outline) => outline.map(inModules)),
    quiet,
  };
}

/** The dark areas of a code as outlines on paper, its top left corner at a place. */
export function stepsOf(code: Code, [left, top]: Point, moduleWidth: number, moduleHeight: number): Step[] {
  return code.outlines.flatMap((outline): Step[] => [
    ...outline.map(
      ([x, y], i): Step => ({
        to: i === 0 ? 'move' : 'line',
        at: [left + x * moduleWidth, top + y * moduleHeight],
      }),
    ),
    { to: 'close' },
  ]);
}
