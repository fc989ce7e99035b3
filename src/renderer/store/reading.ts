import type { PastMessage, RecordLine, RoundName } from '../../protocol/log.ts';
import type { Refusal, ServerMessage } from '../../protocol/messages.ts';
import type { TableView } from '../../protocol/view.ts';
import type { Effect } from './effect.ts';
import type { PageState } from './page.ts';
import { on, pop, push, top } from './route.ts';

/** How many times as fast as usual the moments follow each other in a replay. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 5, 10, 20] as const;

/** Milliseconds from one moment to the next at the usual speed. */
const REPLAY_STEP = 1500;

/** The log as it is being read. */
export interface Reading {
  /** The finished round whose log it is; null for the present one of the shown table. */
  readonly of: RoundName | null;
  /** The table as that round left it, once it is told; null for the present one, which every screen is told of. */
  readonly ended: TableView | null;
  /** The log of the whole round as it was last told; null before that. */
  readonly lines: readonly RecordLine[] | null;
  /** How many cards each seat held at each moment, as told with them. */
  readonly held: readonly (readonly number[])[];
  /** The moment that is looked at, by the entries before it; null for the table as it is now, or was in the end. */
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
  of: null,
  ended: null,
  lines: null,
  held: [],
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

/** Whether that round is still a finished one of the shown table: it may be taken up again, or the table left. */
function isStillOver({ round }: RoundName, before: TableView | null, now: TableView): boolean {
  const { rounds } = now.series;
  return round < rounds.length - 1 && rounds[round]?.began === before?.series.rounds[round]?.began;
}

/** The reading after the table has told how it is now: whatever is new in the round is shown at once. */
export function readingAfter({ reading, table }: PageState, now: TableView | null): Reading {
  const { of } = reading;
  if (of !== null && of.table !== null) return reading;
  if (now === null) return NOT_READING;
  if (of !== null) return isStillOver(of, table, now) ? reading : NOT_READING;
  if (reading.at === null || isUnchanged(table, now)) return reading;
  return { ...reading, at: null, past: null, left: reading.at, playing: false };
}

/** Names the round that is read, where it is not the present one. */
export const ofRound = ({ of }: Pick<Reading, 'of'>): { of?: RoundName } => (of === null ? {} : { of });

const isSame = (one: RoundName | null, other: RoundName | null | undefined): boolean =>
  one?.table === other?.table && one?.round === other?.round;

/** The reading with what the table has told of it; an answer that nobody waits for any more changes nothing. */
export function told(
  reading: Reading,
  message: PastMessage | Extract<ServerMessage, { type: 'log' }>,
): Reading {
  if (message.type === 'past') {
    const isWanted = isSame(reading.of, message.of) && message.after === reading.at;
    return isWanted ? { ...reading, past: message } : reading;
  }
  const { lines, held, named } = message;
  return isSame(reading.of, named?.of) ? { ...reading, lines, held, ended: named?.table ?? null } : reading;
}

/** Shows a moment; the replay goes on from there, if it is running. */
export function lookAt({ reading }: PageState, at: number): Effect {
  const last = lastMoment(reading);
  const after = Math.max(0, Math.min(at, last));
  const playing = reading.playing && after < last;
  const send = { type: 'readMoment', after, ...ofRound(reading) } as const;
  return { send, show: { reading: { ...reading, at: after, left: null, playing } } };
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

/** Where a round can't be read that was to be, back to where one came from. */
export const unread = (state: PageState, { code }: Refusal): Partial<PageState> =>
  top(state).at === 'log' && code === 'notKept' && state.reading.of !== null && state.reading.lines === null
    ? { ...pop(state), reading: NOT_READING }
    : {};

const toReading = (state: PageState, of: RoundName | null): Effect => ({
  show: {
    ...push(state, { at: 'log' }),
    reading: { ...NOT_READING, speed: state.reading.speed, of },
  },
});

/** The log of a round in the list of scores. */
export function toRound(state: PageState, round: number): Effect | null {
  const { table } = state;
  const past = on(state, 'scores').past;
  const isPresent = past === null && round === (table?.series.rounds.length ?? 0) - 1;
  return toReading(state, isPresent ? null : { table: past, round });
}

/** The log of a round of an earlier table, out of the list of tables. */
export const toRoundOf = (state: PageState, of: RoundName): Effect => toReading(state, of);

/** The log of the table that is shown, at a moment of it or as it stands now. */
export function toLog(state: PageState, at: number | null = null): Effect | null {
  if (state.table === null || top(state).at === 'log') return null;
  const reading: Reading = { ...NOT_READING, speed: state.reading.speed, at };
  const show = { ...push(state, { at: 'log' }), reading };
  return at === null ? { show } : { send: { type: 'readMoment', after: at }, show };
}

/** How fast moments follow each other is kept for the next log that is read. */
export const endReading = ({ reading }: PageState): Partial<PageState> => ({
  reading: { ...NOT_READING, speed: reading.speed },
});
