import type { CorrectionMessage } from '../../protocol/correction.ts';
import type { MendsMessage, PastMessage, RecordLine } from '../../protocol/log.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { Scan } from '../../protocol/scanner.ts';
import type { NoticeView, TableView } from '../../protocol/view.ts';
import type { Effect } from './effect.ts';
import type { PageState } from './page.ts';
import { type Correcting, change, closeOver, findOver, putOver, top } from './route.ts';

/** Correcting the log, move by move, and reading what was found out later. */

/** A move of the log that can be chosen. */
export type MoveLine = Extract<RecordLine, { kind: 'move' }>;

/** The entry of the newest move, as far as the table tells; null if there is none. */
export const newestMove = ({ log }: Pick<TableView, 'log'>): number | null => {
  const ruling = log.findLast((line) => line.ruling !== null)?.ruling;
  return ruling == null ? null : ruling.id / 2;
};

/** The log that is being read already; what was read long ago may name other entries. */
function linesNow(state: PageState): Correcting['lines'] {
  const correcting = findOver(state, 'correct');
  if (correcting !== null) return correcting.lines;
  const screen = top(state);
  return screen.at === 'log' && screen.of === null ? (screen.log?.lines ?? null) : null;
}

const choose = (state: PageState, entry: number | null, at: number): Effect | null =>
  state.table === null
    ? null
    : {
        send: { type: 'readMoment', after: at },
        show: {
          ...putOver(closeOver(state, 'knowing'), {
            over: 'correct',
            entry,
            revision: state.table.revision,
            at,
            past: null,
            lines: linesNow(state),
            mends: null,
            sent: null,
            refused: null,
            scans: [],
          }),
          ...change(state, 'table', { asks: null }),
        },
      };

/** Opens an entry to put it right; the newest move if none is named, or the one that is looked at in the log. */
export function toCorrect(state: PageState, entry: number | null = null): Effect | null {
  if (state.table === null || state.table.playback !== null || state.table.play !== null) return null;
  const screen = top(state);
  const looked = screen.at === 'log' && screen.moment !== null ? screen.moment - 1 : null;
  const chosen = entry ?? (looked !== null && looked >= 0 ? looked : newestMove(state.table));
  return choose(state, chosen, chosen ?? 0);
}

/** What can be set right without any move: the table as it stands. */
export function toTableNow(state: PageState): Effect | null {
  const correcting = findOver(state, 'correct');
  return correcting && { show: putOver(state, { ...correcting, entry: null, refused: null }) };
}

const isMove = (line: RecordLine): line is MoveLine => line.kind === 'move';

/** The moves that can be chosen, oldest first. */
export const movesIn = (lines: readonly RecordLine[]): readonly MoveLine[] => lines.filter(isMove);

/** The next move of the log in a direction; null where there is none. */
export function stepEntry(state: PageState, by: 1 | -1): Effect | null {
  const correcting = findOver(state, 'correct');
  if (correcting === null || correcting.lines === null) return null;
  const moves = movesIn(correcting.lines);
  const { entry } = correcting;
  const found =
    entry === null
      ? by < 0
        ? moves.at(-1)
        : undefined
      : by > 0
        ? moves.find(({ after }) => after - 1 > entry)
        : moves.findLast(({ after }) => after - 1 < entry);
  return found === undefined ? null : choose(state, found.after - 1, found.after - 1);
}

/** Asks for the table as it was at another moment: what is missing may be before the move, or after it. */
export function lookBefore(state: PageState, at: number): Effect | null {
  const correcting = findOver(state, 'correct');
  if (correcting === null || correcting.at === at) return null;
  return { send: { type: 'readMoment', after: at }, show: putOver(state, { ...correcting, at, past: null }) };
}

/** The correcting with what is told of the round; an answer that nobody waits for any more changes nothing. */
export function correctingWith(
  state: PageState,
  message: PastMessage | Extract<ServerMessage, { type: 'log' }>,
): Partial<PageState> {
  const correcting = findOver(state, 'correct');
  if (correcting === null) return {};
  if (message.type === 'log')
    return message.named === undefined ? putOver(state, { ...correcting, lines: message.lines }) : {};
  const isWanted = message.of === undefined && message.after === correcting.at;
  return isWanted ? putOver(state, { ...correcting, past: message }) : {};
}

