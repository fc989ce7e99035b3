import type { NoticeView, TableView } from '../../../protocol/view.ts';

/** Which notices stand in the band. */

/** What came could not be read, or means nothing here. */
const UNREAD: readonly NoticeView['code'][] = [
  'notACode',
  'noSuchCommand',
  'notInDeck',
  'noSuchSeat',
  'seatFirst',
  'notACount',
  'alreadyKnown',
  'alreadyBurned',
  'alreadyInPile',
  'noBurnDue',
];

/** What was ruled before stands again, and is no news beside that. */
const UNDONE: readonly NoticeView['code'][] = ['undone', 'corrected'];

export const isUnread = ({ code }: NoticeView): boolean => UNREAD.includes(code);

/** A play that is not allowed and not settled: nothing may lie over that. */
const isHeld = ({ ruling }: TableView): boolean =>
  ruling !== null && ruling.verdict === 'illegal' && !ruling.settled && !ruling.stands;

/**
 * What came of the last scan or press, where nothing is ruled: it is said in the band, until something else comes. Null
 * while something in the band has to be answered or settled; then it is said beside the board.
 */
export function newsOf(view: TableView): NoticeView | null {
  const { notice, question, cursor, counting, phase, open } = view;
  if (notice === null || phase === 'over') return null;
  // What is asked for stands there, and beside it a scan of which nothing came.
  if (cursor !== null || counting !== null) return isUnread(notice) ? notice : null;
  if (question !== null) return null;
  if (open?.answer === 'cannot' || (open === null && isHeld(view))) return null;
  // Who starts is asked again where what came since is undone.
  const stands = UNDONE.includes(notice.code) && open === null && view.beginning === null;
  return isUnread(notice) || stands ? notice : null;
}

/** Whether digits are answers that stand in the band, and no seats: unless it is asked whose a card was. */
export const answersByNumber = ({ question, choices, cursor, counting, phase }: TableView): boolean =>
  choices.length > 0 &&
  (question === null
    ? cursor === null && counting === null && phase !== 'over'
    : question.answers.every(({ kind }) => kind !== 'seat'));
