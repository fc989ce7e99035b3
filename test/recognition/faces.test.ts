import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnCard } from '../../scripts/drawn-card.ts';
import { networkFrom } from '../../scripts/network.ts';
import type { Frame } from '../../src/device/frame.ts';
import type { Card } from '../../src/engine/cards.ts';
import { frameOf } from '../../src/recognition/camera/colours.ts';
import { measure } from '../../src/recognition/camera/measure.ts';
import type { CardReader, Found } from '../../src/recognition/camera/reader.ts';
import { besideLabels } from '../../src/recognition/faces/beside-labels.ts';
import { CROP_BYTES, cropInto } from '../../src/recognition/faces/crop.ts';
import { makeFaceReader, placesOf, readFaces } from '../../src/recognition/faces/face-reader.ts';
import { asIndex, glimpseOf, heldIndices, LEAST_INDEX } from '../../src/recognition/faces/glimpse.ts';
import { heldUp } from '../../src/recognition/faces/held-up.ts';
import type { Known } from '../../src/recognition/faces/indices.ts';
import type { Network } from '../../src/recognition/faces/network.ts';
import { LETTERS, SAID, SUITS, TRAINED } from '../../src/recognition/faces/said.ts';
import { type TaughtDeck, taughtDeckOf } from '../../src/recognition/faces/taught.ts';
import { facesOf, NOTHING_TAUGHT, sayCard, takeGlimpses } from '../../src/recognition/faces/teaching.ts';
import { readersFor } from '../../src/renderer/camera/readers-for.ts';
import { ALL, every } from '../support/mode.ts';

/** Unmarked cards: where an index may be, and what is read there. */

const CARDS = ['7H', 'TC', 'QS', 'AD'] as const;
/** More of them, which look like each other. */
const LIKE = ['3S', '3C', '8S'] as const;

/** Where rank and suit are on these cards, from the middle, in parts of the width. */
const RANK = [-0.41, -0.58] as const;
const SUIT = [-0.41, -0.44] as const;

/** Letters of a German deck, drawn over those of the queen and the jack. */
const LETTERED = {
  DS: ['QS', 'M50 45V145H65Q95 145 95 95T65 45Z'],
  BH: ['JH', 'M52 45V145H70Q95 145 95 118T70 93H52M70 93Q90 93 90 69T70 45H52'],
} as const;
type Lettered = keyof typeof LETTERED;
type Drawn = (typeof CARDS)[number] | (typeof LIKE)[number] | Lettered;

/** The cards, drawn once: that takes longer than all else here. */
const drawn = new Map<Drawn, Canvas>();
async function draw(card: Card): Promise<Canvas> {
  const canvas = createCanvas(800, 1120);
  canvas.getContext('2d').drawImage(await drawnCard(card, 800, 1120), 0, 0, 800, 1120);
  return canvas;
}
beforeAll(async () => {
  for (const name of [...CARDS, ...LIKE]) drawn.set(name, await draw(name));
  for (const [name, [card, letter]] of Object.entries(LETTERED)) {
    const canvas = await draw(card);
    const pen = canvas.getContext('2d');
    for (let end = 0; end < 2; end++) {
      pen.fillStyle = 'white';
      pen.fillRect(30, 30, 84, 126);
      pen.strokeStyle = name.endsWith('H') ? '#df0000' : 'black';
      pen.lineWidth = 11;
      pen.stroke(new Path2D(letter));
      pen.translate(800, 1120);
      pen.rotate(Math.PI);
    }
    drawn.set(name as Lettered, canvas);
  }
});

/** One card in the middle of a brown table, so wide and turned by so many degrees; and where a part of it then is. */
function table(name: Drawn, width: number, turned: number, colour = '#6b4a2c', across = 640) {
  const canvas = createCanvas(across, 480);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, across, 480);
  pen.translate(320, 240);
  pen.rotate((turned / 180) * Math.PI);
  const height = width * 1.4;
  pen.drawImage(drawn.get(name)!, -width / 2, -height / 2, width, height);
  const frame = frameOf(pen.getImageData(0, 0, across, 480).data, across, 480, 0);
  const [cos, sin] = [Math.cos((turned / 180) * Math.PI), Math.sin((turned / 180) * Math.PI)];
  const at = ([x, y]: readonly [number, number]) => ({
    x: 320 + width * (cos * x - sin * y),
    y: 240 + width * (sin * x + cos * y),
  });
  return { frame, rank: at(RANK), suit: at(SUIT) };
}

