import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';
import type { KeepTrouble, KeptView } from '../protocol/lobby.ts';
import { DEFAULT_SETTINGS, type Settings, settings as settingsSchema } from '../protocol/settings.ts';
import { type TableSetup, tableSetup } from '../protocol/setup.ts';
import { troubleOf } from '../table/journal/disk.ts';
import { journalFile, journalId, type ListedJournal, listJournals } from '../table/journal/folder.ts';
import { JOURNAL_FORMAT, type JournalLine } from '../table/journal/format.ts';
import type { JournalContent } from '../table/journal/read.ts';
import { createJournal, type Journal, reopenJournal } from '../table/journal/write.ts';
import { lockFolder } from './lock.ts';

/** The folder in which this machine's user keeps games and settings; `BURNPILE_DATA` names another. */
export const dataFolder = (): string =>
  process.env.BURNPILE_DATA ?? envPaths('burnpile', { suffix: '' }).data;

/** Writes a line of a journal. */
export type Writer = (line: JournalLine) => void;

/** What is kept from one start to the next: settings, the last set-up, and every table. */
export interface Kept {
  settings(): Settings;
  setSettings(settings: Settings): void;
  lastSetup(): TableSetup | null;
  setLastSetup(setup: TableSetup): void;
  /** Tables that may be taken up again, newest first; the one in play is not among them. */
  tables(): KeptView[];
  /** How many tables can't be taken up again because their files can't be read. */
  unreadable(): number;
  /** The folder of it all. */
  readonly folder: string;
  /** Begins the journal of a new table, and leaves the one before. */
  begin(setup: TableSetup): Writer;
  /** What a kept table took; `begin` leaves the table before and goes on with its journal. Null if it can't be read. */
  resume(id: string): { readonly content: JournalContent; readonly begin: () => Writer } | null;
  /** A kept table is not offered any more. */
  discard(id: string): boolean;
  /** Nobody plays now: the journal in use is closed. */
  leave(): void;
  /** Why not everything is on the disk; null while it is. */
  trouble(): KeepTrouble | null;
  close(): Promise<void>;
}

export type OpenedKept =
  | { readonly ok: true; readonly value: Kept }
  | { readonly ok: false; readonly error: { readonly code: 'FOLDER_IN_USE'; readonly folder: string } };

const fileSchema = v.object({
  format: v.literal(1),
  settings: settingsSchema,
  lastSetup: v.nullable(tableSetup),
});
type SettingsFile = v.InferOutput<typeof fileSchema>;

const UNSET: SettingsFile = { format: 1, settings: DEFAULT_SETTINGS, lastSetup: null };

/** The settings file as it is; what can't be read is as if never set. */
function readSettings(path: string): { file: SettingsFile; damaged: boolean } {
  if (!existsSync(path)) return { file: UNSET, damaged: false };
  try {
    const parsed = v.safeParse(fileSchema, JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? { file: parsed.output, damaged: false } : { file: UNSET, damaged: true };
  } catch {
    return { file: UNSET, damaged: true };
  }
}

/** Keeps settings in a file. What can't be read is put beside before it is overwritten. */
function keepSettings(folder: string) {
  const path = join(folder, 'settings.json');
  let { file, damaged } = readSettings(path);
  let trouble: KeepTrouble | null = null;
  return {
    file: () => file,
    trouble: () => trouble,
    change(change: Partial<SettingsFile>) {
      file = { ...file, ...change };
      try {
        mkdirSync(folder, { recursive: true });
        if (damaged) copyFileSync(path, `${path}.damaged`);
        damaged = false;
        writeFileAtomic.sync(path, `${JSON.stringify(file, null, 2)}\n`);
        trouble = null;
      } catch (error) {
        trouble = troubleOf(error);
      }
    },
  };
}

const keptView = ({ id, last, summary }: ListedJournal): KeptView[] => {
  if (!summary.ok || summary.value.ended) return [];
  const { setup, begun, rounds, inputs } = summary.value;
  return [{ id, setup, begun, last, rounds, inputs }];
};

/** Keeps every table in a journal; one at a time is written. */
function keepTables(folder: string) {
  let journal: Journal | null = null;
  // Reading them all again at every change of the table would take longer with every table.
  let listed: readonly ListedJournal[] | null = null;

  const leave = () => {
    journal?.close();
    journal = null;
    listed = null;
  };
  const writing = (opened: Journal): Writer => {
    leave();
    journal = opened;
    return (line) => opened.append(line);
  };
  const list = () => {
    listed ??= listJournals(folder);
    return listed;
  };
  const tables = (): KeptView[] => {
    const used = journal === null ? null : journalId(journal.file);
    return list()
      .flatMap(keptView)
      .filter(({ id }) => id !== used);
  };
  const reopen = (id: string) => {
    const file = journalFile(folder, id);
    const reopened = file === null ? null : reopenJournal(file);
    return reopened?.ok ? reopened.value : null;
  };

  return {
    leave,
    trouble: () => journal?.trouble() ?? null,
    tables,
    unreadable: () => list().filter(({ summary }) => !summary.ok).length,
    begin: (setup: TableSetup) =>
      writing(createJournal(folder, { type: 'table', format: JOURNAL_FORMAT, at: Date.now(), setup })),
    resume(id: string) {
      const reopened = reopen(id);
      return reopened && { content: reopened.content, begin: () => writing(reopened.journal) };
    },
    discard(id: string) {
      const reopened = tables().some((table) => table.id === id) ? reopen(id) : null;
      reopened?.journal.append({ type: 'ended', at: Date.now() });
      reopened?.journal.close();
      listed = null;
      return reopened !== null;
    },
  };
}

/** Opens the folder of what is kept, for this process alone. */
export async function openKept(folder: string): Promise<OpenedKept> {
  const unlock = await lockFolder(folder);
  if (unlock === null) return { ok: false, error: { code: 'FOLDER_IN_USE', folder } };
  const settings = keepSettings(folder);
  const tables = keepTables(join(folder, 'tables'));
  const kept: Kept = {
    ...tables,
    folder,
    settings: () => settings.file().settings,
    setSettings: (changed) => settings.change({ settings: changed }),
    lastSetup: () => settings.file().lastSetup,
    setLastSetup: (lastSetup) => settings.change({ lastSetup }),
    trouble: () => tables.trouble() ?? settings.trouble(),
    async close() {
      tables.leave();
      await unlock();
    },
  };
  return { ok: true, value: kept };
}
