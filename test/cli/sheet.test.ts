import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCommandSheet } from '../../src/cli/sheet.ts';
import { wordsFor } from '../../src/words/tables.ts';

const en = wordsFor('en', 'family');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'burnpile-sheet-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const LONG = 'B'.repeat(25);
const MANY = [...'ABCDEFGHIJKLM'].join();

it.each<[string, { names?: string; seats?: string }, string | null]>([
  ['no names', {}, null],
  ['names as at a table', { names: ' Ann , Bo' }, null],
  ['fewer names than seats', { names: 'Ann', seats: '3' }, null],
  ['a name that is too long', { names: `Ann,${LONG}` }, `"${LONG}" is too long to be read`],
  ['no name between two commas', { names: 'Ann,,Cy' }, 'A seat has no name.'],
  ['the same name twice', { names: 'Ann,Ann' }, 'Two seats are called "Ann", or nearly so.'],
  ['names that nobody can tell apart', { names: 'Ann,ann' }, 'Two seats are called "ann", or nearly so.'],
  [
    'more names than a table has seats',
    { names: MANY },
    '--names has 13 names, and the sheet has codes for 12',
  ],
  [
    'more names than seats',
    { names: 'Ann,Bo', seats: '1' },
    '--names has 2 names, and the sheet has codes for 1',
  ],
])('the sheet of commands with %s', (_, { names = '', ...flags }, wrong) => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  const out = join(folder, 'sheet.svg');
  const status = runCommandSheet(en, { codes: 'code128', paper: 'a4', out, names, ...flags });
  expect([status, errors.mock.calls]).toEqual(
    wrong === null ? [0, []] : [2, [[expect.stringContaining(wrong)]]],
  );
  expect(existsSync(join(folder, 'sheet-1.svg'))).toBe(wrong === null);
});
