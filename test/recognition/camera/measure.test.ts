import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/device/frame.ts';
import { ADVICE, advise, type Measured, measure } from '../../../src/recognition/camera/measure.ts';
import type { Found } from '../../../src/recognition/camera/reader.ts';
import { renderScene } from '../../camera/scene/render.ts';
import { GOOD_LIGHT, GOOD_OPTICS, type Scene } from '../../camera/scene/scene.ts';
import { watchReader } from './pictures.ts';

const FINE: Measured = {
  pxPerModule: 6,
  pxPerCard: null,
  pxUnread: null,
  blur: 1,
  white: 200,
  evenness: 0.9,
};
const codes = (measured: Partial<Measured>) => advise({ ...FINE, ...measured }).map(({ code }) => code);

describe('what to do about a picture', () => {
  it.each<[string, Partial<Measured>, readonly string[]]>([
    ['nothing', {}, ['fine']],
    ['nothing that can be read in it', { pxPerModule: null, blur: null }, ['nothing']],
    ['one in it that is large enough and can’t be read', { pxPerModule: null, pxUnread: 3 }, ['nothing']],
    ['codes too small', { pxPerModule: 2.1, blur: 0.9 }, ['closer']],
    ['codes too small to be read at all', { pxPerModule: null, pxUnread: 1.4 }, ['closer']],
    ['just large enough', { pxPerModule: 2.5 }, ['fine']],
    ['an unmarked card and no label', { pxPerModule: null, pxPerCard: 140 }, ['fine']],
    ['an unmarked card too small', { pxPerModule: null, pxPerCard: 90 }, ['cardCloser']],
    ['an unmarked card blurred', { pxPerModule: null, pxPerCard: 140, blur: 2.2 }, ['focus']],
    ['blurred', { blur: 3.2 }, ['focus']],
    ['dark', { white: 60 }, ['tooDark']],
    ['dark, and so nothing is read', { white: 60, pxPerModule: null }, ['nothing', 'tooDark']],
    ['glaring', { white: 255 }, ['tooBright']],
    ['a lamp on one side', { evenness: 0.3 }, ['uneven']],
    ['small and blurred', { pxPerModule: 2, blur: 2.5 }, ['closer', 'focus']],
    ['small, not read, and dark', { pxPerModule: null, pxUnread: 2, white: 60 }, ['tooDark', 'closer']],
  ])('%s', (_, measured, expected) => expect(codes(measured)).toEqual(expected));

  it('says what was measured and what is needed', () => {
    expect(advise({ ...FINE, pxPerModule: 2.1 })).toEqual([{ code: 'closer', measured: 2.1, needed: 2.5 }]);
    expect(advise({ ...FINE, pxPerModule: null, pxUnread: 1.4 })).toEqual([
      { code: 'closer', measured: 1.4, needed: 2.5 },
    ]);
  });

  it('uses every code of its list', () => {
    const all = [
      FINE,
      { ...FINE, pxPerModule: null },
      { ...FINE, pxPerCard: 80 },
      { ...FINE, pxPerModule: 1, white: 10, evenness: 0 },
    ];
    const used = [...all, { ...FINE, white: 255, blur: 9 }].flatMap(advise).map(({ code }) => code);
    expect(new Set(used)).toEqual(new Set(ADVICE));
  });
});

/** Six cards side by side. */
const SIX: Scene = {
  seed: 6,
  camera: { width: 960, height: 540, x: 0, y: 0, tilt: 4, turn: 3, scale: 1.71 },
  table: 'wood',
  codeSide: 8,
  cards: (['7H', 'TC', 'QS', '2D', 'AC', '9H'] as const).map((card, i) => ({
    card,
    x: ((i % 3) - 1) * 120,
    y: (Math.floor(i / 3) - 0.5) * 110,
    rotation: 50 * i,
  })),
  hands: [],
  light: GOOD_LIGHT,
  optics: GOOD_OPTICS,
};

function picture(
  change: Partial<Scene['optics']>,
  light: Partial<Scene['light']> = {},
): { frame: Frame; finds: Found[] } {
  const { frame, codes } = renderScene({
    seed: 5,
    camera: { width: 640, height: 360, x: 0, y: 0, tilt: 0, turn: 4, scale: 5 },
    table: 'plain',
    codeSide: 12,
    cards: [{ card: '7H', x: -10, y: 0, rotation: 80 }],
    hands: [],
    light: { ...GOOD_LIGHT, ...light },
    optics: { ...GOOD_OPTICS, jpeg: null, noise: 1, ...change },
  });
  const seen = codes.filter(({ visible }) => visible === 1);
  const finds = seen.map((code): Found => ({ ...code, how: 'code', confidence: 1 }));
  return { frame, finds };
}

const measured = (change: Partial<Scene['optics']>, light: Partial<Scene['light']> = {}) => {
  const { frame, finds } = picture(change, light);
  return measure(frame, finds);
};

describe('what is measured of a picture', () => {
  it('is how many pixels a module has', () => {
    expect(measured({}).pxPerModule).toBeCloseTo(6, 0);
  }, 60_000);

  it.each([0.8, 1.5, 2.2])('is its blur: %f pixels', (blur) => {
    expect(measured({ blur }).blur! / blur).toBeGreaterThan(0.75);
    expect(measured({ blur }).blur! / blur).toBeLessThan(1.5);
  });

  it('is its light', () => {
    const [bright, dim] = [measured({}), measured({}, { level: 0.4 })];
    expect(bright.white).toBeGreaterThan(180);
    expect(dim.white / bright.white).toBeCloseTo(0.42, 1);
  });

  it.each([
    // Labels of 8 mm and a camera 80 cm above the table that sees 70° of it, in 1920 pixels.
    [8, 1.71],
    [10, 1.5],
  ])(
    'is how small codes of %i mm are that nobody can read, at %f pixels a millimetre',
    async (codeSide, scale) => {
      const { frame } = renderScene({ ...SIX, codeSide, camera: { ...SIX.camera, scale } });
      expect(await (await watchReader()).read(frame, { harder: true })).toEqual([]);
      const { pxPerModule, pxUnread } = measure(frame, []);
      expect(pxPerModule).toBeNull();
      expect(pxUnread! / ((codeSide * scale) / 10)).toBeGreaterThan(0.85);
      expect(pxUnread! / ((codeSide * scale) / 10)).toBeLessThan(1.15);
    },
  );

  it('is no code where cards without labels lie', () => {
    const { frame } = renderScene({ ...SIX, labels: 0 });
    expect(measure(frame, []).pxUnread).toBeNull();
  });

  it('is the light of an area where no code is read', () => {
    const { frame } = picture({});
    const dark = { ...frame, grey: new Uint8Array(frame.grey.length).fill(12) };
    expect(measure(dark, [], { x: 0, y: 0, width: 50, height: 50 })).toMatchObject({
      white: 12,
      blur: null,
      pxPerModule: null,
    });
  });
});
