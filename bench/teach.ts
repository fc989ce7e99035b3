import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { drawnCard } from '../scripts/drawn-card.ts';
import { networkFrom } from '../scripts/network.ts';
import { openPicture } from '../src/cli/picture.ts';
import type { Frame } from '../src/device/frame.ts';
import { type Card, isCard } from '../src/engine/cards.ts';
import { frameOf } from '../src/recognition/camera/colours.ts';
import { SURE } from '../src/recognition/camera/reader.ts';
import { makeAlphabet } from '../src/recognition/faces/alphabet.ts';
import {
  type Naming,
  namingBy,
  type Reading,
  readFaces,
  readingsOf,
  type Spoken,
  speak,
} from '../src/recognition/faces/face-reader.ts';
import { asIndex, glimpseOf, heldIndices, LEAST_INDEX } from '../src/recognition/faces/glimpse.ts';
import type { Network } from '../src/recognition/faces/network.ts';
import { FACE_CARDS, type TaughtDeck, taughtDeckOf } from '../src/recognition/faces/taught.ts';
import {
  facesOf,
  NOTHING_TAUGHT,
  namesOf,
  type Shown,
  sayCard,
  type Teaching,
} from '../src/recognition/faces/teaching.ts';
import { share } from './codes/clock.ts';
import type { Box } from './faces/photos.ts';

/** A picture of cards, and what the network says of each place in it. */
interface Shot {
  readonly name: string;
  readonly session: number;
  readonly kind: 'card' | 'index';
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly spoken: readonly Spoken[];
  /** What is read surely, as the network alone names it or by another naming. */
  readonly read: (naming?: Naming) => Promise<readonly Reading[]>;
}

async function shotOf(
  network: Network,
  frame: Frame,
  rest: Omit<Shot, 'width' | 'height' | 'spoken' | 'read'>,
): Promise<Shot> {
  const { width, height } = frame;
  const whole = { x: 0, y: 0, width, height };
  const read: Shot['read'] = (naming) =>
    readFaces(network, frame, whole, SURE, naming === undefined ? {} : { naming });
  return { ...rest, width, height, spoken: await speak(network, frame, whole), read };
}

async function photosIn(network: Network, folder: string): Promise<readonly Shot[]> {
  const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as Record<
    string,
    { readonly session: number; readonly kind?: Shot['kind']; readonly boxes: readonly Box[] }
  >;
  const shots: Shot[] = [];
  for (const [file, { session, kind = 'card', boxes }] of Object.entries(labels)) {
    const opened = await openPicture(join(folder, file));
    if (!opened.ok) throw new Error(`${file}: ${opened.code}`);
    shots.push(await shotOf(network, opened.frame, { name: file, session, kind, boxes }));
  }
  return shots;
}

/** How far around the middle of a box its index is, in parts of its size. */
const REACH = { index: 0.5, card: 0.6 } as const;

const isAt = (
  { place }: Pick<Spoken, 'place'>,
  shot: Shot,
  [, x, y, width, height]: Box,
  reach: number,
): boolean =>
  Math.abs(place.x / shot.width - x) < reach * width && Math.abs(place.y / shot.height - y) < reach * height;

/** The card as if it were held up: its indices in one photo, found by where the labels say they are, not by their name. */
function shownIn(shot: Shot, card: Card, id: number): Shown | null {
  const boxes = shot.boxes.filter(([name]) => name === card);
  const near = shot.spoken.filter((one) => boxes.some((box) => isAt(one, shot, box, REACH[shot.kind])));
  const glimpses = heldIndices(readingsOf(near, LEAST_INDEX, asIndex)).map(({ said }) => glimpseOf(said));
  return glimpses.length === 0 ? null : { id, glimpses, said: null };
}

/** Each of these cards that the photos have, in the first one that shows it. */
function shownBy(
  shots: readonly Shot[],
  cards: readonly Card[],
): ReadonlyMap<number, { readonly card: Card; readonly shown: Shown }> {
  const all = new Map<number, { readonly card: Card; readonly shown: Shown }>();
  for (const [id, card] of cards.entries())
    for (const shot of shots) {
      const shown = shownIn(shot, card, id);
      if (shown === null) continue;
      all.set(id, { card, shown });
      break;
    }
  return all;
}