/** An index so many pixels wide. */
const index = (text: string, side: number): Found => ({
  text,
  how: 'face',
  confidence: 0.99,
  corners: [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ],
  modules: null,
});

/** A label on a queen of spades. */
const label: Found = { ...index('QS', 10), how: 'code', modules: 10 };

const whole = ({ width, height }: Frame) => ({ x: 0, y: 0, width, height });

const TURNS = every(5, [75, 0, 30, 90, 140, 200, 180, 270, 315]);
const SOME = [0, 75, 140, 270];

describe('a place where an index may be', () => {
  it.each(every(4, CARDS))('is the corner of the %s, however it is turned and how large', async (name) => {
    for (const width of [100, 200])
      for (const turned of TURNS) {
        const { frame, rank, suit } = table(name, width, turned);
        const [x, y] = [(rank.x + suit.x) / 2, (rank.y + suit.y) / 2];
        const [upX, upY] = [rank.x - suit.x, rank.y - suit.y];
        const length = Math.hypot(upX, upY);
        const near = placesOf(frame, whole(frame)).filter(
          (place) =>
            Math.hypot(place.x - x, place.y - y) < 0.3 * length &&
            Math.hypot(place.upX - upX, place.upY - upY) < 0.4 * length,
        );
        expect([width, turned, near.length > 0]).toEqual([width, turned, true]);
      }
  });

  it('is found in a part of the picture as in all of it', async () => {
    const { frame, rank } = table('7H', 130, 30);
    const part = { x: Math.round(rank.x) - 45, y: Math.round(rank.y) - 35, width: 91, height: 83 };
    const isIn = ({ x, y }: { x: number; y: number }) =>
      Math.abs(x - rank.x) < 20 && Math.abs(y - rank.y) < 20;
    expect(placesOf(frame, whole(frame)).some(isIn)).toBe(true);
    expect(placesOf(frame, part).some(isIn)).toBe(true);
  });

  it('is not looked for in the grain of a dark table', () => {
    const { frame } = table('7H', 130, 30, '#2c2622');
    const grain = (x: number, y: number) => (x % 12 < 6 && y % 14 < 8 ? 20 : 44);
    const isTable = (x: number, y: number) => Math.hypot(x - 320, y - 240) > 130;
    const grey = frame.grey.map((value, i) => {
      const [x, y] = [i % frame.width, Math.floor(i / frame.width)];
      return isTable(x, y) ? grain(x, y) : value;
    });
    const places = placesOf({ ...frame, grey }, whole(frame));
    expect(places.filter(({ x, y }) => isTable(x, y)).length).toBeLessThan(20);
    expect(places.length).toBeGreaterThan(0);
  });

  it('is not in the grain of a bare table, once cards are known to be twice as bright', () => {
    const [width, height] = [960, 720];
    const grey = Uint8Array.from({ length: width * height }, (_, i) =>
      i % 12 < 6 && (i / width) % 14 < 8 ? 20 : 90,
    );
    const frame = { width, height, grey, at: 0 };
    const placesWhere = (known: Partial<Known>) =>
      placesOf(frame, whole(frame), { fits: () => true, paper: 0, most: 100_000, ...known }).length;
    const all = placesOf(frame, whole(frame)).length;
    expect(all).toBeGreaterThan(1000);
    expect(placesWhere({ paper: 200 })).toBe(0);
    expect(placesWhere({ paper: 120 })).toBe(all);
    expect(placesWhere({ fits: () => false })).toBe(0);
  });

  it.each([
    ['the brightest paper, while nothing is known of it', 0, 'right'],
    ['paper like that of the others', 90, 'left'],
  ] as const)('is on %s, where there are more places than can be looked at', (_, paper, side) => {
    const [width, height] = [960, 240];
    const grey = Uint8Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [i % width, i / width];
      return x % 12 < 6 && y % 14 < 8 ? 20 : x < width / 2 ? 90 : 150;
    });
    const places = placesOf(
      { width, height, grey, at: 0 },
      { x: 0, y: 0, width, height },
      {
        fits: () => true,
        ...{ paper, most: 50 },
      },
    );
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places.map(({ x }) => (x < width / 2 ? 'left' : 'right')))).toEqual(new Set([side]));
  });

  it.each([
    ['nothing', (_: number) => 200],
    ['noise', (i: number) => (i * 7919 + (i >> 3) * 104729) % 256],
    ['stripes', (i: number) => (i % 8 < 4 ? 30 : 220)],
  ])('is no endless number of them: %s', (_, greyAt) => {
    const [width, height] = [320, 240];
    const grey = Uint8Array.from({ length: width * height }, (_, i) => greyAt(i));
    const frame = { width, height, grey, at: 0 };
    expect(placesOf(frame, whole(frame)).length).toBeLessThan(width * height * 0.1);
  });
});

