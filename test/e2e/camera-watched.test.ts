import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM } from '../support/chromium.ts';
import { ALL } from '../support/mode.ts';
import { describeWith } from '../support/tools.ts';
import { ITS_GAME, ITS_SCREENS, watchedRound } from './camera-round.ts';
import { awaits, type Filmed, gameOf, playFilm } from './filmed.ts';

/** Of these beginnings of lines, those that come one after the other. */
function inOrder(lines: readonly string[], beginnings: readonly string[]): string[] {
  let at = 0;
  return beginnings.filter((beginning) => {
    const found = lines.findIndex((line, i) => i >= at && line.startsWith(beginning));
    if (found >= 0) at = found + 1;
    return found >= 0;
  });
}

// A whole round takes its time: only in `npm run test:all`.
describe.runIf(ALL)('a camera', () =>
  describeWith([CHROMIUM], 'watches a round', () => {
    const WATCHED = watchedRound();
    let filmed: Filmed;

    beforeAll(async () => {
      const pile = { x: 0.1, y: 0.02, width: 0.8, height: 0.96 };
      filmed = await playFilm(WATCHED, { mode: 'watch', pile });
    }, 300_000);
    afterAll(() => filmed?.close());

    it('is ruled on as it was played', async () => {
      await awaits(filmed, '[data-testid="end-actions"]', WATCHED);
      expect(await gameOf(filmed)).toEqual(ITS_GAME);
      await expect.poll(() => inOrder(filmed.told, ITS_SCREENS)).toEqual(ITS_SCREENS);
      expect(filmed.browser.complaints).toEqual([]);
    }, 300_000);
  }),
);
