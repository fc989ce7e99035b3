import { LONGEST_PICTURE } from '../../protocol/bridge.ts';
import type { Region } from '../../protocol/camera.ts';

/** Wide enough to tell cards apart; in pixels. */
const WIDEST = 640;
/** Tried in turn, until the picture is short enough. */
const QUALITIES = [0.7, 0.5, 0.3, 0.15] as const;

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // In pieces: the number of arguments of a call has a limit.
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}

/** The region as it is in this frame: a JPEG as base64, at most 640 pixels wide; null if it can't be made short enough. */
export async function pictureOf(frame: VideoFrame, region: Region): Promise<string | null> {
  const { displayWidth, displayHeight } = frame;
  const width = Math.max(1, Math.round(region.width * displayWidth));
  const height = Math.max(1, Math.round(region.height * displayHeight));
  const scale = Math.min(1, WIDEST / width);
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.max(1, Math.round(height * scale)));
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const left = Math.round(region.x * displayWidth);
  const top = Math.round(region.y * displayHeight);
  pen.drawImage(frame, left, top, width, height, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const text = await base64(await canvas.convertToBlob({ type: 'image/jpeg', quality }));
    if (text.length <= LONGEST_PICTURE) return text;
  }
  return null;
}
