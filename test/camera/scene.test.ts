import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { makeWatchReader } from '../../src/recognition/camera/watch-reader.ts';
import { packed } from './scene/pack.ts';
import { randomScene } from './scene/random-scene.ts';
import { renderScene } from './scene/render.ts';
import { GOOD_LIGHT, GOOD_OPTICS, type Scene } from './scene/scene.ts';
import { toJpeg } from './scene/take.ts';

const wasm = () => {
  const file = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  return new Uint8Array(file).buffer;
};

/** One card in the middle, well to be seen, at six pixels a module. */
const plain: Scene = {
  seed: 1,
  camera: { width: 1280, height: 720, x: 0, y: 0, tilt: 20, turn: 3, scale: 5 },
  table: 'wood',
  codeSide: 12,
  cards: [{ card: '7H', x: 0, y: 0, rotation: 25 }],
  hands: [],
  light: GOOD_LIGHT,
  optics: GOOD_OPTICS,
};

const SCENES = 8;

describe('a rendered table', () => {
  test('is the same for the same seed, and another for another', () => {
    const [one, same, other] = [5, 5, 6].map((seed) => renderScene(randomScene(seed, { cards: 2 })));
    expect(one!.frame.grey).toEqual(same!.frame.grey);
    expect(one!.codes).toEqual(same!.codes);
    expect(Buffer.compare(one!.frame.grey, other!.frame.grey)).not.toBe(0);
  }, 60_000);

  test('has its codes where it says, and they say what it says', async () => {
    const reader = await makeWatchReader({ wasm: wasm() });
    let compared = 0;
    for (let seed = 1; seed <= SCENES; seed++) {
      const scene = randomScene(seed, { width: 1920, pxPerModule: 7, blur: 0.8 });
      const { frame, codes } = renderScene(scene);
      for (const { text, corners, modules } of await reader.read(frame)) {
        const apart = codes
          .filter((code) => code.text === text && code.visible > 0.5)
          .map((code) => ({
            modules: code.modules,
            pixels: Math.max(
              ...corners.map(([x, y], i) => Math.hypot(x - code.corners[i]![0], y - code.corners[i]![1])),
            ),
            module: code.pxPerModule,
          }))
          .sort((a, b) => a.pixels - b.pixels);
        expect(apart[0], `${text} in scene ${seed}`).toBeDefined();
        expect(apart[0]!.pixels).toBeLessThan(apart[0]!.module);
        expect(modules).toBe(apart[0]!.modules);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(2 * SCENES);
  }, 60_000);

  test('says which codes another card, a hand or the edge hides', () => {
    const visible = (changes: Partial<Scene>) =>
      renderScene({ ...plain, ...changes }).codes.map(
        (code) => `${code.text} ${Math.round(code.visible * 100)}`,
      );
    expect(visible({})).toEqual(['7H 100', '7H 100']);
    const [below] = plain.cards;
    expect(visible({ cards: [below!, { ...below!, card: '8S' }] })).toEqual([
      '7H 0',
      '7H 0',
      '8S 100',
      '8S 100',
    ]);
    expect(visible({ hands: [{ x: 0, y: -60, rotation: 25 }] }).join()).not.toBe('7H 100,7H 100');
    expect(visible({ camera: { ...plain.camera, x: 200 } })).toEqual(['7H 0', '7H 0']);
    expect(visible({ cards: [{ ...below!, side: 'back' }] })).toEqual([]);
  });

  test('counts the pixels of a module', () => {
    const straight = { ...plain, camera: { ...plain.camera, tilt: 0, turn: 0 } };
    for (const { pxPerModule } of renderScene(straight).codes) expect(pxPerModule).toBeCloseTo(6, 1);
  });

  test('is packed as a JPEG file would be', async () => {
    const { width, height, grey } = renderScene({ ...plain, optics: { ...GOOD_OPTICS, jpeg: null } }).frame;
    const rgba = Uint8ClampedArray.from({ length: 4 * grey.length }, (_, i) =>
      i % 4 === 3 ? 255 : grey[i >> 2]!,
    );
    const pen = createCanvas(width, height).getContext('2d');
    const distance = (a: Uint8Array, b: Uint8Array) =>
      Math.sqrt(a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0) / a.length);
    for (const quality of [30, 60, 90]) {
      pen.drawImage(await loadImage(toJpeg({ width, height, rgba: () => rgba }, quality)), 0, 0);
      const pixels = pen.getImageData(0, 0, width, height).data;
      const file = grey.map((_, i) => pixels[4 * i]!);
      const ours = grey.slice();
      packed(ours, width, { x: 0, y: 0, width, height }, quality);
      // Half a step of grey is what rounding does.
      expect(distance(ours, file), `quality ${quality}`).toBeLessThan(0.6);
      if (quality < 90) expect(distance(grey, file)).toBeGreaterThan(1.5);
    }
  });
});
