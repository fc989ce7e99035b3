import { SURE } from '../../src/recognition/camera/reader.ts';
import type { Reading } from '../../src/recognition/faces/face-reader.ts';
import { LETTERS, SUITS } from '../../src/recognition/faces/said.ts';
import { isOn, judge, type Shot } from './count.ts';

/** Which ranks and which suits are taken for others, as they are printed. */

/** A rank or suit: how many cards have it, how many of these were told, and what was read in its place, how often. */
export interface Confused {
  readonly there: string;
  readonly cards: number;
  readonly told: number;
  readonly readAs: Readonly<Record<string, number>>;
}

/** A wrong reading, and the index that is there; null where there is none. */
export interface Mistake {
  readonly reading: Reading;
  readonly there: string | null;
}

const isSure = ({ share }: { readonly share: number }): boolean => share >= SURE;

const printedIn = ({ boxes, printed }: Shot): ReadonlySet<string> =>
  new Set(boxes.flatMap(([card]) => (card === null ? [] : [printed(card)])));

/** What is printed where a reading lies: the index of the nearest box. */
function thereOf(reading: Reading, shot: Shot): string | null {
  const { place } = reading;
  const apart = ([, x, y]: Shot['boxes'][number]) =>
    Math.hypot(place.x - x * shot.size.width, place.y - y * shot.size.height);
  const [nearest] = shot.boxes
    .filter((box) => box[0] !== null && isOn(reading, shot, box))
    .sort((a, b) => apart(a) - apart(b));
  return nearest === undefined ? null : shot.printed(nearest[0]!);
}

/** Each wrong index of a photo once. */
export function mistakesIn(shot: Shot): readonly Mistake[] {
  const there = printedIn(shot);
  const wrong = shot.readings.filter(
    (reading) =>
      isSure(reading) && !there.has(reading.index) && judge(reading.index, reading, shot) === 'wrong',
  );
  // The surest comes first.
  return wrong
    .filter(({ index }, i) => wrong.findIndex((one) => one.index === index) === i)
    .map((reading) => ({ reading, there: thereOf(reading, shot) }));
}

const NOTHING = 'nothing';

function confusedBy(shots: readonly Shot[], signs: string, signOf: (index: string) => string): Confused[] {
  const rows = [...signs, NOTHING].map((there) => ({
    ...{ there, cards: 0, told: 0 },
    readAs: {} as Record<string, number>,
  }));
  const row = (sign: string) => rows.find(({ there }) => there === sign)!;
  for (const shot of shots) {
    const told = new Set(shot.readings.filter(isSure).map(({ index }) => index));
    for (const index of [...shot.cards].map(shot.printed)) {
      row(signOf(index)).cards++;
      if (told.has(index)) row(signOf(index)).told++;
    }
    for (const { reading, there } of mistakesIn(shot)) {
      const { readAs, there: sign } = row(there === null ? NOTHING : signOf(there));
      const as = signOf(reading.index);
      if (as !== sign) readAs[as] = (readAs[as] ?? 0) + 1;
    }
  }
  return rows.filter(({ cards, readAs }) => cards > 0 || Object.keys(readAs).length > 0);
}

/** Of all that was told in these photos. A name that isn't told at all is confused with nothing. */
export const confusionsOf = (shots: readonly Shot[]) => ({
  ranks: confusedBy(shots, LETTERS, (index) => index[0]!),
  suits: confusedBy(shots, SUITS, (index) => index[1]!),
});
