import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { icnsOf, icoOf, SIZES } from '../../scripts/icon-files.ts';

const ICONS = new URL('../../resources/icon/', import.meta.url);
const read = (name: string): Buffer => readFileSync(new URL(name, ICONS));
const pictures = SIZES.map((size) => ({ size, png: read(`set/${size}x${size}.png`) }));

/** The edges of a PNG file, in pixels. */
const edges = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each(pictures)('the picture called by $size pixels has them both ways', ({ size, png }) => {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect(edges(png)).toEqual([size, size]);
});

test('the icons of Windows and macOS are made of these pictures: if not, run make-icon', () => {
  expect(read('icon.ico').equals(icoOf(pictures))).toBe(true);
  expect(read('icon.icns').equals(icnsOf(pictures))).toBe(true);
});

test('the icon for Windows lists every picture up to 256 pixels where it lies', () => {
  const ico = read('icon.ico');
  const found = Array.from({ length: ico.readUInt16LE(4) }, (_, nth) => {
    const at = 6 + 16 * nth;
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    return [ico.readUInt8(at) || 256, edges(ico.subarray(offset, offset + length))[0]];
  });
  expect(found).toEqual([16, 24, 32, 48, 64, 128, 256].map((size) => [size, size]));
});

test('the icon for macOS is as long as it says, and each picture in it', () => {
  const icns = read('icon.icns');
  expect([icns.toString('ascii', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length]);
  const found: number[] = [];
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
    found.push(edges(icns.subarray(at + 8))[0]!);
  expect(found).toEqual([32, 64, 128, 256, 256, 512, 512, 1024]);
});
