import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_CAMERA } from '../../src/protocol/camera.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { describeWith } from '../support/tools.ts';
import { ITS_GAME, shownRound } from './camera-round.ts';
import { awaits, type Filmed, gameOf, playFilm } from './filmed.ts';

/** In `npm test` two plays are shown, in `npm run test:all` the round to its end. */
const ALL = import.meta.env.MODE === 'all';
const SHOWN = ALL ? shownRound() : shownRound(6);

describeWith([CHROMIUM], 'a round whose cards are shown to a camera', () => {
  let filmed: Filmed;

  beforeAll(async () => {
    filmed = await playFilm(SHOWN, { mode: 'show', pile: DEFAULT_CAMERA.pile }, ['--quiet', '60000']);
  }, 300_000);
  afterAll(() => filmed?.close());

  it('is ruled on as it was played', async () => {
    const last = ALL
      ? '[data-testid="end-actions"]'
      : '[data-testid="ruling"][data-verdict="legal"][data-seat="Bo"]';
    await awaits(filmed, last, SHOWN);
    expect(await gameOf(filmed)).toEqual(ALL ? ITS_GAME : [...ITS_GAME.slice(0, 2), '*']);
    expect(filmed.browser.complaints).toEqual([]);
  }, 300_000);
});
