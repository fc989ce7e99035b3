import type { Notice } from '../referee/types.ts';

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

type Told = Pick<Notice, 'code' | 'card' | 'seat' | 'text'>;

/** Whether a notice says just what the one before it said: once is enough to be read. */
export const isRepeated = (notice: Told, before: Told | null): boolean =>
  before !== null &&
  notice.code === before.code &&
  notice.card === before.card &&
  notice.seat === before.seat &&
  notice.text === before.text;
