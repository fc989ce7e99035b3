import { centreOf, distanceTo, sidesOf } from '../camera/corners.ts';
import { type CardReader, type Found, isSure } from '../camera/reader.ts';

/** Whether it is the name beside a code: a label bears one, which looks like an index. */
const isOnLabel = (face: Found, codes: readonly Found[]): boolean =>
  codes.some(({ corners }) => distanceTo(corners, centreOf(face.corners)) < Math.max(...sidesOf(corners)));

/** After so many looks in which labels were read and no unmarked card was, the deck is taken to have labels. */
const LABELLED = 2;
/** Milliseconds between two looks for unmarked cards at such a deck: they cost several times as much as labels. */
const SELDOM = 1000;

/**
 * Reads labels, and unmarked cards beside them. Where labels alone have been read, unmarked cards are looked for less
 * often, until there is one: labels are told about as soon as if there were nothing else to look for. A card with a
 * label has an index, too, and isn't unmarked for that.
 */
export function besideLabels(labels: CardReader, faces: CardReader): CardReader {
  const cards = new Set<string>();
  let labelled = 0;
  let looked = 0;
  return {
    name: `${labels.name}, ${faces.name}`,
    async read(frame, look) {
      const codes = await labels.read(frame, look);
      for (const { text } of codes) cards.add(text);
      // A computer's clock may jump back.
      if (labelled >= LABELLED && Math.abs(frame.at - looked) < SELDOM) return codes;
      looked = frame.at;
      const found = (await faces.read(frame, look)).filter((face) => !isOnLabel(face, codes));
      if (found.some((face) => isSure(face) && !cards.has(face.text))) labelled = 0;
      else if (codes.length > 0) labelled += 1;
      return [...codes, ...found];
    },
  };
}
