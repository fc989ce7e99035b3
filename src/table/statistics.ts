import type {
  PlayedRound,
  PlayerSum,
  RulesSum,
  StatisticsFilter,
  StatisticsView,
  Tally,
} from '../protocol/statistics.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

const NOTHING: Tally = { rounds: 0, firstOut: 0, decided: 0, losses: 0 };

const isIn =
  ({ rules, days, deck }: StatisticsFilter, now: number) =>
  (round: PlayedRound): boolean =>
    (rules === null || round.rules === rules) &&
    (days === null || (round.began !== null && round.began > now - days * DAY)) &&
    (deck === null || round.deck === deck);

const tallyWith = (tally: Tally, { loser }: PlayedRound, { name, place }: PlayedRound['seats'][number]) => ({
  rounds: tally.rounds + 1,
  firstOut: tally.firstOut + (place === 1 ? 1 : 0),
  decided: tally.decided + (loser === null ? 0 : 1),
  losses: tally.losses + (loser === name ? 1 : 0),
});

const share = ({ losses, decided }: Tally): number => (decided === 0 ? -1 : losses / decided);

/** Who has lost most often comes first; among equals, the larger share, then who has played more. */
const byLosses = (one: PlayerSum, other: PlayerSum): number =>
  other.losses - one.losses ||
  share(other) - share(one) ||
  other.rounds - one.rounds ||
  (one.name < other.name ? -1 : 1);

/** Bots and people apart, though they be called alike. */
function playersOf(rounds: readonly PlayedRound[], bots: boolean): PlayerSum[] {
  const sums = new Map<string, PlayerSum>();
  for (const round of rounds)
    for (const seat of round.seats) {
      if (seat.bot !== bots) continue;
      const { name } = seat;
      const sum = sums.get(name) ?? { name, ...NOTHING, alone: true, expected: 0, byRules: {} };
      const ofRules = Object.hasOwn(sum.byRules, round.rules) ? sum.byRules[round.rules]! : NOTHING;
      sums.set(name, {
        name,
        ...tallyWith(sum, round, seat),
        alone: sum.alone && round.seats.every((one) => one === seat || one.bot),
        expected: sum.expected + (round.loser === null ? 0 : 1 / round.seats.length),
        byRules: { ...sum.byRules, [round.rules]: tallyWith(ofRules, round, seat) },
      });
    }
  return [...sums.values()].sort(byLosses);
}

/** The one in the middle, of which there is at least one; of an even number of them, whole, what lies between the two there. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [half, isEven] = [Math.floor(sorted.length / 2), sorted.length % 2 === 0];
  return isEven ? Math.round((sorted[half - 1]! + sorted[half]!) / 2) : sorted[half]!;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function rulesSum(rules: string, rounds: readonly PlayedRound[]): RulesSum {
  const seats = rounds.map((round) => round.seats.length);
  const times = rounds.flatMap(({ began, ended }) =>
    began === null || ended === null ? [] : [Math.round((ended - began) / MINUTE)],
  );
  return {
    rules,
    rounds: rounds.length,
    seats: [Math.min(...seats), Math.max(...seats)],
    minutes: times.length === 0 ? null : median(times),
    moves: median(rounds.map(({ moves }) => moves)),
    pickUps: mean(rounds.map(({ pickUps }) => pickUps)),
    burns: mean(rounds.map(({ burns }) => burns)),
    drawn: rounds.filter(({ drawn }) => drawn).length,
  };
}

/**
 * Adds up the finished rounds that count and that the filter leaves. Times are usual ones, by the round in the
 * middle: a table that was left open overnight says nothing of how long a round takes.
 */
export function sumUp(
  played: readonly PlayedRound[],
  filter: StatisticsFilter,
  now: number,
): Omit<StatisticsView, 'unreadable'> {
  const counted = played.filter(({ over, counts }) => over && counts);
  const rounds = counted.filter(isIn(filter, now));
  return {
    rounds: rounds.length,
    tables: new Set(rounds.map(({ table }) => table)).size,
    people: playersOf(rounds, false),
    bots: playersOf(rounds, true),
    rules: [...new Set(rounds.map(({ rules }) => rules))]
      .map((rules) =>
        rulesSum(
          rules,
          rounds.filter((round) => round.rules === rules),
        ),
      )
      .sort((one, other) => other.rounds - one.rounds || (one.rules < other.rules ? -1 : 1)),
    choices: [...new Set(counted.map(({ rules }) => rules))].sort(),
  };
}
