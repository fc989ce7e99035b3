import type { OtherMove } from '../../protocol/hints.ts';
import { andList, cardCount } from './lists.ts';

const rounds = (share: string): string => (/^\d/.test(share) ? `in about ${share} rounds` : share);

/** Help for whoever doesn't know what to do, one step after the other. */
export const hints = {
  /** The button that opens it, and goes one step further. */
  open: 'Hint',
  title: (name: string) => `Hint for ${name}`,
  close: 'Close',
  /** What each further step would tell. */
  next: { cards: 'Which cards?', advice: 'What is best?' },
  steps: { demand: 'Asked for', cards: 'Which cards', advice: 'What a good player would do' },
  /** What face-up cards are for, where they may be changed before the first card. */
  exchange: (faceDown: boolean) =>
    `Face-up cards are played after the hand${faceDown ? ', and only then the face-down ones' : ''}. The best belong there: those that go on most cards.`,
  /** Why the pile demands what it does: because of a card, which others may lie on, or of none. */
  because: (card: string) => `That’s because of the ${card}.`,
  seenThrough: 'The cards on it don’t count.',
  noDemand: 'Nothing on the pile narrows that down.',
  fits: 'fits',
  fitsNot: 'does not fit',
  /** A card goes only with these others. */
  together: (cards: string) => `only together: ${cards}`,
  noCards: 'There are only face-down cards left.',
  /** So many cards of a hand aren't known to the table. */
  hidden: (count: number) => `Of ${cardCount(count)} that nobody has seen, these would fit:`,
  nothingFits: 'No card can be laid.',
  /** A rank of which at least so many have to be laid. */
  rank: (rank: string, together: number) => (together > 1 ? `${together} × ${rank}` : rank),
  held: (cards: string) => `held: ${cards}`,
  others: {
    pickUp: 'The pile may be picked up.',
    flip: 'A face-down card is turned over, without a look at it.',
    stock: 'The top of the stock may be tried first.',
    done: 'The turn may also be left at that.',
    draw: 'Nobody gets anywhere: the round may be called a draw.',
  } satisfies Record<OtherMove, string>,
  thinking: 'Plays rounds out in thought …',
  nothingToDo: 'There is nothing to do just now.',
  inOrder: 'Of what is held, a good player lays the first of these:',
  best: 'Best',
  only: 'The only thing to do',
  /** Of several, the best among them, that people would call the same. */
  alike: 'about equally good',
  moves: {
    lay: (cards: string) => `Lay ${cards}`,
    choose: (cards: string) => `Lay open ${cards}`,
    swap: (give: string, take: string) => `Swap ${give} for ${take}`,
    keepAll: 'Swap nothing',
    pickUp: (card: string | null) => (card === null ? 'Pick up the pile' : `Pick up the pile, with ${card}`),
    flip: 'Turn a face-down card over',
    stock: 'Try the top of the stock',
    done: 'Leave it at that',
    draw: 'Agree to a draw',
  },
  /** How often it comes to grief: as so many of so many rounds. */
  odds: {
    last: (share: string) => `loses ${rounds(share)}`,
    notFirst: (share: string) => `somebody else is out first ${rounds(share)}`,
  },
  share: (part: number, of: number) => `${part} in ${of}`,
  hardlyEver: 'hardly ever',
  nearlyAlways: 'nearly always',
  reasons: {
    out: 'gets rid of the last card',
    burns: (again: boolean) => (again ? 'burns the pile and goes again' : 'burns the pile'),
    many: (count: number) => `${cardCount(count)} at once`,
    keeps: (kinds: readonly string[]) => `keeps ${andList(kinds)} for later`,
    spends: (kinds: readonly string[]) => `spends ${andList(kinds)} where an ordinary card would do`,
    takes: (count: number) => `takes ${cardCount(count)}`,
    blind: 'pure luck',
    open: (cards: string) => `leaves ${cards} open`,
  },
  /** Where the odds come from. */
  tried: (playouts: number) =>
    `Each was tried in up to ${playouts} rounds, with the unknown cards dealt at random and everybody playing soundly.`,
};
