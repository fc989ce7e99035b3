/** All that is kept, as one file: a `.tgz` that any system opens, written while a table plays, and put back without a loss. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join, posix } from 'node:path';
import { create, list } from 'tar';
import type { Result } from '../engine/result.ts';
import type { BackupFault, Restored, RestoreFault } from '../protocol/backup.ts';
import { readPlain, reasonOf } from '../table/journal/disk.ts';
import { endedFolder, journalBeside, journalFile, journalId, journalIds } from '../table/journal/folder.ts';
import { tablesFolder } from '../table/journal/history.ts';
import { writeWhole } from './kept-file.ts';
import { lockFolder } from './lock.ts';

/** The folder inside of the file. */
const INSIDE = 'burnpile';
/** What is backed up; the rest is made anew from it, or belongs to this machine. */
const KEPT = [
  'tables',
  'rules',
  'decks',
  'recordings',
  'evidence',
  'settings.json',
  'progress.json',
] as const;
/** A path in a backup: nothing leads out of the folder, and nothing is hidden. */
const SAFE = new RegExp(
  `^${INSIDE}/(?:${KEPT.join('|').replaceAll('.', '\\.')})(?:/[^/\\\\:*?"<>|\\p{C}.][^/\\\\:*?"<>|\\p{C}]*)*$`,
  'u',
);
/** In bytes; no file that Burnpile keeps is larger. */
const LARGEST = 64 * 1024 * 1024;

/** The name that a backup made now has unless another is given. */
export const usualName = (): string => `burnpile-${new Date().toISOString().slice(0, 10)}.tgz`;

/** The plain files under a folder, by their paths in it. */
const filesIn = (folder: string, inside = ''): string[] =>
  readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(inside, entry.name);
    return entry.isDirectory() ? filesIn(folder, path) : entry.isFile() ? [path] : [];
  });

/** What of a data folder is backed up, by its paths. */
function keptIn(data: string): string[] {
  if (!existsSync(data)) return [];
  return filesIn(data).filter((path) => SAFE.test(`${INSIDE}/${path}`));
}

/** Writes everything that is kept in a folder to a new file; a program that uses the folder meanwhile is no hindrance. Gives how many files it was. */
export async function writeBackup(
  data: string,
  file: string,
): Promise<Result<number, { readonly code: BackupFault; readonly detail: string }>> {
  const paths = keptIn(data);
  if (paths.length === 0) return { ok: false, error: { code: 'nothingKept', detail: data } };
  if (existsSync(file)) return { ok: false, error: { code: 'thereAlready', detail: file } };
  const part = `${file}.part`;
  try {
    await create({ cwd: data, file: part, gzip: true, portable: true, prefix: INSIDE, strict: true }, paths);
    renameSync(part, file);
    return { ok: true, value: paths.length };
  } catch (error) {
    rmSync(part, { force: true });
    return { ok: false, error: { code: 'unwritable', detail: reasonOf(error) } };
  }
}

/** A file in a backup: what is in it, and when it was last written. */
interface BackedUp {
  readonly bytes: Buffer;
  readonly written: Date;
}

/** Every file in a backup, by its path in the data folder; null for what is no backup. Throws what the system says of the file. */
async function filesOf(file: string): Promise<ReadonlyMap<string, BackedUp> | null> {
  const files = new Map<string, BackedUp>();
  let isBackup = true;
  try {
    await list({
      file,
      onReadEntry(entry) {
        const isKept = /File$/.test(entry.type) && SAFE.test(entry.path) && entry.size <= LARGEST;
        if (!isKept && entry.type !== 'Directory') isBackup = false;
        const chunks: Buffer[] = [];
        entry.on('data', (chunk: Buffer) => isKept && chunks.push(chunk));
        entry.on(
          'end',
          () =>
            isKept &&
            files.set(entry.path.slice(INSIDE.length + 1), {
              bytes: Buffer.concat(chunks),
              written: entry.mtime ?? new Date(),
            }),
        );
      },
      onwarn: () => {
        isBackup = false;
      },
    });
  } catch (error) {
    // What unpacks it names its own faults otherwise (Z_DATA_ERROR) than the system does (ENOENT).
    const isFolder = error instanceof Error && 'code' in error && error.code === 'EISDIR';
    if (error instanceof Error && 'syscall' in error && !isFolder) throw error;
    isBackup = false;
  }
  return isBackup && files.size > 0 ? files : null;
}

