import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { SeriesView } from '../../src/protocol/series.ts';
import { en } from '../../src/words/en.ts';
import { scoreCsv } from '../../src/words/say/csv.ts';
import { anyText } from '../support/any-text.ts';

const AT = Date.UTC(2026, 10, 21, 18, 5);

/** One finished round of these people, the last of whom lost. */
const seriesFor = (names: readonly string[]): SeriesView => ({
  agreed: { titles: null, forfeit: null },
  titles: ['bronze'],
  rounds: [
    {
      rules: 'reference',
      dealer: names[0]!,
      seats: names.map((name, i) => ({ name, place: i + 1 })),
      over: true,
      drawn: false,
      loser: names.at(-1)!,
      winner: names[0]!,
      moves: 71,
      began: AT,
      ended: AT + 1_500_000,
      counts: true,
      paid: false,
    },
  ],
  people: names.map((name, i) => ({
    name,
    rounds: 1,
    losses: i === names.length - 1 ? 1 : 0,
    wins: i === 0 ? 1 : 0,
    title: i === names.length - 1 ? { name: 'bronze', times: 1 } : null,
  })),
  canReopen: false,
});

/** Read by somebody else's reader. */
function read(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',' });
  expect(errors).toEqual([]);
  return data;
}

const written = (names: readonly string[]) => scoreCsv(en, seriesFor(names), 'UTC');

describe('the score sheet as a file', () => {
  it('has a row for the head, for each round and for each total, all as wide', () => {
    expect(read(written(['Ann', 'Bo']))).toEqual([
      'Round,Began,Ended,Rules,Dealer,Ann,Bo,Loser,Winner,Result,Moves,Counts,Paid'.split(','),
      '1,2026-11-21 18:05,2026-11-21 18:30,reference,Ann,1,2,Bo,Ann,,71,yes,'.split(','),
      'Rounds,,,,,1,1,,,,,,'.split(','),
      'Lost,,,,,0,1,,,,,,'.split(','),
      'Won,,,,,1,0,,,,,,'.split(','),
      'Title,,,,,,bronze,,,,,,'.split(','),
      [''],
    ]);
  });

  it.each([
    ['a forfeit that is due', 'sings', { counts: true, paid: false }, 'no'],
    ['one that is paid', 'sings', { counts: true, paid: true }, 'yes'],
    ['a round that doesn’t count', 'sings', { counts: false, paid: false }, ''],
    ['no forfeit', null, { counts: true, paid: false }, ''],
  ])('says of %s whether it is paid, or nothing', (_, forfeit, is, said) => {
    const series = seriesFor(['Ann', 'Bo']);
    const rounds = series.rounds.map((round) => ({ ...round, ...is }));
    const text = scoreCsv(en, { ...series, agreed: { titles: null, forfeit }, rounds }, 'UTC');
    expect(read(text)[1]!.at(-1)).toBe(said);
  });

  it('says at its beginning which letters it is written in, and ends every line as RFC 4180 asks', () => {
    const text = written(['Ann', 'Bo']);
    expect([...Buffer.from(text).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+Ann', "'+Ann"],
    ['-Bo', "'-Bo"],
    ['@sum', "'@sum"],
    ['＝2+2', "'＝2+2"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    ['=HYPERLINK("x";"y")', '\'=HYPERLINK("x";"y")'],
    ['Ann-Marie', 'Ann-Marie'],
    ['Bo, the "Elder"', 'Bo, the "Elder"'],
    ['Zoë Ångström 李', 'Zoë Ångström 李'],
  ])('%s stands there as %s, and no spreadsheet calculates it', (name, shown) => {
    const [head, round] = read(written([name, 'Bo']));
    expect(head![5]).toBe(shown);
    expect(round![8]).toBe(shown);
  });

  it('gives any name back, and never a field that begins like a formula', () => {
    const name = anyText({ minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(
        name.filter((text) => text !== 'x'),
        (text) => {
          const rows = read(written([text, 'x']));
          expect(rows[0]![5]!.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
          expect(new Set(rows.slice(0, -1).map((row) => row.length))).toEqual(new Set([13]));
          expect(rows.flat().filter((field) => /^[=+\-@\t\r\n＝＋－＠]/.test(field))).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
