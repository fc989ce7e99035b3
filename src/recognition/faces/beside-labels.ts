import { centreOf, distanceTo, sidesOf } from '../camera/corners.ts';
import { type CardReader, type Found, isSure } from '../camera/reader.ts';

/** Whether it is the name beside a code: a label bears one, which looks like an index. */
const isOnLabel = (face: Found, codes: readonly Found[]): boolean =>
  codes.some(({ corners }) => distanceTo(corners, centreOf(face.corners)) < Math.max(...sidesOf(corners)));

/** After so many looks in which labels were read and no unmarked card was, the deck is taken to have labels. */
const LABELLED = 2;
/** After so many the other way round, it is taken to have none: of a deck with labels some are covered for long. */
const UNMARKED = 12;
/** Milliseconds between two looks for what such a deck seems to lack. Unmarked cards cost several times as much. */
const SELDOM = { faces: 1000, labels: 400 } as const;

/**
 * Reads labels, and unmarked cards beside them. Where only one of the two has been read, the other is looked for less
 * often, until there is one: cards are told about as soon as if there were nothing else to look for. A card with a
 * label has an index, too, and isn't unmarked for that.
 */
export function besideLabels(labels: CardReader, faces: CardReader): CardReader {
  const cards = new Set<string>();
  let labelled = 0;
  let unmarked = 0;
  const looked = { faces: 0, labels: 0 };
  return {
    name: `${labels.name}, ${faces.name}`,
    async read(frame, look) {
      // A computer's clock may jump back.
      const isOver = (what: keyof typeof looked) => Math.abs(frame.at - looked[what]) >= SELDOM[what];
      const wants = (what: keyof typeof looked, seldom: boolean) => {
        if (seldom && !isOver(what)) return false;
        looked[what] = frame.at;
        return true;
      };
      const codes = wants('labels', unmarked >= UNMARKED) ? await labels.read(frame, look) : [];
      if (codes.length > 0) unmarked = 0;
      for (const { text } of codes) cards.add(text);
      if (!wants('faces', labelled >= LABELLED)) return codes;
      const found = (await faces.read(frame, look)).filter((face) => !isOnLabel(face, codes));
      if (found.some((face) => isSure(face) && !cards.has(face.text))) {
        labelled = 0;
        if (codes.length === 0) unmarked += 1;
      } else if (codes.length > 0) labelled += 1;
      return [...codes, ...found];
    },
  };
}
