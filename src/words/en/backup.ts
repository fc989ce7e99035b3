import { whyUnwritten } from './screens.ts';

const counted = (files: number): string => (files === 1 ? '1 file' : `${files} files`);

/** A backup of everything that is kept, made and put back by a button or on the command line. */
export const backup = {
  title: 'Backup',
  what: 'Everything that is kept here, as one file: tables, rules, decks, settings and progress.',
  make: 'Back up',
  restore: 'Restore a backup …',
  busy: (percent: number) => `${percent}% …`,
  written: (files: number, file: string) => `${file} has everything: ${counted(files)}.`,
  restored: (added: number, same: number, folder: string) =>
    `Restored to ${folder}: ${counted(added)}${same > 0 ? `; there already: ${counted(same)}` : ''}.`,
  left: (path: string) => `${path} is already there with different contents, so it was left as it was.`,
  interrupted: 'The backup was interrupted. Try again.',
  faults: {
    nothingKept: (folder: string) => `There is nothing to back up in ${folder}.`,
    thereAlready: (file: string) => `${file} is there already. Choose another name.`,
    unwritable: (why: string) =>
      `The backup can’t be written: ${whyUnwritten(why)}. Nothing was lost; choose another place.`,
    tooLong: () =>
      'The backup is larger than 1 GiB, too large for this button. Run “burnpile backup” in a terminal instead.',
    unreadable: (why: string) =>
      `Not everything could be restored: ${whyUnwritten(why)}. Correct that, then restore again.`,
    noBackup: (file: string) => `${file} isn’t a Burnpile backup, or it is damaged. Nothing was restored.`,
    inUse: (folder: string) => `Burnpile is running and using ${folder}. Close it, then restore again.`,
    /** Only where a table could be open beside it. */
    atTable: () => 'Leave the table first, then restore the backup.',
    tooLarge: () => 'This file is too large for a backup. Nothing was restored.',
  },
};
