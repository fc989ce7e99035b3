import { beforeAll, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../../src/engine/random.ts';
import type { CardReader, Found } from '../../../src/recognition/camera/reader.ts';
import { randomScene } from '../../camera/scene/random-scene.ts';
import { renderScene } from '../../camera/scene/render.ts';
import { GOOD_LIGHT, GOOD_OPTICS, type Scene, type TableKind } from '../../camera/scene/scene.ts';
import type { TrueCode } from '../../camera/scene/truth.ts';
import { ALL, every } from '../../support/mode.ts';
import { picture, texts, watchReader, withCodes } from './pictures.ts';

let reader: CardReader;
beforeAll(async () => {
  reader = await watchReader();
});

const WHITE = picture(640, 480, 215);
const two = withCodes(WHITE, [
  { symbology: 'datamatrix', text: '7H', x: 100, y: 100, module: 4, turned: 25 },
  { symbology: 'datamatrix', text: '2:TD', x: 400, y: 300, module: 5, turned: 200 },
]);

const far = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  Math.hypot(ax - bx, ay - by);

/** Whether a find is this code: the same text, each of its corners nearer than a module. */
const isFoundAt = (code: TrueCode, found: readonly Found[]) =>
  found.some(
    ({ text, corners }) =>
      text === code.text && corners.every((corner, i) => far(corner, code.corners[i]!) < code.pxPerModule),
  );

/** Rendering is slow: a few scenes are read in `npm test`, more in `npm run test:all`. */
const SCENES = ALL ? 7 : 1;

/** Eight cards on a table, each with two codes of three pixels a module; so much light falls on them, and on it all. */
const dimly = (table: TableKind, lit: number, level: number): Scene => ({
  seed: 3,
  camera: { width: 1280, height: 720, x: 0, y: 0, tilt: 5, turn: 4, scale: 2.5 },
  table,
  codeSide: 12,
  cards: (['7H', 'TC', 'QS', '2D', 'AC', '9H', 'JD', '4S'] as const).map((card, i) => ({
    card,
    x: ((i % 4) - 1.5) * 115,
    y: (Math.floor(i / 4) - 0.5) * 125,
    rotation: 40 * i,
    lit,
  })),
  hands: [],
  light: { ...GOOD_LIGHT, level },
  optics: GOOD_OPTICS,
});

describe('codes on a table', () => {
  it('are read with their corners, in order from their own top left one, and their modules', async () => {
    const found = await reader.read(two);
    expect(texts(found)).toEqual(['2:TD', '7H']);
    const seven = found.find(({ text }) => text === '7H')!;
    expect(seven).toMatchObject({ how: 'code', modules: 10 });
    expect(seven.confidence).toBeGreaterThan(0.9);
    const [cos, sin] = [Math.cos((25 * Math.PI) / 180) * 40, Math.sin((25 * Math.PI) / 180) * 40];
    for (const [i, corner] of [
      [100, 100],
      [100 + cos, 100 + sin],
      [100 + cos - sin, 100 + sin + cos],
      [100 - sin, 100 + cos],
    ].entries())
      expect(far(seven.corners[i]!, corner as [number, number])).toBeLessThan(2);
    expect(found.find(({ text }) => text === '2:TD')!.modules).toBe(12);
  });

  it('are read in the areas that are given, and nowhere else; once where these overlap', async () => {
    const around = { x: 60, y: 80, width: 110, height: 110 };
    expect(texts(await reader.read(two, { areas: [around] }))).toEqual(['7H']);
    const [inArea] = await reader.read(two, { areas: [around] });
    const [inFrame] = (await reader.read(two)).filter(({ text }) => text === '7H');
    for (let i = 0; i < 4; i++) expect(far(inArea!.corners[i]!, inFrame!.corners[i]!)).toBeLessThan(1);
    const overlapping = [around, { ...around, x: 70.4, width: 200.2 }];
    expect(texts(await reader.read(two, { areas: overlapping, harder: true }))).toEqual(['7H']);
  });

  it.each([
    ['outside of the picture', { x: 700, y: 0, width: 50, height: 50 }],
    ['of no size', { x: 10, y: 10, width: 0, height: 20 }],
    ['of a few pixels', { x: 10, y: 10, width: 3, height: 2 }],
    ['half outside', { x: -50, y: 450, width: 90, height: 90 }],
  ])('are not looked for in an area %s', async (_, area) => {
    expect(await reader.read(two, { areas: [area], harder: true })).toEqual([]);
  });

  it('may be QR codes', async () => {
    const frame = withCodes(WHITE, [{ symbology: 'qr', text: 'KS', x: 200, y: 150, module: 4, turned: 15 }]);
    const [inFrame] = await reader.read(frame);
    expect(inFrame).toMatchObject({ text: 'KS', modules: 21 });
    expect(far(inFrame!.corners[0], [200, 150])).toBeLessThan(3);
    const [inArea] = await reader.read(frame, { areas: [{ x: 150, y: 120, width: 180, height: 180 }] });
    expect(far(inArea!.corners[0], inFrame!.corners[0])).toBeLessThan(2);
  });

  it('may be bars, if a learned deck bears them', async () => {
    const frame = withCodes(WHITE, [{ symbology: 'code128', text: 'A-17', x: 150, y: 150, module: 3 }]);
    expect(await reader.read(frame, { harder: true })).toEqual([]);
    expect(await (await watchReader('all')).read(frame)).toMatchObject([{ text: 'A-17', modules: null }]);
  });

  it.each(every(3, [22, 28, 32]))('may have modules of %d pixels, in the second pass', async (module) => {
    const grain = seededRandom(module);
    const clean = withCodes(picture(640, 480, 215), [
      { symbology: 'datamatrix', text: '9C', x: 250, y: 60, module, turned: 20 },
    ]);
    const frame = picture(640, 480, (x, y) => clean.grey[y * 640 + x]! + (grain() - 0.5) * 16);
    expect(texts(await reader.read(frame, { harder: true }))).toEqual(['9C']);
  });

  it('are read without asking the network for anything', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    await (await watchReader()).read(two, { harder: true });
    expect(fetch).not.toHaveBeenCalled();
    fetch.mockRestore();
  });

  it.each(
    every(2, [
      ['in the dark', dimly('plain', 1, 0.16)],
      ['in shadow, beside something brighter', dimly('white', 0.4, 1)],
    ] as const),
  )('are read %s, at once', async (_, scene) => {
    const { frame, codes } = renderScene(scene);
    const found = await reader.read(frame);
    expect(codes.filter(({ visible }) => visible === 1)).toHaveLength(16);
    expect(codes.filter((code) => isFoundAt(code, found)).length).toBeGreaterThanOrEqual(15);
    expect(found.filter(({ text }) => !codes.some((code) => code.text === text))).toEqual([]);
  });

  it.each([
    [5, 5.7, 1],
    [4, 4.5, 0.95],
  ])(
    'of at least %d pixels a module are read, whatever the table',
    async (least, about, share) => {
      let [all, read] = [0, 0];
      for (let seed = 1; seed <= SCENES; seed++) {
        const { frame, codes } = renderScene(randomScene(seed, { pxPerModule: about, cards: 5 }));
        const found = await reader.read(frame);
        for (const { text } of found) expect(codes.map((code) => code.text)).toContain(text);
        const clear = codes.filter(({ visible, pxPerModule }) => visible === 1 && pxPerModule >= least);
        all += clear.length;
        read += clear.filter((code) => isFoundAt(code, found)).length;
      }
      expect(all).toBeGreaterThan(2.8 * SCENES);
      expect(read / all).toBeGreaterThanOrEqual(share);
    },
    120_000,
  );
});
