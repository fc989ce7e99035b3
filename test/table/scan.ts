import { makeReader } from '../../src/host/feed.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import type { JournalLine } from '../../src/table/journal/format.ts';
import { openTable, type Table } from '../../src/table/table.ts';
import type { Recording } from '../truth/recordings.ts';
import type { Step } from '../truth/steps.ts';

/** How the table of a recording is set up. */
export const setupOf = (
  { rules, seats, dealer }: Recording,
  changes: Partial<TableSetup> = {},
): TableSetup => ({
  rules,
  options: {},
  names: [...seats],
  dealer,
  lastLoser: null,
  ...changes,
});

/**
 * Scans a whole recording at a table whose clock is ours, and lets somebody look after every step. What `isTapped` says
 * is tapped on the screen instead, where a card has no pack. Close the table that it leaves.
 */
export function scanThrough(
  recording: Recording,
  look: (table: Table, step: Step, number: number) => void = () => {},
  setup: Partial<TableSetup> = {},
  write: (line: JournalLine) => void = () => {},
  isTapped: (code: string) => boolean = () => false,
): Table {
  let now = 1_000_000;
  const clock = { now: () => now, speed: () => 1 };
  const opened = openTable(setupOf(recording, setup), { clock, write });
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const { packs, jokers } = table.standing().referee.game.rules.set.deck;
  let tapped = false;
  const read = makeReader({ packs, jokers }, 'scanner', (input) => {
    const isCard = input.type === 'sighting' && tapped;
    table.take(isCard ? { ...input, sighting: { ...input.sighting, copy: 1, how: 'tap' } } : input);
  });
  const take = (line: string) => {
    tapped = isTapped(line);
    read(line, now);
  };
  let half = '';
  for (const [i, step] of recording.steps.entries()) {
    now += step.at;
    if (step.kind === 'unplug') {
      half = '';
      continue;
    }
    for (const chunk of step.chunks) {
      now += step.gap;
      const lines = (half + chunk).split(/\r\n|\r|\n/);
      half = lines.pop()!;
      for (const line of lines) if (line !== '') take(line);
    }
    if (step.waitQuiet) {
      now += 2600;
      table.take({ type: 'tick', at: now });
    }
    look(table, step, i);
  }
  return table;
}
