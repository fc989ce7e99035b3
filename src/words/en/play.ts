import type { Occupant } from '../../protocol/play.ts';
import type { Pace } from '../../protocol/settings.ts';
import { andList, cardCount, possessive } from './grammar.ts';

type BotLevel = Extract<Occupant, { who: 'bot' }>['level'];

const seatsOf = (names: readonly string[]): string =>
  names.length === 1 ? `${possessive(names[0]!)} seat` : `the seats of ${andList(names)}`;

/** A table without a deck: the program deals, and cards are played on screens. */
export const play = {
  /** The title of its set-up. */
  title: 'Play without a deck',
  setup: {
    /** Who plays a seat. */
    who: (name: string) => `Who plays for ${name}`,
    here: 'At this screen',
    phone: 'With a phone',
    bot: (level: string) => `Bot, ${level}`,
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
    add: 'Add a player',
    hint: 'Several people at this screen hand it to each other: nobody sees another’s cards.',
    advanced: 'More',
    grace: {
      name: 'Time to complete a set out of turn',
      what: 'The next move waits this long if two or three equal cards lie there and somebody may have the others.',
    },
    seconds: (seconds: number) => (seconds === 0 ? 'none' : `${seconds} s`),
  },
  levels: { random: 'random', easy: 'easy', medium: 'medium', strong: 'strong' } satisfies Record<
    BotLevel,
    string
  >,
  pace: {
    title: 'Without a deck',
    label: 'Pace',
    what: 'How long bots seem to think, and how long cards take to move.',
    names: { off: 'at once', fast: 'fast', usual: 'usual', slow: 'slow' } satisfies Record<Pace, string>,
  },
  yourTurn: 'Your turn',
  youLose: 'You lose',
  youWin: 'You win',
  chooseCards: 'Choose cards',
  /** In the exchange: the player shown has nothing left to choose, or is ready. */
  readyOrNot: 'Ready?',
  othersGetReady: 'The others get ready',
  mayGoAgain: 'may play again, or That’s all',
  youStart: 'You may start',
  /** In the exchange: what may be done, and for whom the table waits. */
  swap: 'Swap, if you like',
  swapHow: 'Tap a card of your hand and a face-up one: they change places. Then press Ready.',
  choose: (count: number) => `Choose ${cardCount(count)} to lie face up`,
  chooseHow: 'They are played when hand and stock are gone: good cards are worth keeping for then.',
  thenReady: 'Press Ready when you are.',
  waitsForReady: (names: readonly string[]) => `Waiting for ${andList(names)}`,
  dealt: 'The cards are dealt',
  /** Nobody has played a card yet. */
  firstCard: 'No card lies there yet',
  /** A card that was tried; `asked` is the demand in words. */
  asked: (asked: string) => `Asked for: ${asked}.`,
  /** A face-up card has to be picked up with the pile. */
  addWhich: 'Which face-up card goes with the pile?',
  labels: {
    own: (name: string) => `${possessive(name)} cards`,
    hand: 'Hand',
    table: 'On the table',
    actions: 'What you can do',
    stack: (number: number, cards: number) => `Face-down stack ${number}, ${cardCount(cards)}`,
    fits: 'fits',
    /** A face-up card that waits until the hand is empty. */
    later: 'later, when your hand is gone',
    noCards: 'No hand cards',
    cards: (count: number) => cardCount(count),
    out: 'No cards left: you are out.',
    bot: (level: string) => `bot, ${level}`,
    phone: 'phone',
    ready: 'ready',
    sitsIn: 'a bot sits in',
  },
  buttons: {
    lay: 'Lay',
    layThese: (cards: string) => `Lay ${cards}`,
    layHere: 'Lay here',
    layFaceUp: (chosen: number, wanted: number) => `Lay face up: ${chosen} of ${wanted}`,
    turnOver: 'Turn it over',
    tryStock: 'Try the top of the stock',
    all: (plural: string) => `All ${plural}`,
    pickUp: 'Pick up',
    done: 'That’s all',
    draw: 'Agree to a draw',
    ready: 'Ready',
    unmake: 'Take back',
    cancel: 'Cancel',
    byRank: '⇅ By rank',
    hide: 'Hide my cards',
    seeCards: (name: string) => `Show ${possessive(name)} cards`,
  },
  /** More than one person plays at this screen. */
  cover: {
    handTo: (name: string) => `Hand the screen to ${name}`,
    why: 'Nobody else should look now.',
    show: (name: string) => `I’m ${name}: show my cards`,
    showMine: 'Show my cards',
    closed: 'All hands are covered.',
  },
  grace: { open: 'Jump in now with the missing cards.', held: 'Your move waits for a jump-in.' },
  waits: {
    away: (names: readonly string[]) =>
      names.length === 1
        ? `${possessive(names[0]!)} phone is away.`
        : `The phones of ${andList(names)} are away.`,
    free: (names: readonly string[]) => `Nobody has taken ${seatsOf(names)} yet.`,
    left: (names: readonly string[]) => `Nobody has ${seatsOf(names)} any more.`,
    /** The table isn’t open to the network, so no phone can come. */
    closed: 'No phone reaches this table: open it to the network, under Players and phones.',
  },
};
