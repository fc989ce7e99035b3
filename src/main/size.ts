import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Below this the table can't be read from across it. */
export const SMALLEST = { width: 640, height: 480 } as const;
const USUAL = { width: 1366, height: 768, maximized: false } as const;

const length = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(20_000));
const size = v.object({
  width: length(SMALLEST.width),
  height: length(SMALLEST.height),
  maximized: v.boolean(),
});
export type Size = v.InferOutput<typeof size>;

const fileIn = (folder: string): string => join(folder, 'window.json');

/** The size that the window had last; the usual one if that isn't known. */
export function readSize(folder: string): Size {
  try {
    const parsed = v.safeParse(size, JSON.parse(readFileSync(fileIn(folder), 'utf8')));
    return parsed.success ? parsed.output : USUAL;
  } catch {
    return USUAL;
  }
}

/** Keeps the size for the next start, if it can: no game hangs on it. */
export function writeSize(folder: string, now: Size): void {
  try {
    writeFileSync(fileIn(folder), `${JSON.stringify(now)}\n`);
  } catch {}
}
