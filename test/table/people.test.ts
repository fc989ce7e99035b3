import { describe, expect, it } from 'vitest';
import { makeReader } from '../../src/host/feed.ts';
import type { TableSetup } from '../../src/protocol/setup.ts';
import { replay } from '../../src/table/advance.ts';
import { setupsIn } from '../../src/table/journal/folder.ts';
import type { JournalLine, TableLine } from '../../src/table/journal/format.ts';
import { decodeLine, encodeLine } from '../../src/table/journal/format.ts';
import { openTable, type Table } from '../../src/table/table.ts';
import { makeRecordings } from '../truth/recordings.ts';
import { scanThrough, setupOf } from './scan.ts';

const setup: TableSetup = {
  rules: 'reference',
  options: {},
  names: ['Ann', 'Bo', 'Cy'],
  dealer: 'Cy',
  lastLoser: 'Bo',
};

/** What is said and scanned at a table, and how it stands afterwards. */
interface Sat {
  readonly table: Table;
  readonly lines: readonly JournalLine[];
  readonly scan: (...codes: readonly string[]) => void;
}

function sitDown(): Sat {
  const lines: JournalLine[] = [];
  let now = 1_000_000;
  const clock = { now: () => now, speed: () => 1 };
  const opened = openTable(setup, { clock, write: (line) => lines.push(line) });
  if (!opened.ok) throw new Error(opened.error.code);
  const read = makeReader({ packs: 1, jokers: 0 }, 'scanner', opened.value.take);
  const scan = (...codes: readonly string[]) => {
    for (const code of codes) {
      now += 1500;
      read(code, now);
    }
  };
  return { table: opened.value, lines, scan };
}

/** Who sits where, who deals, who may start and who is away. */
function tell({ table }: Pick<Sat, 'table'>): string {
  const { seats, dealer, starters } = table.view();
  const names = seats.map(({ name, away }) => (away ? `(${name})` : name));
  return `${names.join(' ')}, ${names[dealer]} deals, ${starters.map((seat) => names[seat]).join(' ')} starts`;
}

const notice = ({ table }: Sat) => table.view().notice?.code ?? null;

