import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Awaited, runBots } from '../../../src/host/play/bots.ts';
import { makeMatch } from '../../../src/host/play/match.ts';
import { newPlayer } from '../../../src/host/play/seating.ts';
import { type Thinker, thinkHere } from '../../../src/host/play/thinker.ts';
import type { Occupant, ScreenMove } from '../../../src/protocol/play.ts';
import type { Pace } from '../../../src/protocol/settings.ts';
import { movesOf } from '../../../src/table/play/turns.ts';
import { watchedAt } from '../../../src/table/play/watched.ts';
import { openTable } from '../../../src/table/table.ts';
import { shuffleOf } from '../../engine/support/tables.ts';
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

it('what people read of themselves stays as long where all other moves come at once', async () => {
  expect(await timeOf('own', 'off')).toBe(await timeOf('own', 'fast'));
  expect(await timeOf('own', 'fast')).toBe(await timeOf('read', 'fast'));
  expect(await timeOf('read', 'off')).toBeLessThan(20);
});

const HERE: Occupant = { who: 'here' };
const BOT: Occupant = { who: 'bot', level: 'easy' };

/** Ann, who plays here, makes the first move, and the bot at her left is next; by these rules nobody draws. */
function playFirst(seats: readonly Occupant[], seed = 1) {
  const opened = openTable(
    {
      rules: 'canteen',
      options: { exchange: 'none' },
      names: ['Ann', 'Bo', 'Cy'],
      dealer: 'Bo',
      lastLoser: null,
      play: { seats, grace: 0 },
    },
    { seed: shuffleOf(seed) },
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const ann = newPlayer(false);
  const players = () => [ann];
  const parts = { table, thinker: thinkHere(), players, isLocked: () => false, changed: () => {} };
  const match = makeMatch({ ...parts, pace: () => 'fast' });
  table.subscribe(match.heard);
  const referee = () => table.standing().referee;
  const [move] = movesOf(referee().game, 0).filter(({ kind }) => kind === 'play');
  if (move !== undefined) match.take(ann, { type: 'make', move: move as ScreenMove });
  const moves = () => referee().judged.length;
  if (moves() === 1 && referee().game.turn === 1) return { match, ann, moves };
  match.stop();
  return playFirst(seats, seed + 1);
}

it.each([
  ['as long as there is time', [HERE, BOT, BOT], true],
  ['not where somebody else plays too', [HERE, BOT, HERE], false],
] as const)('a move may be taken back until the next bot plays: %s', async (_, seats, mayBack) => {
  const { match, ann, moves } = playFirst(seats);
  const isOffered: boolean[] = [];
  for (let waited = 0; moves() === 1 && waited < 10_000; waited += 10) {
    isOffered.push(match.view(ann).canUnmake);
    await vi.advanceTimersByTimeAsync(10);
  }
  match.stop();
  expect(new Set(isOffered)).toEqual(new Set([mayBack]));
  if (mayBack) expect(isOffered.length).toBeGreaterThan(140);
  else expect(isOffered.length).toBeLessThan(60);
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

/**
 * Ann plays with two bots, all moves at once, until she has turned over a card that doesn't fit, or has gone out. Where
 * nobody gets any further, as she always plays her first card, or the round ends before, they begin anew.
 */
async function untilRead(seed = 1) {
  const setup = {
    rules: 'reference',
    options: { exchange: 'none' },
    names: ['Ann', 'Bo', 'Cy'],
    dealer: 'Bo',
    lastLoser: null,
    play: { seats: [HERE, BOT, BOT], grace: 0 },
  };
  const opened = openTable(setup, { seed: shuffleOf(seed) });
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const ann = newPlayer(false);
  const parts = {
    table,
    thinker: thinkHere(),
    players: () => [ann],
    isLocked: () => false,
    changed: () => {},
  };
  const match = makeMatch({ ...parts, pace: () => 'off' });
  table.subscribe(match.heard);
  const referee = () => table.standing().referee;
  const moves = () => referee().judged.length;
  while (referee().game.phase !== 'over' && referee().game.idle < 100) {
    const last = referee().judged.at(-1)?.entry;
    const isAnns = last?.kind === 'move' && last.move.seat === 0;
    if (isAnns && watchedAt(referee()) === 'read') return { match, moves };
    const [move] = movesOf(referee().game, 0).filter(({ kind }) => kind !== 'draw');
    if (move === undefined) await vi.advanceTimersByTimeAsync(10);
    else match.take(ann, { type: 'make', move: move as ScreenMove });
  }
  match.stop();
  return untilRead(seed + 1);
}

it('where moves come at once, bots wait until a person has read what came of an own move', async () => {
  const { match, moves } = await untilRead();
  const read = moves();
  await vi.advanceTimersByTimeAsync(2500);
  expect(moves()).toBe(read);
  await vi.advanceTimersByTimeAsync(200);
  match.stop();
  expect(moves()).toBeGreaterThan(read);
});
