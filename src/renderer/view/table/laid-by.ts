import type { Card } from '../../../engine/cards.ts';
import type { TableView } from '../../../protocol/view.ts';

/** Who laid a card last, as far as the log goes back. */
export const laidBy = (log: TableView['log'], card: Card): number | null =>
  log.findLast(
    ({ ruling }) =>
      ruling !== null && (ruling.verdict !== 'illegal' || ruling.stands) && ruling.move.cards.includes(card),
  )?.ruling?.move.seat ?? null;
