import type { CardSound } from '../../protocol/settings.ts';
import type { OpenView, RulingView, TableView } from '../../protocol/view.ts';
import { leadsBack, newRuling } from '../store/new-ruling.ts';
import { isSameGame } from './sound-for.ts';

const holds = (open: OpenView | null, seat: number, cards: readonly string[]): boolean =>
  open !== null && open.seat === seat && cards.every((card) => (open.cards as string[]).includes(card));

/** A card that waits for its ruling, and wasn’t there; one that can’t become legal has its alarm alone. */
const isOpened = ({ open: was }: TableView, { open }: TableView): boolean =>
  open !== null && open.answer !== 'cannot' && !holds(was, open.seat, open.cards);

/** A card that is ruled on at once, as where no deck is on the table; otherwise it was heard when it was opened. */
const isPlayed = ({ open }: TableView, { move: { kind, seat, cards } }: RulingView): boolean =>
  (kind === 'play' || kind === 'flip') && cards.length > 0 && !holds(open, seat, cards);

/** What cards are heard to do between two views, as they do it; a step back makes no sound. */
export function cardSoundsFor(before: TableView | null, after: TableView | null): readonly CardSound[] {
  if (before === null || after === null || !isSameGame(before, after) || leadsBack(before, after)) return [];
  const ruling = newRuling(before, after);
  const heard: CardSound[] = [];
  if (isOpened(before, after) || (ruling !== null && isPlayed(before, ruling))) heard.push('tap');
  if (ruling !== null && ruling.pickedUp > 0) heard.push('riffle');
  if (ruling?.burn) heard.push('crackle');
  return heard;
}