const hasAll = (there: Buffer, bytes: Buffer): boolean => there.subarray(0, bytes.length).equals(bytes);

/** The journals that a table of this id may be in: in play, ended, and put beside another one of its name. */
function journalsOf(data: string, id: string): Buffer[] {
  const tables = tablesFolder(data);
  return [tables, endedFolder(tables)].flatMap((folder) =>
    journalIds(folder)
      .filter((one) => one === id || (one.startsWith(`${id}-`) && /^\d+$/.test(one.slice(id.length + 1))))
      .flatMap((one) => {
        const read = readPlain(journalFile(folder, one)!, LARGEST);
        return read.ok ? [read.value] : [];
      }),
  );
}

/** Writes a file as it was, with its time: the tables are in the order of these. */
function writeAsItWas(file: string, { bytes, written }: BackedUp): void {
  writeWhole(file, bytes);
  utimesSync(file, written, written);
}

/** Puts back a journal: one that is there with as much or more is the same; one that differs is left, and this one put beside it. */
function putBackJournal(data: string, file: string, backedUp: BackedUp): keyof Restored {
  const { bytes } = backedUp;
  // A table that went on since, or ended, has all of the older journal.
  if (journalsOf(data, journalId(file)).some((there) => hasAll(there, bytes))) return 'same';
  const isLonger = existsSync(file) && hasAll(bytes, readFileSync(file));
  writeAsItWas(isLonger || !existsSync(file) ? file : journalBeside(file), backedUp);
  return 'added';
}

/** What becomes of one file: it is put where it belongs, or left if another one is there. */
function putBack(data: string, path: string, there: BackedUp): keyof Restored {
  const file = join(data, path);
  if (path.endsWith('.journal')) return putBackJournal(data, file, there);
  if (existsSync(file)) return readFileSync(file).equals(there.bytes) ? 'same' : 'left';
  writeAsItWas(file, there);
  return 'added';
}

function putBackAll(data: string, files: ReadonlyMap<string, BackedUp>): Restored {
  const became = [...files].map(([path, there]) => [path, putBack(data, path, there)] as const);
  const count = (what: keyof Restored): number => became.filter(([, one]) => one === what).length;
  const left = became.flatMap(([path, what]) => (what === 'left' ? [path] : []));
  return { added: count('added'), same: count('same'), left };
}

type RestoredResult = Result<Restored, { readonly code: RestoreFault; readonly detail: string }>;

/**
 * Puts back what is in a backup into a folder that nothing else writes to meanwhile, and overwrites nothing: what is
 * there already and differs is left, and named. Writes nothing if the file is no backup, or `mayWrite`, which is asked
 * once the file is read, doesn't allow it (`atTable`); nothing else runs between that and the last write. What was put
 * back before an error stays, and the same backup may be put back again.
 */
export async function restoreInto(
  data: string,
  file: string,
  mayWrite = () => true,
): Promise<RestoredResult> {
  try {
    const files = await filesOf(file);
    if (files === null) return { ok: false, error: { code: 'noBackup', detail: file } };
    if (!mayWrite()) return { ok: false, error: { code: 'atTable', detail: '' } };
    return { ok: true, value: putBackAll(data, files) };
  } catch (error) {
    return { ok: false, error: { code: 'unreadable', detail: reasonOf(error) } };
  }
}

/** The same for a folder that another Burnpile may use; then nothing is put back. */
export async function restoreBackup(data: string, file: string): Promise<RestoredResult> {
  const locked = await lockFolder(data);
  if (!locked.ok) return { ok: false, error: { code: 'inUse', detail: data } };
  try {
    return await restoreInto(data, file);
  } finally {
    await locked.lock.release();
  }
}
