import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Language } from '../../src/protocol/look.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { closeShared, openPage } from '../support/browser.ts';
import { makePhones } from '../support/phones.ts';
import { serve } from '../support/program.ts';
import { around } from './around.ts';
import { learn } from './learn.ts';
import { writePast } from './past.ts';
import { phoneComes } from './phones.ts';
import { play } from './play.ts';
import { referee } from './referee.ts';
import { inLanguage, makeWalker } from './walker.ts';

const FOLDER = 'screenshots/walk';
const DOORS = { referee, play, learn, around, phones: null } as const;
type DoorName = keyof typeof DOORS;

interface Look {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

interface Wish {
  readonly doors: readonly DoorName[];
  readonly looks: readonly Look[];
  readonly language: Language;
}

const SIZES = ['1366x768', '1920x1080', '390x844'];

/** What was asked for; all of it where nothing was said. */
function wishOf(args: readonly string[]): Wish {
  const sizes = args.filter((arg) => /^\d+x\d+$/.test(arg));
  const schemes = (['light', 'dark'] as const).filter((scheme) => args.includes(scheme));
  const doors = (Object.keys(DOORS) as DoorName[]).filter((door) => args.includes(door));
  return {
    doors: doors.length > 0 ? doors : (Object.keys(DOORS) as DoorName[]),
    looks: (sizes.length > 0 ? sizes : SIZES).flatMap((size) => {
      const [width, height] = size.split('x').map(Number) as [number, number];
      return (schemes.length > 0 ? schemes : (['light', 'dark'] as const)).map((scheme) => ({
        width,
        height,
        scheme,
      }));
    }),
    language: args.includes('de') ? 'de' : 'en',
  };
}

/** Takes a picture of a step in every look that is wanted, and leaves the page as it was. */
function photographer(name: string, looks: readonly Look[], language: Language) {
  let number = 0;
  return (who: '' | '-phone' | '-tv', page: Page) =>
    async (step: string, before = async () => {}) => {
      const size = page.viewportSize()!;
      const own = looks.filter(({ width }) => who === '' || width < 500 === (who === '-phone'));
      number += 1;
      const at = String(number).padStart(2, '0');
      for (const { width, height, scheme } of own) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: scheme });
        await before();
        await page.waitForTimeout(120);
        const parts = [
          `${name}${who}`,
          at,
          step,
          `${width}x${height}`,
          scheme,
          ...(language === 'de' ? ['de'] : []),
        ];
        await page.screenshot({ path: `${FOLDER}/${parts.join('-')}.png` });
      }
      await page.setViewportSize(size);
    };
}

/**
 * Walks through the doors of the program as somebody new would and takes pictures of every step into
 * `screenshots/walk/`: `node scripts/run.mjs test/walk/walk.ts [DOOR…] [SIZE…] [light|dark] [en|de]`, after a build.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { doors, looks, language } = wishOf(args);
  const words = wordsFor(language, 'family');
  await mkdir(FOLDER, { recursive: true });
  let failed = 0;
  for (const name of doors) {
    const data = await mkdtemp(join(tmpdir(), 'burnpile-walk-'));
    if (name === 'around') await writePast(data);
    const program = await serve([], data);
    const { page, close, complaints } = await openPage(program.address);
    const take = photographer(name, looks, language);
    const walker = makeWalker(page, words, true, take('', page));
    const phones = makePhones(language);
    try {
      await inLanguage(walker, language);
      const door = DOORS[name];
      await (door === null
        ? phoneComes(walker, phones, (who, at) => take(`-${who}` as const, at))
        : door(walker));
    } catch (error) {
      failed += 1;
      console.error(`${name}: ${error instanceof Error ? error.message : error}`);
      await page.screenshot({ path: `${FOLDER}/${name}-stuck.png` });
    }
    for (const complaint of complaints) console.error(`${name}: ${complaint}`);
    await phones.close();
    await close();
    await program.stop();
    await rm(data, { recursive: true, force: true });
  }
  await closeShared();
  return failed;
}
