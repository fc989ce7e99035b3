import type { CardReader, Found } from '../camera/reader.ts';
import { spotOf } from '../camera/region.ts';

/** The index of the card that is meant is larger than those of other cards by this: it is nearer. */
const NEARER = 1.3;

/** The card whose index is largest; none where another card's is nearly as large, as in a fan. */
function nearest(faces: readonly Found[]): readonly Found[] {
  const sized = faces.map((face) => ({ face, side: spotOf(face).side })).sort((a, b) => b.side - a.side);
  const [first] = sized;
  if (first === undefined) return [];
  const isClose = sized.some(({ face, side }) => face.text !== first.face.text && side * NEARER > first.side);
  return isClose ? [] : [first.face];
}

/** Reads the label of the card that is held up to the camera; where there is none, its index. */
export const heldUp = (labels: CardReader, faces: CardReader): CardReader => ({
  name: `${labels.name}, ${faces.name}`,
  async read(frame, look) {
    const codes = await labels.read(frame, look);
    return codes.length > 0 ? codes : nearest(await faces.read(frame, look));
  },
});
