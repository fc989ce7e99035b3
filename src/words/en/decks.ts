import type { Packs } from '../../engine/cards.ts';
import type { DeckFault } from '../../recognition/deck-file.ts';
import type { EnrolReply } from '../../recognition/enrol.ts';
import type { ReplyFacts } from '../facts.ts';

const replies: Record<EnrolReply['code'], (facts: ReplyFacts) => string> = {
  enrolled: ({ card }) => `${card} is learnt.`,
  skipped: ({ card }) => `${card} is skipped.`,
  back: ({ card }) => `Once more: ${card}. Its code is forgotten.`,
  empty: () => 'That scan was empty. Scan the card again.',
  garbled: () => 'That code was garbled. Scan the card again.',
  tooLong: () => 'That code is too long: at most 64 characters can be learnt.',
  command: ({ text }) => `${text} is a Burnpile command and can’t be the code of a card.`,
  own: ({ card, text }) =>
    `${text} is Burnpile’s own code for ${card}, which is always read. Is this the right card?`,
  taken: ({ card, text }) => `${text} is already the code for ${card}. Is this the right card?`,
  noneAsked: () => 'No card is chosen yet. Choose one first.',
};

/** The page of decks that have codes of their own, or were shown to a camera. */
export const decks = {
  title: 'Decks',
  intro: 'Do your cards have codes of their own? Scan each card once, and Burnpile knows the deck.',
  chosen: 'The deck on the table',
  own: 'Any deck',
  ownWhat: 'Unmarked cards that a camera reads, or labels that were printed here.',
  /** While no deck was taught. */
  none: 'Cards with labels from “Print codes” and plain cards under a camera work at once.',
  facts: (packs: number, jokers: number) =>
    `${packs === 1 ? 'one pack' : `${packs} packs`}, ${jokers === 0 ? 'no jokers' : jokers === 1 ? '1 joker' : `${jokers} jokers`}`,
  known: (known: number, total: number) =>
    known === total ? `all ${total} cards are known` : `${known} of ${total} cards are known`,
  change: 'Change a code',
  goOn: 'Continue learning',
  rename: 'Rename',
  save: 'Save',
  name: 'Name',
  discard: 'Discard',
  sureToDiscard: (name: string, folder: string) =>
    `Discard ${name}? It will not be offered again; its file is moved to “discarded” in ${folder}`,
  keepIt: 'Keep it',
  fresh: 'Teach a deck',
  packs: 'Packs',
  jokers: 'Jokers',
  begin: 'Start scanning',
  /** Beside it, until there is one. */
  nameFirst: 'Give it a name first.',
  nameHint: 'such as: the blue one',
  broken: (file: string, why: string) => `${file} can’t be used, and was left as it is: ${why}`,
  faults: {
    cannotRead: 'it can’t be read.',
    notJson: 'it is incomplete, or not JSON.',
    newerFormat: 'it needs a newer Burnpile.',
    notADeck: 'it doesn’t hold the codes of a deck.',
    badCode: 'one of its codes is empty, garbled, a command or Burnpile’s own code of another card.',
    sameCode: 'two different cards have the same code in it.',
    badFace: 'its description of the cards can’t be used.',
  } satisfies Record<DeckFault, string>,
  scanThis: (card: string) => `Scan ${card}`,
  typeIt: 'No scanner is set up: type what is printed under the code.',
  ofPack: (card: string, pack: Exclude<Packs, 1>) => `${card} of the ${pack === 2 ? 'second' : 'third'} pack`,
  numberedJoker: (number: number) => `joker ${number}`,
  enrolling: (name: string) => `Learning: ${name}`,
  alone: 'With the scanner alone',
  commands:
    'The printed commands work here: UNDO goes back a card, NO skips a card, DONE ends. Every scan is kept at once.',
  back: 'Previous card',
  skip: 'Skip this card',
  done: 'Done',
  missing: (count: number) => (count === 1 ? 'One card has no code yet' : `${count} cards have no code yet`),
  complete: 'Every card is known.',
  noneLeft: 'No card is left to ask for. Choose one without a code, or end with Done.',
  another: 'Scan another card',
  choose: 'choose …',
  replies,
};
