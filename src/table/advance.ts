import type { Result } from '../engine/result.ts';
import type { FindRuleSet } from '../engine/rules/resolve.ts';
import { loserOf } from '../engine/state.ts';
import type { SetupError } from '../protocol/lobby.ts';
import { type Agreed, NOTHING_AGREED } from '../protocol/series.ts';
import type { TableSetup } from '../protocol/setup.ts';
import type { Input } from '../referee/input.ts';
import { DEFAULT_SETTINGS, type Referee, startReferee } from '../referee/referee.ts';
import { step, timeOf } from '../referee/step.ts';
import { findVariant } from '../variants/index.ts';
import type { JournalLine, TableLine } from './journal/format.ts';
import type { JournalContent } from './journal/read.ts';
import { away, freshKeys, joined, keysFor, moved, renamed, seated, withJoining } from './people.ts';
import { playStep } from './play/step.ts';
import { nextRound, startState } from './round.ts';
import { canReopen, isWithoutDeck, type RoundFacts, type Standing } from './standing.ts';

const newFacts = (setup: TableSetup): RoundFacts => ({
  setup,
  began: null,
  ended: null,
  counts: true,
  paid: false,
  playedAs: null,
});

/** A table before its first input, by the rules that its set-up names; a seed deals where there is no deck. */
export function beginTable(
  setup: TableSetup,
  find: FindRuleSet,
  seed: string | null = null,
): Result<Standing, SetupError> {
  const state = startState(setup, find, { seed });
  if (!state.ok) return state;
  const standing: Standing = {
    referee: startReferee(state.value, setup.settings ?? DEFAULT_SETTINGS),
    round: newFacts(setup),
    past: [],
    agreed: setup.agreed ?? NOTHING_AGREED,
    tokens: setup.names.map(() => null),
    joining: setup.names.map(() => null),
    inputs: 0,
    last: Number.NEGATIVE_INFINITY,
  };
  return { ok: true, value: standing };
}

/** What people do at a table; the rest comes by itself. */
const isDoing = ({ type }: Input): boolean => !['outside', 'resumed', 'tick', 'unreadable'].includes(type);

/** The facts of a round after one more input that led to this referee. */
function factsAfter(standing: Standing, input: Input, referee: Referee, last: number): RoundFacts {
  const { round } = standing;
  const at = Number.isFinite(last) ? last : null;
  const over = referee.game.phase === 'over';
  const began = round.began ?? (isDoing(input) ? at : null);
  const ended = over ? (round.ended ?? at) : null;
  const counts = round.counts || !over;
  // What one has paid, another one who turns out to have lost has not.
  const paid = round.paid && loserOf(standing.referee.game) === loserOf(referee.game);
  return { ...round, began, ended, counts, paid, playedAs: over ? round.playedAs : null };
}

function takeInput(standing: Standing, input: Input): Standing {
  const referee = (isWithoutDeck(standing) ? playStep : step)(standing.referee, input);
  if (referee === standing.referee) return standing;
  const last = Math.max(standing.last, timeOf(input) ?? standing.last);
  const round = factsAfter(standing, input, referee, last);
  return { ...standing, referee, round, last, inputs: standing.inputs + 1 };
}

type NewRound = Extract<JournalLine, { type: 'newRound' }>;

/** Finds the rule set that came along with a set-up, else one that comes with Burnpile. */
const findIn = ({ setup, rules }: { setup: TableSetup; rules?: TableLine['rules'] }): FindRuleSet =>
  rules === undefined ? findVariant : (id) => (id === setup.rules ? rules : null);

/** The set-up of a next round that nobody sets up: rules that were changed in mid-game stay as they are. */
function setupAfter({ referee, round: { setup } }: Standing): TableSetup {
  const names = referee.game.seats.map((seat) => seat.name);
  return { ...setup, names, options: referee.game.rules.origin.options };
}

