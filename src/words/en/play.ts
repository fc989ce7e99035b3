import type { Occupant } from '../../protocol/play.ts';
import type { Pace } from '../../protocol/settings.ts';
import type { StartFacts } from '../facts.ts';
import { startCard } from './beginning.ts';
import { calledBy, rankName } from './cards.ts';
import { andList, capital, cardCount, numberWord, orList, possessive } from './grammar.ts';

type BotLevel = Extract<Occupant, { who: 'bot' }>['level'];

const seatsOf = (names: readonly string[]): string =>
  names.length === 1 ? `${possessive(names[0]!)} seat` : `the seats of ${andList(names)}`;

/** A table without a deck: the program deals, and cards are played on screens. */
export const play = {
  /** The title of its set-up. */
  title: 'Play without cards',
  setup: {
    /** Who plays a seat. */
    who: (name: string) => `Who plays for ${name}`,
    here: 'At this screen',
    phone: 'With a phone',
    bot: (level: string) => `Bot, ${level}`,
    add: 'Add a player',
    hint: 'Sharing this screen? Pass it round: hands stay hidden.',
    advanced: 'More',
    grace: {
      name: 'Time to jump in',
      what: 'As long as somebody may have cards to jump in with, the next move waits this long.',
    },
    seconds: (seconds: number) => (seconds === 0 ? 'none' : `${seconds} s`),
  },
  levels: { random: 'random', easy: 'easy', medium: 'medium', strong: 'strong' } satisfies Record<
    BotLevel,
    string
  >,
  pace: {
    title: 'Without cards',
    label: 'Pace',
    what: 'How long bots seem to think, and how long cards take to move.',
    names: { off: 'at once', fast: 'fast', usual: 'usual', slow: 'slow' } satisfies Record<Pace, string>,
  },
  yourTurn: 'Your turn',
  /** After `yourTurn`: the turn has not passed on. */
  again: ' again',
  /** Nobody sits between the player shown and whose turn it is. */
  youAreNext: 'You are next.',
  youLose: 'You lose',
  youWin: 'You win',
  chooseCards: 'Choose cards',
  /** In the exchange: the player shown has nothing left to choose, or is ready. */
  readyOrNot: 'Ready?',
  othersGetReady: 'The others get ready',
  mayGoAgain: 'may go again or press “End my turn”',
  /** The card that was played lets its player choose who has the next turn. */
  chooseNext: 'Who plays next?',
  sayWhat: 'What does the card do?',
  youStart: 'You start',
  /** In the exchange: what may be done, and for whom the table waits. */
  swap: 'Swap, if you like',
  swapWhy: 'Your face-up cards come after your hand, so put your best there.',
  swapHow: 'Tap a hand card, then a face-up card.',
  /** `cards` are those of the hand that equal a face-up one. */
  stackHow: (cards: readonly string[]) =>
    `You may also put ${orList(cards)} on an equal face-up card and draw one: tap the card.`,
  swapWith: (card: string) => `Swap ${card} for what?`,
  tapFaceUp: 'Tap one of your face-up cards.',
  tapHand: 'Tap a card in your hand.',
  choose: (count: number) => `Choose ${cardCount(count)} to put face up`,
  chooseHow: 'You play them after your hand, so choose your best cards.',
  thenReady: 'Press Ready when you are.',
  waitsForReady: (names: readonly string[]) => `Waiting for ${andList(names)}`,
  dealt: 'The cards are dealt',
  /** Under what the pile demands: how many cards lie there. */
  onPile: (count: number) => `${cardCount(count)} in the pile`,
  emptyPile: 'The pile is empty',
  playAnything: 'Play anything',
  /** Where the very card that lets you start has to be played. */
  playFirst: (facts: StartFacts) => `Play ${startCard(facts)}`,
  /** Cards that are thrown in before play. */
  throwIn: (facts: StartFacts) => `Throw in ${startCard(facts)}`,
  throwFirst: 'Throw cards in first',
  /** Why this player starts, the name null for the reader; null where the rules give no reason. */
  startsSince: (facts: StartFacts): string | null => {
    const { by, name } = facts;
    if (by === 'thrownIn')
      return facts.ranks.length > 0
        ? 'The player after the last to throw one in starts.'
        : `${name === null ? 'You start: you come' : `${name} comes`} after the last to throw cards in.`;
    if (facts.card !== null || facts.ranks.length > 0)
      return `${name === null ? 'You start: you have' : `${name} has`} ${by === 'lowest' ? 'the lowest card, ' : ''}${startCard(facts)}.`;
    if (by === 'loser' || by === 'winner')
      return `${name ?? 'You start: you'} ${by === 'loser' ? 'lost' : 'won'} the last round.`;
    if (by === 'worstFaceUp')
      return `${name === null ? 'You start: you have' : `${name} has`} the worst face-up cards.`;
    return by === 'seat'
      ? `${name === null ? 'You start: you sit' : `${name} sits`} next to the dealer.`
      : null;
  },
  /** Why the same player goes on; null for you. */
  burned: (name: string | null) =>
    name === null ? 'The pile is burned: you go again' : `The pile is burned: ${name} goes again`,
  /** Why some of these were refused. */
  together: (cards: string) => `Too few cards: play ${cards} together.`,
  /** A face-up card has to be picked up with the pile. */
  addWhich: 'Which face-up card do you pick up with the pile?',
  /** What was ruled, where everybody has seen it happen; `who` is null for the only player at this screen. */
  ruled: {
    fits: (who: string | null, cards: string, count: number) =>
      `${who === null ? 'Your' : possessive(who)} ${cards} ${count === 1 ? 'fits' : 'fit'}`,
    /** Who played a card, where more is said of it than that it fits. */
    played: (who: string | null, cards: string) => `${who ?? 'You'} played ${cards}`,
    /** The same where it has completed these: `four sixes`. */
    completed: (played: string, equals: string) => `${played}: ${equals}`,
    /** A face-down card that didn’t fit. */
    failed: (who: string | null, cards: string, count: number) =>
      `${who ?? 'You'} turned over ${cards}: it doesn’t fit. ${who === null ? 'You pick up' : `${who} picks up`} ${cardCount(count)}.`,
    /** The top of the stock, tried, didn’t fit. */
    stockFailed: (who: string | null, cards: string, count: number) =>
      `${who ?? 'You'} tried the top of the stock: ${cards} doesn’t fit. ${who === null ? 'You pick up' : `${who} picks up`} ${cardCount(count)}.`,
    pickedUp: (who: string | null, count: number) =>
      `${who === null ? 'You pick up' : `${who} picks up`} the pile (${cardCount(count)})`,
  },
  /** Why one's own move wasn't made: who jumped in before it, and with which cards. */
  overtaken: (who: string, cards: string, burns: boolean) =>
    `${who} jumped in first with ${cards}${burns ? ' and burned the pile' : ''}. Your move was not made.`,
  /** What bots say at big moments of theirs: one of these, in a word or two. */
  remarks: {
    burn: ['Hot, hot!', 'All gone!', 'Up it goes!', 'Warm, isn’t it?'],
    bigPile: ['Oh dear.', 'All mine …', 'Heavy!', 'Well, thanks.'],
    failed: ['Bad luck!', 'Knew it.', 'Oh no!', 'Had to try.'],
    out: ['I’m out!', 'Bye-bye!', 'Done here!', 'See you!'],
  },
  menu: {
    title: 'Menu',
    round: 'This round',
    help: 'Help',
    screen: 'This screen',
    beginners: 'Beginners’ help',
    /** From a first round, for those who need it no more. */
    ordinary: 'Play a normal round',
    /** Switch: bots say something at big moments. */
    remarks: 'Bots talk',
  },
  labels: {
    own: (name: string) => `${possessive(name)} cards`,
    hand: 'Hand',
    table: 'On the table',
    actions: 'What you can do',
    /** Beside a player on a small screen: how many cards lie there, face up or face down. */
    stack: (number: number, cards: number) => `Face-down stack ${number}, ${cardCount(cards)}`,
    fits: 'fits',
    /** A card that may be played only with others of its rank. */
    fitsTogether: 'fits only with others of its rank',
    /** In the exchange: the chosen card may be swapped with it. */
    swaps: 'can be swapped',
    /** A face-up card that waits until the hand is empty. */
    later: 'later, when your hand is empty',
    /** Beside face-up cards that wait, and beside face-down ones where no others do. */
    afterHand: 'face up, for later',
    afterAll: 'face down, for later',
    /** The last plays, as cards. */
    trail: 'Last moves',
    /** In the place of its cards, with their number: a pick-up. */
    pickedUp: (count: number) => `picked up ${cardCount(count)}`,
    /** Of a face-down card in the last moves. */
    failed: 'didn’t fit',
    noCards: 'Your hand is empty',
    cards: (count: number) => cardCount(count),
    /** To a player who has no cards left; `place` is `2nd`. */
    outAs: (place: string) => `You’re out: ${place}`,
    othersPlayOn: 'The others play on.',
    bot: (level: string) => `bot, ${level}`,
    phone: 'phone',
    phoneAway: 'phone away',
    ready: 'ready',
    sitsIn: 'a bot sits in',
  },
  buttons: {
    lay: 'Play',
    layThese: (cards: string) => `Play ${cards}`,
    /** Equal cards, as their number: `Play three 7s`. */
    layEqual: (count: number, plural: string) => `Play ${numberWord(count)} ${plural}`,
    layHere: 'Play here',
    /** In its place while nothing is chosen, by what is left to play from. */
    choose: { cards: 'Choose a card', faceDown: 'Choose a face-down card' },
    layFaceUp: (chosen: number, wanted: number) =>
      chosen !== wanted
        ? `Face up: ${chosen} of ${wanted}`
        : wanted === 1
          ? 'Put this card face up'
          : 'Put these face up',
    turnOver: 'Turn it over',
    tryStock: 'Try the top of the stock',
    /** `owner` is whose card it is; null where it is one’s own. */
    stackOn: (card: string, on: string, owner: string | null) =>
      `Put ${card} on ${owner === null ? 'your' : possessive(owner)} ${on}`,
    all: (plural: string) => `All ${plural}`,
    /** Plays these cards, or goes on with the one that was turned over, and says what they do. */
    way: (cards: string | null, does: string) => (cards === null ? capital(does) : `Play ${cards}: ${does}`),
    /** Before the ranks that wild cards may count as; the first is whatever fits. */
    countsAs: 'Counts as',
    whatFits: 'whatever fits',
    pickUp: 'Pick up the pile',
    done: 'End my turn',
    /** Plays them out of turn. */
    jumpIn: (cards: string) => `Jump in: ${cards}`,
    /** Chooses who plays next. */
    next: (name: string) => `${name} is next`,
    draw: 'Agree to a draw',
    ready: 'Ready',
    unmake: 'Take back',
    /** Only bots are left, and play the rest at once. */
    toEnd: 'See the end',
    cancel: 'Cancel',
    byRank: 'Sort by rank',
    hide: 'Hide my cards',
    seeCards: (name: string) => `Show ${possessive(name)} cards`,
  },
  /** More than one person plays at this screen. */
  cover: {
    handTo: (name: string) => `Hand the screen to ${name}`,
    why: 'Nobody else should look now.',
    show: 'Show my cards',
    closed: 'All hands are covered.',
  },
  grace: {
    /** `kind` is that of the card on top; it may be that one card of it alone counts. */
    open: (kind: string) => `Has anyone got another ${calledBy(rankName(kind))} to jump in with?`,
    /** Only one may have them. */
    one: (name: string, kind: string) => `${name} may jump in with another ${calledBy(rankName(kind))}.`,
    yours: (cards: string) => `You can jump in with ${cards}.`,
    held: 'Your move waits for a jump-in.',
  },
  waits: {
    away: (names: readonly string[]) =>
      names.length === 1
        ? `${possessive(names[0]!)} phone is away.`
        : `The phones of ${andList(names)} are away.`,
    free: (names: readonly string[]) => `Nobody has taken ${seatsOf(names)} yet.`,
    left: (names: readonly string[]) => `Nobody is in ${seatsOf(names)} any more.`,
    /** The table isn’t open to the network, so no phone can come. */
    closed: 'No phone can reach this table. Open it to the network under Players and phones.',
  },
};
