import type { Viewer } from '../engine/knowledge.ts';
import type { Result } from '../engine/result.ts';
import type { FindRuleSet } from '../engine/rules/resolve.ts';
import type { SetupError } from '../protocol/lobby.ts';
import type { TableSetup } from '../protocol/setup.ts';
import { chosenBy } from '../referee/choices.ts';
import { lastAdded } from '../referee/cursor.ts';
import type { Input } from '../referee/input.ts';
import { findVariant } from '../variants/index.ts';
import { advance, beginTable, replay } from './advance.ts';
import { beginningFor } from './beginning.ts';
import { gameText } from './game-text.ts';
import type { JournalLine, TableLine } from './journal/format.ts';
import type { JournalContent } from './journal/read.ts';
import { type BareView, type Lookback, lookBack } from './past.ts';
import { renameFault } from './people.ts';
import { type PicturesInUse, picturesOf } from './pictures.ts';
import { leftOf } from './play/left.ts';
import { standingSeen } from './play/seen.ts';
import { startersFor } from './play/turns.ts';
import { alikeFault, startState } from './round.ts';
import { seriesOf } from './series.ts';
import { isWithoutDeck, type Standing } from './standing.ts';
import { viewOf } from './view.ts';

export type { Result };

/** The time that the sightings carry: the machine's, or that of a recording played at some speed; at 0 it stands still. */
export interface Clock {
  now(): number;
  /** How many of its seconds pass in one of ours. */
  speed(): number;
}

export const WALL_CLOCK: Clock = { now: () => Date.now(), speed: () => 1 };

/** What a viewer sees of a table that stands like this at a time: it follows from the journal alone. */
export function standingView(standing: Standing, viewer: Viewer, now: number): BareView {
  const { referee } = standingSeen(standing, viewer);
  // Without a deck nobody has to ask who has the card that begins.
  const isPlayed = isWithoutDeck(standing);
  const starters = isPlayed ? startersFor(standing.referee, referee.game) : undefined;
  const view = viewOf(referee, now, starters);
  return {
    ...view,
    beginning: isPlayed ? beginningFor(view.beginning, standing.referee, viewer) : view.beginning,
    ...leftOf(standing),
    series: seriesOf(standing),
    inputs: standing.inputs,
  };
}

/** The one owner of a game. Screens see what it shows and ask it for changes. */
export interface Table {
  /** What a viewer sees; at a real table everybody sees the same. */
  view(viewer?: Viewer): BareView;
  /** Looks back at a round, by its number from 0, the present one if none is given; null if there is none. */
  lookBack(round?: number, viewer?: Viewer): Lookback | null;
  /** Everything that is known here: not for screens, but for the part that runs a game without a deck. */
  standing(): Standing;
  take(input: Input): void;
  /**
   * After a finished round: begins the next one with the same people, and the dealer and the starter that the rules
   * name, or as it is set up anew. Whether that set-up can be played is to be asked before (`faultOf`).
   */
  newRound(next?: NextRound): void;
  /** Takes up the round before again, as long as nothing has been played in this one. */
  reopen(): void;
  /** How many rounds were begun. */
  rounds(): number;
  /** A round in notation, by its number from 0; null if there is none. */
  game(round: number): string | null;
  /** Notes something about the series: what is agreed on, whether a round counts, whether its forfeit is paid. */
  note(line: SeriesLine): void;
  /** What keeps a seat from being called that; null if it can be. */
  renameFault(seat: number, name: string): SetupError | null;
  /** Says in the journal that nobody will continue this table, and closes it. */
  end(): void;
  /** The time to give to inputs. */
  now(): number;
  /** From now on inputs carry the time of this clock; the table's own time goes on without a jump. */
  useClock(clock: Clock): void;
  /** The set-up of the present round; null once something has been played in it. */
  round(): TableSetup | null;
  /** The names of kept pictures that the present round speaks of. */
  pictures(): PicturesInUse;
  /** Calls back after every change; returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** The table takes nothing any more, and nothing runs on. */
  close(): void;
}

/** A round with a new set-up, with its whole rule set where that doesn't come with Burnpile; or its shuffle alone. */
export type NextRound = Partial<Pick<TableLine, 'setup' | 'rules' | 'seed'>>;

/** What may be noted about a series and its people besides what is played. */
export type SeriesLine = Extract<
  JournalLine,
  { type: 'counts' | 'paid' | 'agreed' | 'rename' | 'move' | 'away' | 'seated' }
>;

export interface TableOptions {
  /** The machine's time, unless given. */
  readonly clock?: Clock;
  /** Finds the rule set that the set-up names; among those that come with Burnpile, unless given. */
  readonly find?: FindRuleSet;
  /** What shuffles the cards of a table without a deck. */
  readonly seed?: string;
  /** Called with every line for the journal, before anybody hears of what came of it. */
  readonly write?: (line: JournalLine) => void;
}

