import type { Result } from '../engine/result.ts';
import type { SetupError } from '../protocol/lobby.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { TableView } from '../protocol/view.ts';
import type { Input } from '../referee/input.ts';
import { DEFAULT_SETTINGS, type Referee, startReferee } from '../referee/referee.ts';
import { step } from '../referee/step.ts';
import { nextRound, optionWords, startState } from './round.ts';
import { viewOf } from './view.ts';

export type { Result };

/** The time that the sightings carry: the machine's, or that of a recording played at some speed. */
export interface Clock {
  now(): number;
  /** How many of its seconds pass in one of ours. */
  speed(): number;
}

export const WALL_CLOCK: Clock = { now: () => Date.now(), speed: () => 1 };

/** The one owner of a game. Screens see what it shows and ask it for changes. */
export interface Table {
  view(): Omit<TableView, 'scanner' | 'playback'>;
  take(input: Input): void;
  /** After a finished round: deals the next one, with the dealer and the starter that the rules name. */
  newRound(): void;
  /** The time to give to inputs. */
  now(): number;
  /** Calls back after every change; returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** Stops the quiet time of an open play from running. */
  close(): void;
}

function runTable(start: Referee, options: readonly string[], clock: Clock): Table {
  const listeners = new Set<() => void>();
  let referee = start;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const awaitQuiet = () => {
    clearTimeout(timer);
    const { open, question, settings } = referee;
    if (open === null || question !== null) return;
    const left = (settings.quiet - (clock.now() - open.at)) / clock.speed();
    timer = setTimeout(() => take({ type: 'tick', at: clock.now() }), Math.max(0, left) + 1);
  };

  const take = (input: Input) => {
    referee = step(referee, input);
    awaitQuiet();
    for (const listener of listeners) listener();
  };

  const newRound = () => {
    const next = referee.game.phase === 'over' ? nextRound(referee.game) : null;
    if (next === null) return;
    referee = startReferee(next, referee.settings);
    for (const listener of listeners) listener();
  };

  return {
    take,
    newRound,
    view: () => viewOf(referee, options, clock.now()),
    now: () => clock.now(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}

/** Opens a table for a round with real cards, or says what is wrong with its set-up. */
export function openTable(setup: TableSetup, clock: Clock = WALL_CLOCK): Result<Table, SetupError> {
  const state = startState(setup);
  if (!state.ok) return state;
  const settings = setup.settings ?? DEFAULT_SETTINGS;
  const options = optionWords(setup, state.value.rules.set);
  return { ok: true, value: runTable(startReferee(state.value, settings), options, clock) };
}
