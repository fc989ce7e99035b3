import type { Area, Frame } from '../../device/frame.ts';
import { within } from '../camera/corners.ts';
import { type CardReader, type Found, type Point, SURE } from '../camera/reader.ts';
import { makeAlphabet } from './alphabet.ts';
import { CROP_BYTES, cropInto } from './crop.ts';
import { type Known, type Place, placesIn } from './indices.ts';
import type { Network } from './network.ts';
import { makeOneTable } from './one-table.ts';
import { withOtherCorners } from './other-corner.ts';
import { LETTERS, type Said, SUITS } from './said.ts';
import { nameBy, type TaughtDeck } from './taught.ts';

/** Sizes that are looked at, each half of the one before. */
const LEVELS = 3;
/** In pixels of an area's longer side: a smaller one is doubled first; one twice as large is halved, a still larger one perhaps more than once. */
const SMALL = 960;
const LARGE = 1920;

/** Where indices may be, at the sizes that an area of this size may hold them. */
export function placesOf(frame: Frame, area: Area, known?: Known): readonly Place[] {
  const side = Math.max(area.width, area.height);
  // Rounded down: what is a little larger than this would lose half of its pixels otherwise.
  const halvings = side < SMALL ? -1 : Math.max(0, Math.floor(Math.log2(side / LARGE)));
  return placesIn(frame, area, halvings, LEVELS, known);
}

/** What is read at a place. */
export interface Reading {
  readonly place: Place;
  /** As it is printed: `TD`, `KH`, or `DH` for a queen of hearts in German. */
  readonly index: string;
  /** What it is next likeliest, printed the same way: another rank or another suit. */
  readonly other: string;
  /** From 0 to 1: that it is an index, of this rank and of this suit. */
  readonly share: number;
}

/** What is read where the network says this. */
export type Naming = (said: Said) => Pick<Reading, 'index' | 'other' | 'share'>;

/** The largest of some shares and the next, as places from `from` on. */
function twoLargest(said: Float32Array, from: number, to: number): readonly [number, number] {
  let [best, next] = said[from]! >= said[from + 1]! ? [from, from + 1] : [from + 1, from];
  for (let i = from + 2; i < to; i++)
    if (said[i]! > said[best]!) [best, next] = [i, best];
    else if (said[i]! > said[next]!) next = i;
  return [best, next];
}

const END_OF_RANKS = LETTERS.length;
const END_OF_SUITS = END_OF_RANKS + SUITS.length;

const nameOf = (rank: number, suit: number): string => LETTERS[rank]! + SUITS[suit - END_OF_RANKS]!;

/** As the network alone reads it. */
function asPrinted({ shares }: Said): ReturnType<Naming> {
  const [rank, nextRank] = twoLargest(shares, 0, END_OF_RANKS);
  const [suit, nextSuit] = twoLargest(shares, END_OF_RANKS, END_OF_SUITS);
  const share = shares[END_OF_SUITS]! * shares[rank]! * shares[suit]!;
  const isRank = shares[nextRank]! / shares[rank]! > shares[nextSuit]! / shares[suit]!;
  const other = isRank ? nameOf(nextRank, suit) : nameOf(rank, nextSuit);
  return { index: nameOf(rank, suit), other, share };
}

const lengthOf = ({ upX, upY }: Place): number => Math.hypot(upX, upY);

/** Whether two places are of one index: they overlap, whichever way round. */
const overlap = (one: Place, other: Place): boolean => {
  const reach = Math.max(lengthOf(one), lengthOf(other));
  return Math.hypot(one.x - other.x, one.y - other.y) < 0.9 * reach;
};

/** All indices of a card are of one size, also where one of them is farther away. */
const OTHER_SIZE = 1.6;

/** Whether a reading is no index of its own, as it says what a surer one says, much larger or smaller: print seen as one. */
function isOtherSize(surer: Reading, one: Reading): boolean {
  const times = lengthOf(surer.place) / lengthOf(one.place);
  return surer.index === one.index && Math.max(times, 1 / times) > OTHER_SIZE;
}

/** The surest reading of each index, surest first. */
function surestOf<R extends Reading>(readings: readonly R[]): readonly R[] {
  const kept: R[] = [];
  for (const one of [...readings].sort((a, b) => b.share - a.share))
    if (!kept.some((surer) => overlap(surer.place, one.place) || isOtherSize(surer, one))) kept.push(one);
  return kept;
}

/** The most places that are read in an area, the likeliest by the filter first; and the least that the filter may say of one. */
const MOST_READ = 160;
const WORTH_READING = 0.05;

