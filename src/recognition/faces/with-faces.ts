import { centreOf, distanceTo, sidesOf } from '../camera/corners.ts';
import type { CardReader, Found } from '../camera/reader.ts';

/** Whether it is the name beside a code: a label bears one, which looks like an index. */
const isOnLabel = (face: Found, codes: readonly Found[]): boolean =>
  codes.some(({ corners }) => distanceTo(corners, centreOf(face.corners)) < Math.max(...sidesOf(corners)));

/** What `faces` finds beside these codes. */
export const besideLabels = (faces: readonly Found[], codes: readonly Found[]): readonly Found[] =>
  faces.filter((face) => !isOnLabel(face, codes));

/** Reads labels and unmarked cards, which may be mixed. */
export const withFaces = (codes: CardReader, faces: CardReader): CardReader => ({
  name: `${codes.name}, ${faces.name}`,
  async read(frame, look) {
    const coded = await codes.read(frame, look);
    return [...coded, ...besideLabels(await faces.read(frame, look), coded)];
  },
});
