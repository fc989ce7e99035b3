import { centreOf, distanceTo, sidesOf } from '../camera/corners.ts';
import type { CardReader, Found } from '../camera/reader.ts';

/** Whether it is the name beside a code: a label bears one, which looks like an index. */
const isOnLabel = (face: Found, codes: readonly Found[]): boolean =>
  codes.some(({ corners }) => distanceTo(corners, centreOf(face.corners)) < Math.max(...sidesOf(corners)));

/** Reads labels, and unmarked cards beside them. */
export const besideLabels = (labels: CardReader, faces: CardReader): CardReader => ({
  name: `${labels.name}, ${faces.name}`,
  async read(frame, look) {
    const codes = await labels.read(frame, look);
    const found = await faces.read(frame, look);
    return [...codes, ...found.filter((face) => !isOnLabel(face, codes))];
  },
});
