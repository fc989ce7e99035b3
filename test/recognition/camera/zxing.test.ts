import { describe, expect, it } from 'vitest';
import { decodeWith, type Module } from '../../../src/recognition/camera/zxing.ts';
import { picture } from './pictures.ts';

const AREA = { x: 0, y: 0, width: 20, height: 10 };
const EFFORT = { symbologies: ['QRCode'] } as const;

/** A decoder that finds nothing, and what was asked of it. */
function standIn(pointers: number[]) {
  const asked: string[] = [];
  const module: Module = {
    HEAPU8: new Uint8Array(1000),
    _malloc: (bytes) => {
      asked.push(`take ${bytes}`);
      return pointers.shift()!;
    },
    _free: (pointer) => void asked.push(`free ${pointer}`),
    readBarcodesFromPixmap: (pointer) => {
      asked.push(`read ${pointer}`);
      return { size: () => 0, get: () => undefined, delete: () => {} };
    },
  };
  return { module, asked };
}

describe('the decoder', () => {
  it('takes memory once for pictures of the same size', () => {
    const { module, asked } = standIn([64]);
    const decode = decodeWith(module);
    for (let i = 0; i < 2; i++) expect(decode(picture(20, 10, 90), AREA, EFFORT)).toEqual([]);
    expect(asked).toEqual(['free 0', 'take 200', 'read 64', 'read 64']);
  });

  it('reads nothing without memory, and asks for some again the next time', () => {
    const { module, asked } = standIn([0, 64]);
    const decode = decodeWith(module);
    expect(decode(picture(20, 10, 90), AREA, EFFORT)).toEqual([]);
    expect(asked).toEqual(['free 0', 'take 200']);
    // Nothing was written where the decoder keeps its own.
    expect(module.HEAPU8.every((byte) => byte === 0)).toBe(true);
    expect(decode(picture(20, 10, 90), AREA, EFFORT)).toEqual([]);
    expect(asked.slice(2)).toEqual(['free 0', 'take 200', 'read 64']);
  });

  it('reads nothing where it fails', () => {
    const { module } = standIn([64]);
    const failing: Module = {
      ...module,
      readBarcodesFromPixmap: () => {
        throw new Error('out of memory');
      },
    };
    expect(decodeWith(failing)(picture(20, 10, 90), AREA, EFFORT)).toEqual([]);
  });
});
