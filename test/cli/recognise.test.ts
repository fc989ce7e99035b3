import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { drawnCard } from '../../scripts/drawn-card.ts';
import { networkIn } from '../../src/cli/network.ts';
import { sizeOfPicture } from '../../src/cli/picture-size.ts';
import { runRecognise, toCards } from '../../src/cli/recognise.ts';
import { boxOf } from '../../src/recognition/camera/corners.ts';
import type { Found } from '../../src/recognition/camera/reader.ts';
import { makeFaceReader } from '../../src/recognition/faces/face-reader.ts';
import { counted } from '../../src/recognition/faces/network.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { renderScene } from '../camera/scene/render.ts';
import { GOOD_LIGHT, GOOD_OPTICS, type Scene } from '../camera/scene/scene.ts';
import { every } from '../support/mode.ts';

const en = wordsFor('en', 'family');

vi.mock('../../src/recognition/faces/face-reader.ts', async (original) => {
  const all = await original<typeof import('../../src/recognition/faces/face-reader.ts')>();
  return { ...all, makeFaceReader: vi.fn(all.makeFaceReader) };
});

vi.mock('../../src/cli/network.ts', async (original) => {
  const all = await original<typeof import('../../src/cli/network.ts')>();
  return { ...all, networkIn: vi.fn(all.networkIn) };
});

const TABLE: Scene = {
  seed: 5,
  camera: { width: 1280, height: 720, x: 0, y: 0, tilt: 10, turn: 5, scale: 5 },
  table: 'wood',
  codeSide: 10,
  cards: [
    { card: '7H', x: -70, y: 0, rotation: 20 },
    { card: 'TC', x: 10, y: 5, rotation: 250 },
    { card: 'X1', x: 85, y: -5, rotation: 100 },
  ],
  hands: [],
  light: GOOD_LIGHT,
  optics: GOOD_OPTICS,
};

/** An ordinary deck on a brown table: each card with its middle, in pixels, and turned by so many degrees. */
const UNMARKED = [
  { card: '7H', x: 190, y: 240, turned: 20 },
  { card: 'TC', x: 500, y: 430, turned: 250 },
  { card: 'QS', x: 800, y: 260, turned: 100 },
  { card: 'AD', x: 1080, y: 420, turned: 175 },
] as const;

async function unmarkedTable(): Promise<Buffer> {
  const canvas = createCanvas(1280, 720);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#6b4a2c';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const { card, x, y, turned } of UNMARKED) {
    pen.save();
    pen.translate(x, y);
    pen.rotate((turned / 180) * Math.PI);
    pen.drawImage(await drawnCard(card, 250, 350), -125, -175, 250, 350);
    pen.restore();
  }
  return canvas.encode('jpeg', 90);
}

/** A JPEG that says that it has to be turned by a quarter clockwise to be looked at. */
function turned(jpeg: Buffer): Buffer {
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const tiff = Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...orientation, 0, 0, 0, 0]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** The head of a PNG that is said to have so many pixels. */
function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

