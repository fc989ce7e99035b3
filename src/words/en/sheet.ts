import type { Suit } from '../../engine/cards.ts';
import type { Command, PlainCommand } from '../../recognition/sighting.ts';
import type { SheetGroup } from '../closed-lists.ts';
import type { LabelFacts, Labelled } from '../facts.ts';
import { andList } from './grammar.ts';

/** Commands with a number, such as SEAT-3. */
type Numbered = Exclude<Command['name'], PlainCommand>;

const numbered: {
  readonly [Name in Numbered]: (
    command: Extract<Command, { readonly name: Name }>,
    who: string | null,
  ) => Labelled;
} = {
  SEAT: ({ seat }, who) => ({
    name: who === null ? `Seat ${seat}` : `Seat ${seat}: ${who}`,
    what: 'The next card is this player’s, or the answer to “who?”.',
  }),
  DIGIT: ({ digit }) => ({ name: String(digit), what: 'A digit of a number.' }),
  ANSWER: ({ answer }) => ({
    name: `Answer ${answer}`,
    what: `Answer number ${answer} on the screen: to a question, or to what probably happened.`,
  }),
};

/** What stands on printed sheets. */
export const sheet = {
  commands: 'Burnpile: commands to scan',
  deck: (packs: number, jokers: number) =>
    [
      packs === 1 ? 'Burnpile: codes for one pack' : `Burnpile: codes for ${packs} packs`,
      jokers === 0 ? '' : jokers === 1 ? ' and a joker' : ` and ${jokers} jokers`,
    ].join(''),
  trueSize: 'Print at true size: 100%, not “fit to page”.',
  cutOut: 'Cut out two labels for each card: stick them on opposite corners of its face, the name outermost.',
  page: (page: number, of: number) => `page ${page} of ${of}`,
  groups: {
    turn: 'In every turn',
    answers: 'Answers to questions',
    table: 'At the table',
    corrections: 'Corrections',
    numbers: 'Numbers, for a count',
    other: 'Now and then',
  } satisfies Record<SheetGroup, string>,
  plain: {
    DONE: { name: 'Done', what: 'The play is complete: judge it now.' },
    PICKUP: { name: 'Pick up', what: 'The player whose turn it is picks up the pile.' },
    UNDO: { name: 'Undo', what: 'Undoes the last thing that was recorded. Again for the one before.' },
    BLIND: { name: 'Face-down card', what: 'A face-down card is turned over: scan it then.' },
    YES: { name: 'Yes', what: 'The answer yes to a question.' },
    NO: { name: 'No', what: 'A mis-scan, or: leave it. While a deck is being learnt: skip this card.' },
    WRONG_PLAYER: { name: 'Wrong player', what: 'The last play was somebody else’s. Then scan their seat.' },
    REPEAT: { name: 'Repeat', what: 'Says the last ruling once more.' },
    BURNED: { name: 'Pile burned', what: 'The pile is out of the game.' },
    TEST: { name: 'Test', what: 'Plays nothing: shows that the scanner works.' },
    FACEUP: { name: 'Face-up cards', what: 'Before the first card: scan the face-up cards now.' },
    CALL: { name: 'Called', what: 'The call that the rules require was made.' },
    NEXT_ROUND: { name: 'Next round', what: 'After the end of a round: the next one begins.' },
    BACK: { name: 'Previous move', what: 'Goes back to the move that you want to correct.' },
    FORWARD: { name: 'Next move', what: 'Goes forward to the next move.' },
    INSERT: { name: 'Something is missing', what: 'What you scan next happened before the chosen move.' },
    REMOVE: { name: 'It never happened', what: 'The chosen move is removed.' },
    STAND: { name: 'Let it stand', what: 'A move that is not allowed counts all the same.' },
    COUNT: { name: 'Count', what: 'A hand or the stock was counted: scan the number next.' },
    TURN: { name: 'Whose turn', what: 'It is the turn of the seat that was scanned before.' },
    DIRECTION: { name: 'Direction', what: 'Play reverses.' },
    NOT_BURNED: { name: 'Not burned', what: 'The pile did not burn.' },
    PENALTY: { name: 'Penalty', what: 'The rules’ penalty for a move that is not allowed.' },
    DRAW: { name: 'Call a draw', what: 'Nobody is getting anywhere: everybody agrees to end the round.' },
  } satisfies Record<PlainCommand, Labelled>,
  numbered,
  suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } satisfies Record<Suit, string>,
  joker: 'Joker',
  pack: (pack: number) => `pack ${pack}`,
};

/** The page that makes sheets of codes. */
export const print = {
  title: 'Print codes',
  what: 'Sheet',
  sheets: {
    commands: { name: 'Commands', what: 'To play with the scanner alone.' },
    deck: { name: 'A whole deck', what: 'Labels to stick on the cards.' },
  },
  codes: 'Kind of code',
  kinds: {
    code128: { name: 'Bars (Code 128)', what: 'For every scanner, laser ones too.' },
    datamatrix: { name: 'DataMatrix', what: 'Small squares, for 2D scanners and cameras.' },
    qr: { name: 'QR', what: 'Larger squares, for 2D scanners and cameras.' },
  },
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  seats: 'Seats',
  names: 'With the names of the last table',
  packs: 'Packs',
  jokers: 'Jokers',
  size: {
    name: 'Height of a code',
    what: 'A smaller one covers less of the card, and is harder to scan.',
    labels: ({ show, watch, highest }: LabelFacts) =>
      `${show} mm for a scanner, or cards held up to a camera. ${watch} mm for a camera that hangs up to ${highest} cm above the table.`,
  },
  millimetres: (size: number) => `${size} mm`,
  preview: (page: number, of: number) => (of === 1 ? 'The page' : `Page ${page} of ${of}`),
  previous: 'Previous page',
  next: 'Next page',
  savePdf: 'Save PDF',
  saveSvg: 'Save this page as SVG',
  print: 'Print',
  trueSize: 'Print at true size, 100%: “fit to page” makes the codes smaller.',
  making: 'Drawing the codes …',
  /** Names with letters that a PDF can’t show. */
  notInPdf: (names: readonly string[]) =>
    `A PDF can’t show ${andList(names)}: it has only the seat number. Printing from here, or SVG, has the whole name.`,
};
