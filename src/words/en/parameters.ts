import { parseRankOrder } from '../../engine/rules/order.ts';
import type { DealRow, FirstStep, RuleSet } from '../../engine/rules/schema.ts';
import type { ApartFromParameters } from '../closed-lists.ts';
import { forRanks } from '../say/names.ts';
import { cardName, oneOf, plurals, rankName, rankNames } from './cards.ts';
import { andList, cardCount, numberWord } from './grammar.ts';

/** `from low to high 2 3 … K A`. */
const orderWords = (order: string): string =>
  `from low to high ${rankNames(parseRankOrder(order) ?? []).join(' ')}`;

const exchangeWords = {
  none: ' without swapping',
  swap: ' where cards are swapped',
  pick: ' where cards are chosen',
} as const;

/** How one number of players is dealt. */
export function dealRow({ players: [min, max], exchange, faceDown, faceUp, hand }: DealRow): string {
  const { stacks, depth } = faceDown;
  const down = depth === 1 || stacks === 0 ? `${stacks} face down` : `${stacks} stacks of ${depth} face down`;
  const whom = `${min === max ? min : `${min} to ${max}`} players${exchange === undefined ? '' : exchangeWords[exchange]}`;
  return `${whom}: ${andList([down, `${faceUp} face up`, `${hand} in hand`])}`;
}

const zoneWords = {
  hand: 'in hand',
  faceUp: 'face up',
  faceUpThenHand: 'face up, otherwise in hand',
  both: 'in hand or face up',
} as const;

/** Who begins, by one step of a rule set. */
export const starts: { readonly [B in FirstStep['by']]: (step: Extract<FirstStep, { by: B }>) => string } = {
  loser: () => 'the loser of the last round',
  winner: () => 'the winner of the last round',
  seat: ({ seat }) =>
    seat === 'dealerLeft' ? 'the player to the dealer’s left' : 'the player to the dealer’s right',
  card: ({ card, zone }) => `the player who has the ${cardName(card)} ${zoneWords[zone]}`,
  rank: ({ from, go, zone }) =>
    `the player who has ${oneOf(rankName(from))} ${zoneWords[zone]}; if nobody has one, the ${go === 'up' ? 'next rank up' : 'closest rank'}`,
  race: ({ from }) =>
    `the first player to play ${oneOf(rankName(from))}; if nobody has one, the next rank up`,
  thrownIn: ({ from }) =>
    `the player after the last to throw in ${oneOf(rankName(from))} before play; if nobody has one, the next rank up is thrown in`,
  lowest: () => 'the player who has the lowest card in hand',
  worstFaceUp: () => 'the player with the worst face-up cards',
  random: () => 'a player drawn by lot',
};

/** Who begins, by all steps. */
const startsWords = (steps: readonly FirstStep[]): string =>
  steps.map((step) => (starts[step.by] as (one: FirstStep) => string)(step)).join('; otherwise ');

/** A value of a parameter, as people say it. */
type Say<T> = (value: T) => string;

/**
 * A clause for each value of each parameter: a closed list has them all written down, and a number, text or list
 * has a function.
 */
type ParameterWords<T> = [T] extends [readonly unknown[]]
  ? Say<T>
  : [T] extends [object]
    ? { readonly [K in keyof T]: ParameterWords<T[K]> }
    : [T] extends [boolean]
      ? Readonly<Record<'true' | 'false', string>>
      : [T] extends [string]
        ? string extends T
          ? Say<T>
          : Readonly<Record<T, string>>
        : Say<T>;

const equalIn = (where: string) => ({
  yes: `an equal card may be played ${where}`,
  no: `no equal card may be played ${where}`,
  completesSet: `an equal card may be played ${where} only to complete a set`,
});

const playFrom = (where: string) => ({
  single: `one card at a time ${where}`,
  set: `cards of one rank together ${where}`,
  run: `a run of cards together ${where}`,
  setOrRun: `cards of one rank or a run together ${where}`,
});

const call = (when: string) => (value: string | null) =>
  value === null ? `nothing is called ${when}` : `“${value}” is called ${when}`;

/** What something is called; empty if the rules leave it to the table. */
const textOf = (value: string): string => (value === '' ? 'called as usual' : `“${value}”`);

