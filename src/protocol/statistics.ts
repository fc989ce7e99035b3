import * as v from 'valibot';

/** Everything played here, round by round and added up. A person is known by name, at every table. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.nullable(v.number());

/** With real cards, or without a deck. */
export const DECKS = ['real', 'none'] as const;

const deck = v.picklist(DECKS);

/** One round that was begun. */
export const playedRound = v.object({
  /** The table's id, and the round's number there from 0. */
  table: v.string(),
  round: count,
  rules: v.string(),
  deck,
  /** Milliseconds since 1970, as in a series. */
  began: time,
  ended: time,
  /** Clockwise; places count from 1, null for somebody without one. */
  seats: v.array(v.object({ name: v.string(), bot: v.boolean(), place: v.nullable(count) })),
  over: v.boolean(),
  drawn: v.boolean(),
  /** Where the rules name one. */
  loser: v.nullable(v.string()),
  /** Whether it counts, as the group has it. */
  counts: v.boolean(),
  moves: count,
  pickUps: count,
  burns: count,
});
export type PlayedRound = v.InferOutput<typeof playedRound>;

/** Which rounds are added up: null for all of them. */
export const statisticsFilter = v.strictObject({
  rules: v.nullable(v.pipe(v.string(), v.maxLength(128))),
  /** Rounds begun within this many days before now. */
  days: v.nullable(v.pipe(count, v.minValue(1), v.maxValue(10_000))),
  deck: v.nullable(deck),
});
export type StatisticsFilter = v.InferOutput<typeof statisticsFilter>;

export const EVERYTHING: StatisticsFilter = { rules: null, days: null, deck: null };

const tally = v.object({
  rounds: count,
  firstOut: count,
  /** Rounds that somebody lost; else nobody could have. */
  decided: count,
  losses: count,
});
export type Tally = v.InferOutput<typeof tally>;

const playerSum = v.object({
  name: v.string(),
  ...tally.entries,
  /** Whether all others were bots, in each of these rounds. */
  alone: v.boolean(),
  /** How many of these rounds would be lost if chance alone chose the loser. */
  expected: v.pipe(v.number(), v.minValue(0)),
  /** By rule set; only those that were played. */
  byRules: v.record(v.string(), tally),
});
export type PlayerSum = v.InferOutput<typeof playerSum>;

const rulesSum = v.object({
  rules: v.string(),
  rounds: count,
  /** The fewest and the most at one table. */
  seats: v.tuple([count, count]),
  /** Half of the rounds were shorter; in whole minutes, null where no time is known. */
  minutes: v.nullable(count),
  moves: count,
  /** In a round, on average. */
  pickUps: v.number(),
  burns: v.number(),
  drawn: count,
});
export type RulesSum = v.InferOutput<typeof rulesSum>;

export const statisticsView = v.object({
  /** What the filter leaves of finished rounds that count, and at how many tables. */
  rounds: count,
  tables: count,
  /** Tables of which nothing can be read. */
  unreadable: count,
  /** The one who lost most comes first. */
  people: v.array(playerSum),
  bots: v.array(playerSum),
  /** The most played first. */
  rules: v.array(rulesSum),
  /** The rule sets of all rounds, whatever the filter. */
  choices: v.array(v.string()),
});
export type StatisticsView = v.InferOutput<typeof statisticsView>;

/** What a screen asks about all rounds ever begun here; nothing here is refused. */
export const statisticsMessages = [
  /** Asks for the rounds themselves; the next one asks for what those that the filter lets through add up to. */
  v.strictObject({ type: v.literal('everyRound') }),
  v.strictObject({ type: v.literal('statistics'), filter: statisticsFilter }),
] as const;
export type StatisticsMessage = v.InferOutput<(typeof statisticsMessages)[number]>;

/** The answers to `statisticsMessages`, each told to the screen alone that has asked. */
export const statisticsAnswers = [
  /** The newest table first, its rounds in their order. */
  v.strictObject({ type: v.literal('everyRound'), rounds: v.array(playedRound) }),
  /** `filter` as it stood in the question. */
  v.strictObject({
    type: v.literal('statistics'),
    filter: statisticsFilter,
    statistics: statisticsView,
  }),
] as const;
