import type { Power, RuleSet } from '../../engine/rules/schema.ts';
import { andList, cardCount } from './lists.ts';
import { dealWords, firstWords, orderWords, powerWords, rankNames, variationWords } from './rule-lists.ts';

/** A value of a parameter, as people say it. */
type Say<T> = (value: T) => string;

/** Every parameter with a clause for each of its values; what is missing doesn't compile. */
type ParameterWords<T> = [T] extends [readonly unknown[]]
  ? Say<T>
  : [T] extends [object]
    ? { readonly [K in keyof T]: ParameterWords<T[K]> }
    : Say<T>;

type Variation = RuleSet['variations'][string];

/** What is no parameter, and what has words of its own: powers and variations. */
type Apart = 'format' | 'id' | 'title' | 'texts' | 'special' | 'variations';

/** What says each of a few values, which are given with it. */
const oneOf = <T>(values: readonly T[], say: Say<T>): Say<T> => Object.assign(say, { values });

const either = (yes: string, no: string): Say<boolean> => oneOf([true, false], (value) => (value ? yes : no));

const choice = <T extends string>(words: Record<T, string>): Say<T> =>
  oneOf(Object.keys(words) as T[], (value) => words[value]);

const equalIn = (where: string) =>
  choice({
    yes: `an equal card may be laid ${where}`,
    no: `no equal card may be laid ${where}`,
    completesSet: `an equal card may be laid ${where} only to complete a set`,
  });

const playFrom = (where: string) =>
  choice({
    single: `one card at a time ${where}`,
    set: `cards of one rank together ${where}`,
    run: `a run of cards together ${where}`,
    setOrRun: `cards of one rank or a run together ${where}`,
  });

const call = (when: string) => (value: string | null) =>
  value === null ? `nothing is called ${when}` : `“${value}” is called ${when}`;

const textOf: Say<string> = (value) => `“${value}”`;

