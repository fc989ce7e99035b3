import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type KeptList, keepList } from '../../src/host/kept-list.ts';
import { encodeLine, type JournalLine, type TableLine } from '../../src/table/journal/format.ts';
import { until } from '../support/until.ts';

const first: TableLine = {
  type: 'table',
  format: 1,
  at: 1_770_000_000_000,
  setup: { rules: 'blast', options: {}, names: ['Ann', 'Bo'], dealer: 'Bo', lastLoser: null },
};
const undo: JournalLine = { type: 'input', input: { type: 'command', command: { name: 'UNDO' }, at: 5 } };

let folder: string;
let list: KeptList;
/** How often it was told that all have been read. */
let read: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'burnpile-list-'));
  read = 0;
  list = keepList({ folder, putAway: () => false, read: () => read++ });
});
afterEach(() => {
  list.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts a journal there that was written at this time, in seconds. */
function put(id: string, time: number, lines: readonly JournalLine[] = []): void {
  const file = join(folder, `${id}.journal`);
  writeFileSync(file, Buffer.concat([first, ...lines].map(encodeLine)));
  utimesSync(file, time, time);
}

const ids = () => list.all().map(({ id }) => id);

it('reads the newest at once and the others while others have their turn', async () => {
  const all = Array.from({ length: 50 }, (_, i) => `t${i + 10}`);
  for (const [i, id] of all.entries()) put(id, i);
  const newestFirst = all.toReversed();
  expect(ids()).toEqual(newestFirst.slice(0, 20));
  // Another look takes up where that one was.
  list.outdate();
  expect(ids()).toEqual(newestFirst.slice(0, 40));
  await until(() => read > 0);
  expect(ids()).toEqual(newestFirst);
  expect(read).toBe(1);
});

it('reads none again whose file stayed the same', () => {
  for (const id of ['a', 'b', 'c']) put(id, 1);
  writeFileSync(join(folder, 'd.journal'), 'Dear diary');
  const before = new Map(list.all().map((one) => [one.id, one]));
  put('b', 2, [undo]);
  put('e', 0);
  rmSync(join(folder, 'c.journal'));
  list.outdate();
  const after = list.all();
  expect(after.map((one) => [one.id, one === before.get(one.id)])).toEqual([
    ['d', true],
    ['b', false],
    ['a', true],
    ['e', false],
  ]);
  expect(after[1]).toMatchObject({ summary: { ok: true, value: { inputs: 1 } } });
  expect(list.all()).toBe(after);
});
