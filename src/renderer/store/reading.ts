import type { PastMessage, RoundName } from '../../protocol/log.ts';
import type { Refusal, ServerMessage } from '../../protocol/messages.ts';
import type { TableView } from '../../protocol/view.ts';
import type { Effect } from './effect.ts';
import type { PageState } from './page.ts';
import { change, FRESH, on, pop, push, type Reading, type ScreenAt, top } from './route.ts';

/** The log of a round as it is being read: its moments, and the replay. */

/** How many times as fast as usual the moments follow each other in a replay. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 5, 10, 20] as const;

/** Milliseconds from one moment to the next at the usual speed. */
const REPLAY_STEP = 1500;

/** The last moment that there is to look at. */
export const lastMoment = ({ log }: Reading): number =>
  log?.lines.reduce((last, { after }) => Math.max(last, after), 0) ?? 0;

const PLAYS: readonly string[] = ['play', 'flip', 'pickUp'];

/** The moment before the first card: the deal, with all that was said and done before anybody played. */
export const firstMoment = ({ log }: Pick<Reading, 'log'>): number => {
  const first = log?.lines.find((line) => line.kind === 'move' && PLAYS.includes(line.ruling.move.kind));
  return first === undefined ? 0 : first.after - 1;
};

/** How long a moment stands before the next one comes, in milliseconds. */
export const stepTime = (speed: number): number => REPLAY_STEP / speed;

/** Whether two views are moments of the same round, with nothing new in the later one. */
const isUnchanged = (before: TableView | null, after: TableView | null): boolean =>
  before !== null && after !== null && before.inputs === after.inputs && before.rules.id === after.rules.id;

/** Whether that round is still a finished one of the shown table: it may be taken up again, or the table left. */
function isStillOver({ round }: RoundName, before: TableView | null, now: TableView): boolean {
  const { rounds } = now.series;
  return round < rounds.length - 1 && rounds[round]?.began === before?.series.rounds[round]?.began;
}

/** Whether only moves were added: where the program deals nothing before them changes, so what is looked at stays. */
const isAddedTo = (before: TableView | null, now: TableView): boolean =>
  now.play !== null &&
  before?.series.rounds.length === now.series.rounds.length &&
  before.inputs <= now.inputs;

/**
 * A log after the table has told how it is now: what is new in a round with real cards is shown at once. Null where its table is
 * gone.
 */
export function readingAfter(
  screen: ScreenAt<'log'>,
  { before, now }: { before: TableView | null; now: TableView | null },
): ScreenAt<'log'> | null {
  const { of } = screen;
  if (before === now || (of !== null && of.table !== null)) return screen;
  if (now === null) return null;
  if (of !== null) return isStillOver(of, before, now) ? screen : FRESH.log;
  if (screen.moment === null || isUnchanged(before, now) || isAddedTo(before, now)) return screen;
  return { ...screen, moment: null, past: null, left: screen.moment, playing: false };
}

/** Names the round that is read, where it is not the present one. */
export const ofRound = ({ of }: Pick<Reading, 'of'>): { of?: RoundName } => (of === null ? {} : { of });

const isSame = (one: RoundName | null, other: RoundName | null | undefined): boolean =>
  one?.table === other?.table && one?.round === other?.round;

/** The log with what the table has told of it; an answer that nobody waits for any more changes nothing. */
export function told(
  state: PageState,
  message: PastMessage | Extract<ServerMessage, { type: 'log' }>,
): Partial<PageState> {
  const reading = on(state, 'log');
  if (message.type === 'past') {
    const isWanted = isSame(reading.of, message.of) && message.after === reading.moment;
    return isWanted ? change(state, 'log', { past: message }) : {};
  }
  const { lines, held, named } = message;
  const read = isSame(reading.of, named?.of)
    ? { ...state, ...change(state, 'log', { log: { lines, held }, ended: named?.table ?? null }) }
    : state;
  return named === undefined ? change(read, 'table', { log: { lines, held } }) : { route: read.route };
}

/** Shows a moment; the replay goes on from there, if it is running. */
export function lookAt(state: PageState, at: number, replays = on(state, 'log').playing): Effect {
  const reading = on(state, 'log');
  const last = lastMoment(reading);
  const moment = Math.max(0, Math.min(at, last));
  return {
    send: { type: 'readMoment', after: moment, ...ofRound(reading) },
    show: change(state, 'log', { moment, left: null, playing: replays && moment < last }),
  };
}

/** The table as it is now. */
export const backToNow = (state: PageState): Effect => ({
  show: change(state, 'log', { moment: null, past: null, left: null, playing: false }),
});

/** Goes on by this many moments, or back if negative; the table as it is now comes after the last of them. */
export function step(state: PageState, by: number): Effect | null {
  const reading = on(state, 'log');
  const last = lastMoment(reading);
  if (reading.log === null) return null;
  const from = reading.moment ?? last;
  if (by > 0 && from >= last) return reading.moment === null ? null : backToNow(state);
  return lookAt(state, Math.max(firstMoment(reading), from + by));
}

/** Lets the moments follow each other, from the beginning where there is none to come. */
export function togglePlaying(state: PageState): Effect | null {
  const reading = on(state, 'log');
  if (reading.log === null || lastMoment(reading) === 0) return null;
  if (reading.playing) return { show: change(state, 'log', { playing: false }) };
  const isAtEnd = reading.moment === null || reading.moment >= lastMoment(reading);
  return lookAt(state, Math.max(firstMoment(reading), isAtEnd ? 0 : reading.moment), true);
}

export const setAloud = (state: PageState, aloud: boolean): Effect => ({
  show: change(state, 'log', { aloud }),
});

/** Where a round can't be read that was to be, back to where one came from. */
export function unread(state: PageState, { code }: Refusal): Partial<PageState> {
  const screen = top(state);
  const isAwaited = screen.at === 'log' && screen.of !== null && screen.log === null;
  return isAwaited && code === 'notKept' ? pop(state) : {};
}

const toReading = (state: PageState, of: RoundName | null): Effect => ({
  show: push(state, { ...FRESH.log, of }),
});

/** The log of a round in the list of scores. */
export function toRound(state: PageState, round: number): Effect | null {
  const { table } = state;
  const past = on(state, 'scores').past;
  const isPresent = past === null && round === (table?.series.rounds.length ?? 0) - 1;
  return toReading(state, isPresent ? null : { table: past, round });
}

/** The replay of a round of an earlier table, out of the list of tables: from the deal on. */
export const toRoundOf = (state: PageState, of: RoundName): Effect => ({
  send: { type: 'readMoment', after: 0, of },
  show: push(state, { ...FRESH.log, of, moment: 0 }),
});

/** The log of a game that was opened out of a file, over whatever is shown. */
export const opened = (state: PageState, of: RoundName): Partial<PageState> =>
  toReading(state, of).show ?? {};

/** The log of the table that is shown, at a moment of it or as it stands now. */
export function toLog(state: PageState, at: number | null = null): Effect | null {
  if (state.table === null || top(state).at === 'log') return null;
  const show = push(state, { ...FRESH.log, moment: at });
  return at === null ? { show } : { send: { type: 'readMoment', after: at }, show };
}

/** The round of the table that is shown, from its first card on. */
export const toReplay = (state: PageState): Effect | null => toLog(state, firstMoment(on(state, 'table')));
