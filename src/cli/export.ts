import { writeFileSync } from 'node:fs';
import type { Result } from '../engine/result.ts';
import { gameText } from '../table/game-text.ts';
import { type PastTable, readPast, tableIds, tablesFolder } from '../table/journal/history.ts';
import { seriesOf } from '../table/series.ts';
import { cliWords } from '../words/en/cli.ts';
import { en } from '../words/en.ts';
import { scoreCsv } from '../words/say/score-csv.ts';

export interface ExportFlags {
  readonly as: string;
  readonly round?: string;
  readonly output?: string;
}

/** What is written, and what went wrong with part of it. */
type Written = Result<{ readonly text: string; readonly warning: string | null }, string>;

/** The only table whose id begins like this; why there is none such. */
function findTable(data: string, begin: string): Result<PastTable, string> {
  const folder = tablesFolder(data);
  const ids = tableIds(folder);
  const meant = ids.includes(begin) ? [begin] : ids.filter((id) => id.startsWith(begin));
  const [id] = meant;
  if (id === undefined) return { ok: false, error: cliWords.noTable(begin) };
  if (meant.length > 1) return { ok: false, error: cliWords.severalTables(begin, meant) };
  const past = readPast(folder, id);
  return past.ok ? past : { ok: false, error: cliWords.tableUnreadable(id, past.error.code) };
}

function textOf({ standing }: PastTable, { as, round }: ExportFlags): Result<string, string> {
  if (as === 'csv') return { ok: true, value: scoreCsv(en, seriesOf(standing)) };
  const rounds = standing.past.length + 1;
  const number = round === undefined ? rounds : Number(round);
  const text = Number.isInteger(number) ? gameText(standing, number - 1) : null;
  return text === null
    ? { ok: false, error: cliWords.noRound(round ?? '', rounds) }
    : { ok: true, value: text };
}

/** A table's round or score sheet as text, as far as its journal can be read. */
export function exportTable(data: string, table: string, flags: ExportFlags): Written {
  if (flags.as !== 'game' && flags.as !== 'csv') return { ok: false, error: cliWords.noForm(flags.as) };
  const found = findTable(data, table);
  if (!found.ok) return found;
  const { cut } = found.value.content;
  const text = textOf(found.value, flags);
  const warning = cut > 0 ? en.series.cut(cut) : null;
  return text.ok ? { ok: true, value: { text: text.value, warning } } : text;
}

/** `burnpile export TABLE`: prints it or writes it to a file; the exit status is 1 if that can't be. */
export function runExport(data: string, table: string, flags: ExportFlags): number {
  const written = exportTable(data, table, flags);
  if (!written.ok) {
    console.error(written.error);
    return 1;
  }
  const { text, warning } = written.value;
  if (warning !== null) console.error(warning);
  if (flags.output === undefined) {
    process.stdout.write(text);
    return 0;
  }
  try {
    writeFileSync(flags.output, text);
    return 0;
  } catch (error) {
    console.error(cliWords.cannotWrite(flags.output, error instanceof Error ? error.message : String(error)));
    return 1;
  }
}
