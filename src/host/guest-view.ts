import type { RecordLine } from '../protocol/log.ts';
import type { CursorView, LogLine, RulingView, TableView } from '../protocol/view.ts';
import type { NoticeCode } from '../referee/notice.ts';

/** What screens of the network are told: nothing of the devices, files and pictures of this machine. */

/** How many lines of the log a screen of the network is told each time; it may ask for all of them. */
const GUEST_LINES = 12;

/** They name a port or a camera. */
const OF_DEVICES: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  'scannerWorks',
  'scannerMissing',
  'scannerLost',
  'scannerBack',
  'cameraLost',
  'cameraBack',
]);

const isOfDevice = (notice: { readonly code: NoticeCode } | null): boolean =>
  notice !== null && OF_DEVICES.has(notice.code);

const bare = <T extends RulingView | null>(ruling: T): T => ruling && { ...ruling, picture: null };

const bareLine = <T extends LogLine | null>(line: T): T => line && { ...line, ruling: bare(line.ruling) };

const bareCursor = (cursor: CursorView): CursorView => ({
  ...cursor,
  before: bareLine(cursor.before),
  at: bareLine(cursor.at),
  after: bareLine(cursor.after),
});

/** What a screen of the network sees of a table: no more than it shows. */
export const guestTable = (table: TableView): TableView => ({
  ...table,
  ruling: bare(table.ruling),
  // Who is called what is seen at the seats.
  notice: isOfDevice(table.notice) || table.notice?.code === 'renamed' ? null : table.notice,
  log: table.log
    .filter(({ notice }) => !isOfDevice(notice))
    .slice(-GUEST_LINES)
    .map(bareLine),
  changed: table.changed.map((one) => ({ ...one, was: bare(one.was), now: bare(one.now) })),
  hindsight: table.hindsight.map((one) => ({ ...one, ruling: bare(one.ruling) })),
  cursor: table.cursor && bareCursor(table.cursor),
  scanner: { kind: 'none', state: 'none', name: null, reason: null },
  repeated: null,
  playback: null,
});

/** The log of a round as a screen of the network reads it. */
export const guestLines = (lines: readonly RecordLine[]): RecordLine[] =>
  lines
    .filter((line) => line.kind !== 'notice' || !isOfDevice(line.notice))
    .map((line) => (line.kind === 'move' ? { ...line, ruling: bare(line.ruling) } : line));
