import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHROMIUM } from '../support/chromium.ts';
import { describeWith } from '../support/tools.ts';
import { ITS_GAME, ITS_SCREENS, watchedRound } from './camera-round.ts';
import { awaits, type Filmed, gameOf, playFilm } from './filmed.ts';

/** In `npm test` the round is watched up to the card that isn't allowed, in `npm run test:all` to its end. */
const ALL = import.meta.env.MODE === 'all';
const WATCHED = ALL ? watchedRound() : watchedRound(6);
const SCREENS = ALL ? ITS_SCREENS : ITS_SCREENS.slice(0, 9);

/** Of these beginnings of lines, those that come one after the other. */
function inOrder(lines: readonly string[], beginnings: readonly string[]): string[] {
  let at = 0;
  return beginnings.filter((beginning) => {
    const found = lines.findIndex((line, i) => i >= at && line.startsWith(beginning));
    if (found >= 0) at = found + 1;
    return found >= 0;
  });
}

describeWith([CHROMIUM], 'a round that a camera watches', () => {
  let filmed: Filmed;

  beforeAll(async () => {
    const pile = { x: 0.1, y: 0.02, width: 0.8, height: 0.96 };
    filmed = await playFilm(WATCHED, { mode: 'watch', pile });
  }, 300_000);
  afterAll(() => filmed?.close());

  it('is ruled on as it was played', async () => {
    const last = ALL ? '[data-testid="end-actions"]' : '[data-testid="ruling"][data-verdict="illegal"]';
    await awaits(filmed, last, WATCHED);
    expect(await gameOf(filmed)).toEqual(ALL ? ITS_GAME : [...ITS_GAME.slice(0, 4), '*']);
    await expect.poll(() => inOrder(filmed.told, SCREENS)).toEqual(SCREENS);
    expect(filmed.browser.complaints).toEqual([]);
  }, 300_000);
});
