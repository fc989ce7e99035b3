import type { PlayerSum, Tally } from '../../../protocol/statistics.ts';
import { isStandIn } from '../../../words/stand-in.ts';

const both = (one: Tally, other: Tally | undefined): Tally => ({
  rounds: one.rounds + (other?.rounds ?? 0),
  firstOut: one.firstOut + (other?.firstOut ?? 0),
  decided: one.decided + (other?.decided ?? 0),
  losses: one.losses + (other?.losses ?? 0),
});

const added = (one: PlayerSum, other: PlayerSum): PlayerSum => ({
  name: one.name,
  ...both(one, other),
  alone: one.alone && other.alone,
  expected: one.expected + other.expected,
  byRules: {
    ...one.byRules,
    ...Object.fromEntries(
      Object.entries(other.byRules).map(([rules, tally]) => [rules, both(tally, one.byRules[rules])]),
    ),
  },
});

/**
 * The players who gave a name, and all others added up, null if there are none: the same stand-in may have been somebody
 * else every time.
 */
export function byName(players: readonly PlayerSum[]) {
  const named = players.filter(({ name }) => !isStandIn(name));
  const [first, ...others] = players.filter(({ name }) => isStandIn(name));
  return { named, nameless: first === undefined ? null : others.reduce(added, first) };
}
