import type { SheetWords } from '../sheet.ts';

/** The printed sheets of codes. */
export const sheet: SheetWords = {
  commands: 'Burnpile: commands to scan',
  deck: (packs, jokers) =>
    [
      packs === 1 ? 'Burnpile: codes for one pack' : `Burnpile: codes for ${packs} packs`,
      jokers === 0 ? '' : jokers === 1 ? ' and a joker' : ` and ${jokers} jokers`,
    ].join(''),
  trueSize: 'Print at true size: 100 %, not “fit to page”.',
  cutOut: 'Two labels for each card: cut them out and stick them on opposite corners of its face.',
  page: (page, of) => `page ${page} of ${of}`,
  groups: {
    turn: 'In every turn',
    answers: 'Answers to questions',
    table: 'At the table',
    other: 'Now and then',
  },
  plain: {
    DONE: { name: 'Done', what: 'The play is complete: judge it now.' },
    PICKUP: { name: 'Pick up', what: 'Whoever’s turn it is takes the pile.' },
    UNDO: { name: 'Undo', what: 'Takes back the last thing that counted. Again for the one before.' },
    BLIND: { name: 'Blind card', what: 'The next card is turned over unseen: scan it then.' },
    YES: { name: 'Yes', what: 'The answer yes to a question.' },
    NO: { name: 'No', what: 'It was a mis-scan, or: leave it. While a deck is learned: skip this card.' },
    WRONG_PLAYER: { name: 'Wrong player', what: 'The last play was somebody else’s. Then scan their seat.' },
    REPEAT: { name: 'Say it again', what: 'The last ruling once more.' },
    BURNED: { name: 'Pile burned', what: 'The pile was cleared away.' },
    TEST: { name: 'Test', what: 'Plays nothing: shows that the scanner works.' },
    FACEUP: { name: 'Face-up cards', what: 'Before the first card: scan the face-up cards now.' },
    DRAW: { name: 'Call a draw', what: 'Nobody gets on: everybody agrees to end the round.' },
  },
  numbered: {
    SEAT: ({ seat }, who) => ({
      name: who === null ? `Seat ${seat}` : `Seat ${seat}: ${who}`,
      what: 'The next card is this player’s, or the answer to “who?”.',
    }),
    ANSWER: ({ answer }) => ({
      name: `Answer ${answer}`,
      what: `Answer number ${answer} of a question, as they stand on the screen.`,
    }),
  },
  suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
  joker: 'Joker',
  pack: (pack) => `pack ${pack}`,
};
