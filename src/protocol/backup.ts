import * as v from 'valibot';
import { LONGEST_PICTURE } from './bridge.ts';

/** What screens on this machine and the host say to each other about a backup, which goes over in parts, one by one. */

/** `tooLong`: for the way to a screen, by `LARGEST_BACKUP`. */
export const BACKUP_FAULTS = ['nothingKept', 'unwritable', 'thereAlready', 'tooLong'] as const;
export type BackupFault = (typeof BACKUP_FAULTS)[number];

/** `inUse`: by another Burnpile; `atTable`: people sit at a table of this one. */
export const RESTORE_FAULTS = ['unreadable', 'noBackup', 'inUse', 'atTable'] as const;
export type RestoreFault = (typeof RESTORE_FAULTS)[number];

/** In bytes: of a part, and of a whole backup. */
export const BACKUP_PART = 128 * 1024;
export const LARGEST_BACKUP = 1024 * 1024 * 1024;

const offset = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_BACKUP));
const base64 = v.pipe(v.string(), v.maxLength(LONGEST_PICTURE));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const restored = v.strictObject({
  /** Files that were put back, and those that were there already. */
  added: count,
  same: count,
  /** The paths of those that weren't put back, as others of the name are there. */
  left: v.pipe(v.array(v.string()), v.readonly()),
});
/** What became of the files of a backup. */
export type Restored = v.InferOutput<typeof restored>;

/** Each asks for one thing, answered by `backup` to this screen alone. */
export const backupMessages = [
  /** The part of a backup from this byte on; from 0 it is made anew. */
  v.strictObject({ type: v.literal('backUp'), from: offset }),
  /** A part of a backup to be put back, which is done after the last one. */
  v.strictObject({ type: v.literal('restore'), from: offset, total: offset, data: base64 }),
] as const;
export type BackupMessage = v.InferOutput<(typeof backupMessages)[number]>;

const backupNews = v.variant('what', [
  /** Of so many bytes in all, with so many files in them. */
  v.strictObject({
    what: v.literal('part'),
    from: offset,
    total: offset,
    files: count,
    data: base64,
  }),
  v.strictObject({ what: v.literal('notMade'), fault: v.picklist(BACKUP_FAULTS), detail: v.string() }),
  /** The next part may come, from this byte on. */
  v.strictObject({ what: v.literal('taken'), to: offset }),
  v.strictObject({ what: v.literal('restored'), restored }),
  v.strictObject({ what: v.literal('notRestored'), fault: v.picklist(RESTORE_FAULTS), detail: v.string() }),
]);
export type BackupNews = v.InferOutput<typeof backupNews>;

export const backupAnswers = [v.strictObject({ type: v.literal('backup'), news: backupNews })] as const;