/** The correcting with what the chosen move and the next may have been. */
export function correctingMends(state: PageState, { entry, mends }: MendsMessage): Partial<PageState> {
  const correcting = findOver(state, 'correct');
  return correcting?.entry === entry ? putOver(state, { ...correcting, mends }) : {};
}

/** Sends a correction of the entry that was chosen. */
export function sendCorrection(state: PageState, correction: CorrectionMessage): Effect | null {
  const { table } = state;
  const correcting = findOver(state, 'correct');
  if (correcting === null || table === null) return null;
  const { revision, scans } = correcting;
  const scanned = [...new Set(scans.flatMap((scan) => (scan.what === 'card' ? [scan.card] : [])))];
  return {
    send: { type: 'correct', correction, revision, ...(scanned.length > 0 && { scanned }) },
    show: putOver(state, {
      ...correcting,
      sent: { notice: table.notice?.id ?? null, revision: table.revision },
      refused: null,
    }),
  };
}

/** The correcting with what was scanned for it. */
export function correctingScanned(
  state: PageState,
  { id, scan }: { readonly id: number; readonly scan: Scan },
): Partial<PageState> {
  const correcting = findOver(state, 'correct');
  if (correcting === null) return { unasked: id };
  return putOver(state, { ...correcting, scans: [...correcting.scans, scan], refused: null });
}

/** Why what was scanned is nothing that is asked for. */
export type ScanRefusal = Pick<NoticeView, 'code'> & Partial<NoticeView>;

/** Says why what was scanned can't be taken. */
export function refuseScan(state: PageState, refusal: ScanRefusal): Effect | null {
  const correcting = findOver(state, 'correct');
  const refused = { id: 0, card: null, seat: null, text: null, ...refusal };
  return correcting && { show: putOver(state, { ...correcting, refused }) };
}

/** Drops why a scan could not be taken. */
export function forgetRefusal(state: PageState): Effect | null {
  const correcting = findOver(state, 'correct');
  return correcting && { show: putOver(state, { ...correcting, refused: null }) };
}

/** The correcting after the table has told how it is now: over once it is made, and told why if it isn't. */
export function correctingAfter(state: PageState, now: TableView | null): Partial<PageState> {
  const correcting = findOver(state, 'correct');
  if (correcting === null || correcting.sent === null || now === null) return {};
  const { notice, revision } = correcting.sent;
  // What waited for an answer may have been taken up since, and have said something else.
  if (now.revision > revision) return closeOver(state, 'correct');
  if (now.notice === null || now.notice.id === notice) return {};
  // What was chosen stays chosen, unless it may be another move by now.
  const known = now.notice.code === 'recordChanged' ? now.revision : correcting.revision;
  return putOver(state, { ...correcting, sent: null, refused: now.notice, revision: known });
}

/** Names a finding, or the list of changed rulings, for as long as it is the same. */
export const changesKey = ({ revision }: TableView): string => `changed ${revision}`;
export const findingKey = (one: TableView['hindsight'][number]): string =>
  [one.code, one.entry, one.shownBy, one.seat, one.off, ...one.cards].join(' ');

/** A key with the round that it is of: another round may have the same ones. */
const inRound = ({ series }: TableView, key: string): string => `${series.rounds.at(-1)?.began} ${key}`;

/** Whether somebody has read a finding or a list of changes, by its key, at the table as it is now. */
export const isRead = ({ read }: Pick<PageState, 'read'>, view: TableView, key: string): boolean =>
  read.includes(inRound(view, key));

/** Whether a correction has changed rulings that nobody has read since. */
export const hasChanged = (state: PageState, view: TableView): boolean =>
  view.changed.length > 0 && !isRead(state, view, changesKey(view));

/** What was read stays read for as long as it is there, and while another table is shown or none; it goes with its round. */
export function stillRead(read: readonly string[], now: TableView | null): readonly string[] {
  if (now === null) return read;
  const there = [changesKey(now), ...now.hindsight.map(findingKey)].map((key) => inRound(now, key));
  const rounds = [inRound(now, ''), ...now.series.rounds.map(({ began }) => `${began} `)];
  const isThere = (key: string) => there.includes(key) || !rounds.some((round) => key.startsWith(round));
  return read.every(isThere) ? read : read.filter(isThere);
}

export const markRead = ({ read }: PageState, view: TableView, key: string): Effect => ({
  show: { read: [...read, inRound(view, key)] },
});