/** The places that are worth reading, with their crops one after another. */
async function worthReading(network: Network, frame: Frame, area: Area, known?: Known) {
  const places = placesOf(frame, area, known);
  const crops = new Uint8Array(places.length * CROP_BYTES);
  for (const [i, place] of places.entries()) cropInto(frame, place, crops, i * CROP_BYTES);
  const shares = await network.filter(crops, places.length);
  const kept = places
    .map((place, i) => ({ place, i }))
    .filter(({ i }) => shares[i]! >= WORTH_READING)
    .sort((a, b) => shares[b.i]! - shares[a.i]!)
    .slice(0, MOST_READ);
  const read = new Uint8Array(kept.length * CROP_BYTES);
  for (const [to, { i }] of kept.entries())
    read.set(crops.subarray(i * CROP_BYTES, (i + 1) * CROP_BYTES), to * CROP_BYTES);
  return { places: kept.map(({ place }) => place), crops: read };
}

/** A place, and what the network says of it. */
export interface Spoken {
  readonly place: Place;
  readonly said: Said;
}

/** What the network says of each place in an area that is worth reading. */
export async function speak(
  network: Network,
  frame: Frame,
  area: Area,
  known?: Known,
): Promise<readonly Spoken[]> {
  const { places, crops } = await worthReading(network, frame, area, known);
  const all = await network.read(crops, places.length);
  return all.map((said, i) => ({ place: places[i]!, said }));
}

/** What is read by that, of at least this share; each index once, surest first. */
export const readingsOf = (
  spoken: readonly Spoken[],
  least: number,
  naming: Naming = asPrinted,
): readonly (Reading & Spoken)[] =>
  surestOf(spoken.map((one) => ({ ...one, ...naming(one.said) })).filter(({ share }) => share >= least));

/** Readings less sure than this are looked at again, from so little on. */
const CLEAR = 0.97;
const FAINT = 0.3;

/** How a second look is off: up and right in lengths of the place, times as large, turned by so much in radians. */
const OFF = [
  [0.08, 0, 1.06, 0],
  [-0.08, 0, 0.94, 0],
  [0, 0.08, 1, 0.07],
  [0, -0.08, 1, -0.07],
  [0.08, 0, 0.94, 0.07],
  [-0.08, 0, 1.06, -0.07],
  [0, 0.08, 1.06, -0.07],
  [0, -0.08, 0.94, 0.07],
] as const;

/** The same place, each time a little off. */
const near = ({ x, y, upX, upY, paper }: Place): readonly Place[] =>
  OFF.map(([up, right, times, turned]) => {
    const [along, across] = [times * Math.cos(turned), times * Math.sin(turned)];
    return {
      x: x + up * upX - right * upY,
      y: y + up * upY + right * upX,
      upX: along * upX - across * upY,
      upY: across * upX + along * upY,
      paper,
    };
  });

const mean = (all: readonly Float32Array[]): Float32Array =>
  all[0]!.map((_, i) => all.reduce((sum, one) => sum + one[i]!, 0) / all.length);

/** What is said of each of these places, and of those near it. */
async function lookAround(
  network: Network,
  frame: Frame,
  spoken: readonly Spoken[],
): Promise<readonly (readonly Spoken[])[]> {
  const places = spoken.flatMap(({ place }) => near(place));
  const crops = new Uint8Array(places.length * CROP_BYTES);
  for (const [i, place] of places.entries()) cropInto(frame, place, crops, i * CROP_BYTES);
  const said = await network.read(crops, places.length);
  const more = places.map((place, i) => ({ place, said: said[i]! }));
  return spoken.map((one, i) => [one, ...more.slice(i * OFF.length, (i + 1) * OFF.length)]);
}

/** What all of these say of the first one's place, on the whole. */
const onTheWhole = (all: readonly Spoken[]): Spoken => ({
  place: all[0]!.place,
  said: {
    shares: mean(all.map(({ said }) => said.shares)),
    features: mean(all.map(({ said }) => said.features)),
  },
});

/** From so little on, what isn't sure on the whole is looked at around its best place too. */
const HOPEFUL = 0.35;

/**
 * What is said of these places on the whole where each is looked at a few times more, a little off: what is seen as
 * something else then is not sure. What isn't sure then is looked at as often again around where it was read best, as
 * few places are found quite where they are.
 */
