import type { Area, Frame } from '../../device/frame.ts';
import { believable } from './believable.ts';
import { type Corners, lengthOf } from './corners.ts';
import { makeOneCodeReader, type OneCode } from './one-code.ts';
import type { CardReader, Found, Look, Point } from './reader.ts';
import { texturedBoxes } from './texture.ts';
import { type ViewOf, viewOf } from './view.ts';

/** Pixels along the side of what is looked at: enough for a code that is held up, and read in milliseconds. */
const MIDDLE = 480;
const CLOSE = 220;
/** Busy places are looked for in a picture as small as this. */
const COARSE = 320;
/** How many of them are looked at. */
const PLACES = 3;

type Reach = Pick<ViewOf, 'centre' | 'side'>;

const reachOf = ({ x, y, width, height }: Area): Reach => ({
  centre: [x + width / 2, y + height / 2],
  side: Math.min(width, height),
});

/** Where something as busy as a code is, those next to the middle first. */
function busyPlaces(frame: Frame, area: Area): readonly Reach[] {
  const all = reachOf(area);
  const side = Math.max(area.width, area.height);
  const coarse = viewOf(frame, { ...all, side, pixels: COARSE, turned: 0 });
  const away = ([x, y]: Point) => lengthOf([x, y], all.centre);
  return texturedBoxes(coarse, { x: 0, y: 0, width: COARSE, height: COARSE })
    .map((box): Reach => {
      const centre = coarse.toPicture([box.x + box.width / 2, box.y + box.height / 2]);
      return { centre, side: (Math.max(box.width, box.height) * 1.5 * side) / COARSE };
    })
    .sort((a, b) => away(a.centre) - away(b.centre))
    .slice(0, PLACES);
}

/**
 * What is looked at, one after the other until a code is read. The reader misses one clean picture in a hundred,
 * by how pixels happen to fall; the same a little turned or smaller then is another picture.
 */
function* waysToLook(frame: Frame, area: Area, harder: boolean): Generator<ViewOf> {
  const all = reachOf(area);
  yield { ...all, pixels: Math.min(MIDDLE, Math.ceil(all.side)), turned: 0 };
  const places = busyPlaces(frame, area);
  for (const place of places) yield { ...place, pixels: CLOSE, turned: 0 };
  for (const place of places.slice(0, harder ? PLACES : 1))
    yield { ...place, side: place.side * 1.2, pixels: CLOSE, turned: 0.35 };
  if (!harder) return;
  yield { ...all, pixels: 360, turned: 0.35 };
  yield { ...all, side: all.side / 2, pixels: 300, turned: 0 };
}

const inPicture = (code: OneCode, toPicture: (point: Point) => Point): OneCode => {
  const [a, b, c, d] = code.corners;
  const corners: Corners = [toPicture(a), toPicture(b), toPicture(c), toPicture(d)];
  return { ...code, corners };
};

/**
 * Reads one code that is held up to the camera, next to the middle of the picture, with @zxing/library: a
 * DataMatrix, a QR code, or the bars that cards of other makers may bear. It finds one code at most in each area.
 */
export function makeShowReader(): CardReader {
  const readOne = makeOneCodeReader();
  const readArea = (frame: Frame, area: Area, harder: boolean): readonly Found[] => {
    for (const way of waysToLook(frame, area, harder)) {
      const view = viewOf(frame, way);
      const code = readOne(view);
      if (code === null) continue;
      const found = inPicture(code, view.toPicture);
      if (believable(found)) return [{ ...found, how: 'code', confidence: 1 }];
    }
    return [];
  };
  return {
    name: '@zxing/library',
    read: async (frame, { areas, harder = false }: Look = {}) =>
      (areas ?? [{ x: 0, y: 0, width: frame.width, height: frame.height }]).flatMap((area) =>
        readArea(frame, area, harder),
      ),
  };
}
