import type { HistoryEntry } from '../protocol/history.ts';
import { tablesFolder, wholeHistory } from '../table/journal/history.ts';
import { cliWords } from '../words/en/cli.ts';
import { series } from '../words/en/series.ts';
import { sayMoment } from '../words/say/series.ts';
import { columns, type Told } from './rules.ts';

function row({ id, begun, rules, rounds, people, ended, cut, trouble }: HistoryEntry): string[] {
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

/** `burnpile tables`: every table of the past, the newest first; as JSON, one object a line. */
export function listTables(data: string, json: boolean): Told {
  const tables = wholeHistory(tablesFolder(data));
  if (json) return { lines: tables.map((table) => JSON.stringify(table)), errors: [], status: 0 };
  const lines = tables.length === 0 ? [cliWords.noTables(data)] : columns(tables.map(row));
  return { lines, errors: [], status: 0 };
}