/** Teaches these cards as somebody would who answers what is asked, and overlooks what is wrong. */
function teach(shots: readonly Shot[], cards: readonly Card[]) {
  const all = shownBy(shots, cards);
  let teaching: Teaching = { ...NOTHING_TAUGHT, shown: [...all.values()].map(({ shown }) => shown) };
  let asked = 0;
  for (const { id } of teaching.shown) {
    const name = namesOf(teaching).find((one) => one.id === id)!;
    if (name.or === null) continue;
    asked += 1;
    teaching = sayCard(teaching, id, all.get(id)!.card);
  }
  const wrong = namesOf(teaching).filter(({ id, card }) => card !== all.get(id)!.card).length;
  const deck = taughtDeckOf(facesOf(teaching));
  return { deck, shown: all.size, asked, misnamed: wrong };
}

/** The names that are told in a picture: surely read, by the deck that was taught or as of any deck. */
async function toldIn({ read }: Shot, deck: TaughtDeck | null): Promise<ReadonlyMap<Card, Reading>> {
  const readings = await read(deck ? namingBy(deck) : undefined);
  const alphabet = makeAlphabet();
  if (!deck) alphabet.learn(readings.map(({ index }) => index));
  const told = new Map<Card, Reading>();
  for (const one of readings.toReversed()) {
    const card = deck ? one.index : alphabet.cardOf(one.index);
    if (card !== null && isCard(card)) told.set(card, one);
  }
  return told;
}

interface Counted {
  cards: number;
  right: number;
  wrong: number;
  unsaid: number;
}

/** Adds up a picture, and names what is wrong: where the labels say another card. Where they say nothing it is unsaid. */
async function add(counted: Counted, shot: Shot, deck: TaughtDeck | null): Promise<void> {
  const there = new Set(shot.boxes.map(([card]) => card).filter((card) => card !== null));
  counted.cards += there.size;
  for (const [card, reading] of await toldIn(shot, deck)) {
    const isSaid =
      shot.kind === 'card'
        ? shot.boxes.every(([name]) => name !== null)
        : shot.boxes.some((box) => isAt(reading, shot, box, 0.7));
    const is = there.has(card) ? 'right' : isSaid ? 'wrong' : 'unsaid';
    counted[is] += 1;
    if (is === 'wrong')
      console.log(
        `${deck ? 'after' : 'before'}: ${shot.name}: ${card} (${reading.share.toFixed(3)}), not ${[...there].join(' ')}`,
      );
  }
}

const sum = ({ cards, right, wrong, unsaid }: Counted) => ({
  recall: share(right, cards),
  wrong: share(wrong, right + wrong),
  wrongNames: wrong,
  unsaid,
});

/** Pictures that teach, and others to measure on. */
type Times = readonly (readonly [taughtBy: readonly Shot[], measured: readonly Shot[]])[];

/** Teaches these cards by some pictures and measures all cards on others, each time; adds up what came of it. */
async function rowOf(deck: string, times: Times, cards = FACE_CARDS) {
  const before: Counted = { cards: 0, right: 0, wrong: 0, unsaid: 0 };
  const after: Counted = { cards: 0, right: 0, wrong: 0, unsaid: 0 };
  const taught = { shown: 0, asked: 0, misnamed: 0 };
  for (const [by, measured] of times) {
    const { deck: known, shown, asked, misnamed } = teach(by, cards);
    taught.shown += shown;
    taught.asked += asked;
    taught.misnamed += misnamed;
    for (const shot of measured) {
      await add(before, shot, null);
      await add(after, shot, known);
    }
  }
  return {
    deck,
    ...taught,
    pictures: times.flatMap(([, shots]) => shots).length,
    cards: before.cards,
    before: sum(before),
    after: sum(after),
  };
}

