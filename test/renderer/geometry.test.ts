import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ALL, every } from '../support/mode.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { beyond, cutOff, faint, LAID_OUT, overlaps, resize, SIZES, small, tooLarge } from './look.ts';
import { describePage, page, show, stage } from './on-stage.ts';
import { PLAYS, type PlayFixture } from './play-fixtures.ts';
import { goTo, SCREENS, type ScreenFixture } from './screens.ts';
import { SETTINGS_FIXTURES } from './settings-fixtures.ts';
import { showSettings } from './settings-page.ts';

const coached = { ...lobby, settings: { ...lobby.settings, coach: true } };
const { middle, burn, start } = FIXTURES;

/** What somebody finds wrong with a page as it lies there. */
type Find = (page: Page) => Promise<string[]>;

/** A screen by its name, how it is shown, and what is looked for at which sizes. */
interface Row {
  readonly name: string;
  readonly go: () => Promise<void>;
  readonly finds: readonly Find[];
  readonly sizes: readonly (readonly [number, number])[];
}

/** Rows of one kind: what they have in common, and how each is shown. */
const rows = <One>(
  kind: string,
  all: Readonly<Record<string, One>>,
  finds: readonly Find[],
  go: (one: One) => Promise<void>,
  sizes: Row['sizes'] = LAID_OUT,
): Row[] =>
  Object.entries(all).map(([name, one]) => ({ name: `${kind} ${name}`, go: () => go(one), finds, sizes }));

const goToScreen = (screen: ScreenFixture) => goTo(page, stage, screen);
const { keys, ...others } = SCREENS;

async function goToPlay({ table, refusal, act }: PlayFixture): Promise<void> {
  await goToScreen({ table, lobby, ...(act && { act }) });
  if (refusal) stage.tell(JSON.stringify({ type: 'refused', refusal }));
}

// What needs no fresh page comes first: showing takes a fifth of loading.
const ROWS: readonly Row[] = [
  ...every(
    20,
    rows('table', FIXTURES, [tooLarge, cutOff, overlaps], (view) => show(view)),
  ),
  ...every(
    3,
    rows('coached', { middle, burn, start }, [tooLarge, cutOff, overlaps], (view) => show(view, coached)),
  ),
  ...rows('coached', { crowd: PLAYS.crowd.table }, [cutOff], (view) => show(view, coached)),
  ...every(
    8,
    rows('settings', SETTINGS_FIXTURES, [tooLarge, cutOff], (one) => showSettings(stage, page, one)),
  ),
  ...every(32, rows('screen', others, [tooLarge, cutOff, overlaps], goToScreen)),
  ...(ALL ? rows('screen', { keys }, [tooLarge, cutOff], goToScreen) : []),
  ...(ALL ? rows('play', PLAYS, [beyond, small, cutOff], goToPlay, [...SIZES, [844, 390], [360, 640]]) : []),
];

const lights: ('light' | 'dark')[] = ['light', 'dark'];

describePage('every screen', { asLeft: true, painted: true }, () => {
  // One load for all sizes and colours: what is shown follows from the window alone.
  it.each(ROWS)(
    '$name keeps within the window, and can be read in both lights',
    async ({ go, finds, sizes }) => {
      const wrong: string[] = [];
      await resize(page, ...sizes[0]!);
      await go();
      for (const size of sizes) {
        await resize(page, ...size);
        const found = (await Promise.all(finds.map((find) => find(page)))).flat();
        // Ends with the other light than it began with: so the next one begins with that.
        for (const colorScheme of lights.reverse()) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          found.push(...(await faint(page)).map((text) => `${colorScheme}: ${text}`));
        }
        wrong.push(...found.map((fault) => `${size.join(' × ')}: ${fault}`));
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(every(3, ['setupMany', 'setup', 'home', 'homeKept'] as const))(
    '%s needs no scrolling at a desk',
    async (name) => {
      await goToScreen(SCREENS[name]);
      for (const [width, height] of SIZES.slice(0, 2)) {
        await resize(page, width, height);
        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll('.setup-column, .kept-tables ol, .setup-page')]
            .filter((part) => part.scrollHeight > part.clientHeight + 1)
            .map((part) => part.className),
        );
        expect(hidden, `${width} × ${height}`).toEqual([]);
      }
    },
  );
});
