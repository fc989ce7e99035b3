import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CAMERA } from '../../src/protocol/camera.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { ALL } from '../support/mode.ts';
import { describeWith } from '../support/tools.ts';
import { ITS_GAME, shownRound } from './camera-round.ts';
import { awaits, type Filmed, gameOf, playFilm } from './filmed.ts';

// A whole round takes its time: only in `npm run test:all`.
describe.runIf(ALL)('a camera', () =>
  describeWith([CHROMIUM], 'is shown the cards of a round', () => {
    const SHOWN = shownRound();
    let filmed: Filmed;

    beforeAll(async () => {
      filmed = await playFilm(SHOWN, { mode: 'show', pile: DEFAULT_CAMERA.pile }, ['--quiet', '60000']);
    }, 300_000);
    afterAll(() => filmed?.close());

    it('is ruled on as it was played', async () => {
      await awaits(filmed, '[data-testid="end-actions"]', SHOWN);
      expect(await gameOf(filmed)).toEqual(ITS_GAME);
      expect(filmed.browser.complaints).toEqual([]);
    }, 300_000);
  }),
);