/** Every other session teaches and the rest is measured, then the other way round: never the same photo, nor its table. */
function bySessions(shots: readonly Shot[]) {
  const sessions = [...new Set(shots.map(({ session }) => session))].sort((a, b) => a - b);
  const isFirst = ({ session }: Shot) => sessions.indexOf(session) % 2 === 0;
  const [first, second] = [shots.filter(isFirst), shots.filter((shot) => !isFirst(shot))];
  return [
    [first, second],
    [second, first],
  ] as const;
}

/** The letters of a German deck, drawn with a pen over those of queen and jack. */
const LETTERS: Readonly<Record<string, string>> = {
  Q: 'M50 45V145H65Q95 145 95 95T65 45Z',
  J: 'M52 45V145H70Q95 145 95 118T70 93H52M70 93Q90 93 90 69T70 45H52',
};
const [WIDTH, HEIGHT] = [800, 1120];

async function germanCard(card: Card) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  pen.drawImage(await drawnCard(card, WIDTH, HEIGHT), 0, 0, WIDTH, HEIGHT);
  const letter = LETTERS[card[0]!];
  for (let end = 0; letter !== undefined && end < 2; end++) {
    pen.fillStyle = 'white';
    pen.fillRect(30, 30, 84, 126);
    pen.strokeStyle = card.endsWith('H') || card.endsWith('D') ? '#df0000' : 'black';
    pen.lineWidth = 11;
    pen.stroke(new Path2D(letter));
    pen.translate(WIDTH, HEIGHT);
    pen.rotate(Math.PI);
  }
  return canvas;
}

/** One card on a table, so wide and turned by so many degrees. */
async function onTable(
  network: Network,
  card: Card,
  face: Awaited<ReturnType<typeof germanCard>>,
  width: number,
  turned: number,
) {
  const canvas = createCanvas(640, 480);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#6b4a2c';
  pen.fillRect(0, 0, 640, 480);
  pen.translate(320, 240);
  pen.rotate((turned / 180) * Math.PI);
  pen.drawImage(face, -width / 2, (-width * HEIGHT) / WIDTH / 2, width, (width * HEIGHT) / WIDTH);
  const frame = frameOf(pen.getImageData(0, 0, 640, 480).data, 640, 480, 0);
  return shotOf(network, frame, {
    name: `${card} ${width} px wide, turned by ${turned}°`,
    session: 0,
    kind: 'card',
    boxes: [[card, 0.5, 0.5, 1, 1]],
  });
}

/** Every other card, so that each has one that looks like it on the other side. */
const HALF = FACE_CARDS.filter((_, i) => i % 2 === 0);

/** Cards that are held up large and upright teach; small ones, in any direction, are measured. */
async function germanDeck(network: Network) {
  const by: Shot[] = [];
  const measured: Shot[] = [];
  for (const [i, card] of FACE_CARDS.entries()) {
    const face = await germanCard(card);
    by.push(await onTable(network, card, face, 270, 3));
    for (const [j, width] of [90, 120, 160].entries())
      measured.push(await onTable(network, card, face, width, (47 * i + 113 * j) % 360));
  }
  return [[by, measured]] as const;
}

/**
 * Decks before and after they are taught: `teach PHOTOS [MODELS]`, with the folder of the photos and that of the trained
 * files. Each card is shown in one picture, or each of half of them; measured are all cards in pictures of other
 * sessions. No deck was trained on. The last line is one JSON object with `rows`.
 */
export async function main([photos, models = 'resources/faces']: readonly string[]): Promise<number> {
  if (photos === undefined) {
    console.error('Which photos? Name their folder.');
    return 2;
  }
  const network = await networkFrom(models);
  const rows: Awaited<ReturnType<typeof rowOf>>[] = [];
  const measure = async (deck: string, times: Times) => {
    rows.push(await rowOf(deck, times), await rowOf(`${deck}, half taught`, times, HALF));
  };
  for (const [deck, folder] of [
    ['white bridge deck', 'zk7wu-white-bridge'],
    ['two small decks', 'mspkvp'],
  ] as const)
    await measure(deck, bySessions(await photosIn(network, join(photos, folder))));
  await measure('K D B, drawn', await germanDeck(network));
  for (const { before, after, ...row } of rows) console.log(row, before, after);
  console.log(JSON.stringify({ threshold: SURE, rows }));
  return 0;
}