const isNextRound = (input: Input): boolean =>
  input.type === 'command' && input.command.name === 'NEXT_ROUND';

/** The same input with its time brought forward. */
function later(input: Input, by: number): Input {
  if (input.type === 'sighting')
    return { ...input, sighting: { ...input.sighting, at: input.sighting.at + by } };
  return 'at' in input ? { ...input, at: input.at + by } : input;
}

/**
 * A table that goes on from how it stands. Its time never runs behind what it has taken: a clock that was set
 * back, or that a recording had run ahead of, is brought forward, and the times of inputs with it.
 */
function runTable(start: Standing, options: TableOptions): Table {
  const { write = () => {} } = options;
  const listeners = new Set<() => void>();
  let clock = options.clock ?? WALL_CLOCK;
  let ahead = 0;
  let standing = start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const now = () => {
    ahead = Math.max(ahead, standing.last - clock.now());
    return clock.now() + ahead;
  };

  const awaitQuiet = () => {
    clearTimeout(timer);
    const since = lastAdded(standing.referee);
    // A clock that stands still is heard of again when it runs on.
    if (closed || since === null || clock.speed() === 0) return;
    const left = (standing.referee.settings.quiet - (now() - since)) / clock.speed();
    timer = setTimeout(() => take({ type: 'tick', at: clock.now() }), Math.max(0, left) + 1);
  };

  /** Whether the line changed anything; if so, it is written. */
  const record = (line: JournalLine): boolean => {
    const next = advance(standing, line);
    const changed = next !== standing;
    standing = next;
    if (changed) write(line);
    return changed;
  };

  const tell = () => {
    for (const listener of listeners) listener();
  };

  const put = (line: JournalLine) => {
    if (!closed && record(line)) tell();
  };

  const take = (input: Input) => {
    if (closed) return;
    // In the journal it is a round like any other. Without a deck nobody scans, and there is nothing to shuffle by.
    if (isNextRound(input) && standing.referee.game.phase === 'over' && !isWithoutDeck(standing))
      return put({ type: 'newRound' });
    now();
    const chosen = chosenBy(standing.referee, later(input, ahead));
    const changed = record({ type: 'input', input: chosen });
    awaitQuiet();
    if (changed) tell();
  };

  const close = () => {
    closed = true;
    clearTimeout(timer);
    listeners.clear();
  };

  return {
    take,
    close,
    newRound: (next) => put({ type: 'newRound', ...next }),
    reopen: () => put({ type: 'reopen' }),
    rounds: () => standing.past.length + 1,
    game: (round) => gameText(standing, round),
    note: put,
    renameFault: (seat, name) => renameFault(standing, seat, name),
    end() {
      write({ type: 'ended', at: now() });
      close();
    },
    lookBack: (round, viewer) => lookBack(standing, round, viewer),
    standing: () => standing,
    pictures: () => picturesOf(standing.referee),
    view: (viewer = 'onlooker') => standingView(standing, viewer, now()),
    now: () => clock.now(),
    useClock(next) {
      const at = now();
      clock = next;
      ahead = at - clock.now();
      awaitQuiet();
    },
    round() {
      const { game, judged, open, question } = standing.referee;
      if (judged.length > 0 || open !== null || question !== null) return null;
      const { setup } = standing.round;
      const name = (seat: number | null) => game.seats[seat ?? -1]?.name ?? null;
      const names = game.seats.map((seat) => seat.name);
      return { ...setup, names, dealer: name(game.dealer) ?? setup.dealer, lastLoser: name(game.lastLoser) };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether a round can be played doesn't hang on how it is shuffled. */
const ANY_SHUFFLE = '0'.repeat(32);

/** What keeps a round from being played like that; null if it can be. */
export function faultOf(setup: TableSetup, find: FindRuleSet): SetupError | null {
  const state = startState(setup, find, { seed: ANY_SHUFFLE });
  return alikeFault(setup.names) ?? (state.ok ? null : state.error);
}

/**
 * Opens a table for a round with real cards, or says what is wrong with its set-up. Names that nobody can tell apart
 * are refused here only: a kept table that has them goes on.
 */
export function openTable(setup: TableSetup, options: TableOptions = {}): Result<Table, SetupError> {
  const alike = alikeFault(setup.names);
  if (alike !== null) return { ok: false, error: alike };
  const begun = beginTable(setup, options.find ?? findVariant, options.seed ?? null);
  return begun.ok ? { ok: true, value: runTable(begun.value, options) } : begun;
}

/**
 * Continues a table from its journal. An open play gets a full quick pause once more, so that it doesn't close before
 * anybody has looked, and the table says that it was taken up again.
 */
export function resumeTable(content: JournalContent, options: TableOptions = {}): Result<Table, SetupError> {
  const replayed = replay(content);
  if (!replayed.ok) return replayed;
  const table = runTable(replayed.value, options);
  table.take({ type: 'resumed', at: table.now(), cut: content.cut });
  return { ok: true, value: table };
}