/** A clause for each value of each parameter. */
export const parameters: ParameterWords<Omit<RuleSet, ApartFromParameters>> = {
  players: {
    min: (count) => `${count} players or more`,
    max: (count) => `${count} players or fewer`,
    best: (count) => (count === null ? 'good for any number of players' : `best with ${count} players`),
  },
  deck: {
    packs: (count) => (count === 1 ? 'one pack' : `${numberWord(count)} packs`),
    jokers: (count) => (count === 0 ? 'no jokers' : count === 1 ? 'one joker' : `${count} jokers`),
    without: (ranks) => (ranks.length === 0 ? 'all ranks are in the pack' : `without ${plurals(ranks)}`),
  },
  rank: { order: orderWords },
  deal: {
    rows: (rows) => rows.map(dealRow).join('; '),
    starter: { true: 'the first card of the pile is turned up', false: 'the pile begins empty' },
    starterOnBurnRank: {
      asOrdinary: 'a first card that would burn is an ordinary one',
      turnAnother: 'if the first card would burn, another is turned up',
      anotherForSpecial: 'if the first card is special, another is turned up',
    },
  },
  leftover: {
    stock: 'the rest is the stock',
    dead: 'the rest is out of play',
    dealt: 'the rest is dealt too',
  },
  exchange: {
    none: 'cards are played as they were dealt',
    swap: 'hand cards may be swapped with face-up cards before play',
    pick: 'the face-up cards are chosen from the hand',
  },
  stacking: {
    no: 'no cards are put on face-up cards before play',
    own: 'before play equal cards may be put on your own face-up cards, and as many are drawn',
    anyone: 'before play equal cards may be put on anybody’s face-up cards, and as many are drawn',
  },
  first: {
    steps: startsWords,
    tie: {
      cwFromDealer: 'if several have it, the first of them starts, counting from the dealer’s left',
      fromDealer: 'if several have it, the dealer or else the first one clockwise starts',
      clubsFirst: 'if several have it, clubs go before the other suits',
      diamondsFirst: 'if several have it, diamonds go before the other suits',
      heartsFirst: 'if several have it, hearts go before the other suits',
      spadesFirst: 'if several have it, spades go before the other suits',
      dealtFirst: 'if several have it face up, the one dealt it first starts',
      claim: 'if several have it, any of them may start',
      random: 'if several have it, one is drawn by lot',
    },
    mustPlayIt: { true: 'the card that decides must be played first', false: 'any card may be played first' },
    window: {
      afterExchange: 'cards count as they are after the swap',
      beforeExchange: 'cards count as they were dealt',
    },
  },
  direction: { initial: { cw: 'clockwise', ccw: 'anticlockwise' } },
  beat: {
    direction: { up: 'higher cards follow', down: 'lower cards follow' },
    equal: {
      hand: equalIn('from the hand'),
      faceUp: equalIn('from the face-up cards'),
      faceDown: equalIn('from the face-down cards'),
    },
  },
  set: {
    play: { hand: playFrom('from the hand'), faceUp: playFrom('from the face-up cards') },
    max: (count) =>
      count === null
        ? 'any number of cards together'
        : count === 1
          ? 'one card at a time'
          : `at most ${cardCount(count)} together`,
    mixZones: {
      true: 'the last hand cards may be played with equal face-up cards',
      false: 'hand and face-up cards are never played together',
    },
    followUp: {
      true: 'until the next player acts, you may add equal cards to what you have just played',
      false: 'nothing is added to a play once the turn has passed on',
    },
  },
  match: {
    size: {
      free: 'any number of cards may follow',
      pairWhenStuck: 'a pair may be played without a higher single card, and then a higher pair is needed',
      atLeast: 'at least as many cards must follow',
    },
  },
  whenAlone: {
    set: {
      pairWhenStuck: 'a pair only without a higher single card',
      free: 'a pair at any time',
    },
  },
  jumpIn: {
    no: 'nobody jumps in with a single equal card',
    identical: 'anybody may jump in with the same card from another pack',
    equal: 'anybody may jump in with cards equal to the top one',
  },
  pass: {
    pickUp: {
      onlyIfUnable: 'you pick up the pile only if no card fits',
      optional: 'you may pick up the pile whenever you like',
    },
  },
  pickUp: {
    taker: {
      self: 'the player who can’t play picks up the pile',
      previousPlayer: 'the player before picks up the pile',
    },
    addFaceUp: (added) =>
      ({
        0: 'face-up cards stay when the pile is picked up',
        1: 'a player playing from the face-up cards picks up one of them with the pile',
        always: 'a player who picks up the pile picks up one of their face-up cards with it',
      })[added],
    next: {
      emptyPile: 'after that the pile is empty',
      newStarter: 'after that a new card is turned up to start the pile',
    },
  },
  chance: {
    none: 'nobody may try the top of the stock',
    flipStock: 'the top card of the stock may be tried instead of picking up the pile',
    atWill: 'the top card of the stock may be tried on any turn',
  },
  refill: {
    mode: {
      none: 'nothing is drawn',
      upTo: 'the hand is filled up',
      perCard: 'as many cards are drawn as were played',
    },
    size: (size) => (size === 'startingHand' ? 'up to the hand at the start' : `up to ${cardCount(size)}`),
  },
  faceUp: {
    use: {
      table: 'face-up cards are played from the table',
      toHand: 'face-up cards are taken into the hand',
    },
  },
  faceDown: {
    access: {
      afterFaceUp: 'face-down cards come after all face-up cards',
      whenUncovered: 'a face-down card may be turned over as soon as it is uncovered',
      stacksInOrder: 'the stacks are turned over in their order',
    },
  },
  blind: {
    fail: {
      pileAndCardToHand: 'a turned-over card that doesn’t fit is picked up with the pile',
      pileToHandCardStaysUp: 'a turned-over card that doesn’t fit stays face up, and the pile is picked up',
    },
  },
  joker: {
    value: {
      transparent: 'a joker stands for the card below it',
      reset: 'anything goes after a joker',
      ...forRanks((rank) => `a joker counts as ${oneOf(rankName(rank))}`),
    },
  },
  reverse: {
    count: {
      perPlay: 'play reverses once per play',
      perCard: 'play reverses once per card',
    },
  },
  skip: {
    count: { perPlay: 'one skip per play', perCard: 'one skip per card' },
    cap: {
      others: 'nobody skips themselves',
      passOverSelf: 'your own seat is passed over and not counted',
      none: 'your own seat is skipped like any other',
    },
  },
  sameColour: {
    set: { every: 'every card must have the colour', any: 'one card must have the colour' },
    exempt: (ranks) =>
      ranks.length === 0
        ? 'no rank is exempt from the colour'
        : `on cards of their own rank these may be of either colour: ${andList(rankNames(ranks))}`,
  },
  passOn: {
    colour: {
      any: 'red and black cards pass a pick-up on',
      red: 'only red cards pass a pick-up on',
      black: 'only black cards pass a pick-up on',
    },
  },
  notOn: {
    looks: {
      effective: 'invisible cards don’t count: look at the card below',
      physical: 'the top card counts, even an invisible one',
    },
  },
  ofAKind: {
    size: (size) => (size === 0 ? 'equal cards burn nothing' : `${size} equal cards burn the pile`),
    scope: {
      pile: 'equal cards count wherever they come together on the pile',
      onePlay: 'equal cards must be played in one play',
      onePlayOrTripleCompleted:
        'equal cards must be played in one play, or complete the three that the player before played',
    },
    outOfTurn: { true: 'anybody may jump in to complete a set', false: 'a set is completed in turn' },
    seeThrough: (through) =>
      through === 'counts'
        ? 'an invisible card counts as one more of the card under it, also in a set'
        : through
          ? 'invisible cards between equal ones are ignored'
          : 'invisible cards separate equal ones',
    onAny: { true: 'a whole set goes on any card', false: 'a whole set must fit like a single card' },
  },
  burn: {
    again: {
      must: 'the player who burns the pile must go again',
      may: 'the player who burns the pile may go again',
      no: 'after a burn the next player plays',
    },
  },
  announce: {
    burn: call('at a burn'),
    lastCard: call('with the last card'),
    penalty: (count) =>
      count === 0 ? 'a forgotten call costs nothing' : `a forgotten call means drawing ${cardCount(count)}`,
    required: { no: 'a call is a custom', yes: 'without the call there is no burn' },
  },
  pairSkip: {
    off: 'two equal cards skip nobody',
    onePlay: 'two equal cards in one play skip the next player',
    consecutive: 'two equal cards in a row skip the next player',
  },
  end: {
    mode: {
      firstOut: 'the first one out ends the game',
      rankAll: 'all play on for their places',
      lastHolder: 'all play on until one is left with cards',
    },
    lastCard: { any: 'any card may be the last', noSpecial: 'no special card may be the last' },
    showWinner: { true: 'there is a winner', false: 'there is no winner' },
  },
  next: {
    dealer: {
      loser: 'the loser deals next',
      winner: 'the winner deals next',
      rotate: 'the next player clockwise deals next',
    },
    starter: {
      rule: 'the next round begins like the first',
      loser: 'the loser begins the next round',
      winner: 'the winner begins the next round',
    },
  },
  penalty: {
    takeBack: 'a move that isn’t allowed is taken back',
    pickUpPile: 'a move that isn’t allowed means picking up the pile',
    drawCard: 'a move that isn’t allowed means drawing a card from the stock',
    letStand: 'a move that isn’t allowed stands',
  },
  series: {
    titles: (titles) => {
      if (titles === 'numbers') return 'losers are numbered by how often they have lost';
      return titles.length === 0 ? 'losers have no titles' : `titles: ${titles.join(', ')}`;
    },
  },
  names: { game: textOf, loser: textOf },
};
