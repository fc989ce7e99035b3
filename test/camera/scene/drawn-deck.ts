import { drawnCard } from '../../../scripts/drawn-card.ts';
import type { Card } from '../../../src/engine/cards.ts';
import { cardWith } from './face.ts';
import { CARD, type CodedText } from './scene.ts';
import type { Texture } from './texture.ts';

/** Dots in a millimetre. */
const DOTS = 8;

/** Unmarked cards of a drawn deck. */
export async function drawnDeck(cards: readonly Card[]): Promise<ReadonlyMap<CodedText, Texture>> {
  const deck = new Map<CodedText, Texture>();
  for (const card of cards) {
    const face = await drawnCard(card, CARD.width * DOTS, CARD.height * DOTS);
    const texture = cardWith((pen) => {
      pen.fillStyle = '#f6f5f1';
      pen.fill();
      pen.drawImage(face, 0, 0, CARD.width, CARD.height);
    });
    deck.set(card, texture);
  }
  return deck;
}
