import { writeFileSync } from 'node:fs';
import type { Result } from '../engine/result.ts';
import { gameText } from '../table/game-text.ts';
import { type PastTable, readPast, tableIds, tablesFolder } from '../table/journal/history.ts';
import { seriesOf } from '../table/series.ts';
import { scoreCsv } from '../words/say/csv.ts';
import type { AllWords } from '../words/words.ts';

export interface ExportFlags {
  readonly as: string;
  readonly round?: string;
  readonly output?: string;
}

/** What is said instead; the exit status is 2 where the command line names what there isn't, else 1. */
interface Fault {
  readonly said: string;
  readonly status: 1 | 2;
}

const misnamed = (said: string): Result<never, Fault> => ({ ok: false, error: { said, status: 2 } });

/** What is written, and what went wrong with part of it. */
type Written = Result<{ readonly text: string; readonly warning: string | null }, Fault>;

/** The only table whose id begins like this; else why there is none. */
function findTable({ cli }: AllWords, data: string, begin: string): Result<PastTable, Fault> {
  const folder = tablesFolder(data);
  const ids = tableIds(folder);
  const meant = ids.includes(begin) ? [begin] : ids.filter((id) => id.startsWith(begin));
  const [id] = meant;
  if (id === undefined) return misnamed(cli.noTable(begin));
  if (meant.length > 1) return misnamed(cli.severalTables(begin, meant));
  const past = readPast(folder, id);
  if (past.ok) return past;
  return { ok: false, error: { said: cli.tableUnreadable(id, past.error.code), status: 1 } };
}

function textOf(words: AllWords, { standing }: PastTable, { as, round }: ExportFlags): Result<string, Fault> {
  if (as === 'csv') return { ok: true, value: scoreCsv(words, seriesOf(standing)) };
  const rounds = standing.past.length + 1;
  const number = round === undefined ? rounds : Number(round);
  const text = Number.isInteger(number) ? gameText(standing, number - 1) : null;
  return text === null ? misnamed(words.cli.noRound(round ?? '', rounds)) : { ok: true, value: text };
}

/** A table's round or score sheet as text, as far as its journal can be read. */
export function exportTable(words: AllWords, data: string, table: string, flags: ExportFlags): Written {
  if (flags.as !== 'game' && flags.as !== 'csv') return misnamed(words.cli.noForm(flags.as));
  const found = findTable(words, data, table);
  if (!found.ok) return found;
  const { cut } = found.value.content;
  const text = textOf(words, found.value, flags);
  const warning = cut > 0 ? words.series.cut(cut) : null;
  return text.ok ? { ok: true, value: { text: text.value, warning } } : text;
}

/** `burnpile export TABLE`: prints it or writes it to a file; the exit status is 1 if that can't be, 2 if there is no such thing. */
export function runExport(words: AllWords, data: string, table: string, flags: ExportFlags): number {
  const written = exportTable(words, data, table, flags);
  if (!written.ok) {
    console.error(written.error.said);
    return written.error.status;
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
    console.error(
      words.cli.cannotWrite(flags.output, error instanceof Error ? error.message : String(error)),
    );
    return 1;
  }
}
