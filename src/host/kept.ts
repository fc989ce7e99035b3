import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';
import type { KeepTrouble, KeptView } from '../protocol/lobby.ts';
import { DEFAULT_SETTINGS, type Settings, settings as settingsSchema } from '../protocol/settings.ts';
import { type TableSetup, tableSetup } from '../protocol/setup.ts';
import { lockFolder } from './lock.ts';

/** The folder in which this machine's user keeps games and settings; `BURNPILE_DATA` names another. */
export const dataFolder = (): string =>
  process.env.BURNPILE_DATA ?? envPaths('burnpile', { suffix: '' }).data;

/** What is kept from one start to the next: settings, the last set-up, and every table. */
export interface Kept {
  settings(): Settings;
  setSettings(settings: Settings): void;
  lastSetup(): TableSetup | null;
  setLastSetup(setup: TableSetup): void;
  /** Tables that may be taken up again, newest first. */
  tables(): KeptView[];
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
function readSettings(path: string): SettingsFile {
  try {
    const parsed = v.safeParse(fileSchema, JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? parsed.output : UNSET;
  } catch {
    return UNSET;
  }
}

/** Opens the folder of what is kept, for this process alone. */
export async function openKept(folder: string): Promise<OpenedKept> {
  const unlock = await lockFolder(folder);
  if (unlock === null) return { ok: false, error: { code: 'FOLDER_IN_USE', folder } };
  const path = join(folder, 'settings.json');
  let file = readSettings(path);
  let trouble: KeepTrouble | null = null;

  const write = (change: Partial<SettingsFile>) => {
    file = { ...file, ...change };
    try {
      mkdirSync(folder, { recursive: true });
      writeFileAtomic.sync(path, `${JSON.stringify(file, null, 2)}\n`);
      trouble = null;
    } catch {
      trouble = 'other';
    }
  };

  return {
    ok: true,
    value: {
      settings: () => file.settings,
      setSettings: (settings) => write({ settings }),
      lastSetup: () => file.lastSetup,
      setLastSetup: (lastSetup) => write({ lastSetup }),
      tables: () => [],
      trouble: () => trouble,
      close: unlock,
    },
  };
}
