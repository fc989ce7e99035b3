import type { Result } from '../engine/result.ts';
import type { FindRuleSet } from '../engine/rules/resolve.ts';
import type { SetupError } from '../protocol/lobby.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { Input } from '../referee/input.ts';
import { DEFAULT_SETTINGS, type Referee, startReferee } from '../referee/referee.ts';
import { step, timeOf } from '../referee/step.ts';
import { findVariant } from '../variants/index.ts';
import type { JournalLine, TableLine } from './journal/format.ts';
import type { JournalContent } from './journal/read.ts';
import { nextRound, optionWords, startState } from './round.ts';

/** How a table stands: a value that follows from its set-up and from the lines of its journal. */
export interface Standing {
  readonly referee: Referee;
  /** What is played differently, in words. */
  readonly options: readonly string[];
  /** The lines that led here. */
  readonly inputs: number;
  /** The latest time of them all. */
  readonly last: number;
}

/** A table before its first input, by the rules that its set-up names. */
export function beginTable(setup: TableSetup, find: FindRuleSet): Result<Standing, SetupError> {
  const state = startState(setup, find);
  if (!state.ok) return state;
  const referee = startReferee(state.value, setup.settings ?? DEFAULT_SETTINGS);
  const options = optionWords(setup.options, state.value.rules.set);
  return { ok: true, value: { referee, options, inputs: 0, last: Number.NEGATIVE_INFINITY } };
}

function takeInput(standing: Standing, input: Input): Standing {
  if (
    input.type === 'command' &&
    input.command.name === 'NEXT_ROUND' &&
    standing.referee.game.phase === 'over'
  )
    return takeRound(standing);
  const referee = step(standing.referee, input);
  if (referee === standing.referee) return standing;
  const last = Math.max(standing.last, timeOf(input) ?? standing.last);
  return { ...standing, referee, last, inputs: standing.inputs + 1 };
}

function takeRound(standing: Standing): Standing {
  const { game, settings } = standing.referee;
  const next = game.phase === 'over' ? nextRound(game) : null;
  if (next === null) return standing;
  return { ...standing, referee: startReferee(next, settings), inputs: standing.inputs + 1 };
}

/** The table after one more line; the very same value if the line changes nothing. */
export function advance(standing: Standing, line: JournalLine): Standing {
  switch (line.type) {
    case 'input':
      return takeInput(standing, line.input);
    case 'newRound':
      return takeRound(standing);
    case 'ended':
      return standing;
  }
}

/** The rules that a table was begun with; without any in its journal, those that come with Burnpile (as before). */
export const keptTable = ({ setup, rules }: TableLine): Result<Standing, SetupError> =>
  beginTable(setup, rules === undefined ? findVariant : (id) => (id === setup.rules ? rules : null));

/** The table as a journal left it: the same value, step by step, as when the journal was written. */
export function replay({ first, lines }: JournalContent): Result<Standing, SetupError> {
  const begun = keptTable(first);
  return begun.ok ? { ok: true, value: lines.reduce(advance, begun.value) } : begun;
}
