/** The screens around a table: setting up, the end of a round, and what is wrong with tables. */
import type { KeepTrouble } from '../../protocol/lobby.ts';
import { LONGEST_NAME } from '../../protocol/names.ts';
import type { NameFault } from '../closed-lists.ts';
import type { SetupFacts, TableFault } from '../facts.ts';
import { andList, cardCount, numberWord, orList, possessive, WAYS } from './grammar.ts';

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** How a game ended. */
export const result = {
  over: 'Game over',
  place: (place: number) => `${place}${ENDINGS[ordinals.select(place)] ?? 'th'}`,
  drawn: 'A draw',
  winner: (name: string) => `${name} wins`,
};

/** Setting up a table. */
export const setup = {
  title: 'A new table',
  rules: 'Rules',
  /** Beside rules that don’t come with Burnpile. */
  own: 'your own',
  /**
   * Of rules made from others, whose own sentence isn’t true of them; `differs` names some cards: `8 skips`. Whether
   * other rules differ besides is `more`.
   */
  like: (base: string, differs: readonly string[], more: boolean) =>
    differs.length === 0
      ? `Like ${base}, with changes.`
      : `Like ${base}, but ${differs.join(', ')}${more ? ', and more' : ''}.`,
  /** A card by its sign; `isDone`: that says what the card does, as a verb. */
  special: (card: string, sign: string, isDone: boolean) => `${card}${isDone ? '' : ':'} ${sign}`,
  /** A card that is special in the rules that others were made from, and not in these. */
  plain: (card: string) => `${card} plain`,
  /** The chosen rules are gone; `now` are chosen instead. */
  gone: (rules: string, now: string) => `${rules} can’t be chosen any more, so ${now} is chosen instead.`,
  /** A file of own rules that can’t be used, and why. */
  brokenRules: (file: string, why: string) => `Your rules in ${file} can’t be played: ${why}`,
  options: 'Options',
  /** Button on the page of the rules: how many of their options are chosen. */
  usual: 'as in the rules',
  /** Of an option that does nothing without another one: that one’s sentence. */
  optionNeeds: (other: string) => `Does something only together with this: ${other}`,
  players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
  seats: 'Players',
  clockwise: 'as they sit round the table, clockwise',
  seat: (number: number) => `Name of player ${number}`,
  deals: 'deals',
  /** In place of a name: where Enter has opened a place for one who may not come. */
  oneMore: 'one more?',
  dealsHere: (name: string) => `${name} deals`,
  add: 'Add a player',
  /** Buttons that move a player by one place, as short as can be, and what they do at length. */
  ways: WAYS,
  move: (name: string, way: keyof typeof WAYS) => `Move ${name} one place ${WAYS[way]}`,
  remove: (name: string) => `Remove ${name}`,
  namesHint: 'Enter goes to the next name. Drag a chip to move a player, or “deals” to another dealer.',
  lastLoser: 'Last loser',
  lastLoserHint: 'If the loser of a round deals or starts the next one, it is this player.',
  nobody: 'nobody yet',
  /** How the cards on the table are read. */
  reading: 'How the cards are read',
  scanner: 'Scanner',
  scannerKinds: 'not set up yet',
  ready: 'ready',
  cameraLooks: 'looks down on the pile',
  byHand: 'By hand',
  byHandWhat: 'tap the cards, or type them',
  /** A card that was scanned to try it out. */
  wasRead: (card: string) => `${card} was read.`,
  tryIt: 'Scan any card to try it out. Nothing is recorded.',
  /** The button to what is seldom changed, and its heading. */
  more: 'More',
  round: 'This round',
  sums: {
    count: (players: number) => `${numberWord(players)} ${players === 1 ? 'player' : 'players'}`,
    who: ({ here, phone, bot }: Record<'here' | 'phone' | 'bot', number>) =>
      andList([
        ...(here === 0 ? [] : [here === 1 ? 'you' : `${numberWord(here)} of you here`]),
        ...(phone === 0 ? [] : [`${numberWord(phone)} ${phone === 1 ? 'phone' : 'phones'}`]),
        ...(bot === 0 ? [] : [`${numberWord(bot)} ${bot === 1 ? 'bot' : 'bots'}`]),
      ]),
    scanner: ({ rules, players, dealer }: SetupFacts) =>
      `${rules}, ${players}, ${dealer} deals, the *scanner* reads the cards.`,
    camera: ({ rules, players, dealer }: SetupFacts) =>
      `${rules}, ${players}, ${dealer} deals, the *camera* reads the cards.`,
    hand: ({ rules, players, dealer }: SetupFacts) =>
      `${rules}, ${players}, ${dealer} deals, and you tap the cards.`,
    /** `dealer` is null where the only person at this screen deals. */
    play: ({ rules, players, dealer }: Omit<SetupFacts, 'dealer'> & { readonly dealer: string | null }) =>
      `${rules}, ${players}, ${dealer === null ? '*you* deal' : `${dealer} deals`}.`,
  },
  register: 'Scan the face-up cards first',
  registerHint: 'Then the screen knows them from the start.',
  start: 'Start',
  /** After the fault that too many or too few people sit here: an option that is for as many. */
  orOption: (option: string) => `Or choose the option “${option.replace(/\.$/, '')}”.`,
  /** Beside the same fault: makes it as many as the rules are for. */
  fitSeats: (seats: number) => `Change to ${seats} seats`,
  /** After the same fault: the rules that are for as many, if they are few. */
  orRules: (games: readonly string[]) =>
    `${andList(games)} ${games.length === 1 ? 'allows' : 'allow'} that many.`,
  /** Starts though names are missing: `namesMissing` says how those are called then. */
  startNameless: 'Start anyway',
  namesMissing: (names: readonly string[]) =>
    names.length === 1
      ? `A name is missing. Type it, or start anyway with ${andList(names)}.`
      : `${names.length} names are missing. Type them, or start anyway with ${andList(names)}.`,
  faults: {
    sameName: 'Somebody else has this name, or one that looks the same. Choose another.',
    longName: `At most ${LONGEST_NAME} letters fit on the screen. Shorten the name.`,
  } satisfies Record<Exclude<NameFault, 'noName'>, string>,
  /** A seat has another name than before, and so is another person in the scores. */
  instead: (name: string, was: string) => `${name} counts as a new player in the scores, not as ${was}.`,
  samePerson: 'Same person, renamed',
  samePersonHint: (name: string, was: string) => `${was} is called ${name} from now on, in the scores too`,
};