async function lookAgain(
  network: Network,
  frame: Frame,
  spoken: readonly Spoken[],
  naming: Naming,
): Promise<readonly Spoken[]> {
  const shareOf = ({ said }: Spoken) => naming(said).share;
  const first = (await lookAround(network, frame, spoken)).map((all) => ({ all, whole: onTheWhole(all) }));
  const isUnsure = ({ whole }: (typeof first)[number]) => shareOf(whole) < SURE && shareOf(whole) >= HOPEFUL;
  const best = first
    .filter(isUnsure)
    .map(({ all }) => all.reduce((a, b) => (shareOf(b) > shareOf(a) ? b : a)));
  const second = [...(await lookAround(network, frame, best))];
  return first.map((one) => (isUnsure(one) ? onTheWhole([...second.shift()!, ...one.all]) : one.whole));
}

/** What is read in an area, of at least this share; each index once, surest first. */
export async function readFaces(
  network: Network,
  frame: Frame,
  area: Area,
  least: number,
  { known, naming = asPrinted }: { readonly known?: Known | undefined; readonly naming?: Naming } = {},
): Promise<readonly (Reading & Spoken)[]> {
  const first = readingsOf(await speak(network, frame, area, known), Math.min(least, FAINT), naming);
  const clear = first.filter(({ share }) => share >= CLEAR);
  const unclear = first.filter(({ share }) => share < CLEAR);
  const again = await lookAgain(network, frame, unclear, naming);
  return readingsOf(withOtherCorners([...clear, ...again]), least, naming);
}

/** The corners of an index: twice as high as it is from the suit’s middle to the rank’s, and 1.2 times as wide. */
export function cornersOf({ x, y, upX, upY }: Place): Found['corners'] {
  const at = (right: number, up: number): Point => [x + up * upX - right * upY, y + up * upY + right * upX];
  return [at(-0.6, 1), at(0.6, 1), at(0.6, -1), at(-0.6, -1)];
}

/** On a table a card is read many times, so that one that is read less surely counts for less and isn't left out. */
const LEAST_ON_TABLE = 0.5;

/** What a network reads as cards: finds out by itself which letters a deck has. */
function asAnyDeck() {
  const alphabet = makeAlphabet();
  const learn = (readings: readonly Reading[]) => alphabet.learn(readings.map(({ index }) => index));
  return { naming: asPrinted, learn, cardOf: alphabet.cardOf };
}

/** As a deck that was taught has it. */
export const namingBy =
  (deck: TaughtDeck): Naming =>
  (said) => {
    const { card, other, share } = nameBy(deck, said);
    return { index: card, other, share };
  };

/** The same for a deck that was taught, whose letters are known. */
const asTaught = (deck: TaughtDeck) => ({
  naming: namingBy(deck),
  learn() {},
  cardOf: (index: string) => index,
});

export interface FaceSettings {
  /** The cards lie on a table, all about as far away: how large their indices are is learned, and others are left out. */
  readonly table?: boolean;
  /** Readings below this aren't told. */
  readonly least?: number;
  /** A deck that was taught. */
  readonly taught?: TaughtDeck | null;
}

/** Reads unmarked cards by the indices in their corners; better those of a deck that was taught. */
export function makeFaceReader(
  network: Network,
  { table = false, least = table ? LEAST_ON_TABLE : SURE, taught = null }: FaceSettings = {},
): CardReader {
  const { naming, learn, cardOf } = taught === null ? asAnyDeck() : asTaught(taught);
  let oneTable = makeOneTable();
  let size = '';

  /** In pictures of another size, indices are of another, too. */
  function sizeFor({ width, height }: Frame): void {
    if (size !== `${width} ${height}`) oneTable = makeOneTable();
    size = `${width} ${height}`;
  }

  async function readIn(frame: Frame, areas: readonly Area[]): Promise<readonly Reading[]> {
    const read: Reading[] = [];
    const known = table ? oneTable.known() : undefined;
    for (const area of areas) {
      const part = within(frame, area);
      if (part !== null) read.push(...(await readFaces(network, frame, part, least, { known, naming })));
    }
    return read;
  }

  return {
    name: 'faces',
    async read(frame, { areas = [{ x: 0, y: 0, width: frame.width, height: frame.height }] } = {}) {
      sizeFor(frame);
      // Memory runs out where pictures are large and machines small: the network counts that.
      const read = await readIn(frame, areas).catch(() => []);
      const sure = read.filter(({ share }) => share >= SURE);
      learn(sure);
      oneTable.learn(sure.map(({ place }) => ({ length: lengthOf(place), paper: place.paper })));
      return read.flatMap(({ index, other, share, place }): Found[] => {
        const text = cardOf(index);
        if (text === null) return [];
        const corners = cornersOf(place);
        return [{ text, how: 'face', other: cardOf(other), confidence: share, corners, modules: null }];
      });
    },
  };
}
