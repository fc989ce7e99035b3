import * as v from 'valibot';
import { keptId } from './log.ts';
import { personView, seriesView, titles } from './series.ts';

/** The tables played here whose journals are kept. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Why nothing can be shown of a kept table. */
export const HISTORY_TROUBLES = ['damaged', 'otherVersion', 'cannotRead'] as const;
export type HistoryTrouble = (typeof HISTORY_TROUBLES)[number];

export const historyEntry = v.object({
  id: v.string(),
  /** Milliseconds since 1970; null where nothing can be read of it. */
  begun: v.nullable(v.number()),
  /** When its newest round ended, or what was last done in it: milliseconds since 1970; null as `begun`. */
  played: v.nullable(v.number()),
  /** The rules of its last round; empty where nothing can be read. */
  rules: v.string(),
  /** As many as the scores list: finished or not, those that don't count included. */
  rounds: count,
  people: v.array(personView),
  /** What the titles of these people are. */
  titles,
  /** How each of its rounds ended. */
  ends: v.array(
    v.object({
      rules: v.string(),
      /** How many options of these were chosen. */
      options: count,
      moves: count,
      /** Null where nobody did, or the rules name nobody. */
      loser: v.nullable(v.string()),
      winner: v.nullable(v.string()),
      /** Who went out, the first one first. */
      placed: v.array(v.string()),
      over: v.boolean(),
      /** How long it took, from 1 on; null while it isn't over, or where it was never timed. */
      minutes: v.nullable(count),
    }),
  ),
  /** Somebody ended it: it is not offered to be gone on with. */
  ended: v.boolean(),
  /** How many entries at its end can't be read. */
  cut: count,
  trouble: v.nullable(v.picklist(HISTORY_TROUBLES)),
});
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

/** Some of the tables, the one begun last first. */
export const historyView = v.object({
  tables: v.array(historyEntry),
  /** The id to ask on after; null if no more tables follow. */
  more: v.nullable(v.string()),
});
export type HistoryView = v.InferOutput<typeof historyView>;

/** One table of the past. */
export const sheetView = v.object({
  id: v.string(),
  begun: v.number(),
  cut: count,
  series: seriesView,
});
export type SheetView = v.InferOutput<typeof sheetView>;

/** What a screen asks about tables of the past; a table or round that can't be found is refused with `notKept`. */
export const historyMessages = [
  /** Asks for tables of the past: those after this one, or (null) the first. Told to this screen alone, like the rest. */
  v.strictObject({ type: v.literal('history'), after: v.nullable(keptId) }),
  /** Asks for the score sheet of one of them. */
  v.strictObject({ type: v.literal('sheet'), id: keptId }),
  /** Asks for a round in notation, by its number from 0: of a table of the past or (null) of the one that is shown. */
  v.strictObject({ type: v.literal('game'), table: v.nullable(keptId), round: count }),
] as const;
export type HistoryMessage = v.InferOutput<(typeof historyMessages)[number]>;

/** The answers to `historyMessages`, told to the screen alone that has asked. */
export const historyAnswers = [
  /** `after` as it stood in the question. */
  v.strictObject({ type: v.literal('history'), after: v.nullable(v.string()), history: historyView }),
  v.strictObject({ type: v.literal('sheet'), sheet: sheetView }),
  v.strictObject({
    type: v.literal('game'),
    table: v.nullable(v.string()),
    round: v.number(),
    text: v.string(),
  }),
] as const;
