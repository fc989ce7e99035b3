/** In pixels, as the head of a file says it. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const begins = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.length >= at + text.length && bytes.toString('latin1', at, at + text.length) === text;

const png = (bytes: Buffer): PictureSize | null =>
  begins(bytes, 'IHDR', 12) && bytes.length >= 24
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null;

/** Markers of a JPEG's frame: SOF0 to SOF15 without DHT, JPG and DAC, which lie between them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Goes from segment to segment up to the one that says how large the picture is. */
function jpeg(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // Any number of these may stand before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Of the three kinds of WebP the one with loss, the one without, and the one with extras. */
function webp(bytes: Buffer): PictureSize | null {
  if (bytes.length < 30) return null;
  if (begins(bytes, 'VP8X', 12))
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (begins(bytes, 'VP8 ', 12))
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (!begins(bytes, 'VP8L', 12)) return null;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

/** How large a PNG, JPEG or WebP file says that it is; null for anything else, and for a head that is cut off. */
export function sizeOfPicture(bytes: Buffer): PictureSize | null {
  const size = begins(bytes, '\x89PNG\r\n\x1a\n')
    ? png(bytes)
    : begins(bytes, '\xff\xd8')
      ? jpeg(bytes)
      : begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)
        ? webp(bytes)
        : null;
  return size !== null && size.width > 0 && size.height > 0 ? size : null;
}
