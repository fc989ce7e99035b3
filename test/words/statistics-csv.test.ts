import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { PlayedRound, PlayerSum, StatisticsView } from '../../src/protocol/statistics.ts';
import { en } from '../../src/words/en.ts';
import { roundsCsv, statisticsCsv } from '../../src/words/say/csv.ts';

const AT = Date.UTC(2026, 10, 21, 18, 5);

/** Read by somebody else's reader. */
function read(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text.replace('\uFEFF', ''), {
    delimiter: ',',
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

const played: PlayedRound = {
  table: '2026-11-21T18-00-00-000Z',
  round: 1,
  rules: 'reference',
  deck: 'none',
  began: AT,
  ended: AT + 25.4 * 60_000,
  seats: [
    { name: 'Ann', bot: false, place: 2 },
    { name: '=Rex, "the" bot', bot: true, place: 3 },
    { name: 'Cy', bot: false, place: 1 },
  ],
  over: true,
  drawn: false,
  loser: '=Rex, "the" bot',
  counts: true,
  moves: 71,
  pickUps: 9,
  burns: 4,
};

describe('every round as a file', () => {
  it('has a row for each, with places, minutes and who lost', () => {
    const open: PlayedRound = {
      ...played,
      ended: null,
      over: false,
      loser: null,
      counts: false,
      seats: [{ name: 'Ann', bot: false, place: null }],
    };
    const [head, first, second] = read(roundsCsv(en, [played, open], 'UTC'));
    const cell = (row: readonly string[] | undefined, column: string) => row?.[head!.indexOf(column)];
    expect(first).toHaveLength(head!.length);
    const columns = [
      'Began',
      'Time',
      'Round',
      'Cards',
      'Places',
      'Bots',
      'Loser',
      'First out',
      'Moves',
      'Counts',
    ];
    expect(columns.map((column) => cell(first, column))).toEqual([
      ...['2026-11-21 18:05', '25', '2', 'without cards', 'Ann 2; =Rex, "the" bot 3; Cy 1'],
      ...['\'=Rex, "the" bot', '\'=Rex, "the" bot', 'Cy', '71', 'yes'],
    ]);
    expect(columns.map((column) => cell(second, column))).toEqual([
      ...['2026-11-21 18:05', '', '2', 'without cards', 'Ann', '', '', '', '71', 'no'],
    ]);
    expect(cell(second, 'Result')).toBe('being played');
  });
});

describe('statistics as a file', () => {
  it('have a row for each player, and for each rule set that they played', () => {
    const tally = { rounds: 3, firstOut: 1, decided: 2, losses: 1 };
    const player = (name: string): PlayerSum => ({
      name,
      ...tally,
      alone: false,
      expected: 0.6667,
      byRules: { blast: { ...tally, rounds: 1, decided: 0, losses: 0 } },
    });
    const view: StatisticsView = {
      ...{ rounds: 3, tables: 1, unreadable: 0, rules: [], choices: ['blast'] },
      people: [player('Ann')],
      bots: [player('Rex')],
    };
    expect(read(statisticsCsv(en, view))).toEqual([
      ['Player', 'Bot', 'Rules', 'Rounds', 'First out', 'Lost', 'Rounds with a loser', 'Lost by chance'],
      ['Ann', 'no', '', '3', '1', '1', '2', '0.67'],
      ['Ann', 'no', 'blast', '1', '1', '0', '0', ''],
      ['Rex', 'yes', '', '3', '1', '1', '2', '0.67'],
      ['Rex', 'yes', 'blast', '1', '1', '0', '0', ''],
    ]);
  });
});
