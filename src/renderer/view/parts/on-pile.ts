import type { PileSlot } from '../../../engine/cards.ts';
import type { TableView } from '../../../protocol/view.ts';

/** Every card that lies on the pile, from the bottom: those of an open play, too, unless they may not lie there. */
export const onPile = ({ pile, open }: Pick<TableView, 'pile' | 'open'>): readonly PileSlot[] =>
  open === null || open.answer === 'cannot' ? pile : [...pile, ...open.cards];
