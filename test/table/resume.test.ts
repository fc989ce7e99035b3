import { afterEach, describe, expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { Command } from '../../src/recognition/sighting.ts';
import type { Input } from '../../src/referee/input.ts';
import type { JournalLine, TableLine } from '../../src/table/journal/format.ts';
import { openTable, resumeTable, type Table } from '../../src/table/table.ts';
import { until } from '../support/until.ts';

const first: TableLine = {
  type: 'table',
  format: 1,
  at: 1_770_000_000_000,
  setup: {
    rules: 'blast',
    options: {},
    names: ['Ann', 'Bo', 'Cy'],
    dealer: 'Cy',
    lastLoser: null,
    settings: { quiet: 2500, oneScanOnePlay: false },
  },
};
const NOON = 1_770_000_000_000;
const HOUR = 3_600_000;

const sighting = (card: Card, at: number): Input => ({
  type: 'sighting',
  sighting: { card, copy: 1, at, confidence: 1, how: 'scanner' },
});

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.close();
});

/** Plays at noon until a play is open, and leaves. Returns the journal. */
function leaveOpen(cards: readonly Card[] = ['9D', '8C'], setup = first.setup): JournalLine[] {
  const lines: JournalLine[] = [];
  const clock = { now: () => NOON, speed: () => 1 };
  const opened = openTable(setup, { clock, write: (line) => lines.push(line) });
  if (!opened.ok) throw new Error(opened.error.code);
  for (const card of cards) opened.value.take(sighting(card, NOON));
  opened.value.close();
  return lines;
}

/** Comes back to a journal with a clock that is ours. */
function comeBack(lines: JournalLine[], start: number, cut = 0) {
  let now = start;
  const clock = { now: () => now, speed: () => 1 };
  const write = (line: JournalLine) => lines.push(line);
  const resumed = resumeTable({ first, lines: [...lines], cut }, { clock, write });
  if (!resumed.ok) throw new Error(resumed.error.code);
  const table = resumed.value;
  tables.push(table);
  const wait = (ms: number) => {
    now += ms;
  };
  return { table, wait, now: () => now };
}

it('a journal holds what was chosen, not the number that it had', () => {
  const lines: JournalLine[] = [];
  const setup = { ...first.setup, rules: 'reference', names: ['Ann', 'Bo', 'Cy', 'Dee'], dealer: 'Dee' };
  const clock = { now: () => NOON, speed: () => 1 };
  const opened = openTable(setup, { clock, write: (line) => lines.push(line) });
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  tables.push(table);
  const say = (command: Command) => table.take({ type: 'command', command, at: NOON });
  const play = (...cards: Card[]) => {
    for (const card of cards) table.take(sighting(card, NOON));
    say({ name: 'DONE' });
  };
  say({ name: 'SEAT', seat: 1 });
  play('4H');
  play('9D', '9C');
  say({ name: 'SEAT', seat: 4 });
  play('JC');
  say({ name: 'ANSWER', answer: 1 });
  const correction = { kind: 'split', entry: 1, at: 1, seat: null };
  expect(lines.at(-1)).toEqual({
    type: 'input',
    input: { type: 'mend', correction, entry: 1, inserts: false, at: NOON },
  });
  const again = resumeTable({ first: { ...first, setup }, lines, cut: 0 }, { clock });
  if (!again.ok) throw new Error(again.error.code);
  tables.push(again.value);
  const entries = (one: Table) => one.standing().referee.judged.map(({ entry }) => entry);
  expect(entries(again.value)).toEqual(entries(table));
});

describe.each([
  ['a day later', NOON + 24 * HOUR],
  ['with a clock that was set back', NOON - HOUR],
])('an open play that is found %s', (_, start) => {
  it('has all of its quiet time, and takes a further card', () => {
    const { table, wait, now } = comeBack(leaveOpen(), start);
    expect(table.view().open).toMatchObject({ cards: ['8C'], closesIn: 2500 });
    wait(2000);
    expect(table.view().open).toMatchObject({ closesIn: 500 });
    table.take(sighting('8H', now()));
    expect(table.view().open).toMatchObject({ cards: ['8C', '8H'], closesIn: 2500 });
    wait(2600);
    table.take({ type: 'tick', at: table.now() });
    expect(table.view().open).toBeNull();
    expect(table.view().ruling).toMatchObject({ move: { cards: ['8C', '8H'] } });
  });

  it('is in the journal with times that only grow', () => {
    const lines = leaveOpen();
    const { table, wait, now } = comeBack(lines, start);
    wait(100);
    table.take(sighting('8H', now()));
    const times = lines.map((line) => {
      if (line.type !== 'input') return null;
      return line.input.type === 'sighting' ? line.input.sighting.at : 'at' in line.input && line.input.at;
    });
    expect(times).toEqual(times.toSorted());
    expect(times.length).toBe(4);
    expect(comeBack(lines, start).table.view().open).toEqual({ ...table.view().open, closesIn: 2500 });
  });
});

describe('a table that is taken up again', () => {
  it('says so, or how many of its last entries are left out', () => {
    expect(comeBack(leaveOpen(), NOON).table.view().notice?.code).toBe('resumed');
    expect(comeBack(leaveOpen(), NOON, 1).table.view().notice).toMatchObject({
      code: 'resumedCut',
      text: '1',
    });
    expect(comeBack(leaveOpen(), NOON, 9).table.view().notice?.text).toBe('9');
  });

  it('closes an open play by itself when nobody does anything', async () => {
    const setup = { ...first.setup, settings: { quiet: 60, oneScanOnePlay: false } };
    const lines = leaveOpen(['9D', '8C'], setup);
    const resumed = resumeTable({ first: { ...first, setup }, lines, cut: 0 });
    if (!resumed.ok) throw new Error(resumed.error.code);
    tables.push(resumed.value);
    expect(resumed.value.view().open).not.toBeNull();
    await until(() => resumed.value.view().open === null);
    expect(resumed.value.view().ruling).toMatchObject({ move: { cards: ['8C'] }, verdict: 'legal' });
  });

  it('still asks what it asked, and takes up what waited for the answer', () => {
    const lines = leaveOpen(['9D', '8C', '9D', '7H']);
    const { table, now } = comeBack(lines, NOON + HOUR);
    const { question, notice, open } = table.view();
    expect(question).toMatchObject({ card: '9D' });
    expect(notice?.code).toBe('resumed');
    expect(open).toMatchObject({ cards: ['8C'], closesIn: null });
    table.take({ type: 'command', command: { name: 'NO' }, at: now() });
    expect(table.view().question).toBeNull();
    expect(table.view().open).toMatchObject({ cards: ['7H'] });
  });

  it('goes on with names that a new one may not have, as nobody could tell them apart', () => {
    const setup = { ...first.setup, names: ['Ann', 'ann', 'Cy'] };
    expect(openTable(setup)).toEqual({ ok: false, error: { code: 'SAME_NAME', name: 'ann' } });
    const resumed = resumeTable({ first: { ...first, setup }, lines: [], cut: 0 });
    expect(resumed.ok && resumed.value.view().seats.map(({ name }) => name)).toEqual(setup.names);
    if (resumed.ok) tables.push(resumed.value);
  });

  it('can not be opened with a set-up that is wrong', () => {
    const setup = { ...first.setup, dealer: 'Zoë' };
    expect(resumeTable({ first: { ...first, setup }, lines: [], cut: 0 })).toEqual({
      ok: false,
      error: { code: 'NOBODY_OF_THAT_NAME', name: 'Zoë' },
    });
  });
});
