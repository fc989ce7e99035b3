import { join } from 'node:path';
import envPaths from 'env-paths';
import type { KeepTrouble, KeptView } from '../protocol/lobby.ts';
import type { Settings } from '../protocol/settings.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { TableLine } from '../table/journal/format.ts';
import type { JournalContent } from '../table/journal/read.ts';
import { keepSettings } from './kept-settings.ts';
import { keepTables, type Writer } from './kept-tables.ts';
import { lockFolder } from './lock.ts';

export type { Writer };

/** The folder in which this machine's user keeps games and settings; `BURNPILE_DATA` names another. */
export const dataFolder = (): string =>
  process.env.BURNPILE_DATA ?? envPaths('burnpile', { suffix: '' }).data;

/** What is kept from one start to the next: settings, the last set-up, and every table. */
export interface Kept {
  settings(): Settings;
  setSettings(settings: Settings): void;
  /** Whether not everything in the settings file was understood at the start. */
  readonly settingsDamaged: boolean;
  lastSetup(): TableSetup | null;
  setLastSetup(setup: TableSetup): void;
  /** Tables that may be taken up again, newest first; the one in play is not among them. */
  tables(): KeptView[];
  /** How many tables can't be taken up again because their files or set-ups say nothing to this Burnpile. */
  unreadable(): number;
  /** The folder of it all. */
  readonly folder: string;
  /** Begins the journal of a new table by these rules, and leaves the one before. */
  begin(opened: Pick<TableLine, 'setup' | 'rules'>): Writer;
  /** What a kept table took; `begin` leaves the table before and goes on with its journal. Null if it can't be read. */
  resume(id: string): { readonly content: JournalContent; readonly begin: () => Writer } | null;
  /** A kept table is not offered any more; where that can't be written, not as long as this program runs. */
  discard(id: string): boolean;
  /** Nobody plays now: the journal in use is closed. */
  leave(): void;
  /** Why not everything is on the disk; null while it is. */
  trouble(): KeepTrouble | null;
  /** Tries again to write what isn't on the disk. */
  retry(): void;
  close(): Promise<void>;
}

export type OpenedKept =
  | { readonly ok: true; readonly value: Kept }
  | { readonly ok: false; readonly error: { readonly code: 'FOLDER_IN_USE'; readonly folder: string } };

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
    settingsDamaged: settings.damaged,
    lastSetup: () => settings.file().lastSetup,
    setLastSetup: (lastSetup) => settings.change({ lastSetup }),
    trouble: () => tables.trouble() ?? settings.trouble(),
    retry() {
      tables.retry();
      settings.retry();
    },
    async close() {
      tables.close();
      await unlock();
    },
  };
  return { ok: true, value: kept };
}
