/** The screen on which a deck is shown to the camera, card by card. */
export const teach = {
  title: 'Teach a deck',
  /** The button that leads there. */
  begin: 'Teach a deck to the camera',
  more: 'Show more cards',
  /** Of a deck that was shown, to scan its codes as well. */
  codes: 'Scan its codes',
  /** The one thing to do, and how. */
  headline: 'Hold each card up to the camera',
  how: 'In any order. Hold it still until its name appears, and keep the corner with its rank and suit in view.',
  last: 'Last card',
  waiting: 'Hold up any card.',
  none: 'No card left in this deck could be this one.',
  isIt: (card: string) => `Not the ${card}? Tap the right card in the list.`,
  which: (card: string, other: string) => `${card} or ${other}?`,
  forget: 'Forget this one',
  cards: 'Cards',
  shown: (count: number, total: number) => `${count} of ${total} shown`,
  all: 'Every card is shown.',
  again: (count: number) =>
    count === 1
      ? 'One card is in doubt (?): hold it up again.'
      : `${count} cards are in doubt (?): hold them up again.`,
  /** What a card in the list is, for a screen reader. */
  states: {
    missing: (card: string) => `${card}: not shown yet`,
    shown: (card: string) => `${card}: shown`,
    known: (card: string) => `${card}: shown before`,
    doubt: (card: string) => `${card}: in doubt`,
  },
  keep: 'Keep the deck',
  name: 'Name',
  nameHint: 'such as: the green one',
  save: 'Save',
  some: 'Cards that you didn’t show are read no worse than before.',
  doubtful: 'Nothing to save yet: what you showed is in doubt. Say which card it is, or hold it up again.',
  saved: (name: string) => `Saved. ${name} is the deck on the table now.`,
  over: 'Start over',
  sureOver: (count: number) => (count === 1 ? 'Forget the card?' : `Forget all ${count} cards?`),
  stay: 'Keep them',
  /** In the list of decks. */
  taught: (count: number, total: number) =>
    count === total ? `the camera knows all ${total} cards` : `the camera knows ${count} of ${total} cards`,
  outdated: 'shown to an earlier Burnpile: show its cards again',
};
