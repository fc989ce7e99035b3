import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/protocol/look.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { type Browser, openPlain } from '../support/browser.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { ALL } from '../support/mode.ts';
import { type Served, serve } from '../support/program.ts';
import { describeWith } from '../support/tools.ts';
import { around } from '../walk/around.ts';
import { learn } from '../walk/learn.ts';
import { writePast } from '../walk/past.ts';
import { play } from '../walk/play.ts';
import { referee } from '../walk/referee.ts';
import { type Door, inLanguage, makeWalker } from '../walk/walker.ts';

/** `around` counts what was ever played here, so it comes before the others play. */
const DOORS: Readonly<Record<string, Door>> = ALL ? { around, referee, play, learn } : { referee, learn };

let folder: string;
let program: Served;
let browser: Browser;

/** Goes through a door by what stands on its buttons; whatever isn’t there is named. One language plays to the end. */
async function walk(door: Door, language: Language): Promise<void> {
  const walker = makeWalker(
    browser.page,
    wordsFor(language, 'family'),
    ALL && language === 'en',
    async () => {},
  );
  await inLanguage(walker, language);
  await door(walker);
}

describeWith([CHROMIUM], 'somebody new', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'burnpile-doors-'));
    await writePast(folder);
    program = await serve([], folder);
    browser = await openPlain(program.address);
  }, 60_000);

  // Each door leads back home.
  beforeEach(async () => {
    await browser.page.goto(program.address);
    await browser.page.getByTestId('home').waitFor();
  });

  afterAll(async () => {
    await browser?.close();
    await program?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(Object.entries(DOORS))(
    'finds the way by what is written there: %s',
    async (_, door) => {
      for (const language of ALL ? LANGUAGES : (['en'] as const)) await walk(door, language);
    },
    ALL ? 600_000 : 60_000,
  );
});
