import { appendFileSync, closeSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKUP_PART, type BackupMessage, type BackupNews, LARGEST_BACKUP } from '../protocol/backup.ts';
import { readAt, reasonOf } from '../table/journal/disk.ts';
import { tellFault } from './faults.ts';
import type { Handles } from './handles.ts';
import { type Screen, say } from './screens.ts';

interface Parts {
  /** Of everything that is kept. */
  readonly folder: string;
  /** Whether a journal may be being written: people sit at a table, or all is being closed. */
  readonly isSeated: () => boolean;
  /** Something was put back. */
  readonly restored: () => void;
  /** In bytes: of a backup that is made here. */
  readonly largest?: number;
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

/** Gives screens of this machine a backup of everything, and takes one from them to be put back. */
export function makeTransfer({ folder, isSeated, restored, largest = LARGEST_BACKUP }: Parts) {
  const transfers = new Map<Screen, Transfer>();
  /** The restore that runs. */
  let restoring: Promise<void> | null = null;

  const tell = (screen: Screen, news: BackupNews) => say(screen, { type: 'backup', news });

  /** Ends a transfer, if the screen has no other one by now. */
  const end = (screen: Screen, transfer = transfers.get(screen)) => {
    if (transfer === undefined || transfers.get(screen) !== transfer) return;
    transfers.delete(screen);
    rmSync(transfer.folder, { recursive: true, force: true });
  };

  const begin = (screen: Screen): Transfer => {
    end(screen);
    const own = mkdtempSync(join(tmpdir(), 'burnpile-'));
    const transfer = { folder: own, file: join(own, 'burnpile.tgz'), files: 0 };
    transfers.set(screen, transfer);
    return transfer;
  };

  const tellPart = (screen: Screen, transfer: Transfer, from: number) => {
    const { file, files } = transfer;
    const total = statSync(file).size;
    const data = partOf(file, from, total);
    tell(screen, { what: 'part', from, total, files, data });
    if (from + BACKUP_PART >= total) end(screen, transfer);
  };

  const make = async (screen: Screen) => {
    let transfer: Transfer | undefined;
    try {
      transfer = begin(screen);
      const { writeBackup } = await import('./backup.ts');
      const written = await writeBackup(folder, transfer.file);
      // Another one may have been begun since, or the screen be gone.
      if (transfers.get(screen) !== transfer) return;
      if (!written.ok)
        tell(screen, { what: 'notMade', fault: written.error.code, detail: written.error.detail });
      else if (statSync(transfer.file).size > largest)
        tell(screen, { what: 'notMade', fault: 'tooLong', detail: '' });
      else return tellPart(screen, Object.assign(transfer, { files: written.value }), 0);
    } catch (error) {
      if (transfer !== undefined && transfers.get(screen) !== transfer) return;
      tell(screen, { what: 'notMade', fault: 'unwritable', detail: reasonOf(error) });
    }
    end(screen, transfer);
  };

  const putBack = async (screen: Screen, transfer: Transfer) => {
    try {
      const { restoreInto } = await import('./backup.ts');
      // A table may be opened while the file is read.
      const done = await restoreInto(folder, transfer.file, () => !isSeated());
      // What went wrong halfway has put some of it back.
      if (done.ok || done.error.code === 'unreadable') restored();
      if (done.ok) tell(screen, { what: 'restored', restored: done.value });
      else tell(screen, { what: 'notRestored', fault: done.error.code, detail: done.error.detail });
    } catch (error) {
      tellFault(error);
      tell(screen, { what: 'notRestored', fault: 'unreadable', detail: reasonOf(error) });
    } finally {
      restoring = null;
      rmSync(transfer.folder, { recursive: true, force: true });
    }
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
    else {
      // Nobody can end it from here on: what it reads is removed after it.
      transfers.delete(screen);
      restoring = putBack(screen, transfer);
    }
    return true;
  };

  const handles: Handles<BackupMessage> = {
    backUp(screen, { from }) {
      if (from === 0) {
        if (restoring !== null) return { code: 'badMessage' };
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
      if (restoring !== null) return { code: 'badMessage' };
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
    /** Waits for a restore that runs. */
    async close() {
      for (const screen of [...transfers.keys()]) end(screen);
      await restoring;
    },
  };
}
