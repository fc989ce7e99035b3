/** Levels; deeper than any rule set, or any value of an option, nests. */
const DEEPEST = 12;

/** Whether a value nests no deeper than a rule set does; one that nests without end could not even be written out. */
export const isFlat = (value: unknown, levels = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isFlat(one, levels - 1)));
