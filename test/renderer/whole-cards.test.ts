import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openContext } from '../support/browser.ts';
import { ALL } from '../support/mode.ts';
import { describePage, page, stage } from './on-stage.ts';
import { goTo, SCREENS } from './screens.ts';

/** A text in a card, and its edges, as directions from its middle. */
const PLACES = { text: null, top: [0, -1], bottom: [0, 1], left: [-1, 0], right: [1, 0] } as const;
type Place = keyof typeof PLACES;
/** In `npm test` those that were dead once; `npm run test:all` presses everywhere. */
const NAMES = ALL ? (Object.keys(PLACES) as Place[]) : (['text', 'bottom'] as const);

/** The middle of a text of a card; or, 2 px in, the edge of the card as it lies, however crooked. */
async function pointOf(on: Page, card: string, text: string, place: Place): Promise<[number, number]> {
  const way = PLACES[place];
  await on.locator(card).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await on
    .locator(way === null ? `${card} ${text}` : card)
    .first()
    .boundingBox())!;
  const middle: [number, number] = [x + width / 2, y + height / 2];
  if (way === null) return middle;
  const reach = await on.locator(card).evaluate(
    (one, [[cx, cy], [dx, dy]]) => {
      const isOn = (far: number) =>
        document.elementFromPoint(cx + far * dx, cy + far * dy)?.closest('li') === one.closest('li');
      let far = 0;
      while (far < 2000 && isOn(far + 1)) far++;
      return far - 2;
    },
    [middle, way] as const,
  );
  return [middle[0] + reach * way[0], middle[1] + reach * way[1]];
}

/** Presses as a hand does: comes, stays until nothing moves any more, presses for a moment. */
async function pressAt(on: Page, [x, y]: readonly [number, number], moving: string): Promise<void> {
  await on.mouse.move(x, y);
  await on
    .locator(moving)
    .evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)));
  await on.mouse.down();
  await on.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await on
    .locator(moving)
    .evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)));
  await on.mouse.up();
}

/** Every card that is pressed as a whole: the screen, the card, a text in it, and what its press opens. */
const CARDS = [
  ['learn', '[data-testid="learn-threes"]', '.learn-title', '.in-course'],
  ['learn', '[data-testid="learn-threes"]', '.learn-whole', '.in-course'],
  ['learn', '[data-testid="learn-threes"]', '.learn-players', '.in-course'],
  ['home', '[data-door="referee"]', '.door-what', '.setup'],
  ['home', '[data-door="play"]', '.door-what', '.setup'],
  ['home', '[data-door="learn"]', '.door-what', '.learn'],
] as const;
type Row = (typeof CARDS)[number];
/** One of each screen, unless all are tried. */
const tried = (rows: readonly Row[]): readonly Row[] =>
  ALL ? rows : rows.filter(([screen], i) => rows.findIndex(([other]) => other === screen) === i);
/** What a phone leaves out of a card. */
const NOT_ON_PHONES: readonly string[] = ['.learn-whole', '.learn-players'];

describePage('cards that are pressed as a whole', () => {
  it.each(tried(CARDS))(
    'on %s, %s is pressed at its %s and at its edges by mouse',
    async (screen, card, text, opens) => {
      // What the card does under the pointer is what is tried.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const place of NAMES) {
        await goTo(page, stage, SCREENS[screen]);
        await pressAt(page, await pointOf(page, card, text, place), card);
        await page
          .locator(opens)
          .waitFor({ timeout: 5000 })
          .catch(() => expect.fail(`not pressed at its ${place}`));
      }
    },
  );

  it.each(tried(CARDS.filter(([, , text]) => !NOT_ON_PHONES.includes(text))))(
    'on %s, %s is pressed at its %s and at its edges by a finger',
    async (screen, card, text, opens) => {
      const context = await openContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      const phone = await context.newPage();
      await phone.goto(stage.address);
      for (const place of NAMES) {
        await goTo(phone, stage, SCREENS[screen]);
        await phone.touchscreen.tap(...(await pointOf(phone, card, text, place)));
        await phone
          .locator(opens)
          .waitFor({ timeout: 5000 })
          .catch(() => expect.fail(`not pressed at its ${place}`));
      }
      await context.close();
    },
  );
});
