/** What a name may be: the same where it is typed and at the table that takes it. */

/** As many letters as a screen has room for. */
export const LONGEST_NAME = 24;

/**
 * Marks that are seen by nobody, and turn or hide what stands beside them. Those that join letters and signs
 * belong to names and stay.
 */
const MARKS = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** A name that is still being typed, without marks. */
export const withoutMarks = (name: string): string => name.replace(MARKS, '');

/** A name as it is kept: without marks, and with blanks between its words only. */
export const tidyName = (name: string): string =>
  withoutMarks(name.normalize('NFC').replace(/\s+/gu, ' ')).trim();

/** What two names have in common that nobody could tell apart, by case or by how their letters are made up. */
export const nameKey = (name: string): string =>
  tidyName(name)
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replace(/\p{Cf}|\ufe0f/gu, '');

/** The first name that reads like one before it; undefined if there is none. */
export const nameAlike = (names: readonly string[]): string | undefined => {
  const keys = names.map(nameKey);
  return names.find((_, i) => keys.indexOf(keys[i]!) < i);
};
