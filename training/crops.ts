import { once } from 'node:events';
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPicture } from '../src/cli/picture.ts';
import { CROP_BYTES, cropInto } from '../src/recognition/faces/crop.ts';
import { placesOf } from '../src/recognition/faces/face-reader.ts';

/** As in `labels.json` of a folder of photos: card, middle, width and height in parts of the picture. */
type Box = readonly [card: string | null, x: number, y: number, width: number, height: number];
type Labels = Record<
  string,
  { readonly session: number; readonly kind?: 'card' | 'index'; readonly boxes: readonly Box[] }
>;

/**
 * Cuts every place where an index may be out of the photos of a folder, just as the program sees it:
 *
 *   node scripts/run.mjs training/crops.ts FOLDER OUT
 *
 * writes OUT.crops (48 × 32 × 3 bytes each) and OUT.json (the photos with their labels in pixels, and of each crop
 * its photo, middle and direction).
 */
export async function main([folder, out]: readonly string[]): Promise<number> {
  if (folder === undefined || out === undefined) {
    console.error('Usage: node scripts/run.mjs training/crops.ts FOLDER OUT');
    return 2;
  }
  const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as Labels;
  const crops = createWriteStream(`${out}.crops`);
  const photos: unknown[] = [];
  const places: number[][] = [];
  for (const [file, { session, kind = 'card', boxes }] of Object.entries(labels)) {
    const opened = await openPicture(join(folder, file));
    if (!opened.ok) throw new Error(`${file}: ${opened.code}`);
    const { frame } = opened;
    const { width, height } = frame;
    const found = placesOf(frame, { x: 0, y: 0, width, height });
    const bytes = new Uint8Array(found.length * CROP_BYTES);
    for (const [i, place] of found.entries()) cropInto(frame, place, bytes, i * CROP_BYTES);
    if (!crops.write(bytes)) await once(crops, 'drain');
    for (const { x, y, upX, upY } of found) places.push([photos.length, x, y, upX, upY]);
    photos.push({
      file,
      session,
      kind,
      width,
      height,
      boxes: boxes.map(([card, x, y, w, h]) => [card, x * width, y * height, w * width, h * height]),
    });
  }
  crops.end();
  await once(crops, 'finish');
  writeFileSync(`${out}.json`, JSON.stringify({ photos, places }));
  console.log(`${photos.length} photos, ${places.length} places`);
  return 0;
}
