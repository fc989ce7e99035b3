import type { Frame } from '../../../src/device/frame.ts';
import { faceOf } from './face.ts';
import { handOf } from './hand.ts';
import { times, toPixels } from './matrix.ts';
import { copyOf, type Planes, paint } from './paint.ts';
import type { Scene } from './scene.ts';
import { layTable } from './table.ts';
import { expose, takePicture } from './take.ts';
import { codesOf, labelsOn, type TrueCode } from './truth.ts';

/** A picture of a table, and what is true of it. */
export interface Rendered {
  readonly frame: Frame;
  /** Made when it is asked for. */
  readonly rgba: Uint8ClampedArray;
  readonly codes: readonly TrueCode[];
}

/** The table as it lies, before a camera has taken it; on what was painted before, if that is given. */
export function paintScene(scene: Scene, under?: Planes): Planes {
  const { camera, seed } = scene;
  const planes = under ? copyOf(under) : emptyTable(scene);
  for (const card of scene.cards) {
    const onPicture = toPixels(camera, card);
    const face = card.side === 'back' ? undefined : scene.deck?.get(card.card);
    const drawn = face ?? faceOf(card.side === 'back' ? null : card.card);
    paint(planes, drawn, onPicture, card.smear, card.lit);
    for (const { label, onCard } of labelsOn(card, scene))
      paint(planes, label.texture, times(onPicture, onCard), card.smear, card.lit);
  }
  for (const hand of scene.hands) paint(planes, handOf(seed), toPixels(camera, hand), hand.smear);
  return planes;
}

export function emptyTable({ camera, table, seed }: Scene): Planes {
  const onPicture = toPixels(camera, { x: 0, y: 0, rotation: 0 });
  return layTable(camera.width, camera.height, onPicture, table, seed);
}

/** The picture of a scene: always the same for the same scene. Taken at the time 0. */
export function renderScene(scene: Scene): Rendered {
  const exposed = expose(paintScene(scene), scene.light, scene.optics);
  const { width, height, rgba, grey } = takePicture(exposed, scene.optics, scene.seed);
  return {
    frame: { width, height, grey, at: 0 },
    codes: codesOf(scene),
    get rgba() {
      return rgba();
    },
  };
}