describe('burnpile recognise', () => {
  const { frame, rgba, codes } = renderScene(TABLE);
  let folder = '';
  const at = (name: string) => join(folder, name);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'burnpile-recognise-'));
    const canvas = createCanvas(frame.width, frame.height);
    canvas
      .getContext('2d')
      .putImageData(new ImageData(new Uint8ClampedArray(rgba), frame.width, frame.height), 0, 0);
    const jpeg = await canvas.encode('jpeg', 90);
    writeFileSync(at('table.jpg'), jpeg);
    writeFileSync(at('turned.jpg'), turned(jpeg));
    writeFileSync(at('unmarked.jpg'), await unmarkedTable());
    writeFileSync(at('half.jpg'), jpeg.subarray(0, jpeg.length / 2));
    const png = await canvas.encode('png');
    writeFileSync(at('table.png'), png);
    writeFileSync(at('half.png'), png.subarray(0, png.length / 2));
    const bare = createCanvas(640, 480);
    const pen = bare.getContext('2d');
    pen.fillStyle = '#fff';
    pen.fillRect(200, 100, 180, 250);
    writeFileSync(at('bare.png'), await bare.encode('png'));
    writeFileSync(at('table.webp'), await canvas.encode('webp', 90));
    writeFileSync(at('empty.jpg'), '');
    writeFileSync(at('notes.txt'), 'seven of hearts');
    writeFileSync(at('cut.jpg'), jpeg.subarray(0, 700));
    writeFileSync(at('huge.png'), hugePng(8000, 8000));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function run(names: readonly string[], flags = { packs: '1', jokers: '2' }, models?: string) {
    const written: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
    const status = await runRecognise(en, names.map(at), flags, models);
    write.mockRestore();
    expect(written.every((line) => /^[^\n]*\n$/.test(line))).toBe(true);
    return { status, answers: written.map((line) => JSON.parse(line)) };
  }

  test.each(every(3, ['table.jpg', 'table.png', 'table.webp']))(
    'names the cards of %s once each',
    async (name) => {
      const { status, answers } = await run([name]);
      expect(status).toBe(0);
      const [answer] = answers;
      expect(Object.keys(answer)).toEqual(['file', 'cards', 'other', 'ms']);
      expect(answer).toMatchObject({ file: at(name), other: 0 });
      expect(answer.cards.map(({ card }: { card: string }) => card)).toEqual(['7H', 'TC', 'X1']);
      expect(answer.cards[0]).toMatchObject({ how: 'code' });
      expect(Object.keys(answer.cards[0])).toEqual(['card', 'confidence', 'box', 'how']);
    },
  );

  test('names unmarked cards by their corners', async () => {
    const { status, answers } = await run(['unmarked.jpg']);
    expect(status).toBe(0);
    const told = answers[0].cards.map(({ card, how }: { card: string; how: string }) => `${card} ${how}`);
    expect(told).toEqual(UNMARKED.map(({ card }) => `${card} face`));
    expect(answers[0].other).toBe(0);
  });

  test.each([
    ['notThere', () => {}],
    [
      'notLoaded',
      (models: string) =>
        ['filter', 'reader'].map((name) => writeFileSync(join(models, `${name}.onnx`), 'x')),
    ],
  ] as const)('reads labels where the trained networks are %s, and says so', async (fault, write) => {
    const models = at(fault);
    mkdirSync(models);
    write(models);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { status, answers } = await run(['table.jpg', 'unmarked.jpg'], { packs: '1', jokers: '2' }, models);
    expect(status).toBe(2);
    expect(answers.map(({ cards }) => cards.length)).toEqual([3, 0]);
    expect(said.mock.calls[0]).toEqual([en.cli.noFaces(fault)]);
    said.mockRestore();
  });

  test('reads labels where the networks fail, and says so once', async () => {
    const fail = async () => {
      throw new Error('out of memory');
    };
    const network = counted({ filter: fail, read: fail });
    vi.mocked(networkIn).mockResolvedValueOnce({ ok: true, network });
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { status, answers } = await run(['table.jpg', 'unmarked.jpg']);
    expect(status).toBe(2);
    expect(answers.map(({ cards }) => cards.length)).toEqual([3, 0]);
    expect(said.mock.calls[0]).toEqual([en.cli.noFaces('failing')]);
    expect(said).toHaveBeenCalledTimes(2);
    said.mockRestore();
  });

  test('takes each picture for that of another deck, with letters of its own', async () => {
    vi.mocked(makeFaceReader).mockClear();
    await run(['bare.png', 'bare.png']);
    expect(makeFaceReader).toHaveBeenCalledTimes(2);
  });

  test('gives the box that holds both codes of a card', async () => {
    const { answers } = await run(['table.png']);
    const box = boxOf(codes.filter(({ text }) => text === '7H').flatMap(({ corners }) => corners));
    const [x, y, width, height] = answers[0].cards[0].box;
    for (const [seen, truth] of [
      [x, box.x],
      [y, box.y],
      [width, box.width],
      [height, box.height],
    ])
      expect(Math.abs(seen - truth)).toBeLessThan(3);
  });

  test('looks at a picture as its camera was held', async () => {
    const [answer] = (await run(['turned.jpg'])).answers;
    const [x, y] = answer.cards.find(({ card }: { card: string }) => card === '7H').box;
    // What was at the left is at the top now.
    const box = boxOf(codes.filter(({ text }) => text === '7H').flatMap(({ corners }) => corners));
    expect(Math.abs(y - box.x)).toBeLessThan(3);
    expect(Math.abs(x - (frame.height - box.y - box.height))).toBeLessThan(3);
  });

  test('leaves out what is not in the deck, and counts it', async () => {
    const { answers } = await run(['table.png'], { packs: '1', jokers: '0' });
    expect(answers[0].cards.map(({ card }: { card: string }) => card)).toEqual(['7H', 'TC']);
    expect(answers[0].other).toBeGreaterThan(0);
  });

  test('goes on after files that can’t be opened, and says why', async () => {
    const { status, answers } = await run([
      'none.jpg',
      'empty.jpg',
      'notes.txt',
      'cut.jpg',
      'half.jpg',
      'half.png',
      'huge.png',
      'table.png',
    ]);
    expect(status).toBe(2);
    const codeOf = (answer: { error?: { code: string } }) => answer.error?.code;
    expect(answers.map(codeOf)).toEqual([
      'unreadable',
      'notAPicture',
      'notAPicture',
      'damaged',
      'damaged',
      'damaged',
      'tooLarge',
      undefined,
    ]);
    for (const answer of answers.slice(0, -1)) {
      expect(Object.keys(answer)).toEqual(['file', 'cards', 'error']);
      expect(answer.error.message).toMatch(/^The (file|picture) .*\.$/);
    }
    expect(answers.at(-1).cards).toHaveLength(3);
  });

  test('doesn’t read what is no file, or too much', async () => {
    const folders = at('folder.png');
    mkdirSync(folders);
    // Its bytes are only said to be there.
    writeFileSync(at('long.png'), '');
    truncateSync(at('long.png'), 300_000_000);
    const devices = process.platform === 'win32' ? [] : ['/dev/zero'];
    const written: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
    const status = await runRecognise(en, [folders, at('long.png'), ...devices], { packs: '1', jokers: '2' });
    write.mockRestore();
    expect(status).toBe(2);
    const errors = written.map((line) => JSON.parse(line).error);
    expect(errors.map(({ code }) => code)).toEqual([
      'notAFile',
      'tooManyBytes',
      ...devices.map(() => 'notAFile'),
    ]);
    expect(errors[1].message).toContain('300 MB');
  });

  test('says that cards need labels where no code is found, beside the answers', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { status, answers } = await run(['bare.png', 'table.png', 'bare.png']);
    expect(status).toBe(0);
    expect(answers.map(({ cards, other }) => [cards.length, other])).toEqual([
      [0, 0],
      [3, 0],
      [0, 0],
    ]);
    expect(said.mock.calls).toEqual([[en.cli.noCodes(2)]]);
    await run(['table.png']);
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
  });

  test('refuses flags that can’t be', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    expect((await run(['table.png'], { packs: '4', jokers: 'x' })).status).toBe(2);
    expect(said).toHaveBeenCalledTimes(2);
    said.mockRestore();
  });
});

