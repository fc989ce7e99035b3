import type { Area, Frame } from '../../device/frame.ts';
import { believable } from './believable.ts';
import { type Corners, centreOf, lengthOf, mapCorners, within } from './corners.ts';
import { ALL_SIDES } from './finder.ts';
import { makeOneCodeReaders, type OneCode } from './one-code.ts';
import type { CardReader, Found, Look } from './reader.ts';
import { readSmallCodes } from './small-codes.ts';
import { type View, viewOf } from './view.ts';

/** Pixels along the shorter side of what is looked at: enough for a code that is held up, and quickly read. */
const MIDDLE = 480;
/** The same for DataMatrix codes, one after the other: the usual ones, small ones, and large ones. */
const SIZES = [240, 480, 120];
/** Turned by so much, in radians, a code is another picture to its reader. */
const TURNED = 0.35;

/** The whole of an area or, of the same shape, its middle part, with so many pixels along its shorter side. */
function viewAt(frame: Frame, { x, y, width, height }: Area, pixels: number, part = 1, turned = 0): View {
  const short = Math.min(width, height) * part;
  const scale = Math.max(1, short / pixels);
  const centre = [x + width / 2, y + height / 2] as const;
  const size = (side: number) => Math.max(1, Math.round((side * part) / scale));
  return viewOf(frame, { centre, width: size(width), height: size(height), scale, turned });
}

const inPicture = ({ text, corners, modules }: OneCode, view: View): OneCode => ({
  text,
  corners: mapCorners(corners, view.toPicture),
  modules,
});

const middleOf = (corners: Corners, { x, y, width, height }: Area): number =>
  lengthOf(centreOf(corners), [x + width / 2, y + height / 2]);

/**
 * The ways to read an area, one after the other until a code is read. @zxing/library misses one clean QR code in
 * a hundred, by how pixels happen to fall, and a DataMatrix wherever something else is near it: the latter is
 * found by its frame, and only decoded by the library.
 */
function makeWays() {
  const { square, bars, drawn } = makeOneCodeReaders();
  const small = (frame: Frame, area: Area, pixels: number): OneCode | null => {
    const view = viewAt(frame, area, pixels);
    const whole = { x: 0, y: 0, width: view.width, height: view.height };
    const codes = readSmallCodes(
      view,
      whole,
      (picture) => {
        const code = drawn(picture);
        return code === null ? null : { ...code, margin: 1 };
      },
      ALL_SIDES,
    );
    return (
      codes
        .map((code) => inPicture(code, view))
        .sort((a, b) => middleOf(a.corners, area) - middleOf(b.corners, area))[0] ?? null
    );
  };
  const seen = (read: typeof square, view: View): OneCode | null => {
    const code = read(view);
    return code === null ? null : inPicture(code, view);
  };
  return function* (frame: Frame, area: Area, harder: boolean): Generator<OneCode | null> {
    for (const pixels of SIZES) yield small(frame, area, pixels);
    const middle = viewAt(frame, area, MIDDLE);
    yield seen(square, middle);
    yield seen(bars, middle);
    if (!harder) return;
    yield seen(square, viewAt(frame, area, MIDDLE * 0.75, 1, TURNED));
    yield seen(square, viewAt(frame, area, MIDDLE * 0.6, 0.5));
    yield seen(bars, viewAt(frame, area, MIDDLE, 1, Math.PI / 2));
  };
}

/**
 * Reads one code that is held up to the camera, next to the middle of the picture, with @zxing/library: a
 * DataMatrix, a QR code, or the bars that cards of other makers may bear. It finds one code at most in each area.
 */
export function makeShowReader(): CardReader {
  const ways = makeWays();
  const readArea = (frame: Frame, area: Area, harder: boolean): readonly Found[] => {
    for (const code of ways(frame, area, harder))
      if (code !== null && believable(code)) return [{ ...code, how: 'code', confidence: 1 }];
    return [];
  };
  return {
    name: '@zxing/library',
    read: async (frame, { areas, harder = false }: Look = {}) =>
      (areas ?? [{ x: 0, y: 0, width: frame.width, height: frame.height }]).flatMap((area) => {
        const part = within(frame, area);
        return part === null ? [] : readArea(frame, part, harder);
      }),
  };
}
