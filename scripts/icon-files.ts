/** A square picture as a PNG file; `size` is its edge in pixels. */
export interface Picture {
  readonly size: number;
  readonly png: Buffer;
}

/** The edges in pixels in which an icon is drawn: those that the folders of icons on Linux are called by. */
export const SIZES: readonly number[] = [16, 24, 32, 48, 64, 128, 256, 512, 1024];

/** Windows knows no icon that is larger. */
const LARGEST_ICO = 256;
const ICO_HEAD = 6;
const ICO_ENTRY = 16;

/** An icon for Windows: a list of what is in it, then the pictures as they are, which Windows Vista and later read. */
export function icoOf(pictures: readonly Picture[]): Buffer {
  const fitting = pictures.filter(({ size }) => size <= LARGEST_ICO);
  const head = Buffer.alloc(ICO_HEAD + ICO_ENTRY * fitting.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(fitting.length, 4);
  let offset = head.length;
  for (const [nth, { size, png }] of fitting.entries()) {
    const at = ICO_HEAD + ICO_ENTRY * nth;
    // One byte each for width and height, in which 0 stands for 256.
    head.writeUInt8(size % LARGEST_ICO, at);
    head.writeUInt8(size % LARGEST_ICO, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...fitting.map(({ png }) => png)]);
}

/** What macOS calls each picture, by its edge in pixels: one for plain screens, one for those with twice the pixels. */
const ICNS_NAMES: readonly (readonly [name: string, size: number])[] = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

const ICNS_HEAD = 8;

/** A named block of bytes; its length counts the head as well. */
function block(name: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(ICNS_HEAD);
  head.write(name, 'ascii');
  head.writeUInt32BE(ICNS_HEAD + content.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...content]);
}

/** An icon for macOS, for 10.7 and later. */
export const icnsOf = (pictures: readonly Picture[]): Buffer =>
  block(
    'icns',
    ...ICNS_NAMES.flatMap(([name, wanted]) =>
      pictures.filter(({ size }) => size === wanted).map(({ png }) => block(name, png)),
    ),
  );
