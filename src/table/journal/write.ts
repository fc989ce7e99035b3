import type { Result } from '../../engine/result.ts';
import type { KeepTrouble } from '../../protocol/lobby.ts';
import { besideOf, isStillAt, openForWriting, putAt, release, sizeAmong, troubleOf } from './disk.ts';
import { journalBeside, newJournalFile } from './folder.ts';
import { encodeLine, type JournalLine, type TableLine } from './format.ts';
import { type JournalContent, type JournalError, parseJournal, readBytes } from './read.ts';

/** A journal that is being written. It never throws: what can't be written waits in memory. */
export interface Journal {
  /** Where it is written now. */
  readonly file: string;
  /** Adds a line; when it returns, the line is on the disk, or `trouble` says why not. Nothing once closed. */
  append(line: JournalLine): void;
  /** Tries again to write what waits. */
  retry(): void;
  /** Why something waits; null when everything is on the disk. */
  trouble(): KeepTrouble | null;
  /** Whether something else wrote to its file, so that it has one of its own now and leaves the other alone. */
  parted(): boolean;
  /** Tries a last time and lets go of the file, for good. */
  close(): void;
}

interface Known {
  readonly file: string;
  /** The whole journal so far. */
  readonly text: Buffer;
  /** How much of it is on the disk already. */
  readonly whole: number;
  /** What is damaged there behind that. */
  readonly damaged: Buffer;
}

/** Writes a file of its own. May throw. */
function writeFile(file: string, bytes: Uint8Array): void {
  const fd = openForWriting(file);
  try {
    putAt(fd, bytes, 0);
  } finally {
    release(fd);
  }
}

/** Keeps a whole journal in memory, and on the disk as far as that goes. */
function keep({ file: begun, ...known }: Known): Journal {
  let file = begun;
  let beside = besideOf(file);
  let { text, whole, damaged } = known;
  let fd: number | null = null;
  /** Up to here the file was seen to hold this journal, since it was opened. */
  let seen = 0;
  let trouble: KeepTrouble | null = null;
  let parted = false;
  let closed = false;

  const letGo = () => {
    if (fd !== null) release(fd);
    fd = null;
    seen = 0;
  };

  /** All that the file may hold: of a line that waits a part may have been written. */
  const expected = (): Buffer =>
    damaged.length > 0 ? Buffer.concat([text.subarray(0, whole), damaged]) : text;

  /** From now on the journal has another file, whole; what is damaged in the one before is not ours to move. */
  const part = () => {
    letGo();
    file = journalBeside(file);
    beside = besideOf(file);
    damaged = NOTHING;
    parted = true;
  };

  /** The open file; a new one if somebody removed or renamed it in the middle of a game, or writes to it. May throw. */
  const opened = (): number => {
    if (fd !== null && !isStillAt(fd, file)) letGo();
    fd ??= openForWriting(file);
    const size = sizeAmong(fd, expected(), seen);
    if (size === null) {
      part();
      return opened();
    }
    whole = Math.min(whole, size);
    return fd;
  };

  const write = () => {
    // The file may be somebody else's by now: another process, or the same table taken up again.
    if (closed) return;
    try {
      const to = opened();
      if (damaged.length > 0) writeFile(beside, damaged);
      damaged = NOTHING;
      putAt(to, text.subarray(whole), whole);
      // The last line is compared once more before the next one is added to it.
      if (whole < text.length) seen = whole;
      whole = text.length;
      trouble = null;
    } catch (error) {
      trouble = troubleOf(error);
      // Opened once more the next time: the disk may have been away, or the folder may have come.
      letGo();
    }
  };

  write();
  return {
    get file() {
      return file;
    },
    trouble: () => trouble,
    parted: () => parted,
    retry: write,
    append(line) {
      if (closed) return;
      text = Buffer.concat([text, encodeLine(line)]);
      write();
    },
    close() {
      if (trouble !== null) write();
      closed = true;
      letGo();
    },
  };
}

const NOTHING = Buffer.alloc(0);

/** Begins a journal in a folder, which is made if it isn't there. */
export const createJournal = (folder: string, first: TableLine): Journal =>
  keep({ file: newJournalFile(folder, first.at), text: encodeLine(first), whole: 0, damaged: NOTHING });

/** A journal to be gone on with, and what the table took so far. */
export interface Reopened {
  readonly content: JournalContent;
  readonly journal: Journal;
}

/** Reads a journal and continues it: a damaged end is first put into a file beside it, then cut off. */
export function reopenJournal(file: string): Result<Reopened, JournalError> {
  const bytes = readBytes(file);
  if (!bytes.ok) return bytes;
  const parsed = parseJournal(bytes.value);
  if (!parsed.ok) return parsed;
  const { content, whole } = parsed.value;
  const [text, damaged] = [bytes.value.subarray(0, whole), bytes.value.subarray(whole)];
  return { ok: true, value: { content, journal: keep({ file, text, whole, damaged }) } };
}
