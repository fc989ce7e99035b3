import { dealHidden, dealKnown, type RoundSetup } from '../engine/deal.ts';
import { shuffleRandom } from '../engine/random.ts';
import type { Result } from '../engine/result.ts';
import { type FindRuleSet, type Options, resolveRules } from '../engine/rules/resolve.ts';
import type { RuleSet } from '../engine/rules/schema.ts';
import { loserOf, type State } from '../engine/state.ts';
import type { SetupError } from '../protocol/lobby.ts';
import { LONGEST_NAME, nameAlike } from '../protocol/names.ts';
import type { TableSetup } from '../protocol/setup.ts';

function seatOf(names: readonly string[], name: string): Result<number, SetupError> {
  const seat = names.indexOf(name);
  return seat === -1
    ? { ok: false, error: { code: 'NOBODY_OF_THAT_NAME', name } }
    : { ok: true, value: seat };
}

/** What is wrong with the names of seats, which are tidy; null if nothing is. */
export function namesFault(names: readonly string[]): SetupError | null {
  if (names.includes('')) return { code: 'EMPTY_NAME' };
  const long = names.find((name) => name.length > LONGEST_NAME);
  if (long !== undefined) return { code: 'LONG_NAME', name: long };
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  return twice === undefined ? null : { code: 'SAME_NAME', name: twice };
}

/** Names that nobody can tell apart, which a kept table may have; null if there are none. */
export function alikeFault(names: readonly string[]): SetupError | null {
  const alike = nameAlike(names);
  return alike !== undefined && alike !== '' ? { code: 'SAME_NAME', name: alike } : null;
}

/**
 * The deal of a round: of real cards nobody has seen any yet; without a deck a seed shuffles, and the exchange is
 * played as well.
 */
function deal(table: RoundSetup, isWithoutDeck: boolean, seed: string | null): Result<State, SetupError> {
  if (!isWithoutDeck) return dealHidden(table, 'start');
  const random = shuffleRandom(seed ?? '');
  return random === null ? { ok: false, error: { code: 'NO_SHUFFLE' } } : dealKnown(table, random);
}

/**
 * The start of a round. With real cards nobody here sees the swapping before the first card, so the round stands at
 * its start even if players have swapped. `winner` went out first in the round before; `seed` shuffles a game without
 * a deck, and is null with real cards.
 */
export function startState(
  setup: TableSetup,
  find: FindRuleSet,
  { winner = null, seed = null }: { readonly winner?: string | null; readonly seed?: string | null } = {},
): Result<State, SetupError> {
  const { names } = setup;
  const fault = namesFault(names);
  if (fault !== null) return { ok: false, error: fault };
  const unplayed = setup.play && names[setup.play.seats.length];
  if (unplayed !== undefined) return { ok: false, error: { code: 'NO_OCCUPANT', name: unplayed } } as const;
  const rules = resolveRules(setup.rules, setup.options, find);
  if (!rules.ok) return rules;
  const dealer = seatOf(names, setup.dealer);
  if (!dealer.ok) return dealer;
  const lastLoser = setup.lastLoser === null ? null : seatOf(names, setup.lastLoser);
  if (lastLoser !== null && !lastLoser.ok) return lastLoser;
  const table = {
    rules: rules.value,
    names,
    dealer: dealer.value,
    lastLoser: lastLoser === null ? null : lastLoser.value,
    lastWinner: winner !== null && names.includes(winner) ? names.indexOf(winner) : null,
  };
  return deal(table, setup.play !== undefined, seed);
}

/** The next round after a finished one, without a deck where a seed is given; who deals it: the loser or the winner where the rules say so and there is one, else the next seat clockwise. */
export function nextRound(over: State, seed: string | null = null): State | null {
  const { rules, seats, dealer } = over;
  const loser = loserOf(over);
  const lastWinner = over.out[0] ?? null;
  const named = { loser, winner: lastWinner, rotate: null }[rules.set.next.dealer];
  const next = named ?? (dealer + 1) % seats.length;
  const names = seats.map((seat) => seat.name);
  const dealt = deal({ rules, names, dealer: next, lastLoser: loser, lastWinner }, seed !== null, seed);
  return dealt.ok ? dealt.value : null;
}

/** The chosen options as people read them: in the words of the rule set, else as parameter and value. */
export function optionWords(options: Options, { variations }: RuleSet): string[] {
  return Object.entries(options).map(([name, value]) => {
    const variation = variations[name];
    return variation !== undefined && value === true ? variation.title : `${name} = ${JSON.stringify(value)}`;
  });
}
