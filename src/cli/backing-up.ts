import { accessSync, constants } from 'node:fs';
import { restoreBackup, usualName, writeBackup } from '../host/backup.ts';
import type { AllWords } from '../words/words.ts';
import type { Told } from './rules.ts';

const failed = (said: string): Told => ({ lines: [], errors: [said], status: 1 });

/** `burnpile backup [FILE]`: everything that is kept in a folder, as one new file. */
export async function runBackup(words: AllWords, data: string, file = usualName()): Promise<Told> {
  const written = await writeBackup(data, file);
  if (!written.ok) return failed(words.backup.faults[written.error.code](written.error.detail));
  return { lines: [words.backup.written(written.value, file)], errors: [], status: 0 };
}

/** Why a file can't be read, as the system's code; null if it can. */
function whyUnreadable(file: string): string | null {
  try {
    accessSync(file, constants.R_OK);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

/** `burnpile restore FILE`: puts back what isn't there, and names what is there and differs. */
export async function runRestore(words: AllWords, data: string, file: string): Promise<Told> {
  const why = whyUnreadable(file);
  if (why !== null) return { lines: [], errors: [words.cli.positions.unreadable(file, why)], status: 2 };
  const restored = await restoreBackup(data, file);
  if (!restored.ok) return failed(words.backup.faults[restored.error.code](restored.error.detail));
  const { added, same, left } = restored.value;
  return {
    lines: [words.backup.restored(added, same, data)],
    errors: left.map(words.backup.left),
    status: 0,
  };
}
