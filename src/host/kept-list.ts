import { setImmediate } from 'node:timers/promises';
import {
  type FoundJournal,
  findJournals,
  type ListedJournal,
  summariseJournal,
} from '../table/journal/folder.ts';
import { tellFault } from './faults.ts';

/** As many of the newest are read before anybody is told of them: of a thousand, few are ever asked for. */
const AT_ONCE = 20;

interface Parts {
  readonly folder: string;
  /** Puts one away that nobody asks for here; whether that is done. */
  readonly putAway: (one: ListedJournal) => boolean;
  /** All have been read. */
  readonly read: () => void;
}

/** The journals of a folder, as far as they have been read. */
export interface KeptList {
  /** Those that have been read, the one last written first; the same value until others have been. */
  all(): readonly ListedJournal[];
  /** Something has changed in the folder: it is looked into again when somebody asks. */
  outdate(): void;
  close(): void;
}

/**
 * Reads the journals of a folder, none twice while its file stays the same: the newest at once, and the others one at a
 * time, between which others have their turn.
 */
export function keepList({ folder, putAway, read }: Parts): KeptList {
  const known = new Map<string, ListedJournal>();
  let listed: readonly ListedJournal[] = [];
  let outdated = true;
  /** Counts the looks into the folder: each ends what the one before it still reads. */
  let looks = 0;

  /** What can't be read is tried again: that it may be read doesn't change the file. */
  const isKnown = ({ id, last, size }: FoundJournal): boolean => {
    const before = known.get(id);
    const isSame = before?.last === last && before.size === size;
    return isSame && (before.summary.ok || before.summary.error.code !== 'cannotRead');
  };

  const readOne = (found: FoundJournal) =>
    known.set(found.id, { ...found, summary: summariseJournal(folder, found) });

  const list = (found: readonly FoundJournal[]) => {
    listed = found.flatMap(({ id }) => known.get(id) ?? []).filter((one) => !putAway(one));
  };

  const readOn = async (found: readonly FoundJournal[], unread: readonly FoundJournal[]) => {
    const look = looks;
    for (const one of unread) {
      await setImmediate();
      if (look !== looks) return;
      readOne(one);
    }
    list(found);
    read();
  };

  const look = () => {
    outdated = false;
    looks++;
    const found = findJournals(folder);
    const unread = found.filter((one) => !isKnown(one));
    for (const one of unread) known.delete(one.id);
    for (const one of unread.slice(0, AT_ONCE)) readOne(one);
    list(found);
    if (unread.length > AT_ONCE) void readOn(found, unread.slice(AT_ONCE)).catch(tellFault);
  };

  return {
    all() {
      if (outdated) look();
      return listed;
    },
    outdate() {
      outdated = true;
    },
    close() {
      looks++;
    },
  };
}