it('a crop is the same whichever way the card lies', async () => {
  const crops = await Promise.all(
    [0, 90, 180, 270].map(async (turned) => {
      const { frame, rank, suit } = table('QS', 200, turned);
      const place = {
        x: (rank.x + suit.x) / 2,
        y: (rank.y + suit.y) / 2,
        upX: rank.x - suit.x,
        upY: rank.y - suit.y,
        paper: 255,
      };
      const crop = new Uint8Array(CROP_BYTES);
      cropInto(frame, place, crop, 0);
      return crop;
    }),
  );
  for (const crop of crops) {
    const apart = crop.reduce((sum, byte, i) => sum + Math.abs(byte - crops[0]![i]!), 0) / CROP_BYTES;
    expect(apart).toBeLessThan(4);
  }
});

describe('what is read', () => {
  let network: Network;
  beforeAll(async () => {
    network = await networkFrom('resources/faces');
  });

  it.each(every(4, CARDS))('the %s at one of its corners or both, and nothing else', async (name) => {
    for (const turned of TURNS) {
      const { frame } = table(name, 160, turned);
      // How sure is sure enough to be told is for the figures on photos to say.
      const found = await makeFaceReader(network, { least: 0.8 }).read(frame);
      expect([turned, ...new Set(found.map(({ text }) => text))]).toEqual([turned, name]);
      expect(found.length).toBeLessThanOrEqual(2);
    }
  });

  it.each(every(5, [1920, 1936, 2560, 3839, 4032]))(
    'all cards of a table in a picture of %d pixels',
    async (width) => {
      const height = width * 0.75;
      const canvas = createCanvas(width, height);
      const pen = canvas.getContext('2d');
      pen.fillStyle = '#6b4a2c';
      pen.fillRect(0, 0, width, height);
      const across = width / 17;
      for (const [i, name] of CARDS.entries()) {
        pen.setTransform(1, 0, 0, 1, width * (0.2 + 0.2 * i), height * (0.3 + 0.4 * (i % 2)));
        pen.rotate(0.3 * i);
        pen.drawImage(drawn.get(name)!, -across / 2, -0.7 * across, across, 1.4 * across);
      }
      const frame = frameOf(pen.getImageData(0, 0, width, height).data, width, height, 0);
      const found = await makeFaceReader(network).read(frame);
      expect(new Set(found.map(({ text }) => text))).toEqual(new Set(CARDS));
    },
  );

  it.each(
    every(2, [
      ['BH', 'JH'],
      ['DS', 'QS'],
    ] as const),
  )('the %s of a German deck as the %s in some directions, and as nothing else', async (name, card) => {
    const told: (readonly Found[])[] = [];
    for (const turned of TURNS) told.push(await makeFaceReader(network).read(table(name, 160, turned).frame));
    expect(new Set(told.flat().map(({ text }) => text))).toEqual(new Set([card]));
    // It is drawn with a pen, like no font that was learned.
    expect(told.filter((found) => found.length > 0).length).toBeGreaterThanOrEqual(TURNS.length / 3);
  });

  it.each([
    ['one more look, a little off', 'H', 2],
    ['two, where it isn’t sure then', 'D', 3],
  ] as const)('what isn’t clear at first by %s', async (_, asSeen, times) => {
    const { frame } = table('7H', 160, 0);
    let looks = 0;
    const mistaken: Network = {
      ...network,
      async read(crops, count) {
        const said = await network.read(crops, count);
        if (count > 0) looks += 1;
        const mistake = (share: number, at: number) => {
          if (at === SAID - 1) return Math.min(share, 0.9);
          return at < LETTERS.length ? share : SUITS[at - LETTERS.length] === asSeen ? 0.96 : 0.01;
        };
        const isMistaken = (i: number) => looks === 1 || (looks === 2 && i === 0 && asSeen === 'D');
        return said.map((one, i) => (isMistaken(i) ? { ...one, shares: one.shares.map(mistake) } : one));
      },
    };
    const found = await makeFaceReader(mistaken).read(frame);
    expect([looks, new Set(found.map(({ text }) => text))]).toEqual([times, new Set(['7H'])]);
  });

  /** A deck of which these cards were held up, each with what somebody said that it is. */
  async function taughtWith(cards: readonly (readonly [drawn: Drawn, card: Card])[]): Promise<TaughtDeck> {
    let teaching = NOTHING_TAUGHT;
    for (const [i, [name, card]] of cards.entries()) {
      for (const [j, turned] of [0, 4, -4, 2, 0, 4].entries()) {
        const { frame } = table(name, 260, turned);
        const readings = await readFaces(network, frame, whole(frame), LEAST_INDEX, { naming: asIndex });
        teaching = takeGlimpses(
          teaching,
          heldIndices(readings).map(({ said }) => glimpseOf(said)),
          5000 * i + 100 * j,
        );
      }
      teaching = sayCard(teaching, teaching.last!, card);
    }
    expect(teaching.shown.map(({ said }) => said)).toEqual(cards.map(([, card]) => card));
    return taughtDeckOf(facesOf(teaching));
  }

  it.runIf(ALL)(
    'a deck that was taught in most directions, with letters that nobody knows; others as before',
    async () => {
      const cards = { DS: 'QS', BH: 'JH', AD: 'KC' } as const;
      const taught = await taughtWith(Object.entries(cards) as [keyof typeof cards, Card][]);
      const reader = makeFaceReader(network, { taught });
      for (const [name, card] of Object.entries({ ...cards, '7H': '7H', TC: 'TC' })) {
        const told: (readonly Found[])[] = [];
        for (const turned of SOME) told.push(await reader.read(table(name as 'DS', 160, turned).frame));
        expect(new Set(told.flat().map(({ text }) => text))).toEqual(new Set([card]));
        expect([name, told.filter((found) => found.length > 0).length]).toEqual([
          name,
          expect.toSatisfy((n: number) => n >= SOME.length - 1),
        ]);
      }
    },
  );

  it.runIf(ALL)('a card that was not shown as itself, beside taught ones that look like it', async () => {
    const taught = await taughtWith([
      ['3C', '3C'],
      ['8S', '8S'],
    ]);
    const reader = makeFaceReader(network, { taught, least: 0.8 });
    const told: (readonly Found[])[] = [];
    for (const [width, turned] of [
      [70, 170],
      [80, 0],
      [100, 0],
      [100, 40],
    ] as const)
      told.push(await reader.read(table('3S', width, turned).frame));
    expect(new Set(told.flat().map(({ text }) => text))).toEqual(new Set(['3S']));
    expect(told.filter((found) => found.length > 0).length).toBeGreaterThanOrEqual(2);
  });

  it('features of the trained file that is there: another one gets another number', () => {
    const hash = createHash('sha256').update(readFileSync('resources/faces/reader.onnx')).digest('hex');
    expect([TRAINED, hash.slice(0, 16)]).toEqual([1, '6bdf98f5bd0a46ea']);
  });

  it('how high a card is, about', async () => {
    for (const width of [80, 120, 180]) {
      const { frame } = table('7H', width, 20);
      const { pxPerCard } = measure(frame, await makeFaceReader(network).read(frame));
      expect(pxPerCard! / (1.4 * width)).toBeGreaterThan(0.75);
      expect(pxPerCard! / (1.4 * width)).toBeLessThan(1.25);
    }
  });

  it('cards farther away once pictures have another size, or for another job', async () => {
    const { frame: near } = table('7H', 200, 0);
    const { frame: far } = table('7H', 100, 0);
    const { frame: wider } = table('7H', 100, 0, '#6b4a2c', 660);
    const labels: CardReader = { name: 'none', read: async () => [] };
    const loaded = { show: labels, watch: { own: labels, all: labels }, network };
    const reader = readersFor(loaded, []).watch.own;
    for (let i = 0; i < 8; i++) await reader.read(near);
    const namesBy = async (by: CardReader, frame: Frame) => [
      ...new Set((await by.read(frame)).map(({ text }) => text)),
    ];
    expect(await namesBy(reader, far)).toEqual([]);
    expect(await namesBy(readersFor(loaded, []).watch.own, far)).toEqual(['7H']);
    expect(await namesBy(reader, wider)).toEqual(['7H']);
  });

  it('nothing where the network fails, or is none', async () => {
    const { frame } = table('7H', 160, 0);
    const failing = { ...network, read: () => Promise.reject(new Error('out of memory')) };
    expect(await makeFaceReader(failing).read(frame)).toEqual([]);
    const labels: CardReader = { name: 'labels', read: async () => [label] };
    const loaded = { show: labels, watch: { own: labels, all: labels }, network: null };
    const { show, watch, held } = readersFor(loaded, []);
    for (const reader of [show.cards, watch.own]) expect(await reader.read(frame)).toEqual([label]);
    expect(await held(frame)).toEqual([]);
  });

  it('nothing on a table without cards, and nothing in an area outside of the picture', async () => {
    const { frame } = table('7H', 2, 0);
    const reader = makeFaceReader(network);
    expect(await reader.read(frame)).toEqual([]);
    expect(await reader.read(frame, { areas: [{ x: 900, y: 0, width: 50, height: 50 }] })).toEqual([]);
  });

  it('a picture without colours, and one of a few pixels, harm nobody', async () => {
    const reader = makeFaceReader(network);
    const { frame } = table('7H', 160, 20);
    expect(await reader.read({ ...frame, chroma: undefined as never })).toBeInstanceOf(Array);
    for (const size of [1, 2, 3, 5, 9]) {
      const tiny = { width: size, height: size, grey: new Uint8Array(size * size).fill(90), at: 0 };
      expect(await reader.read(tiny)).toEqual([]);
    }
  });
});

