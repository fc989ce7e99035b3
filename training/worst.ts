import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mistakesIn } from '../bench/faces/confusions.ts';
import { isOn, type Shot } from '../bench/faces/count.ts';
import { type Box, photosOf, SLICES } from '../bench/faces/photos.ts';
import { shoot } from '../bench/faces/shoot.ts';
import { networkFrom } from '../scripts/network.ts';
import type { Frame } from '../src/device/frame.ts';
import { SURE } from '../src/recognition/camera/reader.ts';
import { CROP, CROP_BYTES, cropInto } from '../src/recognition/faces/crop.ts';
import { placesOf } from '../src/recognition/faces/face-reader.ts';
import type { Place } from '../src/recognition/faces/indices.ts';
import type { Network } from '../src/recognition/faces/network.ts';
import { LETTERS, SAID, SUITS } from '../src/recognition/faces/said.ts';

/** A crop of a photo, as the reader sees it, with two lines below. */
interface Shown {
  readonly file: string;
  readonly crop: Uint8Array;
  readonly read: string;
  readonly label: string;
  /** Of what was read wrongly, or of what the label says. */
  readonly share: number;
}

const SIGNS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };
const named = (index: string | null): string =>
  index === null ? '–' : index[0]!.replace('T', '10') + SIGNS[index[1]!];

function cropOf(frame: Frame, place: Place): Uint8Array {
  const crop = new Uint8Array(CROP_BYTES);
  cropInto(frame, place, crop, 0);
  return crop;
}

const wrongIn = (frame: Frame, shot: Shot): Shown[] =>
  mistakesIn(shot).map(({ reading: { index, share, place }, there }) => ({
    ...{ file: shot.file, crop: cropOf(frame, place), share },
    read: `${named(index)} ${share.toFixed(2)}`,
    label: named(there),
  }));

/** How sure the network is of one index at each of these places. */
async function sharesOf(network: Network, frame: Frame, places: readonly Place[], index: string) {
  const crops = new Uint8Array(places.length * CROP_BYTES);
  for (const [i, place] of places.entries()) cropInto(frame, place, crops, i * CROP_BYTES);
  const said = await network.read(crops, places.length);
  const [rank, suit] = [LETTERS.indexOf(index[0]!), LETTERS.length + SUITS.indexOf(index[1]!)];
  return said.map(({ shares }) => shares[rank]! * shares[suit]! * shares[SAID - 1]!);
}

/** All of a box, upright. */
const placeOf = (frame: Frame, [, x, y, , height]: Box): Place => ({
  ...{ x: x * frame.width, y: y * frame.height, upX: 0 },
  upY: -0.5 * height * frame.height,
  paper: 255,
});

/** Below this nobody would call a place the right one. */
const SOME = 0.05;

/** A card that wasn't told, where it was read best, or else where its label is. */
async function missedAt(network: Network, frame: Frame, shot: Shot, card: string): Promise<Shown> {
  const boxes = shot.boxes.filter(([name]) => name === card);
  const { width, height } = frame;
  const places = placesOf(frame, { x: 0, y: 0, width, height }).filter((place) =>
    boxes.some((box) => isOn({ place }, shot, box)),
  );
  const shares = await sharesOf(network, frame, places, card);
  const share = Math.max(0, ...shares);
  const place = share < SOME ? placeOf(frame, boxes[0]!) : places[shares.indexOf(share)]!;
  const read = shot.readings.find((one) => boxes.some((box) => isOn(one, shot, box)));
  return {
    ...{ file: shot.file, crop: cropOf(frame, place), share },
    read: read === undefined ? '–' : `${named(read.index)} ${read.share.toFixed(2)}`,
    label: `${named(card)} ${share.toFixed(2)}`,
  };
}

async function missedIn(network: Network, frame: Frame, shot: Shot): Promise<Shown[]> {
  const told = new Set(shot.readings.filter(({ share }) => share >= SURE).map(({ index }) => index));
  const missed: Shown[] = [];
  for (const card of shot.cards) if (!told.has(card)) missed.push(await missedAt(network, frame, shot, card));
  return missed;
}

