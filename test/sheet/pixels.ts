import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import type { Box } from '../../src/sheet/drawing.ts';
import type { Symbology } from '../../src/sheet/sizes.ts';

/** A page as it would be printed: one byte of grey a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
  /** Pixels in a millimetre. */
  readonly scale: number;
}

/** Fine enough for a module of a third of a millimetre. */
const DPI = 300;

/** The pages of a PDF, drawn by poppler. */
export function drawPdf(pdf: string | Uint8Array): Pixels[] {
  const folder = mkdtempSync(join(tmpdir(), 'burnpile-sheet-'));
  try {
    writeFileSync(join(folder, 'sheet.pdf'), pdf);
    execFileSync('pdftoppm', ['-r', String(DPI), '-gray', join(folder, 'sheet.pdf'), join(folder, 'page')]);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pgm'))
      .sort()
      .map((name) => readPgm(readFileSync(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readPgm(file: Buffer): Pixels {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 64).toString('latin1'));
  if (head === null) throw new Error('not a picture in grey');
  const [width, height] = [Number(head[1]), Number(head[2])];
  return { width, height, grey: new Uint8Array(file.subarray(head[0].length)), scale: DPI / 25.4 };
}

/** A part of a page, in millimetres. */
export function crop({ width, height, grey, scale }: Pixels, box: Box): Pixels {
  const left = Math.max(0, Math.round(box.x * scale));
  const top = Math.max(0, Math.round(box.y * scale));
  const right = Math.min(width, Math.round((box.x + box.width) * scale));
  const bottom = Math.min(height, Math.round((box.y + box.height) * scale));
  const cut = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++)
    cut.set(grey.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return { width: right - left, height: bottom - top, grey: cut, scale };
}

/** Where anything dark is, in millimetres; null where all is white. */
export function darkBox({ width, height, grey, scale }: Pixels): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (grey[y * width + x]! > 127) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (right < 0) return null;
  return {
    x: left / scale,
    y: top / scale,
    width: (right + 1 - left) / scale,
    height: (bottom + 1 - top) / scale,
  };
}

const FORMATS: Record<Symbology, BarcodeFormat> = {
  code128: BarcodeFormat.CODE_128,
  datamatrix: BarcodeFormat.DATA_MATRIX,
  qr: BarcodeFormat.QR_CODE,
};

/** The same smaller, each pixel as it was at that place. */
function shrink({ width, height, grey, scale }: Pixels, by: number): Pixels {
  const [w, h] = [Math.floor(width / by), Math.floor(height / by)];
  const small = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) small[y * w + x] = grey[Math.floor(y * by) * width + Math.floor(x * by)]!;
  return { width: w, height: h, grey: small, scale: scale / by };
}

function decodeOnce({ width, height, grey }: Pixels, symbology: Symbology): string | null {
  const source = new RGBLuminanceSource(new Uint8ClampedArray(grey), width, height);
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [FORMATS[symbology]]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  try {
    const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(source));
    return new MultiFormatReader().decode(bitmap, hints).getText();
  } catch {
    // Its way to say that it found nothing.
    return null;
  }
}

/**
 * What ZXing reads there; null if it reads nothing. One picture in a hundred it can't read, by how the pixels
 * happen to fall; a scanner takes many pictures a second, here there are a few of different sizes.
 */
export function decode(pixels: Pixels, symbology: Symbology): string | null {
  for (const by of [1, 1.3, 1.7, 2.3, 3.1]) {
    const text = decodeOnce(by === 1 ? pixels : shrink(pixels, by), symbology);
    if (text !== null) return text;
  }
  return null;
}
