import type { PastMessage, RecordLine } from '../../protocol/log.ts';
import type { TableView } from '../../protocol/view.ts';
import type { Effect } from './effect.ts';
import type { PageState } from './page.ts';

/** How many times as fast as usual the moments follow each other in a replay. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 5, 10, 20] as const;

/** Milliseconds from one moment to the next at the usual speed. */
const REPLAY_STEP = 1500;

/** The log as it is being read. */
export interface Reading {
  /** The log of the whole round as it was last told; null before that. */
  readonly lines: readonly RecordLine[] | null;
  /** The moment that is looked at, by the entries before it; null for the table as it is now. */
  readonly at: number | null;
  /** What the table last told of such a moment. */
  readonly past: PastMessage | null;
  /** The moment that was looked at when something new came. */
  readonly left: number | null;
  readonly playing: boolean;
  readonly speed: number;
  /** Whether the moments that are shown are spoken, where the referee speaks at all. */
  readonly aloud: boolean;
}

export const NOT_READING: Reading = {
  lines: null,
  at: null,
  past: null,
  left: null,
  playing: false,
  speed: 1,
  aloud: false,
};

/** The last moment that there is to look at. */
export const lastMoment = ({ lines }: Reading): number =>
  lines?.reduce((last, { after }) => Math.max(last, after), 0) ?? 0;

/** How long a moment stands before the next one comes, in milliseconds. */
export const stepTime = ({ speed }: Reading): number => REPLAY_STEP / speed;

/** Whether two views are moments of the same round, with nothing new in the later one. */
const isUnchanged = (before: TableView | null, after: TableView | null): boolean =>
  before !== null && after !== null && before.inputs === after.inputs && before.rules.id === after.rules.id;

/** The reading after the table has told how it is now: whatever is new there is shown at once. */
export function readingAfter({ reading, table }: PageState, now: TableView | null): Reading {
  if (now === null) return NOT_READING;
  if (reading.at === null || isUnchanged(table, now)) return reading;
  return { ...reading, at: null, past: null, left: reading.at, playing: false };
}

/** Shows a moment; the replay goes on from there, if it is running. */
export function lookAt({ reading }: PageState, at: number): Effect {
  const last = lastMoment(reading);
  const after = Math.max(0, Math.min(at, last));
  const playing = reading.playing && after < last;
  return { send: { type: 'look', after }, show: { reading: { ...reading, at: after, left: null, playing } } };
}

/** The table as it is now. */
export const backToNow = ({ reading }: PageState): Effect => ({
  show: { reading: { ...reading, at: null, past: null, left: null, playing: false } },
});

/** So many moments on, or back; the table as it is now comes after the last of them. */
export function step(state: PageState, by: number): Effect | null {
  const { reading } = state;
  const last = lastMoment(reading);
  if (reading.lines === null) return null;
  const from = reading.at ?? last;
  if (by > 0 && from >= last) return reading.at === null ? null : backToNow(state);
  return lookAt(state, from + by);
}

/** Lets the moments follow each other, from the beginning where there is none to come. */
export function togglePlaying(state: PageState): Effect | null {
  const { reading } = state;
  if (reading.lines === null || lastMoment(reading) === 0) return null;
  if (reading.playing) return { show: { reading: { ...reading, playing: false } } };
  const from = reading.at === null || reading.at >= lastMoment(reading) ? 0 : reading.at;
  return lookAt({ ...state, reading: { ...reading, playing: true } }, from);
}

export const setSpeed = ({ reading }: PageState, speed: number): Effect => ({
  show: { reading: { ...reading, speed } },
});

export const setAloud = ({ reading }: PageState, aloud: boolean): Effect => ({
  show: { reading: { ...reading, aloud } },
});

/** The log of the table that is shown, at a moment of it or as it stands now. */
export function toLog(state: PageState, at: number | null = null): Effect | null {
  if (state.table === null || state.screen === 'log') return null;
  const reading: Reading = { ...NOT_READING, speed: state.reading.speed, at };
  const show = { screen: 'log', reading, choosing: false, leaving: false, code: '' } as const;
  return at === null ? { show } : { send: { type: 'look', after: at }, show };
}

export const fromLog = ({ reading }: PageState): Effect => ({
  show: { screen: 'home', reading: { ...NOT_READING, speed: reading.speed } },
});
