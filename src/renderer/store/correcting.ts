import type { CorrectionMessage } from '../../protocol/correction.ts';
import type { PastMessage, RecordLine } from '../../protocol/log.ts';
import type { NoticeView, TableView } from '../../protocol/view.ts';
import type { Effect } from './effect.ts';
import type { PageState } from './page.ts';
import { top } from './route.ts';

/** The log while it is being put right. */
export interface Correcting {
  /** The chosen entry of the record, from 0; null for the table as it is now. */
  readonly entry: number | null;
  /** How many changes the record had when it was chosen. */
  readonly revision: number;
  /** The moment before which something may be missing, and the table as it was then, once that is told. */
  readonly at: number;
  readonly past: PastMessage | null;
  /** The notice that stood when a correction was sent whose answer hasn't come; null while none is awaited. */
  readonly sent: number | null;
  /** Why the last one could not be made. */
  readonly refused: NoticeView | null;
}

/** A move of the log that can be chosen. */
export type MoveLine = Extract<RecordLine, { kind: 'move' }>;

const NO_NOTICE = -1;

/** The newest move as far as the table tells; null if there is none. */
const newestMove = ({ log }: TableView): number | null => {
  const line = log.findLast(({ ruling }) => ruling !== null);
  return line === undefined ? null : line.id / 2;
};

/** Whether the log is kept as it is now: it is read again with everything that the table takes. */
const isReading = (state: PageState): boolean => top(state).at === 'log' || state.correcting !== null;

const choose = (state: PageState, entry: number | null, at: number): Effect | null =>
  state.table === null
    ? null
    : {
        send: { type: 'look', after: at },
        show: {
          correcting: {
            entry,
            revision: state.table.revision,
            at,
            past: null,
            sent: null,
            refused: null,
          },
          // What was read long ago may name other entries.
          reading: isReading(state) ? state.reading : { ...state.reading, lines: null },
          choosing: false,
          leaving: false,
          knowing: false,
        },
      };

/** Opens an entry to put it right; the newest move if none is named, or the one that is looked at in the log. */
export function toCorrect(state: PageState, entry: number | null = null): Effect | null {
  if (state.table === null || state.table.playback !== null || state.table.play !== null) return null;
  const looked = top(state).at === 'log' && state.reading.at !== null ? state.reading.at - 1 : null;
  const chosen = entry ?? (looked !== null && looked >= 0 ? looked : newestMove(state.table));
  return choose(state, chosen, chosen ?? 0);
}

/** What can be set right without any move: the table as it stands. */
export const toTableNow = (state: PageState): Effect | null =>
  state.correcting === null
    ? null
    : { show: { correcting: { ...state.correcting, entry: null, refused: null } } };

/** The moves that can be chosen, oldest first. */
export const movesOf = ({ reading }: PageState): readonly MoveLine[] =>
  (reading.lines ?? []).filter((line) => line.kind === 'move');

/** The next move of the log in a direction; null where there is none. */
export function stepEntry(state: PageState, by: 1 | -1): Effect | null {
  const { correcting, reading } = state;
  if (correcting === null || reading.lines === null) return null;
  const moves = movesOf(state);
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
export const lookBefore = ({ correcting }: PageState, at: number): Effect | null =>
  correcting === null || correcting.at === at
    ? null
    : { send: { type: 'look', after: at }, show: { correcting: { ...correcting, at, past: null } } };

/** The correcting with a moment that the table has told of; an answer that nobody waits for any more changes nothing. */
export const toldBefore = (correcting: Correcting | null, message: PastMessage): Correcting | null =>
  correcting !== null && message.of === undefined && message.after === correcting.at
    ? { ...correcting, past: message }
    : correcting;

/** Sends a correction of the entry that was chosen. */
export function sendCorrection(state: PageState, correction: CorrectionMessage): Effect | null {
  const { correcting, table } = state;
  if (correcting === null || table === null) return null;
  const { revision } = correcting;
  return {
    send: { type: 'correct', correction, revision },
    show: { correcting: { ...correcting, sent: table.notice?.id ?? NO_NOTICE, refused: null } },
  };
}

export const endCorrecting = (): Effect => ({ show: { correcting: null } });

/** The correcting after the table has told how it is now: over once it is made, and told why if it isn't. */
export function correctingAfter({ correcting }: PageState, now: TableView | null): Correcting | null {
  if (correcting === null || now === null) return null;
  const { sent } = correcting;
  if (sent === null || now.notice === null || now.notice.id === sent) return correcting;
  if (now.notice.code === 'corrected') return null;
  return { ...correcting, sent: null, refused: now.notice, revision: now.revision };
}

/** Names a finding, or the list of changed rulings, for as long as it is the same. */
export const changesKey = ({ revision }: TableView): string => `changed ${revision}`;
export const findingKey = (one: TableView['hindsight'][number]): string =>
  [one.code, one.entry, one.shownBy, one.seat, one.off, ...one.cards].join(' ');

/** What was read stays read for as long as it is there. */
export function stillRead({ read }: PageState, now: TableView | null): readonly string[] {
  if (now === null || read.length === 0) return [];
  const there = [changesKey(now), ...now.hindsight.map(findingKey)];
  return read.filter((key) => there.includes(key));
}

export const markRead = ({ read }: PageState, key: string): Effect => ({ show: { read: [...read, key] } });
