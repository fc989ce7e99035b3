import { restoreBackup, writeBackup } from '../host/backup.ts';
import type { AllWords } from '../words/words.ts';
import type { Told } from './rules.ts';

const failed = (said: string): Told => ({ lines: [], errors: [said], status: 1 });

/** The name that a backup made now has unless another is given. */
const usualName = (): string => `burnpile-${new Date().toISOString().slice(0, 10)}.tgz`;

/** `burnpile backup [FILE]`: everything that is kept in a folder, as one new file. */
export async function runBackup({ cli }: AllWords, data: string, file = usualName()): Promise<Told> {
  const written = await writeBackup(data, file);
  if (!written.ok) return failed(cli.backup.faults[written.error.code](written.error.detail));
  return { lines: [cli.backup.written(written.value, file)], errors: [], status: 0 };
}

/** `burnpile restore FILE`: puts back what isn't there, and names what is there and differs. */
export async function runRestore({ cli }: AllWords, data: string, file: string): Promise<Told> {
  const restored = await restoreBackup(data, file);
  if (!restored.ok) return failed(cli.backup.faults[restored.error.code](restored.error.detail));
  const { added, same, left } = restored.value;
  return { lines: [cli.backup.restored(added, same, data)], errors: left.map(cli.backup.left), status: 0 };
}