/** The start of the next round with its facts; null if no round follows, or not this one. */
function startNext(standing: Standing, line: NewRound): Pick<Standing, 'referee' | 'round'> | null {
  const { game, settings } = standing.referee;
  if (game.phase !== 'over') return null;
  if (line.setup === undefined) {
    const seed = line.seed ?? null;
    // A round is played with a deck, or without one, as the one before.
    const next = isWithoutDeck(standing) === (seed !== null) ? nextRound(game, seed) : null;
    if (next === null) return null;
    return { referee: startReferee(next, settings), round: newFacts(setupAfter(standing)) };
  }
  const winner = game.seats[game.out[0] ?? -1]?.name ?? null;
  const seed = line.seed ?? null;
  const next = startState(line.setup, findIn({ ...line, setup: line.setup }), { winner, seed });
  if (!next.ok) return null;
  return {
    referee: startReferee(next.value, line.setup.settings ?? settings),
    round: newFacts(line.setup),
  };
}

function takeRound(standing: Standing, line: NewRound): Standing {
  const next = startNext(standing, line);
  if (next === null) return standing;
  const { past, referee, round } = standing;
  const agreed = line.setup?.agreed ?? standing.agreed;
  const tokens = line.setup === undefined ? freshKeys(standing.tokens) : keysFor(standing, line.setup);
  const all = { agreed, tokens, past: [...past, { ...round, referee }] };
  return { ...standing, ...withJoining(standing, next), ...all, joining: tokens.map(() => null) };
}

function reopen(standing: Standing): Standing {
  const before = standing.past.at(-1);
  if (before === undefined || !canReopen(standing)) return standing;
  const { referee, ...round } = before;
  const tokens = keysFor(standing, round.setup);
  const joining = tokens.map(() => null);
  return { ...standing, referee, round, tokens, joining, past: standing.past.slice(0, -1) };
}

/** Notes something about a round, by its number from 0; only a finished one has it. */
function note(standing: Standing, at: number, change: Partial<RoundFacts>): Standing {
  const { past, round } = standing;
  const same = (facts: RoundFacts) =>
    Object.entries(change).every(([key, value]) => facts[key as keyof RoundFacts] === value);
  if (at === past.length)
    return round.ended === null || same(round) ? standing : { ...standing, round: { ...round, ...change } };
  const found = past[at];
  if (found === undefined || same(found)) return standing;
  return { ...standing, past: past.with(at, { ...found, ...change }) };
}

const sameAgreed = (one: Agreed, other: Agreed): boolean => JSON.stringify(one) === JSON.stringify(other);

function takeAgreed(standing: Standing, { titles, forfeit }: Agreed): Standing {
  const agreed: Agreed = { titles, forfeit };
  return sameAgreed(agreed, standing.agreed) ? standing : { ...standing, agreed };
}

function take(standing: Standing, line: Exclude<JournalLine, { type: 'input' }>): Standing {
  switch (line.type) {
    case 'newRound':
      return takeRound(standing, line);
    case 'reopen':
      return reopen(standing);
    case 'counts':
      return note(standing, line.round, { counts: line.counts });
    case 'paid':
      return note(standing, line.round, { paid: line.paid });
    case 'agreed':
      return takeAgreed(standing, line.agreed);
    case 'rename':
      return line.from === undefined
        ? renamed(standing, line.seat, line.name)
        : joined(standing, line.seat, line.name);
    case 'move':
      return moved(standing, line.order);
    case 'away':
      return away(standing, line.seat, line.away);
    case 'seated':
      return seated(standing, line);
    case 'ended':
      return standing;
  }
}

/** The table after one more line; the very same value if the line changes nothing. */
export function advance(standing: Standing, line: JournalLine): Standing {
  if (line.type === 'input') return takeInput(standing, line.input);
  const next = take(standing, line);
  return next === standing ? standing : { ...next, inputs: standing.inputs + 1 };
}

/** The rules that a table was begun with; without any in its journal, those that come with Burnpile (as before). */
export const keptTable = (line: TableLine): Result<Standing, SetupError> =>
  beginTable(line.setup, findIn(line), line.seed ?? null);

/** The table as a journal left it: the same value, step by step, as when the journal was written. */
export function replay({ first, lines }: JournalContent): Result<Standing, SetupError> {
  const begun = keptTable(first);
  return begun.ok ? { ok: true, value: lines.reduce(advance, begun.value) } : begun;
}
