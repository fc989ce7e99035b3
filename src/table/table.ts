import { type DealError, dealHidden } from '../engine/deal.ts';
import type { Result } from '../engine/result.ts';
import { type Options, type RuleSetError, resolveRules } from '../engine/rules/resolve.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import { loserOf, type State } from '../engine/state.ts';
import type { TableView } from '../protocol/view.ts';
import type { Input } from '../referee/input.ts';
import { DEFAULT_SETTINGS, type Referee, type RefereeSettings, startReferee } from '../referee/referee.ts';
import { step } from '../referee/step.ts';
import { findVariant } from '../variants/index.ts';
import { viewOf } from './view.ts';

/** What has to be said before a round: the rules, who sits where, and who dealt. */
export interface TableSetup {
  readonly rules: string;
  readonly options: Options;
  /** Names clockwise. */
  readonly names: readonly string[];
  /** The dealer's name. */
  readonly dealer: string;
  /** Who lost the round before, if one was played. */
  readonly lastLoser: string | null;
  readonly settings?: Partial<RefereeSettings>;
}

export type TableError =
  | RuleSetError
  | DealError
  | { readonly code: 'NOBODY_OF_THAT_NAME'; readonly name: string }
  | { readonly code: 'SAME_NAME'; readonly name: string }
  | { readonly code: 'EMPTY_NAME' };

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

function seatOf(names: readonly string[], name: string): Result<number, TableError> {
  const seat = names.indexOf(name);
  return seat === -1
    ? { ok: false, error: { code: 'NOBODY_OF_THAT_NAME', name } }
    : { ok: true, value: seat };
}

/**
 * The start of a round with real cards. Swapping before the first card is between the players and their cards:
 * nothing of it is seen here, so the round stands at its start, whoever may have swapped.
 */
function startState(setup: TableSetup) {
  const { names } = setup;
  if (names.includes('')) return { ok: false, error: { code: 'EMPTY_NAME' } } as const;
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) return { ok: false, error: { code: 'SAME_NAME', name: twice } } as const;
  const rules = resolveRules(setup.rules, setup.options, findVariant);
  if (!rules.ok) return rules;
  const dealer = seatOf(names, setup.dealer);
  if (!dealer.ok) return dealer;
  const lastLoser = setup.lastLoser === null ? null : seatOf(names, setup.lastLoser);
  if (lastLoser !== null && !lastLoser.ok) return lastLoser;
  const dealt = dealHidden({
    rules: rules.value,
    names,
    dealer: dealer.value,
    lastLoser: lastLoser === null ? null : lastLoser.value,
  });
  return dealt.ok ? ({ ok: true, value: { ...dealt.value, phase: 'start' } } as const) : dealt;
}

/** Who deals next: the loser where the rules say so and there is one, else the next seat clockwise. */
function nextRound(over: State): State | null {
  const { rules, seats, dealer } = over;
  const loser = loserOf(over);
  const next = rules.set.next.dealer === 'loser' && loser !== null ? loser : (dealer + 1) % seats.length;
  const starts = rules.set.next.starter === 'winner' ? (over.out[0] ?? null) : loser;
  const dealt = dealHidden({ rules, names: seats.map((seat) => seat.name), dealer: next, lastLoser: starts });
  return dealt.ok ? { ...dealt.value, phase: 'start' } : null;
}

/** The chosen options as people read them: in the words of the rule set, else as parameter and value. */
function optionWords({ options }: TableSetup, { variations }: RuleSet): string[] {
  return Object.entries(options).map(([name, value]) => {
    const variation = variations[name];
    return variation !== undefined && value === true ? variation.title : `${name} = ${JSON.stringify(value)}`;
  });
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
export function openTable(setup: TableSetup, clock: Clock = WALL_CLOCK): Result<Table, TableError> {
  const state = startState(setup);
  if (!state.ok) return state;
  const settings = { ...DEFAULT_SETTINGS, ...setup.settings };
  const options = optionWords(setup, state.value.rules.set);
  return { ok: true, value: runTable(startReferee(state.value, settings), options, clock) };
}
