import { isMade, type Judged } from '../engine/record.ts';
import type { Notice, NoticeCode } from '../referee/notice.ts';

interface Remark {
  /** After how many entries of the record it was said. */
  readonly after: number;
}

/**
 * Remarks in the order in which they were made, each with its place in the record as it is now: what was said before
 * entries were undone stands before everything recorded after that.
 */
function inOrder<R extends Remark>(remarks: readonly R[], entries: number): R[] {
  const placed: R[] = [];
  let most = entries;
  for (const remark of remarks.toReversed()) {
    most = Math.min(most, remark.after);
    placed.push({ ...remark, after: most });
  }
  return placed.reverse();
}

/** With its place in the log: below the plays that had begun, which it may be about. */
export const inLog = <R extends Remark & { readonly pending: number }>(said: R): R => ({
  ...said,
  after: said.after + said.pending,
});

/** What a notice says; of whatever else is remarked, null. */
export type Told = (Pick<Notice, 'code' | 'card' | 'seat' | 'text'> & { readonly deed?: unknown }) | null;

/** Whether a notice says just what the one before it said: once is enough to be read. */
const isRepeated = (notice: Told, before: Told): boolean =>
  notice !== null &&
  before !== null &&
  notice.code === before.code &&
  notice.card === before.card &&
  notice.seat === before.seat &&
  notice.text === before.text &&
  // Each correction is told: two of them never do the same.
  notice.deed === undefined;

/** What takes back what was said last: nothing came of the two, and neither has a line. */
const TAKES_BACK: Partial<Readonly<Record<NoticeCode, readonly NoticeCode[]>>> = {
  seatDropped: ['seatAnnounced'],
  askedAgain: ['nobodyHasIt'],
  unregistered: ['registered'],
};

/** What is said of corrections. */
const CORRECTIONS: readonly NoticeCode[] = ['corrected', 'joined', 'drewMore', 'drewLess'];

/** What this takes back of what was said; nothing if it doesn't. */
function takenBy(notice: Told): readonly NoticeCode[] {
  if (notice === null) return [];
  const isCorrection = notice.code === 'undone' && notice.text === 'correction';
  return isCorrection ? CORRECTIONS : (TAKES_BACK[notice.code] ?? []);
}

/** Said of what comes after a face-up card. */
const isNext = (notice: Told): boolean =>
  notice !== null && ['registering', 'allRegistered', 'registeringOver'].includes(notice.code);

/** Without what was taken back, and what took it back; of seats named one after the other, the last is left. */
function withoutTakenBack<R extends Remark>(remarks: readonly R[], told: (remark: R) => Told): R[] {
  const kept: R[] = [];
  for (const remark of remarks) {
    const code = told(remark)?.code;
    const takes = takenBy(told(remark));
    const isTaken = (one: Told) => one !== null && takes.includes(one.code);
    const isNamedAgain = (one: R) => one === kept.at(-1) && one.after === remark.after;
    const at = kept.findLastIndex((one) =>
      code === 'seatAnnounced' ? told(one)?.code === code && isNamedAgain(one) : isTaken(told(one)),
    );
    // What comes after a face-up card is said again when that is there again.
    const stays = (one: R) => code !== 'unregistered' || !isNext(told(one));
    if (at !== -1) kept.push(...kept.splice(at).slice(1).filter(stays));
    if (at === -1 || takes.length === 0) kept.push(remark);
  }
  return kept;
}

/** Said of a change when it is recorded. */
const RECORDED: readonly NoticeCode[] = [
  'starterSeen',
  'registered',
  'counted',
  'turnSet',
  'directionSet',
  'penaltyPaid',
];

/** Whether a notice says just what the line of the entry before it says. */
function isOfEntry(notice: Told, { entry }: Judged): boolean {
  if (notice === null || entry.kind === 'move' || !RECORDED.includes(notice.code)) return false;
  return notice.card === ('card' in entry ? entry.card : null);
}

/**
 * An entry by its index in the record, with its number if it is a move that was made; or what was said between two
 * entries. No two lines bear the same number.
 */
export type Line<R> =
  | { readonly kind: 'entry'; readonly entry: number; readonly number: number | null }
  | { readonly kind: 'remark'; readonly remark: R };

export interface Shown<R> {
  /** Whether an entry has a line of its own; `next` is the entry after it. */
  readonly hasLine: (one: Judged, next: Judged | undefined) => boolean;
  /** What a remark says, if it is a notice. */
  readonly told: (remark: R) => Told;
}

/**
 * The entries of a record that have a line, and what was remarked between them, in the order in which they came. A
 * notice that was said again and again stands once, unless an entry stands between; one that says what the line before
 * it says has none.
 */
export function linesInOrder<R extends Remark>(
  judged: readonly Judged[],
  remarks: readonly R[],
  { hasLine, told }: Shown<R>,
): Line<R>[] {
  const said = withoutTakenBack(inOrder(remarks, judged.length), told);
  const lines: Line<R>[] = [];
  let made = 0;
  let next = 0;
  let left: Line<R> | null = null;
  const isSaid = (notice: Told): boolean => {
    const before = lines.at(-1);
    if (before === undefined) return false;
    if (before.kind === 'remark') return isRepeated(notice, told(before.remark));
    // Of an entry its own notice is left out, and not one of another that was undone.
    if (before === left || !isOfEntry(notice, judged[before.entry]!)) return false;
    left = before;
    return true;
  };
  const sayUpTo = (entries: number) => {
    for (; next < said.length && said[next]!.after <= entries; next++) {
      const remark = said[next]!;
      if (!isSaid(told(remark))) lines.push({ kind: 'remark', remark });
    }
  };
  for (const [entry, one] of judged.entries()) {
    sayUpTo(entry);
    if (isMade(one)) made += 1;
    if (hasLine(one, judged[entry + 1]))
      lines.push({ kind: 'entry', entry, number: isMade(one) ? made : null });
  }
  sayUpTo(judged.length);
  return lines;
}
