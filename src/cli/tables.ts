import type { HistoryEntry } from '../protocol/history.ts';
import { pastEntries, tableIds, tablesFolder } from '../table/journal/history.ts';
import { sayMoment } from '../words/say/series.ts';
import type { AllWords } from '../words/words.ts';
import { columns, type Told } from './rules.ts';

function row(
  { series }: AllWords,
  { id, begun, rules, rounds, people, ended, cut, trouble }: HistoryEntry,
): string[] {
  if (trouble !== null) return [id, '', '', '', series.troubles[trouble]];
  const losers = people.filter(({ losses }) => losses > 0);
  const said = [
    people.map(({ name }) => name).join(', '),
    ...losers.map(({ name, losses }) => series.lossesOf(name, losses)),
    ...(ended ? [] : [series.goesOn]),
    ...(cut > 0 ? [series.cut(cut)] : []),
  ];
  return [id, begun === null ? '' : sayMoment(begun), rules, series.rounds(rounds), said.join('; ')];
}

/** How many tables are listed unless all are wanted: each of them is read and played through. */
const FEW = 20;

export interface TablesFlags {
  readonly json: boolean;
  readonly all: boolean;
}

/** `burnpile tables`: tables of the past, the newest first; as JSON, one object a line. */
export function listTables(words: AllWords, data: string, { json, all }: TablesFlags): Told {
  const folder = tablesFolder(data);
  const ids = tableIds(folder);
  const shown = all ? ids : ids.slice(0, FEW);
  const tables = pastEntries(folder, shown);
  if (json) return { lines: tables.map((table) => JSON.stringify(table)), errors: [], status: 0 };
  const left = ids.length - shown.length;
  const lines =
    tables.length === 0 ? [words.cli.noTables(data)] : columns(tables.map((table) => row(words, table)));
  return { lines: left === 0 ? lines : [...lines, words.cli.moreTables(left)], errors: [], status: 0 };
}
