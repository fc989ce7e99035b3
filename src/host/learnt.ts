import { cardsByCode } from '../recognition/learn.ts';
import type { Kept } from './kept.ts';

type Cards = ReturnType<typeof cardsByCode>;

const NONE: Cards = new Map();

/** What the codes of the chosen deck mean, as it is now; none where no deck is chosen or it is gone. */
export function makeLearnt(kept: Pick<Kept, 'settings' | 'decks'>): () => Cards {
  let known: { readonly deck: object; readonly cards: Cards } | null = null;
  return () => {
    const { deck: id } = kept.settings();
    const deck = id === null ? undefined : kept.decks.find(id);
    if (deck === undefined) return NONE;
    if (known?.deck !== deck) known = { deck, cards: cardsByCode(deck) };
    return known.cards;
  };
}
