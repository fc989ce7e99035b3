import { centreOf, distanceTo, sidesOf } from '../camera/corners.ts';
import type { Found } from '../camera/reader.ts';

/** Whether it is the name beside a code: a label bears one, which looks like an index. */
const isOnLabel = (face: Found, codes: readonly Found[]): boolean =>
  codes.some(({ corners }) => distanceTo(corners, centreOf(face.corners)) < Math.max(...sidesOf(corners)));

/** What `faces` finds beside these codes. */
export const besideLabels = (faces: readonly Found[], codes: readonly Found[]): readonly Found[] =>
  faces.filter((face) => !isOnLabel(face, codes));
