import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Awaited, runBots } from '../../../src/host/play/bots.ts';
import type { Thinker } from '../../../src/host/play/thinker.ts';
import type { Pace } from '../../../src/protocol/settings.ts';
import { sitDown } from '../../referee/script.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The milliseconds after which a bot has moved, to within ten. */
async function timeOf(watched: Awaited | null, pace: Pace = 'fast', hurries = false): Promise<number> {
  const referee = sitDown({ rules: 'reference', seats: ['Ann', 'Bo'] });
  const thinker = { choose: async () => null } as unknown as Thinker;
  let moved = false;
  const bots = runBots({
    thinker,
    pace: () => pace,
    referee: () => referee,
    inputs: () => referee.revisions.changes.length,
    seed: () => 1,
    make: () => {},
    done: () => {
      moved = true;
    },
  });
  bots.set([{ seat: 1, level: 'easy', owed: false, watched, hurries }]);
  let waited = 0;
  for (; !moved && waited < 10_000; waited += 10) await vi.advanceTimersByTimeAsync(10);
  return waited;
}

it('a bot waits until everybody has seen where the pile went, however fast all is', async () => {
  const usual = await timeOf(null);
  expect(usual).toBeLessThan(500);
  // A card that is turned over and doesn’t fit, and the pile that goes with it, take three quarters of a second.
  expect(await timeOf('looked')).toBeGreaterThan(1000);
  // Who is out, and a card that didn’t fit, are read as well.
  expect(await timeOf('read')).toBeGreaterThan(1800);
});

it('a bot leaves time to take a move back, but not where all moves come at once', async () => {
  for (const pace of ['fast', 'usual', 'slow'] as const)
    expect(await timeOf('unmade', pace)).toBeGreaterThan((await timeOf(null, pace)) + 1000);
  expect(await timeOf('unmade', 'off')).toBeLessThan(20);
});

it('bots that are alone in a round hurry, but every card comes to its place before the next one', async () => {
  for (const pace of ['usual', 'slow'] as const) {
    const hurried = await timeOf(null, pace, true);
    expect(hurried).toBeLessThan(await timeOf(null, pace));
    expect(hurried).toBeGreaterThanOrEqual(500);
    expect(await timeOf('looked', pace, true)).toBeGreaterThan(1000);
    expect(await timeOf('looked', pace, true)).toBeLessThan(await timeOf('looked', pace));
  }
  expect(await timeOf(null, 'fast', true)).toBe(await timeOf(null, 'fast'));
  expect(await timeOf(null, 'off', true)).toBeLessThan(20);
});
