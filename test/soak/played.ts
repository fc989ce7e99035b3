/** Tables without a deck, one evening after the other. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '../../src/engine/random.ts';
import { tableOf } from '../fuzz/kill-tables.ts';
import { missing } from '../fuzz/kills.ts';
import { serve } from '../support/program.ts';
import type { Pty } from '../support/pty.ts';
import { becomes, screenAt, sizeOf } from './screen.ts';

/** As many rounds are played at one table without a deck. */
const EVENING = 12;

/**
 * A second program, whose tables have no deck: a screen, a phone and bots play round after round, and after an evening
 * of them at a new table. Returns what ends that.
 */
export async function playBeside(pty: Pty, random: Random) {
  const data = await mkdtemp(join(tmpdir(), 'burnpile-soak-play-'));
  const served = await serve([], data);
  const screen = screenAt(served.address);
  const at = await tableOf('phones', pty, random);
  const lost: string[] = [];
  let rounds = 0;
  const played = () => screen.state()?.table?.series.rounds.length ?? 0;
  const open = async () => {
    screen.say({ type: 'open', setup: at.setup, register: false });
    await becomes(() => played() === 1);
  };
  const endEvening = async () => {
    rounds += played();
    const table = screen.state()?.table ?? null;
    const gone = table === null ? 'no table without a deck' : await missing(data, table);
    if (gone !== null) lost.push(gone);
  };
  await becomes(() => screen.state() !== null);
  await open();
  let going = true;
  const done = (async () => {
    while (going) {
      if (played() >= EVENING) await endEvening().then(open);
      await at.act(screen);
    }
  })();
  return {
    size: () => sizeOf(served.pid),
    /** How many rounds were begun, and what was lost of them. */
    async end(): Promise<{ readonly rounds: number; readonly lost: readonly string[] }> {
      going = false;
      await done;
      await endEvening();
      screen.close();
      const faults = served.errors();
      await served.stop();
      await rm(data, { recursive: true, force: true });
      return { rounds, lost: faults === '' ? lost : [...lost, faults] };
    },
  };
}
