import { SURE } from '../../src/recognition/camera/reader.ts';
import { makeAlphabet } from '../../src/recognition/faces/alphabet.ts';
import type { Reading } from '../../src/recognition/faces/face-reader.ts';
import { percentile } from '../codes/clock.ts';
import type { Box, Photo } from './photos.ts';

/** Counts what was read in photos: names that are right, those that are wrong, and those that nobody can judge. */

/** Below this nothing is of interest. */
export const LEAST = 0.05;

/** What was read in a photo, with the milliseconds of one core that it took. */
export interface Shot extends Pick<Photo, 'file' | 'deck' | 'px' | 'kind' | 'boxes' | 'cards' | 'printed'> {
  readonly size: { readonly width: number; readonly height: number };
  readonly readings: readonly Reading[];
  readonly ms: number;
}

/** `unsaid`: not among the photo's cards, but where its labels say nothing; they leave some indices out. */
export type Verdict = 'right' | 'wrong' | 'unsaid';

/** A name that was told, and what it is. */
export interface Told {
  readonly card: string;
  readonly share: number;
  readonly is: Verdict;
}

/** Around the middle of an index's box, in parts of its size, it is this index. */
const REACH = 0.7;

/** Whether a reading lies on a box. */
export const isOn = (
  { place }: Pick<Reading, 'place'>,
  { size }: Pick<Shot, 'size'>,
  [, x, y, width, height]: Box,
): boolean =>
  Math.abs(place.x / size.width - x) < REACH * width && Math.abs(place.y / size.height - y) < REACH * height;

/** Where boxes are of whole cards, all cards have one, but for those that nobody could name. */
function isSaid(reading: Reading, shot: Shot): boolean {
  if (shot.kind === 'all') return true;
  if (shot.kind === 'card') return shot.boxes.every(([name]) => name !== null);
  return shot.boxes.some((box) => isOn(reading, shot, box));
}

/** What a card is that was read in a photo. */
export function judge(card: string, reading: Reading, shot: Shot): Verdict {
  if (shot.cards.has(card)) return 'right';
  // An index that is hidden in part needn't be read.
  if (shot.boxes.some(([name]) => name === card)) return 'unsaid';
  return isSaid(reading, shot) ? 'wrong' : 'unsaid';
}

/**
 * The names told of each photo. The letters of a deck are found out from the photos themselves: from each alone, as if
 * it were the first of its deck, or from those of its deck before it as well.
 */
export function toldOf(shots: readonly Shot[], inARow: boolean): readonly (readonly Told[])[] {
  let alphabet = makeAlphabet();
  return shots.map((shot, i) => {
    if (!inARow || shot.deck === null || shot.deck !== shots[i - 1]?.deck) alphabet = makeAlphabet();
    alphabet.learn(shot.readings.filter(({ share }) => share >= SURE).map(({ index }) => index));
    return shot.readings.flatMap((reading) => {
      const card = alphabet.cardOf(reading.index);
      return card === null ? [] : [{ card, share: reading.share, is: judge(card, reading, shot) }];
    });
  });
}

/** A photo with the names that were told of it. */
export interface Judged {
  readonly cards: ReadonlySet<string>;
  readonly told: readonly Told[];
  readonly ms: number;
}

const isCourt = (card: string): boolean => 'KQJ'.includes(card[0]!);

/** Cards of the photos, and of the names that were read how many are right, wrong, or nobody knows. */
export function count(photos: readonly Judged[], least: number) {
  const counted = { cards: 0, right: 0, wrong: 0, unsaid: 0, courts: 0, rightCourts: 0 };
  for (const { cards, told } of photos) {
    counted.cards += cards.size;
    counted.courts += [...cards].filter(isCourt).length;
    const verdicts = new Map(told.filter(({ share }) => share >= least).map(({ card, is }) => [card, is]));
    for (const [card, is] of verdicts) {
      counted[is]++;
      if (is === 'right' && isCourt(card)) counted.rightCourts++;
    }
  }
  return counted;
}

const share = (part: number, all: number): number =>
  all === 0 ? 0 : Math.round((part / all) * 10_000) / 10_000;

/** The greatest recall with at most one wrong name in a hundred. */
export function atOnePercent(photos: readonly Judged[]): number {
  for (let least = LEAST; least < 1; least += 0.005) {
    const { cards, right, wrong } = count(photos, least);
    if (wrong <= 0.01 * (right + wrong)) return share(right, cards);
  }
  return 0;
}

/** What is said of photos: parts from 0 to 1, milliseconds of one core. */
export function totalsOf(photos: readonly Judged[]) {
  const { cards, right, wrong, unsaid, courts, rightCourts } = count(photos, SURE);
  const times = photos.map(({ ms }) => ms);
  return {
    recall: share(right, cards),
    wrongRate: share(wrong, right + wrong),
    cards,
    p50Ms: Math.round(percentile(times, 0.5) ?? 0),
    p95Ms: Math.round(percentile(times, 0.95) ?? 0),
    photos: photos.length,
    ...{ wrong, unsaid },
    recallOfCourts: share(rightCourts, courts),
    recallAtOnePercent: atOnePercent(photos),
  };
}