describe('codes that were found', () => {
  const found = (text: string, x: number, confidence = 1): Found => ({
    text,
    how: 'code',
    confidence,
    corners: [
      [x, 10],
      [x + 20, 10],
      [x + 20, 30],
      [x, 30],
    ],
    modules: 10,
  });

  test('are cards, or counted', () => {
    const codes = [
      found('2:7H', 300),
      found('CMD:DONE', 200),
      found('7H', 100, 0.5),
      found('https://example.org', 0),
      found('7h', 50, 0.8),
    ];
    expect(toCards(codes, { packs: 2, jokers: 0 })).toEqual({
      cards: [
        { card: '7H', confidence: 0.8, box: [50, 10, 70, 20], how: 'code' },
        { card: '2:7H', confidence: 1, box: [300, 10, 20, 20], how: 'code' },
      ],
      other: 2,
    });
    expect(toCards(codes, { packs: 1, jokers: 0 })).toMatchObject({ cards: [{ card: '7H' }], other: 3 });
  });
});

test('the index of a card with a label is no card of its own', () => {
  const at = (x: number, side: number): Found['corners'] => [
    [x, 10],
    [x + side, 10],
    [x + side, 10 + side],
    [x, 10 + side],
  ];
  const label: Found = { text: '2:7H', how: 'code', confidence: 1, corners: at(100, 60), modules: 10 };
  const index = (x: number): Found => ({
    ...label,
    text: '7H',
    how: 'face',
    corners: at(x, 25),
    modules: null,
  });
  const named = (...found: Found[]) => toCards(found, { packs: 2, jokers: 0 }).cards.map(({ card }) => card);
  expect(named(label, index(300))).toEqual(['2:7H']);
  expect(named(label, index(900))).toEqual(['2:7H', '7H']);
});

describe('the size of a picture', () => {
  test('is read from its head', async () => {
    const canvas = createCanvas(321, 123);
    for (const bytes of [
      await canvas.encode('png'),
      await canvas.encode('jpeg'),
      await canvas.encode('webp'),
      await canvas.encode('webp', 100),
    ])
      expect(sizeOfPicture(bytes)).toEqual({ width: 321, height: 123 });
  });

  test('is nothing for what is cut off, or no picture', async () => {
    const canvas = createCanvas(321, 123);
    for (const bytes of [
      await canvas.encode('png'),
      await canvas.encode('jpeg'),
      await canvas.encode('webp'),
    ])
      expect(sizeOfPicture(bytes.subarray(0, 15))).toBeNull();
    for (const text of ['', 'GIF89a', '\xff\xd8', '\xff\xd8\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff'])
      expect(sizeOfPicture(Buffer.from(text, 'latin1'))).toBeNull();
  });
});
