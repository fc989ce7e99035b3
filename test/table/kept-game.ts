import type { Input } from '../../src/referee/input.ts';
import { timeOf } from '../../src/referee/step.ts';
import { encodeLine, type JournalLine, type TableLine } from '../../src/table/journal/format.ts';
import { openTable, type Table } from '../../src/table/table.ts';
import type { Recording } from '../truth/recordings.ts';
import { scanThrough, setupOf } from './scan.ts';

export type View = ReturnType<Table['view']>;

/** A game as it was played at a table, with its journal as it has to be. */
export interface KeptGame {
  readonly first: TableLine;
  readonly lines: readonly JournalLine[];
  /** What the table showed after so many lines. */
  readonly views: readonly View[];
  readonly bytes: Buffer;
  /** How many bytes the journal has with so many lines after the first. */
  readonly ends: readonly number[];
}

const BEGUN = 1_000_000;

/** Everything that a table takes while a recording is scanned. */
function inputsOf(recording: Recording): Input[] {
  const inputs: Input[] = [];
  const write = (line: JournalLine) => line.type === 'input' && inputs.push(line.input);
  scanThrough(recording, undefined, {}, write).close();
  return inputs;
}

/** A table that writes to a list, and whose clock stands at its newest input. */
function openKept(recording: Recording, lines: JournalLine[]) {
  let now = BEGUN;
  const clock = { now: () => now, speed: () => 1 };
  const opened = openTable(setupOf(recording), { clock, write: (line) => lines.push(line) });
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const take = (input: Input) => {
    now = timeOf(input) ?? now;
    table.take(input);
  };
  return { table, take };
}

/** Plays a recording to the end of its round, and its first inputs again in the next round. */
export function keepGame(recording: Recording): KeptGame {
  const inputs = inputsOf(recording);
  const lines: JournalLine[] = [];
  const { table, take } = openKept(recording, lines);
  const views = [table.view()];
  table.subscribe(() => views.push(table.view()));
  for (const input of inputs) take(input);
  table.newRound();
  for (const input of inputs.slice(0, 8)) take(input);
  table.close();
  const first: TableLine = { type: 'table', format: 1, at: BEGUN, setup: setupOf(recording) };
  const encoded = [first, ...lines].map(encodeLine);
  let length = 0;
  const ends = encoded.map((line) => {
    length += line.length;
    return length;
  });
  return { first, lines, views, bytes: Buffer.concat(encoded), ends };
}
