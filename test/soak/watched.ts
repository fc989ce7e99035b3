/** A table that a camera watches, round after round of the same film. */
import { isDeepStrictEqual } from 'node:util';
import type { CameraChoice } from '../../src/protocol/camera.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import { ITS_GAME, SHORT_RULES, watchedRound } from '../e2e/camera-round.ts';
import { awaits, gameOf, playFilm } from '../e2e/filmed.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { hasTool } from '../support/tools.ts';
import { becomes, type Size, screenAt, sizeOf } from './screen.ts';

/** Where the pile lies in the film. */
const PILE = { x: 0.1, y: 0.02, width: 0.8, height: 0.96 };

/**
 * Longer than usual, in milliseconds: where a machine is so busy that the film itself is slowed down, two cards of a play
 * come late after each other. The next player's card comes 3.5 seconds of the film later at the earliest.
 */
const STILL = 3300;

const SETUP: TableSetup = {
  rules: SHORT_RULES.id,
  options: {},
  names: ['Ann', 'Bo'],
  dealer: 'Bo',
  lastLoser: null,
};

/** A table beside, as it is measured and ended. */
export interface Watched {
  /** Of the program, and what its page keeps after the last round, in megabytes. */
  size(): Promise<Size & { readonly heapMb: number }>;
  /** How many rounds were watched to their end, and what was ruled otherwise than it was played. */
  end(): Promise<{ readonly rounds: number; readonly lost: readonly string[] }>;
}

/**
 * A third program, whose page has a film of a round for its camera: each time the round is over, a new table is opened
 * and the film begins anew, at the same page. Null where this machine has no Chromium.
 */
export async function watchBeside(): Promise<Watched | null> {
  if (!hasTool(CHROMIUM)) return null;
  const script = watchedRound();
  const filmed = await playFilm(script, { mode: 'watch', pile: PILE, still: STILL });
  const { page } = filmed.browser;
  const screen = screenAt(filmed.served.address);
  const heap = await page.context().newCDPSession(page);
  const lost: string[] = [];
  let rounds = 0;
  let heapMb = 0;
  let going = true;

  const camera = async (mode: CameraChoice['mode']) => {
    const { settings } = screen.state()!.lobby;
    screen.say({ type: 'settings', settings: { ...settings, camera: { ...settings.camera, mode } } });
    const wanted = mode === 'off' ? 'off' : 'open';
    await becomes(() => screen.state()?.lobby.camera.state === wanted);
  };
  async function measure() {
    await heap.send('HeapProfiler.collectGarbage');
    const { usedSize } = await heap.send('Runtime.getHeapUsage');
    heapMb = Math.round(usedSize / 104857.6) / 10;
  }
  async function watchRound() {
    // A round that doesn't end is told as far as it came.
    await awaits(filmed, '[data-testid="end-actions"]', script).catch(() => {});
    if (!going) return;
    const game = await gameOf(filmed);
    if (!isDeepStrictEqual(game, ITS_GAME)) lost.push(`watched round ${rounds}: ${game.join('; ')}`);
    rounds++;
    await measure();
  }
  async function beginAnew() {
    await camera('off');
    screen.say({ type: 'open', setup: SETUP, register: false });
    await becomes(() => screen.state()?.table?.inputs === 0);
    await camera('watch');
  }
  const done = (async () => {
    await becomes(() => screen.state()?.table != null);
    while (going) {
      await watchRound();
      if (going) await beginAnew();
    }
  })().catch((error) => {
    // The last round is broken off, and only that one may be.
    if (going) lost.push(`watched round ${rounds}: ${String(error)}`);
  });
  return {
    size: async () => ({ ...(await sizeOf(filmed.served.pid)), heapMb }),
    async end() {
      going = false;
      screen.close();
      lost.push(...filmed.browser.complaints);
      const faults = filmed.served.errors();
      await filmed.close();
      await done;
      return { rounds, lost: faults === '' ? lost : [...lost, faults] };
    },
  };
}