/** The end of a round. */
export const end = {
  loses: (name: string) => `${name} loses`,
  next: 'next round',
  deals: (name: string) => `${name} deals next`,
  starts: (names: readonly string[]) => `${orList(names)} starts`,
  again: 'Again',
  playAgain: 'Play again',
  /** How a round ended, to the player at this screen, or of another. */
  youAreFirst: 'You’re out first!',
  youAre: (place: number) => `You’re ${result.place(place)}`,
  youAreLeft: 'You’re left holding the cards',
  isLeft: (name: string) => `${name} is left holding the cards`,
  leftWith: (cards: number) => `left holding ${cardCount(cards)}`,
  /** Under the name of who lost, to be read from afar. */
  isLeftWith: (cards: number) => `is left holding ${cardCount(cards)}`,
  roundIsOver: (round: number) => `Round ${round} is over`,
  nextRound: 'Next round',
  /** Under the face-up cards that somebody is left with. */
  layFaceUp: 'face up',
  turnedOver: (cards: number) =>
    cards === 1 ? 'the face-down card, turned over' : 'the face-down cards, turned over',
  places: 'In the order in which they got rid of their cards',
  /** The slip about the round; minutes are null where they aren’t known. */
  theRound: 'The round',
  took: (minutes: number | null, moves: number) =>
    [
      ...(minutes === null ? [] : [minutes === 1 ? '1 minute' : `${minutes} minutes`]),
      moves === 1 ? '1 move' : `${moves} moves`,
    ].join(' · '),
  cards: cardCount,
  biggestPickUp: (names: readonly (string | null)[]) =>
    `biggest pick-up: ${andList(names.map((name) => name ?? 'you'))}`,
  burns: (burns: number) => (burns === 1 ? '1 burn' : `${burns} burns`),
  turned: (move: number) => `Turning point: move ${move}`,
  /** Null is the player at this screen. */
  turnedFor: (name: string | null) => `From then on ${name ?? 'you'} had the most cards.`,
  replayAll: 'Replay the round',
  replay: 'Replay',
  /** Null is the player at this screen. */
  titled: (name: string | null, title: string) =>
    `${name === null ? 'Your loser’s title' : `Loser’s title for ${name}`}: ${title}.`,
  because: (losses: number) =>
    `For ${losses === 1 ? 'the first round lost' : `${losses} rounds lost`} at this table.`,
  /** Under the headline that says who lost: how often so far. */
  lostRounds: (name: string, losses: number) =>
    losses === 1
      ? `${possessive(name)} first lost round at this table`
      : `${name} has lost ${losses} rounds at this table`,
  watchAgain: 'Watch again',
  other: 'Other rules or players',
};