/** Times as large, pixels between crops, those below them for two lines, and in a row. */
const [LARGER, GAP, LINES, ROW] = [3, 8, 32, 8];
const [WIDTH, HEIGHT] = [CROP.width * LARGER + GAP, CROP.height * LARGER + GAP + LINES];
const TITLE = 24;

/** In few steps, those of the colours coarser, so that the file stays small. */
const [LIGHT, COLOUR] = [17, 9];
const stepped = (value: number, step: number): number => Math.round(value / step) * step;

function drawCrop(pen: SKRSContext2D, crop: Uint8Array, left: number, top: number): void {
  for (let i = 0; i < CROP.width * CROP.height; i++) {
    const y = stepped(crop[3 * i]!, LIGHT);
    const [blue, red] = [1, 2].map((at) => stepped(crop[3 * i + at]! - 128, COLOUR)) as [number, number];
    pen.fillStyle = `rgb(${y + 1.402 * red} ${y - 0.344 * blue - 0.714 * red} ${y + 1.772 * blue})`;
    const [column, row] = [i % CROP.width, Math.floor(i / CROP.width)];
    pen.fillRect(left + column * LARGER, top + row * LARGER, LARGER, LARGER);
  }
}

/** Draws a title with the crops below it; returns where it ends. */
function drawRows(pen: SKRSContext2D, title: string, all: readonly Shown[], top: number): number {
  pen.fillStyle = 'black';
  pen.font = 'bold 14px sans-serif';
  pen.fillText(title, GAP, top + 17);
  for (const [i, { crop, read, label }] of all.entries()) {
    const left = GAP + (i % ROW) * WIDTH;
    const upper = top + TITLE + Math.floor(i / ROW) * HEIGHT;
    drawCrop(pen, crop, left, upper);
    pen.fillStyle = 'black';
    pen.font = '12px sans-serif';
    pen.fillText(`read ${read}`, left, upper + CROP.height * LARGER + 13);
    pen.fillText(`label ${label}`, left, upper + CROP.height * LARGER + 27);
  }
  return heightOf(all) + top;
}

const heightOf = (all: readonly Shown[]): number => TITLE + Math.ceil(all.length / ROW) * HEIGHT;

function pictureOf(wrong: readonly Shown[], missed: readonly Shown[]): Buffer {
  const canvas = createCanvas(GAP + ROW * WIDTH, heightOf(wrong) + heightOf(missed));
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const next = drawRows(pen, 'Told, and not what the label says', wrong, 0);
  drawRows(pen, 'Said by a label, and not told', missed, next);
  return canvas.toBuffer('image/png');
}

/** Shown of what is wrong, and of what was missed; of one slice at most so many. */
const [MOST_WRONG, MOST_MISSED, EACH] = [8, 12, 4];

/**
 * Draws the worst mistakes in the photos of which nothing was trained on:
 *
 *   node scripts/run.mjs training/worst.ts PHOTOS OUT.png [MODELS]
 *
 * Wrong names that are told, surest first, and cards that aren't told, those first of which the network is least sure;
 * each as the reader sees it, three times as large. Names the photo of each.
 */
export async function main([photos, out, models = 'resources/faces']: readonly string[]): Promise<number> {
  if (photos === undefined || out === undefined) {
    console.error('Usage: node scripts/run.mjs training/worst.ts PHOTOS OUT.png [MODELS]');
    return 2;
  }
  const network = await networkFrom(models);
  const [wrong, missed]: [Shown[], Shown[]] = [[], []];
  for (const { folder, every } of SLICES) {
    const mine: Shown[] = [];
    for (const photo of photosOf(join(photos, folder), every, Number.POSITIVE_INFINITY)) {
      const { frame, shot } = await shoot(network, photo);
      wrong.push(...wrongIn(frame, shot));
      mine.push(...(await missedIn(network, frame, shot)));
    }
    missed.push(...mine.sort((a, b) => a.share - b.share).slice(0, EACH));
  }
  const worst = [
    wrong.sort((a, b) => b.share - a.share).slice(0, MOST_WRONG),
    missed.sort((a, b) => a.share - b.share).slice(0, MOST_MISSED),
  ] as const;
  for (const { file, read, label } of worst.flat()) console.log(`${file}: read ${read}, label ${label}`);
  writeFileSync(out, pictureOf(...worst));
  return 0;
}
