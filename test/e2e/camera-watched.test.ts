import { describe, expect, it } from 'vitest';
import { CHROMIUM } from '../support/chromium.ts';
import { ALL } from '../support/mode.ts';
import { describeWith } from '../support/tools.ts';
import { ITS_GAME, ITS_SCREENS, unmarkedRound, watchedRound } from './camera-round.ts';
import { awaits, gameOf, playFilm } from './filmed.ts';

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
    it.each([
      ['of labelled cards', async () => watchedRound()],
      ['of unmarked cards on a dark table', () => unmarkedRound('dark')],
      ['of unmarked cards on a light table', () => unmarkedRound('wood')],
    ])(
      '%s, and rules on it as it was played',
      async (_, film) => {
        const script = await film();
        const pile = { x: 0.1, y: 0.02, width: 0.8, height: 0.96 };
        const filmed = await playFilm(script, { mode: 'watch', pile });
        try {
          await awaits(filmed, '[data-testid="end-actions"]', script);
          expect(await gameOf(filmed)).toEqual(ITS_GAME);
          await expect.poll(() => inOrder(filmed.told, ITS_SCREENS)).toEqual(ITS_SCREENS);
          expect(filmed.browser.complaints).toEqual([]);
        } finally {
          await filmed.close();
        }
      },
      600_000,
    );
  }),
);
