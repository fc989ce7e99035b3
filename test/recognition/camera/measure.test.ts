import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/device/frame.ts';
import { ADVICE, advise, type Measured, measure } from '../../../src/recognition/camera/measure.ts';
import type { Found } from '../../../src/recognition/camera/reader.ts';
import { renderScene } from '../../camera/scene/render.ts';
import { GOOD_LIGHT, GOOD_OPTICS, type Scene } from '../../camera/scene/scene.ts';

const FINE: Measured = { pxPerModule: 6, blur: 1, white: 200, evenness: 0.9 };
const codes = (measured: Partial<Measured>) => advise({ ...FINE, ...measured }).map(({ code }) => code);

describe('what to do about a picture', () => {
  it.each<[string, Partial<Measured>, readonly string[]]>([
    ['nothing', {}, ['fine']],
    ['no code in it', { pxPerModule: null, blur: null }, ['noCode']],
    ['codes too small', { pxPerModule: 3.1 }, ['closer']],
    ['just large enough', { pxPerModule: 5 }, ['fine']],
    ['blurred', { blur: 3.2 }, ['focus']],
    ['dark', { white: 60 }, ['tooDark']],
    ['dark, and so nothing is read', { white: 60, pxPerModule: null }, ['noCode', 'tooDark']],
    ['glaring', { white: 255 }, ['tooBright']],
    ['a lamp on one side', { evenness: 0.3 }, ['uneven']],
    ['small and blurred', { pxPerModule: 4, blur: 2.5 }, ['closer', 'focus']],
  ])('%s', (_, measured, expected) => expect(codes(measured)).toEqual(expected));

  it('says what was measured and what is needed', () => {
    expect(advise({ ...FINE, pxPerModule: 3.1 })).toEqual([{ code: 'closer', measured: 3.1, needed: 5 }]);
  });

  it('uses every code of its list', () => {
    const all = [FINE, { ...FINE, pxPerModule: null }, { ...FINE, pxPerModule: 1, white: 10, evenness: 0 }];
    const used = [...all, { ...FINE, white: 255, blur: 9 }].flatMap(advise).map(({ code }) => code);
    expect(new Set(used)).toEqual(new Set(ADVICE));
  });
});

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