/** The bars beside the game on the table screen. */
export const aside = {
  home: 'Home',
  leaving: 'Leave this table?',
  kept: 'The round is kept: “Continue” on the home screen brings you back to it.',
  notKept: 'It could not be written to the disk: once you leave, it is lost.',
  leave: 'Leave',
  stay: 'Stay',
  settings: 'Settings',
  /** A switch, which shows by itself whether it is on. */
  sound: 'Sound',
  /** For a moment, once its key was pressed. */
  switched: (on: boolean) => `Sound is ${on ? 'on' : 'off'}`,
  help: 'Keys',
  scanFaceUp: 'Scan face-up cards',
  scanSwapped: 'Scan again after swapping',
  nextSeat: 'Next player',
  /** Buttons after swapping: this player’s face-up cards are as before; so are those of all who are left. */
  asBefore: 'As before',
  othersAsBefore: 'All others too',
  endRegistering: 'On to the first card',
  /** How to enter the first card: cards can be tapped here, behind a button, or not at all. */
  firstCard: {
    here: 'Scan the first card, or tap it.',
    behind: (button: string) => `Scan the first card. To tap it, choose “${button}” in the menu.`,
    elsewhere: 'Scan the first card.',
  },
  /** The same where nothing can be scanned. */
  firstByHand: {
    here: 'Tap the first card, or type it.',
    behind: (button: string) => `Choose “${button}” in the menu, then tap the first card.`,
  },
};

/** Why a table can’t be opened, and what to do. */
export const faults: {
  readonly [C in TableFault['code']]: (fault: Extract<TableFault, { readonly code: C }>) => string;
} = {
  NOBODY_OF_THAT_NAME: ({ name }) =>
    `Nobody called "${name}" sits at this table. For the dealer and the last loser, use the names of the seats.`,
  NO_OCCUPANT: ({ name }) => `Nobody plays for "${name}". Say for every seat who plays it.`,
  SAME_NAME: ({ name }) =>
    `Two seats are called "${name}", or nearly so. Give each seat a name that can’t be mistaken for another.`,
  LONG_NAME: ({ name }) =>
    `"${name}" is too long to be read on the screen. Shorten it to ${LONGEST_NAME} letters.`,
  EMPTY_NAME: () => 'A seat has no name. Give every seat a name of its own.',
  NO_SHUFFLE: () => 'Nothing says how the cards of this game are shuffled. Begin a new one.',
  BAD_RECORDING: ({ path }) =>
    `The recording ${path} can’t be read. Choose another file, or another scanner.`,
  DEAL_NO_ROW: ({ players, min, max }) =>
    `${players} ${players === 1 ? 'player sits' : 'players sit'} here, but these rules are for ${min === max ? `${min} players` : `${min} to ${max}`}. Change the number of seats, or the rules.`,
  DEAL_TOO_BIG: ({ players, needed, deck }) =>
    `${players} players need ${needed} cards, but the deck has ${deck}. Play with fewer people, or add jokers or a pack.`,
};

/** Why not everything could be written to the disk, as a part of a sentence. */
export const whyNotKept: Record<KeepTrouble, string> = {
  diskFull: 'the disk is full',
  readOnly: 'Burnpile may not write there',
  noFolder: 'the folder is gone',
  other: 'the disk can’t be written to',
};

/** Why there is no folder to keep things in, as a part of a sentence. */
export const whyNoFolder: Record<KeepTrouble, string> = {
  ...whyNotKept,
  noFolder: 'a file already has its name, or the folder it belongs in is missing',
};

/** Why something couldn’t be written, as a part of a sentence: what has no code, as the system says it. */
export const whyUnwritten = (why: string): string =>
  Object.hasOwn(whyNoFolder, why) ? whyNoFolder[why as KeepTrouble] : why;
