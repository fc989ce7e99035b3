interface Remark {
  /** After how many entries of the record it was said. */
  readonly after: number;
}

/**
 * Remarks in the order in which they were made, each with its place in the record as it is now: what was said before
 * entries were undone stands before whatever was booked after that.
 */
export function inOrder<R extends Remark>(remarks: readonly R[], entries: number): R[] {
  const placed: R[] = [];
  let most = entries;
  for (const remark of remarks.toReversed()) {
    most = Math.min(most, remark.after);
    placed.push({ ...remark, after: most });
  }
  return placed.reverse();
}
