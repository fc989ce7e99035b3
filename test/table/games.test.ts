import { describe, expect, it } from 'vitest';
import { makeReader } from '../../src/host/feed.ts';
import { openTable } from '../../src/table/table.ts';
import { en } from '../../src/words/en.ts';
import { sayDemand } from '../../src/words/say/demand.ts';
import { differences, shownBy } from '../support/expectations.ts';
import { makeRecordings, type Recording } from '../truth/recordings.ts';

/** Scans a whole recording at a table whose clock is ours; returns every difference from the true game. */
function playThrough({ rules, seats, dealer, steps }: Recording): string[] {
  let now = 1_000_000;
  const opened = openTable(
    { rules, options: {}, names: seats, dealer, lastLoser: null },
    { now: () => now, speed: 1 },
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const read = makeReader({ packs: 1, jokers: 0 }, 'scanner', table.take);
  const found: string[] = [];
  let half = '';
  for (const [i, step] of steps.entries()) {
    now += step.at;
    if (step.kind === 'unplug') {
      half = '';
      continue;
    }
    for (const chunk of step.chunks) {
      now += step.gap;
      const lines = (half + chunk).split(/\r\n|\r|\n/);
      half = lines.pop()!;
      for (const line of lines) if (line !== '') read(line, now);
    }
    if (step.waitQuiet) {
      now += 2600;
      table.take({ type: 'tick', at: now });
    }
    const view = table.view();
    const shown = shownBy(view, sayDemand(en, view.demand).words);
    for (const one of differences(shown, step.expect ?? {})) found.push(`step ${i} (${step.note}): ${one}`);
  }
  table.close();
  return found;
}

describe('a whole game at the table, scan by scan', () => {
  it.each(Object.entries(makeRecordings()))('%s shows what is true after every step', (_, recording) => {
    const looked = recording.steps.filter(
      (step) => step.expect?.table !== undefined && step.expect.ruling !== undefined,
    );
    expect(looked.length).toBeGreaterThan(40);
    expect(playThrough(recording)).toEqual([]);
  });
});
