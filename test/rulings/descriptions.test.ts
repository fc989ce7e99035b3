import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeLine } from '../../src/cli/judge.ts';
import { rememberRules, resolveRuleSet } from '../../src/engine/rules/resolve.ts';
import { makeRulebook } from '../../src/engine/rules/rulebook.ts';
import { readRuleFiles } from '../../src/table/rule-folder.ts';
import { PRESETS } from '../../src/variants/index.ts';
import { wordsFor } from '../../src/words/tables.ts';
import { differences, type Row, readRows } from './rows.ts';

/** Public descriptions of the game: each said as house rules, and held to positions that follow from its text. */

const folder = 'test/rulings/descriptions';
const files = readRuleFiles(folder);
const book = makeRulebook(files, PRESETS);
const resolve = rememberRules(book.find);
const en = wordsFor('en', 'family');
const rows = readRows(folder);

const names = files.map(({ file }) => file.replace('.json', ''));
const rowsOf = (name: string): Row[] => rows.filter(({ input }) => input.rules === name);
const differing = (row: Row): string[] => differences(row, judgeLine(en, JSON.stringify(row.input), resolve));

describe.each(names)('%s', (name) => {
  test('can be said', () => {
    expect(book.files.find(({ id }) => id === name)?.errors).toEqual([]);
    const resolved = resolveRuleSet(name, {}, book.find);
    expect(resolved.ok && resolved.value.warnings).toEqual([]);
  });

  test('has ten positions at least', () => {
    expect(rowsOf(name).length).toBeGreaterThanOrEqual(10);
  });

  const [ruled, waiting] = [false, true].map((waits) =>
    rowsOf(name)
      .filter(({ needs }) => (needs !== undefined) === waits)
      .map((row) => [row.id, row.why, row] as const),
  );
  test.each(ruled!)('%s %s', (_, why, row) => {
    expect(differing(row), why).toEqual([]);
  });
  if (waiting!.length > 0)
    test.each(waiting!)('%s %s (a word is missing)', (id, _, row) => {
      expect(differing(row), `${id} can be ruled now: take \`needs\` away`).not.toEqual([]);
    });
});

test('no two positions are the same', () => {
  const asked = rows.map(({ input }) => JSON.stringify(input));
  expect(asked.filter((one, i) => asked.indexOf(one) < i)).toEqual([]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

describe('the page about them', () => {
  const page = readFileSync('docs/rules/descriptions.md', 'utf8');
  const [table, words] = page.split('## Missing words');
  const cellsOf = (text: string): string[][] =>
    [...text.matchAll(/^\| `.*$/gm)].map(([line]) => line.split('|').map((cell) => cell.trim()));
  const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);
  const listed = cellsOf(table!).map((cells) => ({
    name: quoted(cells[1]!)[0]!,
    needs: quoted(cells[6]!),
    said: cells[7]!,
  }));

  test('lists each of them', () => {
    expect(listed.map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  test.each(listed)('says what $name needs', ({ name, needs, said }) => {
    const needed = rowsOf(name).flatMap((row) => row.needs ?? []);
    expect(needs).toEqual(expect.arrayContaining(needed));
    expect(said === 'wholly').toBe(needs.length === 0);
  });

  test('counts how much of them can be said', () => {
    const [all, ...counts] = page
      .match(/^Of (\d+) .*$/m)![0]
      .match(/\d+/g)!
      .map(Number);
    const found = ['wholly', 'mostly', 'half', 'not'].map(
      (said) => listed.filter((one) => one.said === said).length,
    );
    expect([all, ...counts]).toEqual([listed.length, ...found]);
  });

  test('counts who needs each word', () => {
    const needed = listed.flatMap(({ needs }) => needs);
    const counted = cellsOf(words!).map(([, word, count]) => [quoted(word!)[0], Number(count)]);
    const found = [...new Set(needed)].map((word) => [word, needed.filter((one) => one === word).length]);
    expect(counted.sort()).toEqual(found.sort());
  });
});
