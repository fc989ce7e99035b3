import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Card, JOKERS, RANKS, SUITS } from '../../src/engine/cards.ts';
import { POWERS } from '../../src/protocol/coach.ts';
import type { DemandView } from '../../src/protocol/view.ts';
import { FirstContext, PageContext, type PageTools } from '../../src/renderer/store/context.ts';
import { CardBack, PlayingCard } from '../../src/renderer/view/parts/card.tsx';
import { Chip } from '../../src/renderer/view/parts/chip.tsx';
import { DemandSign } from '../../src/renderer/view/parts/demand-sign.tsx';
import { Flames, ICON_NAMES, Icon } from '../../src/renderer/view/parts/icon.tsx';
import { Mark } from '../../src/renderer/view/parts/mark.tsx';
import { PowerCard } from '../../src/renderer/view/parts/power-sign.tsx';
import { en } from '../../src/words/en.ts';
import type { Words } from '../../src/words/words.ts';

/** Every card of a pack with two jokers. */
export const PACK: readonly Card[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`)),
  ...JOKERS.slice(0, 2),
];

/** What asks for nothing of a page but its words. */
const inWords = (words: Words, drawn: ReactNode): string => {
  const tools = { words } as PageTools;
  return renderToStaticMarkup(
    <FirstContext value={tools}>
      <PageContext value={tools}>{drawn}</PageContext>
    </FirstContext>,
  );
};

/** How the page draws a card, in the words of a language. */
export const drawCard = (card: Card, words: Words = en): string =>
  inWords(words, <PlayingCard slot={card} />);

/** All of a pack, and the back. */
export const drawnCards = (): readonly { readonly card: Card | null; readonly html: string }[] => [
  ...PACK.map((card) => ({ card, html: drawCard(card) })),
  { card: null, html: renderToStaticMarkup(<CardBack />) },
];

const FREE: DemandView = {
  card: null,
  bound: null,
  colour: null,
  only: null,
  forced: false,
  equalCompletes: false,
  missing: null,
  size: 1,
  pairs: false,
  always: [],
};
const DEMANDS: readonly (DemandView | null)[] = [
  FREE,
  null,
  ...(['atLeast', 'above', 'atMost', 'below', 'exactly'] as const).map((kind) => ({
    ...FREE,
    bound: { kind, rank: kind === 'above' ? 'T' : '7' },
  })),
  { ...FREE, bound: { kind: 'atLeast', rank: '4' }, colour: 'black', size: 2 },
  { ...FREE, bound: { kind: 'atLeast', rank: 'T' }, colour: 'red' },
  { ...FREE, colour: 'red' },
  { ...FREE, only: [], forced: true },
  { ...FREE, only: ['3', 'T'], forced: true },
  { ...FREE, only: ['2', '3', 'T'] },
];

/** What screens are made of besides cards, each once. */
export const drawnParts = (words: Words = en): string =>
  inWords(
    words,
    <>
      <Mark />
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => (
        <Chip key={number} number={number} />
      ))}
      {ICON_NAMES.map((name) => (
        <Icon key={name} name={name} />
      ))}
      {POWERS.map((power) => (
        <PowerCard key={power} rank="10" powers={[power]}>
          {power}
        </PowerCard>
      ))}
      <PowerCard rank="Joker" powers={[]}>
        plain
      </PowerCard>
      <Flames lit={2} />
      {DEMANDS.map((demand) => (
        <DemandSign key={JSON.stringify(demand)} demand={demand} />
      ))}
    </>,
  );
