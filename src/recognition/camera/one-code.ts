import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  type Result,
  type ResultPoint,
  RGBLuminanceSource,
} from '@zxing/library';
import { type Corners, lengthOf } from './corners.ts';
import type { Point } from './reader.ts';
import type { Pixels } from './zxing.ts';

/** One code of a picture, with its corners in pixels of it. */
export interface OneCode {
  readonly text: string;
  readonly corners: Corners;
  readonly modules: number | null;
}

const SQUARES = [BarcodeFormat.DATA_MATRIX, BarcodeFormat.QR_CODE];
/**
 * No UPC-A: it is an EAN-13 with a 0 before it, and is read as one, as on a table. No Interleaved 2 of 5 either: the
 * library sees it in many things that aren't codes.
 */
const BARS = [BarcodeFormat.CODE_128, BarcodeFormat.CODE_39, BarcodeFormat.EAN_13, BarcodeFormat.EAN_8];

/** Sides of the square DataMatrix codes by the bytes of data that they hold. */
const SIDE_BY_BYTES: Readonly<Record<number, number>> = {
  3: 10,
  5: 12,
  8: 14,
  12: 16,
  18: 18,
  22: 20,
  30: 22,
  36: 24,
  44: 26,
};

const toPoint = (point: ResultPoint): Point => [point.getX(), point.getY()];

const add = ([ax, ay]: Point, [bx, by]: Point, times = 1): Point => [ax + bx * times, ay + by * times];
const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];

/** From the middles of the outermost modules of a DataMatrix. */
function cornersOfSquare(
  [topLeft, bottomLeft, bottomRight, topRight]: readonly Point[],
  modules: number,
): Corners {
  const grow = 1 / (modules - 1) / 2;
  const out = (point: Point, opposite: Point) => add(point, minus(point, opposite), grow);
  return [
    out(topLeft!, bottomRight!),
    out(topRight!, bottomLeft!),
    out(bottomRight!, topLeft!),
    out(bottomLeft!, topRight!),
  ];
}

/** From the middles of the three finder patterns of a QR code, each three and a half modules from its corner. */
function cornersOfQr([bottomLeft, topLeft, topRight]: readonly Point[], modules: number): Corners {
  const across = minus(topRight!, topLeft!);
  const down = minus(bottomLeft!, topLeft!);
  const part = 3.5 / (modules - 7);
  const at = (right: number, below: number) => add(add(topLeft!, across, right), down, below);
  return [at(-part, -part), at(1 + part, -part), at(1 + part, 1 + part), at(-part, 1 + part)];
}

/** A stripe along the line on which bars were read. */
function stripe([from, to]: readonly Point[]): Corners {
  const [x, y] = minus(to!, from!);
  const side: Point = [-y / 8, x / 8];
  return [add(from!, side, -1), add(to!, side, -1), add(to!, side), add(from!, side)];
}

function moduleSizeOf(point: ResultPoint): number {
  return 'getEstimatedModuleSize' in point && typeof point.getEstimatedModuleSize === 'function'
    ? Number(point.getEstimatedModuleSize())
    : Number.NaN;
}

/** QR codes have 21 modules, or four more, and so on: the number that is nearest. */
function modulesOfQr(points: readonly ResultPoint[]): number {
  const [, topLeft, topRight] = points.map(toPoint);
  const across = lengthOf(topLeft!, topRight!) / moduleSizeOf(points[1]!) + 7;
  return Number.isFinite(across) ? Math.max(21, 17 + 4 * Math.round((across - 17) / 4)) : 21;
}

function toCode(result: Result): OneCode | null {
  const points = result.getResultPoints().filter((point) => point !== null && point !== undefined);
  const text = result.getText();
  const format = result.getBarcodeFormat();
  if (format === BarcodeFormat.DATA_MATRIX && points.length === 4) {
    const modules = SIDE_BY_BYTES[result.getRawBytes().length] ?? null;
    return { text, corners: cornersOfSquare(points.map(toPoint), modules ?? 10), modules };
  }
  if (format === BarcodeFormat.QR_CODE && points.length >= 3) {
    const modules = modulesOfQr(points);
    return { text, corners: cornersOfQr(points.map(toPoint), modules), modules };
  }
  return points.length >= 2 ? { text, corners: stripe(points.map(toPoint)), modules: null } : null;
}

/** Makes the function that reads with these hints, which are set once; null where it reads nothing. */
function makeReader<T>(
  hints: readonly (readonly [DecodeHintType, unknown])[],
  toWhat: (result: Result) => T | null,
) {
  const reader = new MultiFormatReader();
  reader.setHints(new Map(hints));
  return ({ grey, width, height }: Pixels): T | null => {
    const bytes = new Uint8ClampedArray(grey.buffer, grey.byteOffset, grey.length);
    try {
      const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(bytes, width, height)));
      // Not `decode`, which would forget the hints.
      return toWhat(reader.decodeWithState(bitmap));
    } catch {
      // Its way to say that it found nothing; and what it finds may lack what its types promise.
      return null;
    }
  };
}

type ReadOne = (pixels: Pixels) => OneCode | null;

/** Readers of a picture that has one code in its middle, square or of bars, and of a clean drawing of a DataMatrix. */
export function makeOneCodeReaders(): {
  readonly square: ReadOne;
  readonly bars: ReadOne;
  readonly drawn: (pixels: Pixels) => { readonly text: string } | null;
} {
  const { POSSIBLE_FORMATS, TRY_HARDER, PURE_BARCODE } = DecodeHintType;
  return {
    square: makeReader(
      [
        [POSSIBLE_FORMATS, SQUARES],
        [TRY_HARDER, true],
      ],
      toCode,
    ),
    bars: makeReader([[POSSIBLE_FORMATS, BARS]], toCode),
    drawn: makeReader(
      [
        [POSSIBLE_FORMATS, [BarcodeFormat.DATA_MATRIX]],
        [PURE_BARCODE, true],
      ],
      (result) => ({ text: result.getText() }),
    ),
  };
}