describe('beside labels', () => {
  const reading = (...found: Found[]) => ({ name: 'stand-in', read: async () => found });
  const frame = { width: 1, height: 1, grey: new Uint8Array(1), at: 0 };
  const told = async (codes: Found[], faces: Found[]) =>
    (await heldUp(reading(...codes), reading(...faces)).read(frame)).map(({ text }) => text);

  it.each([
    ['the nearest is meant', [index('7H', 40), index('KS', 20)], ['7H']],
    ['both indices of one are one card', [index('7H', 40), index('7H', 38)], ['7H']],
    ['none is, in a fan', [index('7H', 40), index('KS', 38)], []],
    ['none is where there is none', [], []],
  ])('%s', async (_, faces, meant) => expect(await told([], faces)).toEqual(meant));

  it('nothing that is printed beside a label is an index; what is farther away is', async () => {
    const away: Found = {
      ...index('7H', 10),
      corners: [
        [90, 90],
        [99, 90],
        [99, 99],
        [90, 99],
      ],
    };
    const reader = besideLabels(reading(label), reading({ ...index('QS', 12) }, away));
    expect((await reader.read(frame)).map(({ text, how }) => `${text} ${how}`)).toEqual([
      'QS code',
      '7H face',
    ]);
  });

  it('what a deck seems to lack is looked for less often, and again each time once there is one', async () => {
    const counted = (found: Found[]) => ({
      name: 'stand-in',
      looks: 0,
      found,
      async read() {
        this.looks += 1;
        return this.found;
      },
    });
    const [labels, faces] = [counted([label]), counted([])];
    const reader = besideLabels(labels, faces);
    let at = 100;
    /** In how many of so many looks, ten a second, unmarked cards are looked for. */
    const looksIn = async (looks: number) => {
      const before = faces.looks;
      for (const end = at + 100 * looks; at < end; at += 100) await reader.read({ ...frame, at });
      return faces.looks - before;
    };
    const away = (text: string): Found => ({
      ...index(text, 40),
      corners: index(text, 40).corners.map(([x, y]) => [x + 90, y]) as never,
    });
    expect(await looksIn(2)).toBe(2);
    expect(await looksIn(20)).toBe(2);
    faces.found = [away('QS')];
    expect(await looksIn(20)).toBe(2);
    faces.found = [away('7H')];
    expect(await looksIn(20)).toBeGreaterThan(9);
    expect(labels.looks).toBe(62);
    // Each of twelve looks, then every fourth; and each again soon after there is a label.
    labels.found = [];
    expect(await looksIn(20)).toBe(20);
    expect(labels.looks).toBe(62 + 12 + 2);
    labels.found = [label];
    await looksIn(20);
    expect(labels.looks).toBeGreaterThanOrEqual(62 + 12 + 2 + 17);
  });

  it('a label counts before any index', async () => {
    expect(await told([label], [index('7H', 40)])).toEqual(['QS']);
  });
});
