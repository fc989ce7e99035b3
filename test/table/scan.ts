import { makeReader } from '../../src/host/feed.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import { openTable, type Table } from '../../src/table/table.ts';
import type { Recording } from '../truth/recordings.ts';
import type { Step } from '../truth/steps.ts';

/**
 * Scans a whole recording at a table whose clock is ours, and lets somebody look after every step. Close the
 * table that it leaves.
 */
export function scanThrough(
  { rules, seats, dealer, steps }: Recording,
  look: (table: Table, step: Step, number: number) => void = () => {},
  setup: Partial<TableSetup> = {},
): Table {
  let now = 1_000_000;
  const opened = openTable(
    { rules, options: {}, names: seats, dealer, lastLoser: null, ...setup },
    { now: () => now, speed: () => 1 },
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const read = makeReader({ packs: 1, jokers: 0 }, 'scanner', table.take);
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
    look(table, step, i);
  }
  return table;
}
