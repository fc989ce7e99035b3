import { MultiFormatReader, type Result } from '@zxing/library';
import { describe, expect, it, vi } from 'vitest';
import { makeShowReader } from '../../../src/recognition/camera/show-reader.ts';
import { makeCode } from '../../../src/recognition/code.ts';
import { COMMANDS } from '../../../src/recognition/sighting.ts';
import { photoLike, picture, texts, withCodes } from './pictures.ts';

const reader = makeShowReader();
const ROOM = photoLike(640, 480, 3);

describe('a code that is held up to the camera', () => {
  it.each(['datamatrix', 'qr'] as const)(
    'is read as %s at any size and turned by any angle',
    async (symbology) => {
      const missed: string[] = [];
      for (const side of [70, 110, 170, 260])
        for (const turned of [0, 33, 80, 155, 290]) {
          const module = side / (symbology === 'qr' ? 21 : 10);
          if (module < 4) continue;
          const angle = (turned * Math.PI) / 180;
          // Its middle is in the middle of the picture, or next to it.
          const x = 330 - (Math.cos(angle) - Math.sin(angle)) * (side / 2);
          const y = 230 - (Math.sin(angle) + Math.cos(angle)) * (side / 2);
          const frame = withCodes(ROOM, [{ symbology, text: '7H', x, y, module, turned }]);
          const [found] = await reader.read(frame, { harder: true });
          if (found?.text !== '7H') missed.push(`${side} ${turned}`);
          else {
            expect(found).toMatchObject({ how: 'code', modules: symbology === 'qr' ? 21 : 10 });
            const [left, top] = found.corners[0];
            expect(Math.hypot(left - x, top - y)).toBeLessThan(1.5 * module);
          }
        }
      expect(missed).toEqual([]);
    },
    60_000,
  );

  it.each([
    ['datamatrix', { x: 260, y: 180, module: 6, turned: 0.2 }],
    ['qr', { x: 220, y: 140, module: 6, turned: 0 }],
    ['code128', { x: 60, y: 200, module: 2.6, turned: 0 }],
  ] as const)('may be a command of the sheet as %s', async (symbology, place) => {
    const missed: string[] = [];
    for (const command of COMMANDS.filter((_, i) => symbology === 'datamatrix' || i % 5 === 0)) {
      const text = makeCode({ kind: 'command', command });
      const frame = withCodes(picture(640, 480, 210), [{ symbology, text, ...place }]);
      if (texts(await reader.read(frame, { harder: true }))[0] !== text) missed.push(text);
    }
    expect(missed).toEqual([]);
  });

  it('is the one next to the middle, where there are several', async () => {
    const frame = withCodes(picture(640, 480, 210), [
      { symbology: 'datamatrix', text: '2C', x: 20, y: 20, module: 6 },
      { symbology: 'datamatrix', text: '3C', x: 300, y: 200, module: 6 },
      { symbology: 'datamatrix', text: '4C', x: 560, y: 400, module: 6 },
    ]);
    expect(texts(await reader.read(frame))).toEqual(['3C']);
    expect(texts(await reader.read(frame, { areas: [{ x: 0, y: 0, width: 160, height: 160 }] }))).toEqual([
      '2C',
    ]);
    expect(await reader.read(frame, { areas: [{ x: 900, y: 0, width: 160, height: 160 }] })).toEqual([]);
  });
});

describe('the reader of codes that are held up', () => {
  it('finds nothing where the library gives what its types forbid', async () => {
    const broken = { getResultPoints: () => null, getText: () => '7H' } as unknown as Result;
    const decode = vi.spyOn(MultiFormatReader.prototype, 'decodeWithState').mockReturnValue(broken);
    expect(await makeShowReader().read(ROOM, { harder: true })).toEqual([]);
    expect(decode).toHaveBeenCalled();
    decode.mockRestore();
  });
});
