import type { Area, Frame } from '../../../src/device/frame.ts';
import { frameOf } from '../../../src/recognition/camera/colours.ts';
import { faceOf } from '../scene/face.ts';
import { handOf } from '../scene/hand.ts';
import { toPixels } from '../scene/matrix.ts';
import { cornersOf, type Planes } from '../scene/paint.ts';
import { paintScene } from '../scene/render.ts';
import type { Scene } from '../scene/scene.ts';
import { expose, type Picture, reachOf, takePicture } from '../scene/take.ts';
import { codesOf, type TrueCode } from '../scene/truth.ts';
import { type Moment, type Script, sceneOf } from './moment.ts';

export const FRAMES_A_SECOND = 30;
/** Pictures of a table on which nothing moves differ by their noise alone; so many are made, and come in turn. */
const TAKES = 5;

/** A table on which nothing moves. */
interface Still {
  readonly key: string;
  readonly painted: Planes;
  readonly exposed: Planes;
  readonly takes: (Picture | undefined)[];
}

/** A picture of a film; one of a table where nothing moves comes again, and is then the same object. */
export interface FilmFrame {
  readonly picture: Picture;
  readonly frame: Frame;
}

const CELL = 16;

/** The part of the picture that moving things cover, in whole squares; null if none of it. */
function movingArea({ camera, moving, hands }: Moment, { seed, optics }: Script['setting']): Area | null {
  const corners = [
    ...moving.flatMap((card) => cornersOf(faceOf(null), toPixels(camera, card))),
    ...hands.flatMap((hand) => cornersOf(handOf(seed), toPixels(camera, hand))),
  ];
  const reach = reachOf(optics);
  const low = (values: number[]) => Math.max(0, Math.floor((Math.min(...values) - reach) / CELL) * CELL);
  const high = (values: number[], most: number) =>
    Math.min(most, Math.ceil((Math.max(...values) + reach) / CELL) * CELL);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y] = [low(xs), low(ys)];
  const [width, height] = [high(xs, camera.width) - x, high(ys, camera.height) - y];
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

const shaken = ({ motion }: Moment) => motion[0] !== 0 || motion[1] !== 0;

/** Makes the pictures of a film, thirty a second. Its frames are best asked for in order. */
export function makeFilm(script: Script) {
  const { setting, momentAt } = script;
  let empty: { readonly key: string; readonly planes: Planes } | null = null;
  let last: Still | null = null;
  /** In colour, which is dear: a picture of a table where nothing moves comes again. */
  const coloured = new WeakMap<Picture, Frame>();

  function frameFor(picture: Picture, at: number): Frame {
    const { width, height, grey } = picture;
    // Only cards without labels are read in colour.
    if (!setting.deck) return { width, height, grey, at };
    const known = coloured.get(picture) ?? frameOf(picture.rgba(), width, height, at);
    coloured.set(picture, known);
    return { ...known, at };
  }

  /** The empty table stays the same for as long as the camera does. */
  function tableOf(scene: Scene): Planes {
    const key = JSON.stringify(scene.camera);
    if (empty?.key !== key) empty = { key, planes: paintScene({ ...scene, cards: [], hands: [] }) };
    return empty.planes;
  }

  function stillOf(moment: Moment): Still {
    const { camera, lying, motion } = moment;
    const key = JSON.stringify([camera, lying, motion]);
    if (last?.key === key) return last;
    const scene = sceneOf(setting, { ...moment, moving: [], hands: [] });
    const painted = paintScene(scene, tableOf(scene));
    last = { key, painted, exposed: expose(painted, setting.light, scene.optics), takes: [] };
    return last;
  }

  function takeOf(still: Still, index: number): Picture {
    const take = index % TAKES;
    const known = still.takes[take];
    if (known) return known;
    const picture = takePicture(still.exposed, setting.optics, setting.seed + take);
    still.takes[take] = picture;
    return picture;
  }

  function pictureOf(moment: Moment, index: number): Picture {
    const still = stillOf(moment);
    const area = movingArea(moment, setting);
    if (area === null) return takeOf(still, index);
    const scene = sceneOf(setting, { ...moment, lying: [] });
    const painted = paintScene(scene, still.painted);
    const { seed, light } = setting;
    if (shaken(moment))
      return takePicture(expose(painted, light, scene.optics), setting.optics, seed + index);
    const { grey } = takeOf(still, index);
    const { width, height, y, u, v } = still.exposed;
    const exposed = { width, height, y: y.slice(), u: u.slice(), v: v.slice() };
    expose(painted, light, scene.optics, exposed, area);
    return takePicture(exposed, setting.optics, seed + index, { grey, area });
  }

  return {
    /** How many there are. */
    frames: Math.floor(script.seconds * FRAMES_A_SECOND),
    /** The picture with a number, from 0; `start` is when the film began, in milliseconds since 1970. */
    frameAt(index: number, start = 0): FilmFrame {
      const picture = pictureOf(momentAt(index / FRAMES_A_SECOND), index);
      return { picture, frame: frameFor(picture, start + (index * 1000) / FRAMES_A_SECOND) };
    },
    /** What is true of the codes of the picture with a number. */
    codesAt: (index: number): TrueCode[] => codesOf(sceneOf(setting, momentAt(index / FRAMES_A_SECOND))),
  };
}
export type Film = ReturnType<typeof makeFilm>;
