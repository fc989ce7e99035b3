import * as v from 'valibot';
import { startQuestionView } from './beginning.ts';
import { changeView } from './change.ts';
import { mendOffers, noticeView, questionView, rulingView, tableView } from './view.ts';

/** The log of a whole round, and the table as it was at a moment of it: told to the screen that asks. */

/** Names a kept table, as its view does. */
export const keptId = v.pipe(v.string(), v.maxLength(128));

/** Names a round, by its number from 0: one of the table that is shown (null), or of a kept one. */
export const roundName = v.strictObject({
  table: v.nullable(keptId),
  round: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type RoundName = v.InferOutput<typeof roundName>;

/** The name, in the place of a kept table's, of a game that was opened out of a file: its round 0. */
export const GIVEN = 'file';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The longest record that anybody asks about. */
const MOST_ENTRIES = 100_000;

/** A moment of a round, by how many entries of the record came before it. */
const moment = v.pipe(count, v.maxValue(MOST_ENTRIES));

/** The line of a game file that the entry begins, or what it adds to the line before. */
const notation = v.object({ begins: v.boolean(), text: v.string() });

/**
 * One line of the log. `after` is the moment right after it; something said or asked changes nothing, and has
 * the moment at which it was said.
 */
export const recordLine = v.variant('kind', [
  v.object({
    kind: v.literal('move'),
    after: count,
    /** Counts the moves that were made; null for one that was taken back, or a card that was only announced. */
    number: v.nullable(count),
    ruling: rulingView,
    /** What let its player begin the round, where this was the first play and the rules say so. */
    starts: v.exactOptional(startQuestionView),
    notation,
  }),
  v.object({ kind: v.literal('change'), after: count, change: changeView, notation }),
  v.object({ kind: v.literal('notice'), after: count, notice: noticeView }),
  v.object({ kind: v.literal('question'), after: count, question: questionView }),
]);
export type RecordLine = v.InferOutput<typeof recordLine>;

/**
 * What a screen asks about rounds that were or are being played; a named round that can't be found is refused with
 * `notKept`. Without a name and without a table there is no answer.
 */
export const logMessages = [
  /** Asks for the log of a whole round, the present one if none is named; answered to this screen alone. */
  v.strictObject({ type: v.literal('readLog'), of: v.exactOptional(roundName) }),
  /** Asks for the table as it was in that round after `after` entries of its record; told to this screen alone too. */
  v.strictObject({ type: v.literal('readMoment'), after: moment, of: v.exactOptional(roundName) }),
  /** Asks what a move of the present round, by its entry from 0, and the next one may have been; told to this screen alone. */
  v.strictObject({ type: v.literal('readMends'), entry: moment }),
] as const;
export type LogMessage = v.InferOutput<(typeof logMessages)[number]>;

/** A screen on the network reads the log of the present round, and no other. */
export const presentLogMessage = v.strictObject({ type: v.literal('readLog') });

/** Everything that has happened in a round, oldest first: in the present one, unless another is named. */
export const logMessage = v.strictObject({
  type: v.literal('log'),
  lines: v.array(recordLine),
  /** How many cards each seat has in all zones, at every moment: the first before any entry. */
  held: v.array(v.array(count)),
  /** For a round that was named: its name, and the table as that round left it. */
  named: v.exactOptional(v.strictObject({ of: roundName, table: tableView })),
});

/** The table as it was, in the present round or in the one that was named. */
export const pastMessage = v.strictObject({
  type: v.literal('past'),
  after: count,
  table: tableView,
  of: v.exactOptional(roundName),
});
export type PastMessage = v.InferOutput<typeof pastMessage>;

/** What a move and the next one may have been, each with what corrects the record; none where nothing is corrected. */
export const mendsMessage = v.strictObject({
  type: v.literal('mends'),
  entry: count,
  mends: mendOffers,
});
export type MendsMessage = v.InferOutput<typeof mendsMessage>;

/** A game out of a file is there to be read, under this name: the desktop app was given one. */
const openedMessage = v.strictObject({ type: v.literal('opened'), of: roundName });

/** The answers to `logMessages`, each told to the screen alone that has asked; and what comes unasked of a file. */
export const logAnswers = [logMessage, pastMessage, mendsMessage, openedMessage] as const;
