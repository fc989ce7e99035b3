import type { NoticeView, RulingView, TableView } from '../../protocol/view.ts';

/** What leads back to something that was ruled before, or to what was left. */
const OLD_NEWS: readonly NoticeView['code'][] = [
  'undone',
  'takenBack',
  'seatDropped',
  'resumed',
  'resumedCut',
  'resumedPlay',
  'resumedPlayCut',
];

/** The number of the last move that stands; 0 before the first. */
const lastMove = ({ log }: TableView): number => log.findLast(({ number }) => number !== null)?.number ?? 0;

/** Whether something is said that leads back to what was before; without a deck a move is taken back without a word. */
export function leadsBack(before: TableView, after: TableView): boolean {
  const { notice } = after;
  const isSaid = notice !== null && notice.id !== before.notice?.id && OLD_NEWS.includes(notice.code);
  return isSaid || (after.play !== null && lastMove(after) < lastMove(before));
}

/** A ruling that wasn’t there before and moved what it says; null where it was taken back or only said again. */
export function newRuling(before: TableView, after: TableView): RulingView | null {
  const { ruling, inputs, pile } = after;
  if (leadsBack(before, after)) return null;
  if (ruling === null || inputs <= before.inputs || ruling.id === before.ruling?.id) return null;
  if (ruling.verdict === 'illegal' && !ruling.stands) return null;
  const isGone = ruling.burn || ruling.pickedUp > 0;
  const isPlayed = ruling.move.kind === 'play' || ruling.move.kind === 'flip';
  if (isGone) return pile.length === 0 || pile.length < before.pile.length ? ruling : null;
  return !isPlayed || pile.length > before.pile.length ? ruling : null;
}

/**
 * Whether a card was scanned at a real table, and counts: it came to a play, was ruled on, or is asked about. A play that
 * closes by itself is no scan.
 */
export function hasScanned(before: TableView | null, after: TableView | null): boolean {
  if (before === null || after === null || after.play !== null || after.playback !== null) return false;
  const [was, open] = [before.open, after.open].map((one) => one?.cards.join() ?? '');
  const isMore = open !== '' && open !== was;
  const isRuled = was === '' && newRuling(before, after) !== null;
  const isAsked = after.question !== null && before.question === null;
  return isMore || isRuled || isAsked;
}
