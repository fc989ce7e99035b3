import { renderToStaticMarkup } from 'react-dom/server';
import { type Card, JOKERS, RANKS, SUITS } from '../../src/engine/cards.ts';
import { PageContext, type PageTools } from '../../src/renderer/store/context.ts';
import { CardBack, PlayingCard } from '../../src/renderer/view/table/card.tsx';
import { en } from '../../src/words/en.ts';
import type { Words } from '../../src/words/words.ts';

/** Every card of a pack with two jokers. */
export const PACK: readonly Card[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`)),
  ...JOKERS.slice(0, 2),
];

/** How the page draws a card, in the words of a language. */
export const drawCard = (card: Card, words: Words = en): string =>
  renderToStaticMarkup(
    // A card asks for nothing but its words.
    <PageContext value={{ words } as PageTools}>
      <PlayingCard slot={card} />
    </PageContext>,
  );

/** All of a pack, and the back. */
export const drawnCards = (): readonly { readonly card: Card | null; readonly html: string }[] => [
  ...PACK.map((card) => ({ card, html: drawCard(card) })),
  { card: null, html: renderToStaticMarkup(<CardBack />) },
];
