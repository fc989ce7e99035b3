import * as v from 'valibot';
import { correction, scannedCards } from './correction.ts';
import { keptId } from './log.ts';
import { agreed } from './series.ts';
import { playSpeed } from './settings.ts';
import { MOST_PLAYERS, tableSetup } from './setup.ts';

/** What screens on the table's own machine say about tables, and at the one that is shown. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.pipe(count, v.maxValue(11));
const round = count;
const shortText = v.pipe(v.string(), v.maxLength(64));

/** Which table people sit at. */
export const openingMessages = [
  /** Opens a table; one that is open already is kept and left. */
  v.strictObject({ type: v.literal('open'), setup: tableSetup, register: v.boolean() }),
  /** Continues a kept table. */
  v.strictObject({ type: v.literal('resume'), id: keptId }),
  /** A kept table is not offered any more. */
  v.strictObject({ type: v.literal('discard'), id: keptId }),
] as const;
export type OpeningMessage = v.InferOutput<(typeof openingMessages)[number]>;

/** What this machine shows instead of it. */
export const stageMessages = [
  /** Back to the home screen; an unfinished table is kept. */
  v.strictObject({ type: v.literal('leave') }),
  /** At 0 it stands still. */
  v.strictObject({ type: v.literal('watch'), sample: shortText, speed: v.union([v.literal(0), playSpeed]) }),
  v.strictObject({ type: v.literal('stopWatching') }),
] as const;
export type StageMessage = v.InferOutput<(typeof stageMessages)[number]>;

/** At the table that is shown. */
export const tableMessages = [
  v.strictObject({ type: v.literal('pickUp') }),
  v.strictObject({ type: v.literal('done') }),
  v.strictObject({ type: v.literal('undo') }),
  v.strictObject({ type: v.literal('blind') }),
  v.strictObject({ type: v.literal('burned') }),
  v.strictObject({ type: v.literal('repeat') }),
  /** Everybody agrees to a draw. */
  v.strictObject({ type: v.literal('draw') }),
  /** Whose card comes next. */
  v.strictObject({ type: v.literal('seat'), seat }),
  /** The last play was this seat's: "it was Bo". */
  v.strictObject({ type: v.literal('itWas'), seat }),
  /** What waits was scanned by mistake: all of it is dropped. */
  v.strictObject({ type: v.literal('forget') }),
  v.strictObject({ type: v.literal('answer'), question: v.number(), answer: count }),
  /** Begins or ends the scanning of face-up cards before the first card of a round. */
  v.strictObject({ type: v.literal('register'), on: v.boolean() }),
  /** Puts the record right: `revision` is the view's, so that no other entry is meant by then. */
  v.strictObject({ type: v.literal('correct'), correction, revision: count, scanned: scannedCards }),
  /** The next round at the same table: as the rules say, or by a new set-up. */
  v.strictObject({
    type: v.literal('newRound'),
    setup: v.exactOptional(tableSetup),
    register: v.exactOptional(v.boolean()),
  }),
  /** The round before is taken up again, as long as nothing has been played in this one. */
  v.strictObject({ type: v.literal('reopen') }),
  /** Whether a round counts, and whether its forfeit is paid; rounds are numbered from 0. */
  v.strictObject({ type: v.literal('counts'), round, counts: v.boolean() }),
  v.strictObject({ type: v.literal('paid'), round, paid: v.boolean() }),
  /** What the group has agreed on for the series. */
  v.strictObject({ type: v.literal('agreed'), agreed }),
  /** Somebody is called otherwise. */
  v.strictObject({ type: v.literal('rename'), seat, name: shortText }),
  /** Before the first card people change places: the seats that they had, in their new order. */
  v.strictObject({ type: v.literal('move'), order: v.pipe(v.array(seat), v.maxLength(MOST_PLAYERS)) }),
  /** Somebody has gone for a while, or is back. */
  v.strictObject({ type: v.literal('away'), seat, away: v.boolean() }),
] as const;
export type TableMessage = v.InferOutput<(typeof tableMessages)[number]>;
