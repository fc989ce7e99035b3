import type { NoticeView, TableView } from '../../../protocol/view.ts';

/** Which notices stand in the band: what came could not be read, or means nothing here. */

const UNREAD: readonly NoticeView['code'][] = [
  'notACode',
  'noSuchCommand',
  'notInDeck',
  'noSuchSeat',
  'seatFirst',
  'notACount',
  'alreadyKnown',
  'alreadyBurned',
];

/** A play that is not allowed and not settled: nothing may lie over that. */
const isHeld = ({ ruling }: TableView): boolean =>
  ruling !== null && ruling.verdict === 'illegal' && !ruling.settled && !ruling.stands;

/**
 * What was scanned last, where nothing came of it: it is said in the band, until something else is scanned. Null while
 * something in the band has to be answered or settled; then it is said beside the board.
 */
export function unreadOf(view: TableView): NoticeView | null {
  const { notice, question, cursor, counting, phase, open } = view;
  if (notice === null || !UNREAD.includes(notice.code) || phase === 'over') return null;
  if (question !== null || cursor !== null || counting !== null) return null;
  return open?.answer === 'cannot' || (open === null && isHeld(view)) ? null : notice;
}
