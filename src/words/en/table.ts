import type { TableView } from '../../protocol/view.ts';
import { STAND_IN } from '../stand-in.ts';
import { andList, orList, possessive, WAYS } from './grammar.ts';

const before: Record<TableView['rules']['exchange'], string | null> = {
  none: null,
  swap: 'First, everybody may swap cards',
  pick: 'Choose the face-up cards first',
};

/** Labels, buttons and hints of the table screen. */
export const table = {
  title: 'Burnpile',
  turn: (name: string) => `${possessive(name)} turn`,
  faceUpOf: (name: string) => `Scan ${possessive(name)} face-up cards`,
  starts: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} starts` : `${orList(names)} starts`,
  /** Before the first card: who has cards that are thrown in; nobody where that isn’t known. */
  throwIn: (names: readonly string[]) =>
    names.length === 0
      ? 'Who throws cards in?'
      : `${andList(names)} ${names.length === 1 ? 'throws' : 'throw'} cards in`,
  whoStarts: 'Who starts?',
  /** What to do with face-up cards before the first card; null for nothing. */
  before,
  /** No card has left the game for a long time. */
  stalled: 'No card has left the game for a long time.',
  exchange: 'Swap cards',
  scanStarter: 'Scan the card that was turned up',
  choosesNext: (who: string) => `${who} chooses who plays next`,
  /** How it is said who was chosen. */
  chooseHow: 'press or scan their seat',
  /** Null is the reader. */
  mustGoAgain: (who: string | null) => (who === null ? 'You go again' : `${who} goes again`),
  mayGoAgain: (who: string) => `${who} may go again`,
  /** To the player under whose name it stands. */
  goAgain: { must: 'Go again', may: 'Go again or press Done' },
  announced: (name: string) => `the next card is ${possessive(name)}`,
  /** Whose face-up cards are being scanned before the first card; `done` of `of` cards are known. */
  registering: (name: string, done: number, of: number) =>
    `Scan ${possessive(name)} face-up cards: ${done} of ${of}`,
  /** The same after swapping. */
  exchanging: (name: string, done: number, of: number) =>
    `Scan ${possessive(name)} face-up cards again: ${done} of ${of}`,
  /** How that goes on. */
  registerHow: 'Scan from left to right. Press “Next player” to leave this player’s other cards unknown.',
  /** The same where cards may have been put on equal ones, and as many were scanned as lay there. */
  exchangeMore: 'Also scan the cards that were put on others. Press “Next player” when that’s all.',
  exchangeHow: 'Scan all the face-up cards. Press “As before” if nothing was swapped.',
  /** A card was turned over from this place and has to be scanned. */
  blind: {
    faceDown: 'face-down card: scan it',
    stock: 'top of the stock: scan it',
    said: 'say what the card does',
  } satisfies Record<NonNullable<TableView['blind']>, string>,
  /** The same for people who only watch. */
  blindWatched: {
    faceDown: 'a face-down card is turned over',
    stock: 'the top card of the stock is turned over',
    said: 'what the card does is said next',
  } satisfies Record<NonNullable<TableView['blind']>, string>,
  /** All that is left are face-down cards. */
  turnOver: 'Turn over a card',
  /** The hand is empty and the stock is gone. */
  fromFaceUp: 'from the face-up cards',
  turnOverWatched: 'only face-down cards left',
  direction: WAYS,
  nothingYet: 'Nothing has been played yet.',
  /** The part of the menu about the move that is made. */
  menu: { move: 'This move' },
  labels: {
    pile: 'pile',
    /** Under the pile, after how many cards it has. */
    inPile: 'pile',
    stock: 'stock',
    leftOver: 'left over',
    burned: 'burned',
    hand: 'hand',
    faceUp: 'face up',
    faceDown: 'face down',
    dealer: 'dealer',
    dealerShort: 'D',
    out: 'out',
    log: 'Rulings so far',
    seats: 'Players',
    cards: 'Tap or type a card',
    speed: 'speed',
    /** The games that can be watched. */
    games: 'Games to watch',
    empty: 'empty pile',
    ruling: 'Ruling',
    news: 'News',
    unread: 'Not read',
    actions: 'What you can do',
    ways: 'Other screens',
    /** In the place of a name: the one player to whom the screen belongs. */
    you: 'You',
  },
  buttons: {
    pickUp: 'Pick up',
    done: 'Done',
    undo: 'Undo',
    takenBack: 'Taken back',
    itWas: 'Wrong player',
    blind: 'Face-down card',
    burned: 'Pile burned',
    repeat: 'Repeat',
    draw: 'Call it a draw',
    stop: 'Stop',
    pause: 'Pause',
    goOn: 'Continue',
    cards: 'Show cards',
    hideCards: 'Hide cards',
    send: 'Enter',
    cancel: 'Cancel',
  },
  watch: (sample: string) => `Watch “${sample}”`,
  watching: (sample: string, done: number, total: number) => `Watching “${sample}”: ${done} of ${total}`,
  /** The scanner seems to have repeated itself. */
  cameTwice: (what: string) =>
    `${what} was scanned twice in a row and counts once. To scan it again, wait a second.`,
  whose: (cards: string | null) => (cards === null ? 'Who made the last play?' : `Who played the ${cards}?`),
  /** The same of a play that is not the last one any more: `Bo 7♥`. */
  whoseWas: (play: string) => `Who was it really: ${play}?`,
  newerPlay: 'There has been another play since. Your answer is about the one before.',
  nextCardIs: (name: string) => `The next card counts as ${possessive(name)}`,
  /** The same button once it was pressed. */
  nextCardIsNot: 'Cancel: the next card counts by turn',
  typeCode: 'Code: 7H or 10D',
  gone: 'on the pile or burned',
};

/** Players: the dialog with their names and places and who is away, and names for those who have none. */
export const people = {
  away: 'away',
  isAway: (name: string) => `${name} is away`,
  /** Places can be changed now, or why they can’t. */
  mayMove: 'People may change places until the first card is scanned.',
  mayNotMove:
    'Names can be changed at any time. Places can be changed only before the first card of a round; people can join or leave between rounds.',
  /** The name of a player who gave none. */
  standIn: STAND_IN.en,
  /** Names for bots, given in this order. */
  botNames: [
    'Ada',
    'Blaise',
    'Clio',
    'Dante',
    'Edda',
    'Fritz',
    'Gala',
    'Hugo',
    'Iris',
    'Jules',
    'Kiki',
    'Lars',
  ],
};
