import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { filmSwitches, tableWith, writeStills } from './camera-film.ts';
import { EVERY_SCREEN, type Go } from './every-screen.ts';
import { CARDS, MORE_REAL, MOTION } from './more-screens.ts';
import { REAL_SCREENS, serveWithPast } from './real-screens.ts';
import { makeStage } from './stage.ts';

const FOLDER = 'screenshots';
const FILM = resolve(FOLDER, 'table.mjpeg');

interface Area {
  /** By name; on a real host each is reached from the one before it. */
  readonly rows: readonly (readonly [string, Go])[];
  readonly isReal?: true;
  readonly sizes?: readonly (readonly [number, number])[];
  readonly lights?: readonly ('light' | 'dark')[];
}

/** Large screens, with the bars of a browser too, and phones. */
const SIZES = [
  [1920, 1080],
  [1920, 950],
  [1366, 768],
  [390, 844],
  [844, 390],
  [360, 640],
] as const;

const TVS = [
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
] as const;

const isTv = ([name]: readonly [string, Go]) => name.startsWith('tv');

const AREAS: readonly Area[] = [
  { rows: EVERY_SCREEN.filter((row) => !isTv(row)) },
  { rows: EVERY_SCREEN.filter(isTv), sizes: TVS },
  { rows: CARDS, sizes: [[1500, 1000]] },
  { rows: MOTION, sizes: [[1366, 768]], lights: ['light'] },
  ...[REAL_SCREENS, ...MORE_REAL].map((rows): Area => ({ rows, isReal: true })),
];

/** What Chromium takes for its camera: some cards on a table. */
function writeFilm(): void {
  const scene = tableWith([
    { card: '7H', x: -30, y: -8, rotation: 12 },
    { card: 'TD', x: 12, y: 4, rotation: -9 },
    { card: 'KS', x: 48, y: -4, rotation: 20 },
    { card: '4C', x: 12, y: 72, rotation: 85 },
  ]);
  writeStills(FILM, [{ scene, seconds: 1 }]);
}

async function shoot(page: Page, name: string, { sizes = SIZES, lights = ['light', 'dark'] }: Area) {
  // What a camera sees takes a second to be found.
  if ((await page.locator('video').count()) > 0) await page.waitForTimeout(1500);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of lights) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(300);
      const path = `${FOLDER}/${name.replaceAll(' ', '-')}-${width}x${height}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: width < 500 });
    }
  }
}

async function take(area: Area, isWanted: (name: string) => boolean): Promise<void> {
  const last = area.rows.findLastIndex(([name]) => isWanted(name));
  if (last < 0) return;
  const stage = await makeStage();
  const program = area.isReal ? await serveWithPast() : null;
  const { address } = program ?? stage;
  const { page, close } = await openBrowser(address, undefined, filmSwitches(FILM));
  page.setDefaultTimeout(10_000);
  try {
    for (const [name, go] of area.rows.slice(0, last + 1)) {
      if (!area.isReal && !isWanted(name)) continue;
      await page.setViewportSize({ width: 1366, height: 768 });
      await go(page, stage);
      if (isWanted(name)) await shoot(page, name, area);
    }
  } finally {
    await close();
    await program?.stop();
    await stage.close();
  }
}

/**
 * Takes a picture of every screen, or of those whose names begin so, into `screenshots/`:
 * `node scripts/run.mjs test/renderer/shots.ts "table burn" settings`, after a build. There are also `tv`, `cards`,
 * `motion`, `screen camera` with a film, and of a real host `house`, `history`, `statistics`, `log`, `correct`, `hints`.
 */
export async function main(wanted: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  writeFilm();
  for (const area of AREAS)
    await take(area, (name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
  await rm(FILM);
}
