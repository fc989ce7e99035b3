import type { Area, Frame } from '../../device/frame.ts';
import { readCode } from '../code.ts';
import { believable } from './believable.ts';
import { distanceTo, mapCorners, sidesOf, within } from './corners.ts';
import { ALL_SIDES } from './finder.ts';
import { makeOneCodeReaders, type OneCode } from './one-code.ts';
import type { CardReader, Found, LookAt, Point } from './reader.ts';
import { readSmallCodes } from './small-codes.ts';
import { type View, viewOf } from './view.ts';

/** Pixels along the shorter side of what is looked at: enough for a code that is held up, and quickly read. */
const MIDDLE = 480;
/** The same for DataMatrix codes, one after the other: the usual ones, small ones, and large ones. */
const SIZES = [240, 480, 120];
/**
 * Parts around the middle that hold one code of a sheet and no other, in parts of the picture's height: squares,
 * and the widths and the height of strips for bars.
 */
const SQUARES = [0.24, 0.36, 0.54];
const STRIPS = { widths: [0.4, 0.6, 0.9, 1.4], height: 0.12 };
/** In radians: turned by this, a code is another picture to its reader. */
const TURNED = 0.35;

const middleOf = ({ x, y, width, height }: Area): Point => [x + width / 2, y + height / 2];

/** The part around the middle of an area, `width` by `height` pixels, made smaller if it has too many pixels. */
function viewAt(frame: Frame, area: Area, [width, height]: Point, pixels: number, turned = 0): View {
  const scale = Math.max(1, Math.min(width, height) / pixels);
  const size = (side: number) => Math.max(1, Math.round(side / scale));
  return viewOf(frame, { centre: middleOf(area), width: size(width), height: size(height), scale, turned });
}

const inPicture = ({ text, corners, modules }: OneCode, view: View): OneCode => ({
  text,
  corners: mapCorners(corners, view.toPicture),
  modules,
});

/** A way to look at an area: the codes that are seen so. */
type Way = () => readonly OneCode[];

/**
 * The ways to read an area: for small DataMatrix codes, all of which are found, by their frames, and only decoded by
 * the library; and the library's own, each of which finds one code at most. It misses one clean QR code in a
 * hundred, by how pixels happen to fall, and a DataMatrix that has anything else near it.
 */
function makeWays() {
  const { square, bars, drawn } = makeOneCodeReaders();
  const readDrawn = (picture: Parameters<typeof drawn>[0]) => {
    const code = drawn(picture);
    return code === null ? null : { ...code, margin: 1 };
  };
  const small = (view: View): readonly OneCode[] => {
    const whole = { x: 0, y: 0, width: view.width, height: view.height };
    return readSmallCodes(view, whole, readDrawn, ALL_SIDES).map((code) => inPicture(code, view));
  };
  const seen = (read: typeof square, view: View): readonly OneCode[] => {
    const code = read(view);
    return code === null ? [] : [inPicture(code, view)];
  };
  return (frame: Frame, area: Area, harder: boolean): readonly (readonly Way[])[] => {
    const { width, height } = area;
    const whole = [width, height] as const;
    const of = (across: number, down = across) =>
      [Math.min(width, height * across), Math.min(height, height * down)] as const;
    const all = SIZES.map((pixels) => () => small(viewAt(frame, area, whole, pixels)));
    const usual: readonly Way[] = [
      ...SQUARES.map((part) => () => seen(square, viewAt(frame, area, of(part), MIDDLE))),
      ...STRIPS.widths.map((part) => () => seen(bars, viewAt(frame, area, of(part, STRIPS.height), MIDDLE))),
      () => seen(square, viewAt(frame, area, whole, MIDDLE)),
      () => seen(bars, viewAt(frame, area, whole, MIDDLE)),
    ];
    const dearer: readonly Way[] = [
      () => seen(square, viewAt(frame, area, whole, MIDDLE * 0.75, TURNED)),
      () => seen(square, viewAt(frame, area, [width / 2, height / 2], MIDDLE * 0.6)),
      () => seen(bars, viewAt(frame, area, whole, MIDDLE, Math.PI / 2)),
    ];
    return [all, harder ? [...usual, ...dearer] : usual];
  };
}

/** Whether a code holds the middle of an area, or lies within half of its own side of it. */
const isInMiddle = ({ corners }: OneCode, area: Area): boolean =>
  distanceTo(corners, middleOf(area)) <= Math.min(...sidesOf(corners)) / 2;

/** Decks have no part in that. */
const isCommand = (text: string): boolean => readCode(text, { packs: 1, jokers: 0 }).kind === 'command';

/**
 * The code that is held up, if there is no doubt which one: the one in the middle. A card bears its codes at its
 * ends, so where none is in the middle, one elsewhere will do if no other can be seen. A command will not: on a
 * sheet there are others all around the one that is meant, and one of them may be read where that one isn't.
 */
function heldUp(area: Area, kinds: readonly (readonly Way[])[]): OneCode | null {
  for (const ways of kinds) {
    const others: OneCode[] = [];
    for (const way of ways)
      for (const code of way().filter(believable)) {
        if (isInMiddle(code, area)) return code;
        others.push(code);
      }
    const texts = new Set(others.map(({ text }) => text));
    if (texts.size === 1) return others.find(({ text }) => !isCommand(text)) ?? null;
    if (texts.size > 1) return null;
  }
  return null;
}

/**
 * Reads one code that is held up to the camera with @zxing/library: a DataMatrix, a QR code, or the bars that cards
 * of other makers may bear. It finds one code at most in each area, and none where it is in doubt which is meant.
 */
export function makeShowReader(): CardReader {
  const ways = makeWays();
  return {
    name: '@zxing/library',
    read: async (frame, { areas, harder = false }: LookAt = {}) =>
      (areas ?? [{ x: 0, y: 0, width: frame.width, height: frame.height }]).flatMap((area): Found[] => {
        const part = within(frame, area);
        const code = part === null ? null : heldUp(part, ways(frame, part, harder));
        return code === null ? [] : [{ ...code, how: 'code', confidence: 1 }];
      }),
  };
}
