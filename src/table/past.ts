import type { Viewer } from '../engine/knowledge.ts';
import { makePieces } from '../engine/notation/make-game.ts';
import { type GameRecord, judgeRecord, saidAfter } from '../engine/record.ts';
import { countCards } from '../engine/state.ts';
import type { MendsMessage, RecordLine } from '../protocol/log.ts';
import type { Occupant } from '../protocol/play.ts';
import type { TableView } from '../protocol/view.ts';
import { mendsAt } from '../referee/offers.ts';
import { type Referee, startReferee } from '../referee/referee.ts';
import { rightToStart } from './beginning.ts';
import { inLog, linesInOrder } from './in-order.ts';
import { leftOf } from './play/left.ts';
import { standingSeen } from './play/seen.ts';
import { rulingView } from './ruling-view.ts';
import { seriesOf } from './series.ts';
import type { Standing } from './standing.ts';
import { mendOffers, momentOf, noticeView, questionView, type RoundView } from './view.ts';

/** How many cards each seat has in all zones: before the first entry of the record, and after each. */
const heldAfter = ({ revisions, judged }: Referee): number[][] =>
  [revisions.initial, ...judged.map(({ after }) => after)].map(({ seats }) => seats.map(countCards));

/**
 * What a round was. What is said of a referee holds for that of any round, and for the one that `refereeOf` makes
 * of a record.
 */

/** A referee who has judged a whole record; what was said or asked at the table is in none. */
export function refereeOf(record: GameRecord): Referee {
  const judged = judgeRecord(record);
  const changes = record.entries.map((entry) => ({ type: 'add', entry }) as const);
  const start = startReferee(record.initial);
  return {
    ...start,
    revisions: { initial: record.initial, changes },
    judged,
    game: judged.at(-1)?.after ?? record.initial,
  };
}

/** The table as it was after this many entries of the record; as it is now, if the record has no more. */
export function pastView(referee: Referee, after: number): RoundView {
  const judged = referee.judged.slice(0, after);
  const then: Referee = {
    ...referee,
    judged,
    game: judged.at(-1)?.after ?? referee.revisions.initial,
    notices: referee.notices.filter((notice) => notice.after <= after),
    open: null,
    announced: null,
    mode: null,
    question: null,
    waiting: [],
    changed: [],
    notice: null,
    alarm: false,
  };
  // What came after it is not there to be tried.
  return { ...momentOf(then, 0), mends: [], earlier: [] };
}

type Remark = Extract<RecordLine, { kind: 'notice' | 'question' }>;

/** What was said and asked, in its order. */
const remarks = ({ notices, questions }: Referee): Remark[] =>
  [
    ...notices.map(inLog).map((said) => ({ id: said.id, after: said.after, notice: noticeView(said) })),
    ...questions
      .map(inLog)
      .map((asked) => ({ id: asked.id, after: asked.after, question: questionView(asked) })),
  ]
    .sort((a, b) => a.id - b.id)
    .map((one) =>
      'notice' in one
        ? { kind: 'notice', after: one.after, notice: one.notice }
        : { kind: 'question', after: one.after, question: one.question },
    );

/** The whole log of a round, oldest first: every entry of the record, and what was said and asked between them, once. */
export function recordLines(referee: Referee): RecordLine[] {
  const { judged } = referee;
  const newest = judged.findLastIndex(({ entry }) => entry.kind === 'move');
  const pieces = makePieces(judged);
  const told = (remark: Remark) => (remark.kind === 'notice' ? remark.notice : null);
  return linesInOrder(judged, remarks(referee), { hasLine: () => true, told }).map((line) => {
    if (line.kind === 'remark') return line.remark;
    const { entry: i, number } = line;
    const { entry } = judged[i]!;
    const after = i + 1;
    const notation = pieces[i]!;
    if (entry.kind !== 'move') return { kind: 'change', after, change: entry, notation };
    const starts = rightToStart(judged[i]!);
    return {
      kind: 'move',
      after,
      number,
      ruling: rulingView(judged[i]!, i, i < newest || !referee.alarm, saidAfter(judged, i))!,
      ...(starts !== null && { starts }),
      notation,
    };
  });
}

/** What a table shows by itself, whatever is heard at it. */
export type BareView = Omit<TableView, 'scanner' | 'repeated' | 'playback' | 'play'>;

/** One round of a table, to be looked back at. */
export interface Lookback {
  /** Its whole log. */
  lines(): RecordLine[];
  /** How many cards each seat holds at every moment, the first one before any entry. */
  held(): number[][];
  /** Who played its seats, where it was played without a deck. */
  readonly occupants: readonly Occupant[] | null;
  /** The table after this many entries of the record; as the round left it, if the record has no more. */
  at(after: number): BareView;
  /** What the move of an entry and the next one may have been; none where nothing is corrected. */
  mends(entry: number): MendsMessage['mends'];
}

/** The table as an earlier round left it, by its number from 0, or as it stands; null if there is no such round. */
function standingIn(standing: Standing, number: number): Standing | null {
  const { past } = standing;
  if (number === past.length) return standing;
  const found = past[number];
  if (found === undefined) return null;
  const { referee, ...round } = found;
  return { ...standing, referee, round, past: past.slice(0, number) };
}

/** Looks back at a round as somebody saw it, by its number from 0; null if there is no such round. */
export function lookBack(
  whole: Standing,
  number = whole.past.length,
  viewer: Viewer = 'onlooker',
): Lookback | null {
  const standing = standingSeen(whole, viewer);
  const found = standingIn(standing, number);
  if (found === null) return null;
  const then = standingSeen(found, viewer);
  const left = leftOf(standingIn(whole, number) ?? whole);
  // How it went on isn't told by the rules but by the round after it.
  const wentOn = found === standing ? {} : { next: null };
  return {
    lines: () => recordLines(then.referee),
    held: () => heldAfter(then.referee),
    occupants: then.round.setup.play?.seats ?? null,
    mends: (entry) => (then.round.setup.play == null ? mendOffers(mendsAt(then.referee, entry)) : []),
    at: (after) => {
      const view = pastView(then.referee, after);
      return {
        ...view,
        ...(view.phase === 'over' && left),
        ...wentOn,
        series: seriesOf(then),
        inputs: standing.inputs,
      };
    },
  };
}
