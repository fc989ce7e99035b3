import type { HintWords } from '../hints.ts';
import { andList, cardCount } from './lists.ts';

const rounds = (share: string): string => (/^\d/.test(share) ? `in about ${share} rounds` : share);

export const hints: HintWords = {
  open: 'Hint',
  title: (name) => `Hint for ${name}`,
  close: 'Close',
  next: { cards: 'Which cards?', advice: 'What is best?' },
  steps: { demand: 'Asked for', cards: 'Which cards', advice: 'What a good player would do' },
  exchange: (faceDown) =>
    `Face-up cards are played after the hand${faceDown ? ', and only then the face-down ones' : ''}. The best belong there: those that go on most cards.`,
  because: (card) => `That’s because of the ${card}.`,
  seenThrough: 'The cards on it don’t count.',
  noDemand: 'Nothing on the pile narrows that down.',
  fits: 'fits',
  fitsNot: 'does not fit',
  together: (cards) => `only together: ${cards}`,
  noCards: 'There are only face-down cards left.',
  hidden: (count) => `Of ${cardCount(count)} that nobody has seen, these would fit:`,
  nothingFits: 'No card can be laid.',
  rank: (rank, together) => (together > 1 ? `${together} × ${rank}` : rank),
  held: (cards) => `held: ${cards}`,
  others: {
    pickUp: 'The pile may be picked up.',
    flip: 'A face-down card is turned over, without a look at it.',
    stock: 'The top of the stock may be tried first.',
    done: 'The turn may also be left at that.',
    draw: 'Nobody gets anywhere: the round may be called a draw.',
  },
  thinking: 'Plays rounds out in thought …',
  nothingToDo: 'There is nothing to do just now.',
  inOrder: 'Of what is held, a good player lays the first of these:',
  best: 'Best',
  only: 'The only thing to do',
  alike: 'about equally good',
  moves: {
    lay: (cards) => `Lay ${cards}`,
    choose: (cards) => `Lay open ${cards}`,
    swap: (give, take) => `Swap ${give} for ${take}`,
    keepAll: 'Swap nothing',
    pickUp: (card) => (card === null ? 'Pick up the pile' : `Pick up the pile, with ${card}`),
    flip: 'Turn a face-down card over',
    stock: 'Try the top of the stock',
    done: 'Leave it at that',
    draw: 'Agree to a draw',
  },
  odds: {
    last: (share) => `loses ${rounds(share)}`,
    notFirst: (share) => `somebody else is out first ${rounds(share)}`,
  },
  share: (part, of) => `${part} in ${of}`,
  hardlyEver: 'hardly ever',
  nearlyAlways: 'nearly always',
  reasons: {
    out: 'gets rid of the last card',
    burns: (again) => (again ? 'burns the pile and goes again' : 'burns the pile'),
    many: (count) => `${cardCount(count)} at once`,
    keeps: (kinds) => `keeps ${andList(kinds)} for later`,
    spends: (kinds) => `spends ${andList(kinds)} where an ordinary card would do`,
    takes: (count) => `takes ${cardCount(count)}`,
    blind: 'pure luck',
    open: (cards) => `leaves ${cards} open`,
  },
  tried: (playouts) =>
    `Each was tried in up to ${playouts} rounds, with the unknown cards dealt at random and everybody playing soundly.`,
};
