import { type Card, JOKERS, makeDeck } from '../../../engine/cards.ts';
import type { TableView } from '../../../protocol/view.ts';

const PACK = makeDeck(1, JOKERS.length);

/**
 * The cards of one pack that can't be laid now: each, and its equal of a second pack, is known to lie on the pile or
 * out of the game, or has just been laid.
 */
export function goneCards({
  open,
  unseen,
  seats,
}: Pick<TableView, 'open' | 'unseen' | 'seats'>): ReadonlySet<Card> {
  const left = new Map<string, number>();
  const count = (slots: readonly (string | null)[], by: 1 | -1) => {
    for (const slot of slots) {
      if (slot === null) continue;
      const card = slot.replace(/^2:/, '');
      left.set(card, (left.get(card) ?? 0) + by);
    }
  };
  count([...unseen, ...seats.flatMap(({ known, faceUp }) => [...known, ...faceUp])], 1);
  count(open?.cards ?? [], -1);
  return new Set(PACK.filter((card) => (left.get(card) ?? 0) <= 0));
}
