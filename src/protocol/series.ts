import * as v from 'valibot';
import { tidyName } from './names.ts';

/** What several rounds at one table add up to, and what the group has agreed on for them. */

/** In letters, as on a seat. */
export const LONGEST_TITLE = 24;
/** In letters, as on one line. */
export const LONGEST_FORFEIT = 80;
/** As many titles as a list may have. */
export const MOST_TITLES = 12;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const line = (longest: number) =>
  v.pipe(v.string(), v.transform(tidyName), v.minLength(1), v.maxLength(longest));

/** Titles for people who lose again and again, the lowest first, or simply the number of losses. */
export const titles = v.union([
  v.literal('numbers'),
  v.pipe(v.array(line(LONGEST_TITLE)), v.maxLength(MOST_TITLES), v.readonly()),
]);
export type Titles = v.InferOutput<typeof titles>;

/** What the group has agreed on; nothing is imposed on it. */
export const agreed = v.strictObject({
  /** Null for those of the rules. */
  titles: v.nullable(titles),
  /** What the loser of a round owes the others, in the group's own words. */
  forfeit: v.nullable(line(LONGEST_FORFEIT)),
});
export type Agreed = v.InferOutput<typeof agreed>;

export const NOTHING_AGREED: Agreed = { titles: null, forfeit: null };

const roundView = v.object({
  rules: v.string(),
  dealer: v.string(),
  /** Who sat where, clockwise; places count from 1, null for somebody without one. */
  seats: v.array(v.object({ name: v.string(), place: v.nullable(count) })),
  over: v.boolean(),
  drawn: v.boolean(),
  loser: v.nullable(v.string()),
  /** The first who was out, where the rules name a winner. */
  winner: v.nullable(v.string()),
  moves: count,
  /** When the first thing was said or scanned in it, in milliseconds since 1970; null before that. */
  began: v.nullable(v.number()),
  /** Null while it isn't over. */
  ended: v.nullable(v.number()),
  /** A round that does not count stays in the list and is not added up. */
  counts: v.boolean(),
  /** Whether its loser has paid the forfeit. */
  paid: v.boolean(),
});
export type RoundView = v.InferOutput<typeof roundView>;

/** How long a round took, in whole minutes from 1 on; null while it isn't over, or where it was never timed. */
export const minutesOf = ({ began, ended }: Pick<RoundView, 'began' | 'ended'>): number | null =>
  began === null || ended === null ? null : Math.max(1, Math.round((ended - began) / 60_000));

/** When a round was last played: its end, or its beginning while it runs. Milliseconds since 1970; null before that. */
export const playedAt = ({ began, ended }: Pick<RoundView, 'began' | 'ended'>): number | null =>
  ended ?? began;

/** Whether any round is over: before that there is nothing to add up. */
export const hasEnds = ({ rounds }: SeriesView): boolean => rounds.some(({ over }) => over);

/** Who went out in a round, the first one first; not who was left holding the cards. */
export const placedIn = ({ seats, loser }: Pick<RoundView, 'seats' | 'loser'>): string[] =>
  seats
    .filter(({ name, place }) => place !== null && name !== loser)
    .toSorted((one, other) => one.place! - other.place!)
    .map(({ name }) => name);

const title = v.object({
  name: v.string(),
  /** How often its bearer has lost with it: after the last title there is no higher one. */
  times: count,
});
export type TitleView = v.InferOutput<typeof title>;

export const personView = v.object({
  name: v.string(),
  /** The computer plays for it. */
  bot: v.exactOptional(v.literal(true)),
  /** Finished rounds that count, and how many of them were lost and won. */
  rounds: count,
  losses: count,
  wins: count,
  title: v.nullable(title),
});
export type PersonView = v.InferOutput<typeof personView>;

/** The score of a table: all of it follows from its journal. */
export const seriesView = v.object({
  agreed,
  /** What the titles are. */
  titles,
  /** The last one is the present one. */
  rounds: v.array(roundView),
  /** Everybody who has ever sat there, in the order of coming. */
  people: v.array(personView),
  /** Whether the present round is still untouched, so that the one before can be taken up again. */
  canReopen: v.boolean(),
});
export type SeriesView = v.InferOutput<typeof seriesView>;
