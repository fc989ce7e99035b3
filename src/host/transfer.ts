import { appendFileSync, closeSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKUP_PART, type BackupMessage, type BackupNews } from '../protocol/backup.ts';
import { readAt } from '../table/journal/disk.ts';
import type { Handles } from './handles.ts';
import { type Screen, say } from './screens.ts';

interface Parts {
  /** Of everything that is kept. */
  readonly folder: string;
  /** Whether people sit at a table, whose journal is being written. */
  readonly isSeated: () => boolean;
  /** Something was put back. */
  readonly restored: () => void;
}

/** A backup on its way to or from a screen, as a file that is gone afterwards. */
interface Transfer {
  readonly folder: string;
  readonly file: string;
  /** In a backup that was made here. */
  files: number;
}

/** The part of a file from a byte on. May throw. */
function partOf(file: string, from: number, total: number): string {
  const open = openSync(file, 'r');
  try {
    return readAt(open, from, Math.min(total, from + BACKUP_PART)).toString('base64');
  } finally {
    closeSync(open);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Gives screens of this machine a backup of everything, and takes one from them to be put back. */
export function makeTransfer({ folder, isSeated, restored }: Parts) {
  const transfers = new Map<Screen, Transfer>();

  const tell = (screen: Screen, news: BackupNews) => say(screen, { type: 'backup', news });

  const end = (screen: Screen) => {
    const transfer = transfers.get(screen);
    transfers.delete(screen);
    if (transfer !== undefined) rmSync(transfer.folder, { recursive: true, force: true });
  };

  const begin = (screen: Screen): Transfer => {
    end(screen);
    const own = mkdtempSync(join(tmpdir(), 'burnpile-'));
    const transfer = { folder: own, file: join(own, 'burnpile.tgz'), files: 0 };
    transfers.set(screen, transfer);
    return transfer;
  };

  const tellPart = (screen: Screen, { file, files }: Transfer, from: number) => {
    const total = statSync(file).size;
    const data = partOf(file, from, total);
    tell(screen, { what: 'part', from, total, files, data });
    if (from + BACKUP_PART >= total) end(screen);
  };

  const make = async (screen: Screen) => {
    try {
      const transfer = begin(screen);
      const { writeBackup } = await import('./backup.ts');
      const written = await writeBackup(folder, transfer.file);
      // Another one may have been begun since, or the screen be gone.
      if (transfers.get(screen) !== transfer) return;
      if (written.ok) return tellPart(screen, Object.assign(transfer, { files: written.value }), 0);
      tell(screen, { what: 'notMade', fault: written.error.code, detail: written.error.detail });
    } catch (error) {
      tell(screen, { what: 'notMade', fault: 'unwritable', detail: reasonOf(error) });
    }
    end(screen);
  };

  const putBack = async (screen: Screen, { file }: Transfer) => {
    const { restoreInto } = await import('./backup.ts');
    const done = await restoreInto(folder, file);
    end(screen);
    if (done.ok) tell(screen, { what: 'restored', restored: done.value });
    else tell(screen, { what: 'notRestored', fault: done.error.code, detail: done.error.detail });
    // What went wrong halfway has put some of it back.
    if (done.ok || done.error.code === 'unreadable') restored();
  };

  /** Takes a part, in their order; false for one that isn't the next. */
  const take = (screen: Screen, from: number, total: number, data: string): boolean => {
    const transfer = from === 0 ? begin(screen) : transfers.get(screen);
    const size = transfer === undefined ? 0 : (statSync(transfer.file, { throwIfNoEntry: false })?.size ?? 0);
    if (transfer === undefined || size !== from) return false;
    const bytes = Buffer.from(data, 'base64');
    appendFileSync(transfer.file, bytes);
    const to = from + bytes.length;
    if (bytes.length > 0 && to < total) tell(screen, { what: 'taken', to });
    else void putBack(screen, transfer);
    return true;
  };

  const handles: Handles<BackupMessage> = {
    backUp(screen, { from }) {
      if (from === 0) {
        void make(screen);
        return null;
      }
      const transfer = transfers.get(screen);
      // One that is on its way in has no files yet.
      if (transfer === undefined || transfer.files === 0) return { code: 'badMessage' };
      tellPart(screen, transfer, from);
      return null;
    },
    restore(screen, { from, total, data }) {
      // What is put back could be the very journal that is being written.
      if (isSeated()) {
        end(screen);
        tell(screen, { what: 'notRestored', fault: 'atTable', detail: '' });
        return null;
      }
      try {
        return take(screen, from, total, data) ? null : { code: 'badMessage' };
      } catch (error) {
        end(screen);
        tell(screen, { what: 'notRestored', fault: 'unreadable', detail: reasonOf(error) });
        return null;
      }
    },
  };

  return {
    handles,
    /** A screen has gone: nothing that others show changes with it. */
    leave(screen: Screen): boolean {
      end(screen);
      return false;
    },
    close() {
      for (const screen of [...transfers.keys()]) end(screen);
    },
  };
}