describe('people at a table that goes on', () => {
  it('change places before the first card; dealer and last loser are the same people', () => {
    const sat = sitDown();
    expect(tell(sat)).toBe('Ann Bo Cy, Cy deals, Bo starts');
    sat.table.note({ type: 'move', order: [2, 0, 1] });
    expect(tell(sat)).toBe('Cy Ann Bo, Cy deals, Bo starts');
    expect(notice(sat)).toBe('moved');
    expect(sat.table.view().canMove).toBe(true);
    expect(sat.table.round()).toMatchObject({ names: ['Cy', 'Ann', 'Bo'], dealer: 'Cy', lastLoser: 'Bo' });
    sat.scan('CMD:SEAT:3', '4H', 'CMD:DONE');
    expect(sat.table.view().ruling).toMatchObject({ verdict: 'legal', move: { seat: 2 } });
    sat.table.close();
  });

  it('keep their places once a card was scanned, and whatever is no order of them', () => {
    const sat = sitDown();
    for (const order of [[0, 1], [0, 0, 1], [0, 1, 3], [0, 1, 2], []])
      sat.table.note({ type: 'move', order });
    expect(sat.lines).toEqual([]);
    sat.scan('4H');
    expect(sat.table.view().canMove).toBe(false);
    sat.table.note({ type: 'move', order: [2, 0, 1] });
    expect(tell(sat)).toMatch(/^Ann Bo Cy/);
    sat.table.close();
  });

  it('get another name at any time, and it stands in everything that was said', () => {
    const sat = sitDown();
    sat.scan('4H', 'CMD:DONE');
    sat.table.note({ type: 'rename', seat: 1, name: ' Ben  B ' });
    const { seats, log, ruling, notice: said } = sat.table.view();
    expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Ben B', 'Cy']);
    expect(said).toMatchObject({ code: 'renamed', seat: 1, text: 'Bo' });
    expect(ruling).toMatchObject({ verdict: 'legal', move: { seat: 1 } });
    expect(log.filter((line) => line.ruling !== null)).toHaveLength(1);
    sat.scan('CMD:UNDO');
    expect(sat.table.view().seats[1]?.name).toBe('Ben B');
    sat.table.close();
  });

  it.each([
    ['', 'EMPTY_NAME'],
    ['  ', 'EMPTY_NAME'],
    ['ann', 'SAME_NAME'],
    ['A'.repeat(25), 'LONG_NAME'],
    ['Bo', null],
    ['bo', null],
    ['Zoe', null],
  ])('whether Bo may be called “%s”: %s', (name, code) => {
    const sat = sitDown();
    expect(sat.table.renameFault(1, name)?.code ?? null).toBe(code);
    sat.table.note({ type: 'rename', seat: 1, name });
    if (code !== null) expect(sat.lines).toEqual([]);
    sat.table.close();
  });

  it('who is away stays in the game, and comes back', () => {
    const sat = sitDown();
    sat.table.note({ type: 'away', seat: 1, away: true });
    sat.table.note({ type: 'away', seat: 1, away: true });
    expect(tell(sat)).toBe('Ann (Bo) Cy, Cy deals, (Bo) starts');
    sat.scan('4H', 'CMD:DONE');
    expect(sat.table.view().ruling?.verdict).toBe('legal');
    sat.table.note({ type: 'away', seat: 1, away: false });
    expect(tell(sat)).toMatch(/^Ann Bo Cy/);
    expect(sat.lines.map(({ type }) => type)).toEqual(['away', 'input', 'input', 'away']);
    sat.table.close();
  });

  it('all of it is read back from the journal as it was', () => {
    const sat = sitDown();
    sat.table.note({ type: 'move', order: [1, 0, 2] });
    sat.table.note({ type: 'rename', seat: 0, name: 'Ben' });
    sat.table.note({ type: 'away', seat: 2, away: true });
    sat.scan('4H', 'CMD:DONE');
    const lines = sat.lines.map((line) => {
      const decoded = decodeLine(encodeLine(line).toString().slice(9));
      if (!decoded.ok) throw new Error(decoded.error.code);
      return decoded.value;
    });
    const first: TableLine = { type: 'table', format: 1, at: 0, setup };
    const replayed = replay({ first, lines, cut: 0 } as Parameters<typeof replay>[0]);
    if (!replayed.ok) throw new Error(replayed.error.code);
    expect(replayed.value.referee.game.seats.map(({ name }) => name)).toEqual(['Ben', 'Ann', 'Cy']);
    expect(setupsIn({ first, lines, cut: 0 } as Parameters<typeof setupsIn>[0])).toEqual([
      { ...setup, names: ['Ben', 'Ann', 'Cy'], lastLoser: 'Ben' },
    ]);
    expect(replayed.value.referee.away).toEqual([2]);
    expect(replayed.value.round.setup).toMatchObject({ names: ['Ben', 'Ann', 'Cy'], lastLoser: 'Ben' });
    sat.table.close();
  });

  it('the score of earlier rounds is that of the same person, whom nobody else replaces', () => {
    const { reference } = makeRecordings();
    const table = scanThrough(reference, undefined, setupOf(reference));
    const { seats, loser } = table.view();
    const before = table.view().series.people.map(({ losses }) => losses);
    table.newRound();
    const seat = table.view().seats.findIndex(({ name }) => name === seats[loser!]!.name);
    table.note({ type: 'rename', seat, name: 'Somebody' });
    const { people, rounds } = table.view().series;
    expect(people.map(({ losses }) => losses)).toEqual(before);
    expect(people.find(({ losses }) => losses === 1)?.name).toBe('Somebody');
    expect(rounds[0]?.loser).toBe('Somebody');
    table.close();
  });
});
