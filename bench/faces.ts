import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { networkIn } from '../src/cli/network.ts';
import { openPicture } from '../src/cli/picture.ts';
import type { Frame } from '../src/device/frame.ts';
import { makeAlphabet } from '../src/recognition/faces/alphabet.ts';
import { type Reading, readFaces, SURE } from '../src/recognition/faces/face-reader.ts';
import type { Network } from '../src/recognition/faces/network.ts';

/** As in `labels.json` of a folder of photos: card, middle, width and height in parts of the picture. */
type Box = readonly [card: string | null, x: number, y: number, width: number, height: number];
type Labels = Record<
  string,
  { readonly session: number; readonly kind?: 'card' | 'index'; readonly boxes: readonly Box[] }
>;

/** What is measured: the folder, and of its sessions every so manieth, as training/learn.py holds them out. */
const SLICES = [
  { slice: 'known deck, other sessions', folder: 'rf100-poker-cards-cxcvz', every: 5 },
  { slice: 'webcam, other sessions', folder: 'zk7wu-webcam', every: 4 },
  { slice: 'white bridge deck, left out', folder: 'zk7wu-white-bridge', every: 1 },
  { slice: 'small deck, left out', folder: 'foltysm', every: 1 },
  { slice: 'two small decks, left out', folder: 'mspkvp', every: 1 },
] as const;

/** A photo with its cards and what was read in it. */
interface Shot {
  readonly file: string;
  readonly cards: ReadonlySet<string>;
  readonly readings: readonly Read[];
  readonly ms: number;
}

/** `unsaid`: not among the photo's cards, but where its labels say nothing; they leave some indices out. */
type Read = { readonly card: string; readonly share: number; readonly is: 'right' | 'wrong' | 'unsaid' };

/** Below this nothing is of interest. */
const LEAST = 0.05;

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Around the middle of an index's box, in parts of its size, it is this index. */
const REACH = 0.7;

/** Where labels are of whole cards, all cards have one, but for those that nobody could name. */
function judge(
  card: string,
  { share, place }: Reading,
  boxes: readonly Box[],
  kind: 'card' | 'index',
  frame: Frame,
): Read {
  if (boxes.some(([name]) => name === card)) return { card, share, is: 'right' };
  const isOn = ([_, x, y, width, height]: Box) =>
    Math.abs(place.x / frame.width - x) < REACH * width &&
    Math.abs(place.y / frame.height - y) < REACH * height;
  const isSaid = kind === 'card' ? boxes.every(([name]) => name !== null) : boxes.some(isOn);
  return { card, share, is: isSaid ? 'wrong' : 'unsaid' };
}

/** Cards of the photos, and of the names that were read how many are right, wrong, or nobody knows. */
function count(shots: readonly Shot[], least: number) {
  const counted = { cards: 0, right: 0, wrong: 0, unsaid: 0 };
  for (const { cards, readings } of shots) {
    counted.cards += cards.size;
    const told = new Map(readings.filter(({ share }) => share >= least).map((read) => [read.card, read.is]));
    for (const is of told.values()) counted[is]++;
  }
  return counted;
}

const share = (part: number, all: number): number =>
  all === 0 ? 0 : Math.round((part / all) * 10_000) / 10_000;

/** The greatest recall with at most one wrong name in a hundred. */
function atOnePercent(shots: readonly Shot[]): number {
  for (let least = LEAST; least < 1; least += 0.005) {
    const { cards, right, wrong } = count(shots, least);
    if (wrong <= 0.01 * (right + wrong)) return share(right, cards);
  }
  return 0;
}

/** Reads the photos of a slice, at most `most` of them, evenly spread. */
async function shoot(
  network: Network,
  folder: string,
  every: number,
  most: number,
): Promise<readonly Shot[]> {
  const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as Labels;
  const sessions = [...new Set(Object.values(labels).map(({ session }) => session))].sort((a, b) => a - b);
  const out = new Set(sessions.filter((_, i) => i % every === 0));
  const mine = Object.entries(labels).filter(([, { session }]) => out.has(session));
  const step = Math.max(1, Math.ceil(mine.length / most));
  const shots: Shot[] = [];
  for (const [file, { kind = 'card', boxes }] of mine.filter((_, i) => i % step === 0)) {
    const opened = await openPicture(join(folder, file));
    if (!opened.ok) throw new Error(`${file}: ${opened.code}`);
    const { frame } = opened;
    const begun = performance.now();
    const whole = { x: 0, y: 0, width: frame.width, height: frame.height };
    const readings = await readFaces(network, frame, whole, LEAST);
    const ms = performance.now() - begun;
    const cards = new Set(boxes.map(([card]) => card).filter((card) => card !== null));
    // Each photo is read as if it were the first of its deck.
    const alphabet = makeAlphabet();
    alphabet.learn(readings.filter(({ share }) => share >= SURE).map(({ index }) => index));
    const told = readings.flatMap((one) => {
      const card = alphabet.cardOf(one.index);
      return card === null ? [] : [judge(card, one, boxes, kind, frame)];
    });
    shots.push({ file, cards, readings: told, ms });
  }
  return shots;
}

function rowOf(slice: string, shots: readonly Shot[]) {
  const { cards, right, wrong, unsaid } = count(shots, SURE);
  const times = shots.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    ...{
      slice,
      photos: shots.length,
      cards,
      recall: share(right, cards),
      wrong: share(wrong, right + wrong),
    },
    unsaid,
    recallAtOnePercent: atOnePercent(shots),
    p50Ms: Math.round(at(times, 0.5)),
    p95Ms: Math.round(at(times, 0.95)),
  };
}

function tellWrong(shots: readonly Shot[]): void {
  for (const { file, cards, readings } of shots)
    for (const { card, share: sure, is } of readings)
      if (sure >= SURE && is === 'wrong')
        console.log(`${file}: ${card} (${sure.toFixed(3)}), not among ${[...cards].join(' ')}`);
}

/**
 * Unmarked cards in photos of tables: `faces FOLDER [MODELS] [MOST]`, with the folder of the photos, that of the
 * trained files, and how many photos of each slice are read at most. Only sessions and decks on which nothing was
 * trained are read. Names every wrong reading; the last line is one JSON object with `rows`.
 */
export async function main([
  photos,
  models = 'resources/faces',
  most = '1000',
]: readonly string[]): Promise<number> {
  if (photos === undefined) {
    console.error('Which photos? Name their folder.');
    return 2;
  }
  const network = await networkIn(models);
  const rows: ReturnType<typeof rowOf>[] = [];
  for (const { slice, folder, every } of SLICES) {
    const shots = await shoot(network, join(photos, folder), every, Number(most));
    tellWrong(shots);
    rows.push(rowOf(slice, shots));
  }
  console.table(rows);
  console.log(JSON.stringify({ threshold: SURE, rows }));
  return 0;
}
