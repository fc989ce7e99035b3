import type { AdviceHint, OtherMove } from '../../protocol/hints.ts';
import { andList, cardCount, numberWord } from './grammar.ts';

type Grief = AdviceHint['grief'];

const the = (kind: string): string => `the ${kind}`;

const isShare = (share: string): boolean => /^\d/.test(share);

/** Hints: help for a player who doesn’t know what to do, one step at a time. */
export const hints = {
  /** The button that opens the hint and goes one step further. */
  open: 'Hint',
  title: (name: string) => `Hint for ${name}`,
  close: 'Close',
  /** A button: what the next step will tell. */
  next: { cards: 'What fits?', advice: 'What is best?' },
  steps: { demand: 'Needed', cards: 'What fits', advice: 'What a good player would do' },
  /** What face-up cards are for, where they may be swapped before the first card. */
  exchange: (faceDown: boolean) =>
    `Your face-up cards come after your hand${faceDown ? ', and the face-down ones last' : ''}. Keep your best cards for then: those that fit on almost anything.`,
  /** Why the pile demands what it does: the card that demands it, and invisible cards on top of it. */
  because: (card: string) => `The ${card} decides what comes next.`,
  seenThrough: 'The cards on it don’t count.',
  /** The same where a card on it asks for one that is lower than it. */
  lower: (top: string, card: string) => `The ${top} calls for a card lower than the ${card} under it.`,
  /** By what is left to play from: cards, or only those that nobody sees. */
  noDemand: {
    cards: 'Any card will do.',
    faceDown: 'Turn one over: any card fits now.',
  },
  fits: 'fits',
  fitsNot: 'does not fit',
  /** A card that fits only together with these others. */
  together: (cards: string) => `only together: ${cards}`,
  noCards: 'There are only face-down cards left.',
  /** `count` cards of the hand that the table doesn’t know. */
  hidden: (count: number) =>
    count === 1
      ? 'The card that I can’t see fits if it is one of these:'
      : `There are ${count} cards that I can’t see. These ranks fit:`,
  /** The same where every rank fits. */
  anyHidden: (count: number) =>
    count === 1
      ? 'The card that I can’t see fits, whatever it is.'
      : `The ${count} cards that I can’t see fit, whatever they are.`,
  nothingFits: 'No card fits.',
  /** The same where nothing else can be done. */
  mustPickUp: 'No card fits: pick up the pile.',
  /** In play, where the cards themselves show it: of this many. */
  marked: (count: number) =>
    count === 1 ? 'The card with a yellow bar fits.' : 'The cards with a yellow bar fit.',
  /** Cards that fit whatever else is needed. */
  alwaysFit: (kinds: readonly string[]) =>
    `${andList(kinds)} ${kinds.length === 1 ? 'fits' : 'fit'} here in any case.`,
  /** A rank, and how many of it have to be played together at least. */
  rank: (rank: string, together: number) => (together > 1 ? `${together} × ${rank}` : rank),
  held: (cards: string) => `held: ${cards}`,
  others: {
    pickUp: 'You may pick up the pile.',
    pickUpElse: 'If you have none of these, pick up the pile.',
    flip: 'Turn over a face-down card without looking first.',
    stock: 'You may try the top card of the stock first.',
    done: 'You may also stop there.',
    chooseNext: 'Choose who plays next.',
    draw: 'Nobody is getting anywhere: you may agree to a draw.',
  } satisfies Record<OtherMove, string>,
  /** A button over the first moves of a list, which has one of those that are alike. */
  more: 'More moves',
  thinking: 'Thinking ahead …',
  nothingToDo: 'There is nothing to do just now.',
  inOrder: 'Play the first of these that is in hand:',
  /** Under these: cards that are kept for later. */
  keep: (kinds: readonly string[]) =>
    kinds.length === 1
      ? `${kinds[0]} always fits: keep it for when nothing else does.`
      : `${andList(kinds)} always fit: keep them for when nothing else does.`,
  /** The same of any others, since they stand in the order of what they are good for. */
  later: 'Keep the later ones for as long as you can.',
  best: 'Best',
  only: 'The only thing to do',
  /** Of moves that chance alone may tell from the best. */
  good: 'as good',
  /** Of the best where chance alone may tell others from it: of how many, and whether there are no further moves. */
  equal: (others: number, all: boolean) =>
    all
      ? others === 1
        ? 'Both equally good'
        : `All ${numberWord(others + 1)} equally good`
      : `Best, ${numberWord(others)} ${others === 1 ? 'other' : 'others'} as good`,
  /** Of the others while it isn’t sure how often they lose. */
  risky: 'risky',
  moves: {
    lay: (cards: string) => `Play ${cards}`,
    choose: (cards: string) => `Put ${cards} face up`,
    swap: (give: string, take: string) => `Swap ${give} for\u00a0${take}`,
    stack: (cards: string, on: string) => `Put ${cards} on the ${on}`,
    keepAll: 'Swap nothing',
    pickUp: (card: string | null) => (card === null ? 'Pick up the pile' : `Pick up the pile, with ${card}`),
    flip: 'Turn over a face-down card',
    stock: 'Try the top of the stock',
    done: 'Stop there',
    chooseNext: (name: string) => `Let ${name} play next`,
    draw: 'Agree to a draw',
  },
  /** How often a move loses; `share` is `share` below, or one of the two phrases after it. */
  odds: {
    last: (share: string) => (isShare(share) ? `loses about ${share} rounds` : `${share} loses`),
    notFirst: (share: string) =>
      isShare(share)
        ? `somebody else is out first in about ${share} rounds`
        : `somebody else is ${share} out first`,
  },
  /**
   * Two percentages, or the same twice, and (`of`) what happens as often as something between them: none is certain.
   * `what` says of what it is a risk where no percentage is shown.
   */
  risk: ([low, high]: readonly [number, number], grief: Grief) => {
    const of = grief === 'last' ? 'of losing' : 'of not being first';
    const share = high === 0 ? 'under 1%' : low === high ? `${low}%` : `${low}–${high}%`;
    return { share: `${share} risk`, of, what: `risk ${of}` };
  },
  share: (part: number, of: number) => `${part} in ${of}`,
  hardlyEver: 'almost never',
  nearlyAlways: 'almost always',
  reasons: {
    out: 'gets rid of the last card',
    burns: (again: boolean) => (again ? 'burns the pile, and you go again' : 'burns the pile'),
    many: (count: number) => `${cardCount(count)} at once`,
    keeps: (kinds: readonly string[]) => `keeps ${andList(kinds.map(the))} for later`,
    spends: (kinds: readonly string[]) => `uses up ${andList(kinds.map(the))}`,
    lowest: 'the lowest card that fits',
    highest: 'the highest card that fits',
    lowestOrdinary: 'the lowest ordinary card that fits',
    highestOrdinary: 'the highest ordinary card that fits',
    lowerFits: 'a lower card fits too',
    higherFits: 'a higher card fits too',
    takes: (count: number) => `picks up ${cardCount(count)}`,
    spares: (count: number) =>
      count === 1
        ? 'saves you picking up the card in the pile'
        : `saves you picking up the ${cardCount(count)} in the pile`,
    idle: 'a swap would hardly help',
    blind: 'pure luck',
    open: (cards: string) => `saves ${cards} for the end`,
    early: (cards: string) => `gets ${cards} into your hand, to be played first`,
  },
  /** Where the figures come from. */
  tried: (playouts: number) => `Estimated from ${playouts} simulated rounds.`,
};
