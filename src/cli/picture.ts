import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Frame } from '../device/frame.ts';
import { frameOf } from '../recognition/camera/colours.ts';
import { sizeOfPicture } from './picture-size.ts';

export const PICTURE_FAULTS = [
  'unreadable', // the file isn't there, or the system won't give it
  'notAFile', // a folder or a device
  'tooManyBytes',
  'notAPicture', // or none of a kind that is opened here
  'damaged',
  'tooLarge',
] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** `detail` is what the system says, or how large the file or picture is. */
export type Opened =
  | { readonly ok: true; readonly frame: Frame }
  | { readonly ok: false; readonly code: PictureFault; readonly detail: string };

/** More pixels than any camera that people hold over a table; what is opened takes four bytes for each. */
const MOST_PIXELS = 40_000_000;
/** As many pixels in a PNG that saves nothing, with some room: four bytes for each. */
const MOST_BYTES = 200_000_000;

const fail = (code: PictureFault, detail = ''): Extract<Opened, { ok: false }> => ({
  ok: false,
  code,
  detail,
});

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : String(error);
}

type Bytes = { readonly ok: true; readonly bytes: Buffer } | Extract<Opened, { ok: false }>;

/** What is in a file, if it is one and isn't too large: a device may go on for ever. */
async function bytesOf(file: string): Promise<Bytes> {
  try {
    // Not waiting for a pipe that nobody writes to.
    const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stat = await handle.stat();
      if (!stat.isFile()) return fail('notAFile');
      if (stat.size > MOST_BYTES) return fail('tooManyBytes', `${Math.round(stat.size / 1_000_000)} MB`);
      return { ok: true, bytes: await handle.readFile() };
    } finally {
      await handle.close();
    }
  } catch (error) {
    return fail('unreadable', reasonOf(error));
  }
}

const [JPEG_END, JPEG_SCAN] = [Buffer.of(0xff, 0xd9), Buffer.of(0xff, 0xda)];

/**
 * Whether the end of a picture is missing: what opens it would leave the rest grey and say nothing. A JPEG ends
 * behind its last scan (ITU-T T.81, B.2.1), a PNG with IEND; a small picture within a JPEG has an end of its own.
 */
function isCutOff(bytes: Buffer): boolean {
  if (bytes[0] === 0xff) return bytes.lastIndexOf(JPEG_END) < bytes.lastIndexOf(JPEG_SCAN);
  return bytes[0] === 0x89 && bytes.lastIndexOf('IEND') === -1;
}

/**
 * Opens a JPEG, PNG or WebP file, the right way up where a camera has said which way it was
 * held. What is transparent becomes white.
 */
export async function openPicture(file: string): Promise<Opened> {
  const read = await bytesOf(file);
  if (!read.ok) return read;
  const { bytes } = read;
  // Before anything is opened: a small file may hold a picture that fills the memory.
  const size = sizeOfPicture(bytes);
  if (size === null) return fail('notAPicture');
  if (size.width * size.height > MOST_PIXELS) return fail('tooLarge', `${size.width} × ${size.height}`);
  if (isCutOff(bytes)) return fail('damaged');
  try {
    const image = await loadImage(bytes);
    const { width, height } = image;
    const context = createCanvas(width, height).getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    return { ok: true, frame: frameOf(data, width, height, 0) };
  } catch {
    return fail('damaged');
  }
}