export const parameterWords: ParameterWords<Omit<RuleSet, Apart>> = {
  players: {
    min: (count) => `${count} players or more`,
    max: (count) => `${count} players or fewer`,
    best: (count) => (count === null ? 'good for any number of players' : `best with ${count} players`),
  },
  deck: {
    packs: (count) => (count === 1 ? 'one pack' : 'two packs'),
    jokers: (count) => (count === 0 ? 'no jokers' : count === 1 ? 'one joker' : `${count} jokers`),
  },
  rank: { order: orderWords },
  deal: {
    rows: dealWords,
    starter: either('the first card of the pile is turned up', 'the pile begins empty'),
    starterOnBurnRank: choice({
      asOrdinary: 'a first card whose rank burns is an ordinary one',
      turnAnother: 'instead of a first card whose rank burns another is turned up',
    }),
  },
  leftover: choice({ stock: 'the rest is the stock', dead: 'the rest is out of play' }),
  exchange: choice({
    none: 'cards are played as they were dealt',
    swap: 'hand cards may be swapped with face-up cards before play',
    pick: 'the face-up cards are chosen from the hand',
  }),
  first: {
    steps: firstWords,
    tie: choice({
      cwFromDealer: 'of several the first one from the dealer’s left begins',
      claim: 'of several anybody may begin',
      random: 'of several one is drawn by lot',
    }),
    mustPlayIt: either('the card that decides must be laid first', 'any card may be laid first'),
    window: choice({
      afterExchange: 'cards count as they are after the exchange',
      beforeExchange: 'cards count as they were dealt',
    }),
  },
  direction: { initial: choice({ cw: 'clockwise', ccw: 'counterclockwise' }) },
  beat: {
    direction: choice({ up: 'the next card must be higher', down: 'the next card must be lower' }),
    equal: {
      hand: equalIn('from the hand'),
      faceUp: equalIn('from the face-up cards'),
      faceDown: equalIn('from the face-down cards'),
    },
  },
  set: {
    play: { hand: playFrom('from the hand'), faceUp: playFrom('from the face-up cards') },
    max: (count) =>
      count === null ? 'any number of cards together' : `at most ${cardCount(count)} together`,
    mixZones: either(
      'the last hand cards may take equal face-up cards along',
      'hand and face-up cards are never laid together',
    ),
  },
  match: {
    size: choice({
      free: 'any number of cards may follow',
      pairWhenStuck: 'a pair may be laid without a higher single card, and asks for a higher pair',
      atLeast: 'at least as many cards must follow',
    }),
  },
  whenAlone: {
    set: choice({
      pairWhenStuck: 'a pair only without a higher single card',
      free: 'a pair at any time',
    }),
  },
  pass: {
    pickUp: choice({
      onlyIfUnable: 'the pile is taken only if no card can be laid',
      optional: 'the pile may be taken at will',
    }),
  },
  pickUp: {
    taker: choice({
      self: 'whoever can’t play takes the pile',
      previousPlayer: 'the player before takes the pile',
    }),
    addFaceUp: (count) =>
      count === 0 ? 'face-up cards stay when the pile is taken' : 'one face-up card goes with the pile',
    next: choice({
      emptyPile: 'after that the pile is empty',
      newStarter: 'after that a new first card is turned up',
    }),
  },
  chance: choice({
    none: 'no card of the stock is tried',
    flipStock: 'the top card of the stock may be tried instead of taking the pile',
  }),
  refill: {
    mode: choice({
      none: 'nothing is drawn',
      upTo: 'the hand is filled up',
      perCard: 'as many cards are drawn as were laid',
    }),
    size: (size) => (size === 'startingHand' ? 'up to the hand at the start' : `up to ${cardCount(size)}`),
  },
  faceUp: {
    use: choice({
      table: 'face-up cards are played from the table',
      toHand: 'face-up cards are taken into the hand',
    }),
  },
  faceDown: {
    access: choice({
      afterFaceUp: 'face-down cards come after all face-up cards',
      whenUncovered: 'a face-down card may be turned as soon as none lies on it',
      stacksInOrder: 'the stacks are turned over in their order',
    }),
  },
  blind: {
    fail: choice({
      pileAndCardToHand: 'a turned card that doesn’t fit goes to the hand with the pile',
      pileToHandCardStaysUp: 'a turned card that doesn’t fit stays face up, and the pile goes to the hand',
    }),
  },
  joker: {
    value: choice({
      transparent: 'a joker stands for the card below it',
      reset: 'anything may follow a joker',
    }),
  },
  reverse: {
    count: choice({
      perPlay: 'the direction turns once a play',
      perCard: 'the direction turns with each card',
    }),
  },
  skip: {
    count: choice({ perPlay: 'one player is skipped a play', perCard: 'one player is skipped a card' }),
    cap: choice({
      others: 'nobody skips themselves',
      passOverSelf: 'one’s own seat is passed over and not counted',
      none: 'one’s own seat is skipped like any other',
    }),
  },
  sameColour: {
    set: choice({ every: 'every card must have the colour', any: 'one card must have the colour' }),
    exempt: (ranks) =>
      ranks.length === 0
        ? 'no rank is exempt from the colour'
        : `on their equals these are exempt from the colour: ${andList(rankNames(ranks))}`,
  },
  notOn: {
    looks: choice({
      effective: 'what a card may not lie on is looked for through transparent cards',
      physical: 'what a card may not lie on is the top card',
    }),
  },
  ofAKind: {
    size: (size) => (size === 0 ? 'equal cards burn nothing' : `${size} equal cards burn the pile`),
    scope: choice({
      pile: 'equal cards count wherever they come together on the pile',
      onePlay: 'equal cards must be laid in one play',
      onePlayOrTripleCompleted:
        'equal cards must be laid in one play, or complete three of the player before',
    }),
    outOfTurn: either('anybody may complete a set out of turn', 'a set is completed in turn'),
    seeThrough: either(
      'transparent cards between equal ones are ignored',
      'transparent cards part equal ones',
    ),
    onAny: either('a whole set goes on any card', 'a whole set must fit like a single card'),
  },
  burn: {
    again: choice({
      must: 'whoever burns the pile must play again',
      may: 'whoever burns the pile may play again',
      no: 'after a burn the next player goes on',
    }),
  },
  announce: {
    burn: call('at a burn'),
    lastCard: call('with the last card'),
    penalty: (count) =>
      count === 0 ? 'a forgotten call costs nothing' : `a forgotten call costs ${cardCount(count)}`,
    required: choice({ no: 'a call is a custom', yes: 'without the call there is no burn' }),
  },
  pairSkip: choice({
    off: 'two equal cards skip nobody',
    onePlay: 'two equal cards in one play skip the next player',
    consecutive: 'two equal cards in a row skip the next player',
  }),
  end: {
    mode: choice({
      firstOut: 'the first one out ends the game',
      rankAll: 'all play on for their places',
      lastHolder: 'all play on until one is left with cards',
    }),
    lastCard: choice({ any: 'any card may be the last', noSpecial: 'no special card may be the last' }),
    showWinner: either('there is a winner', 'there is no winner'),
  },
  next: {
    dealer: choice({ loser: 'the loser deals next', rotate: 'the next seat deals next' }),
    starter: choice({
      rule: 'the next round begins like the first',
      loser: 'the loser begins the next round',
      winner: 'the winner begins the next round',
    }),
  },
  penalty: choice({
    takeBack: 'what isn’t allowed is taken back',
    pickUpPile: 'what isn’t allowed costs the pile',
    drawCard: 'what isn’t allowed costs a card from the stock',
    letStand: 'what isn’t allowed is let stand',
  }),
  series: {
    titles: (titles) => {
      if (titles === 'numbers') return 'losers count how often they have lost';
      return titles.length === 0 ? 'losers have no titles' : `titles: ${titles.join(', ')}`;
    },
  },
  names: { game: textOf, loser: textOf },
};

/** What a parameter may be, each value with its words; null for one that is no choice between a few. */
export function parameterValues(path: string): readonly { value: string | boolean; text: string }[] | null {
  const found = path.split('.').reduce<unknown>((words, key) => {
    const isThere = typeof words === 'object' && words !== null && Object.hasOwn(words, key);
    return isThere ? (words as Readonly<Record<string, unknown>>)[key] : undefined;
  }, parameterWords);
  if (typeof found !== 'function' || !('values' in found)) return null;
  const values = found.values as readonly (string | boolean)[];
  return values.map((value) => ({ value, text: (found as unknown as Say<unknown>)(value) }));
}

/** The value of a parameter in words; its keys come from a comparison of two rule sets. */
export function sayParameter(keys: readonly string[], value: unknown): string {
  if (keys[0] === 'special') return powerWords(value as Power | null);
  if (keys[0] === 'variations') return variationWords(value as Variation | null);
  const found = keys.reduce<unknown>(
    (words, key) => (words as Readonly<Record<string, unknown>>)[key],
    parameterWords,
  );
  return (found as Say<unknown>)(value);
}
