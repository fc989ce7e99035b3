/** Find your game: what a table is asked about how it plays, and how near other rules are. */

import type { CardAnswer, TableAnswer, TableQuestion } from '../../engine/rules/answers.ts';
import { oneOf } from './cards.ts';

/** Whether equal cards fit, here and in the editor. */
export const equal = {
  yes: 'may be played',
  no: 'may not be played',
  completesSet: 'only to complete a set',
};

/** What comes before the first card, here and in the editor. */
export const exchanges = {
  none: 'no swapping',
  swap: 'swapping before play',
  pick: 'face-up cards are chosen',
};

/** When a round is over, here and in the editor. */
export const ends = {
  firstOut: 'as soon as one is out',
  rankAll: 'when everybody has a place',
  lastHolder: 'when one is left with cards',
};

/** Words for every answer to a question that isn't about a card. */
type AnswerWords = { readonly [Q in TableQuestion]: Readonly<Record<TableAnswer<Q>, string>> };

/** All words of it. */
export const findGame = {
  title: 'Find your game',
  question: 'How do you play at your table?',
  what: 'Tap what you know. A dashed frame is what the closest rules say: it stays unless you tap something else.',
  /** In the place of the nearest rules, before any answer. */
  nothingYet: 'Tap your first answer, and the rules closest to yours appear here.',
  /** What is heard of an answer in a dashed frame. */
  comesAlong: 'as in the closest rules',
  /** The question about a card, and its answers, shown by signs. */
  card: (rank: string) => `What does ${oneOf(rank)} do?`,
  columns: {
    reset: 'resets',
    transparent: 'is invisible',
    atMost: 'or lower',
    atLeast: 'or higher',
    skip: 'skips',
    reverse: 'reverses',
    again: 'goes again',
    burn: 'burns',
    ordinary: 'nothing',
  } satisfies Record<CardAnswer, string>,
  asked: {
    deck: 'Which pack?',
    deal: 'How many cards face down, face up and in hand?',
    exchange: 'Before the first card?',
    beat: 'What goes on a card?',
    equal: 'And equal cards?',
    together: 'How many cards at once?',
    match: 'Two cards were played together: how many must the next player play?',
    starts: 'Who starts?',
    dealer: 'Who deals the next round?',
    ofAKind: 'Four of a kind?',
    pickUp: 'May you pick up the pile if you could play?',
    takes: 'Is a face-up card picked up with the pile?',
    draw: 'Do you draw after playing?',
    chance: 'May you try the top card of the stock?',
    ends: 'When is the round over?',
  } satisfies Record<TableQuestion, string>,
  answers: {
    deck: { 52: '52 cards', jokers: 'with two jokers', 32: '32 cards, 7 to ace' },
    deal: { 3: 'three of each', 4: 'four of each' },
    exchange: exchanges,
    beat: { up: 'a higher card', down: 'a lower card' },
    equal,
    together: { single: 'one', set: 'several of a rank' },
    match: { free: 'any number', atLeast: 'two or more' },
    starts: {
      rank: 'the lowest card from 3 up',
      lowest: 'the lowest card in hand',
      race: 'the first to play a three',
      seat: 'left of the dealer',
      loser: 'the last loser',
    },
    dealer: { rotate: 'the next in turn', loser: 'the loser' },
    ofAKind: { burn: 'burn the pile', outOfTurn: 'burn it, also out of turn', no: 'nothing' },
    pickUp: { onlyIfUnable: 'no', optional: 'yes' },
    takes: { 0: 'no', 1: 'when playing from these', always: 'always' },
    draw: { yes: 'yes', no: 'no' },
    chance: { none: 'no', flipStock: 'instead of picking up', atWill: 'on any turn' },
    ends,
  } satisfies AnswerWords,
  /** Below what is dealt of a pack. */
  enough: (players: number) => `Enough cards for up to ${players} players.`,
  forget: 'Start again',
  /** Beside rules that say the same as all that was answered. */
  sameSoFar: 'Same so far',
  /** What has to be changed in rules, so that they are as was answered. */
  change: (what: readonly string[]) => `Different in yours: ${what.join(', ')}`,
  /** What comes along with rules that nobody asks about, in clauses. */
  brings: (what: readonly string[]) => `Also: ${what.join('; ')}`,
  /** What else changed with the last answer, and how much more that isn't said. */
  changed: (what: readonly string[], more: number) =>
    `Changed with your last tap: ${[...what, ...(more > 0 ? [`${more} more`] : [])].join(', ')}.`,
  /** Of what is none of the answers: a card, or a question. */
  otherwise: (what: string) => `something else for ${what}`,
  /** A button beside what else changed with the last answer. */
  keepAsItWas: 'Undo these',
  /** The answers as sentences; a card is named first. */
  said: {
    cards: {
      reset: (rank: string) => `${rank} resets`,
      transparent: (rank: string) => `${rank} is invisible`,
      atMost: (rank: string) => `after ${rank}: ${rank} or lower`,
      atLeast: (rank: string) => `after ${rank}: ${rank} or higher`,
      skip: (rank: string) => `${rank} skips`,
      reverse: (rank: string) => `${rank} reverses`,
      again: (rank: string) => `${rank} goes again`,
      burn: (rank: string) => `${rank} burns`,
      ordinary: (rank: string) => `${rank} does nothing special`,
    } satisfies Record<CardAnswer, (rank: string) => string>,
    table: {
      deck: { 52: '52 cards', jokers: 'two jokers', 32: '32 cards' },
      deal: { 3: 'three cards of each', 4: 'four cards of each' },
      exchange: exchanges,
      beat: { up: 'play higher', down: 'play lower' },
      equal: {
        yes: 'equal cards may be played',
        no: 'no equal cards',
        completesSet: 'equal cards only to complete a set',
      },
      together: { single: 'one card at a time', set: 'several of a rank together' },
      match: { free: 'any number of cards after a pair', atLeast: 'two or more after a pair' },
      starts: {
        rank: 'the lowest card from 3 up starts',
        lowest: 'the lowest card in hand starts',
        race: 'the first to play a three starts',
        seat: 'the player left of the dealer starts',
        loser: 'the last loser starts',
      },
      dealer: { rotate: 'everybody deals in turn', loser: 'the loser deals' },
      ofAKind: {
        burn: 'four of a kind burn',
        outOfTurn: 'four of a kind burn, also out of turn',
        no: 'four of a kind do nothing',
      },
      pickUp: { onlyIfUnable: 'pick up only if nothing fits', optional: 'pick up at will' },
      takes: {
        0: 'face-up cards stay at a pick-up',
        1: 'a face-up card goes along when playing from these',
        always: 'a face-up card goes along with every pick-up',
      },
      draw: { yes: 'cards are drawn', no: 'nobody draws' },
      chance: {
        none: 'no trying the stock',
        flipStock: 'try the stock instead of picking up',
        atWill: 'try the stock on any turn',
      },
      ends: {
        firstOut: 'over as soon as one is out',
        rankAll: 'over when everybody has a place',
        lastHolder: 'over when one is left with cards',
      },
    } satisfies AnswerWords,
  },
  /** Rules that are as was answered; others, as they are by themselves; and these changed to what was answered. */
  readAndPlay: 'Read and play',
  read: (name: string) => `Read ${name}`,
  ours: 'Play it our way …',
  nearest: (name: string) => `Closest: ${name}.`,
  /** Where these were nearest before, and stay although others differ in less. */
  from: (name: string) => `Starting from ${name}.`,
  edit: 'Change it …',
};
