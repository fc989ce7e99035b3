import * as v from 'valibot';
import { isCard, KINDS, MOST_CHOICES, MOST_EQUAL, PACKS, parseCard, RANKS, type Rank } from '../cards.ts';
import {
  EFFECTS,
  type OneEffect,
  PLAIN_EFFECTS,
  RANKED_EFFECTS,
  type RankedEffect,
  ranksOf,
  withRanks,
} from './effects.ts';
import { parseRankOrder } from './order.ts';

/** The format of rule-set files that this code reads. */
export const RULE_SET_FORMAT = 1;

/** Where the cards of one player lie. */
export const ZONES = ['hand', 'faceUp', 'faceDown'] as const;
export type Zone = (typeof ZONES)[number];
/** Those of them that are played from openly. */
export type OpenZone = Exclude<Zone, 'faceDown'>;

/** The value for one zone; written out because looking it up by a name that varies is slow. */
export function inZone<T>(
  zoned: { readonly hand: T; readonly faceUp: T; readonly faceDown: T },
  zone: Zone,
): T {
  return zone === 'hand' ? zoned.hand : zone === 'faceUp' ? zoned.faceUp : zoned.faceDown;
}

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Characters that nobody sees and that turn, hide or break what stands beside them on a screen. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/u;

/** What people read; it may be empty where nothing needs to be said. */
const words = v.pipe(
  v.string(),
  v.check((text) => !UNSEEN.test(text), 'with characters that nobody sees'),
);
const title = v.pipe(
  words,
  v.check((text) => text.trim() !== '', 'without a word'),
);

/** A rank as files write it: `10` and `T` are the same rank. */
const written = v.pipe(
  v.string(),
  v.transform((text) => (text === '10' ? 'T' : text)),
);
const rank = v.pipe(written, v.picklist(RANKS));
/** The same, or `JK` for jokers. */
const kind = v.pipe(written, v.picklist(KINDS));

const card = v.pipe(
  v.string(),
  v.transform((text) => parseCard(text) ?? text),
  v.custom<`${Rank}S`>((text) => typeof text === 'string' && isCard(text), 'not a card'),
);

const takenOut = v.pipe(
  v.array(rank),
  v.transform((ranks) => RANKS.filter((one) => ranks.includes(one))),
  v.maxLength(RANKS.length - 2),
);

const zoned = <T extends v.GenericSchema>(value: T) =>
  v.strictObject({ hand: value, faceUp: value, faceDown: value });

const equal = v.picklist(['yes', 'no', 'completesSet']);
const setPlay = v.picklist(['single', 'set', 'run', 'setOrRun']);

/** An effect that names a rank, or ranks under a key of its own. */
const rankedEffect = (name: RankedEffect): v.GenericSchema<unknown, OneEffect> => {
  const { names } = EFFECTS[name];
  const named = names === 'rank' ? rank : v.strictObject({ [names.ranks]: v.array(kind) });
  return v.pipe(
    v.strictObject({ [name]: named }),
    v.transform((effect) => withRanks(name, ranksOf(effect))),
  );
};

const rankedEffects = RANKED_EFFECTS.map(rankedEffect);
const plainEffect = v.picklist(PLAIN_EFFECTS.filter((name) => name !== 'nothing'));
/** One of those that a player may choose from. */
const option = v.union([v.picklist(PLAIN_EFFECTS), ...rankedEffects]);
const effect = v.union([
  plainEffect,
  ...rankedEffects,
  v.strictObject({ choose: v.pipe(v.array(option), v.minLength(2), v.maxLength(MOST_CHOICES)) }),
]);

const power = v.strictObject({
  on: v.optional(v.union([v.picklist(['any', 'natural']), v.strictObject({ maxTop: rank })]), 'natural'),
  notOn: v.optional(v.array(rank), []),
  /** Only where no other card of the player's fits: always, or on an empty pile. */
  onlyIfStuck: v.optional(v.union([v.boolean(), v.literal('onEmpty')]), false),
  effects: v.optional(v.array(effect), []),
});
export type Power = v.InferOutput<typeof power>;

/**
 * Who starts where more than one has the same right: the first of them round the table, from the dealer's left or from the
 * dealer on; the one with the card of this suit, else of the first of the others (clubs, diamonds, hearts, spades);
 * the one whose face-up card was dealt first; any of them, by playing first; or one by lot.
 */
export const TIES = [
  'cwFromDealer',
  'fromDealer',
  'clubsFirst',
  'diamondsFirst',
  'heartsFirst',
  'spadesFirst',
  'dealtFirst',
  'claim',
  'random',
] as const;
export type Tie = (typeof TIES)[number];

const firstZone = v.picklist(['hand', 'faceUp', 'faceUpThenHand', 'both']);
const firstStep = v.variant('by', [
  v.strictObject({ by: v.literal('loser') }),
  v.strictObject({ by: v.literal('winner') }),
  v.strictObject({ by: v.literal('seat'), seat: v.picklist(['dealerLeft', 'dealerRight']) }),
  v.strictObject({ by: v.literal('card'), card, zone: firstZone }),
  v.strictObject({ by: v.literal('rank'), from: rank, go: v.picklist(['up', 'nearest']), zone: firstZone }),
  v.strictObject({ by: v.literal('race'), from: rank }),
  /**
   * All cards of this rank that are in hands are thrown in before play, of the next rank up if there are none; the
   * player after the last to do so starts.
   */
  v.strictObject({ by: v.literal('thrownIn'), from: rank }),
  v.strictObject({ by: v.literal('lowest') }),
  /** Whose face-up cards are the worst, the best of each compared first; a special card is better than any other. */
  v.strictObject({ by: v.literal('worstFaceUp') }),
  /** By lot: anybody may start, and people see to it themselves who does. */
  v.strictObject({ by: v.literal('random') }),
]);
export type FirstStep = v.InferOutput<typeof firstStep>;

/**
 * What each player is dealt, by the number of players. Where the face-up cards are chosen from the hand (EV-04), they
 * are part of the hand that is dealt, and no others are dealt.
 */
const dealRow = v.strictObject({
  players: v.tuple([whole(2, 12), whole(2, 12)]),
  /** Where the row is only for one way of exchanging. */
  exchange: v.optional(v.picklist(['none', 'swap', 'pick'])),
  faceDown: v.strictObject({ stacks: whole(0, 6), depth: whole(1, 4) }),
  faceUp: whole(0, 6),
  hand: whole(1, 20),
});
export type DealRow = v.InferOutput<typeof dealRow>;

/** A change of parameters by their paths, as options and variations use them: `{"special[4]": null}`. */
const changes = v.record(v.string(), v.unknown());
const variation = v.strictObject({
  title,
  changes: v.optional(changes, {}),
  choices: v.optional(v.record(title, changes), {}),
});

const sentence = v.strictObject({
  number: title,
  settings: v.optional(v.array(v.string()), []),
  text: title,
});

/** Every parameter of a complete rule set; positions, options and house rules name them by the same paths. */
export const ruleSetSchema = v.strictObject({
  format: v.literal(RULE_SET_FORMAT),
  id: v.string(),
  title,
  players: v.pipe(
    v.strictObject({ min: whole(2, 12), max: whole(2, 12), best: v.nullable(whole(2, 12)) }),
    v.check(({ min, max }) => min <= max, 'with more players at least than at most'),
  ),
  /** A pack has 52 cards; all cards of the ranks in `without` are taken out, and two ranks at least are left. */
  deck: v.strictObject({ packs: whole(1, PACKS.length), jokers: whole(0, 4), without: takenOut }),
  rank: v.strictObject({
    order: v.pipe(
      v.string(),
      v.check((text) => parseRankOrder(text) !== null, 'not an order of the 13 ranks'),
    ),
  }),
  deal: v.strictObject({
    rows: v.array(dealRow),
    starter: v.boolean(),
    /** What happens where the card turned up burns, or is special in any way. */
    starterOnBurnRank: v.picklist(['asOrdinary', 'turnAnother', 'anotherForSpecial']),
  }),
  /** What becomes of the cards that are left: they are the stock, out of play, or dealt too, one by one. */
  leftover: v.picklist(['stock', 'dead', 'dealt']),
  exchange: v.picklist(['none', 'swap', 'pick']),
  /** Whose face-up cards equal ones of the hand may be put on before play begins. */
  stacking: v.picklist(['no', 'own', 'anyone']),
  first: v.strictObject({
    steps: v.array(firstStep),
    tie: v.picklist(TIES),
    mustPlayIt: v.boolean(),
    window: v.picklist(['afterExchange', 'beforeExchange']),
  }),
  direction: v.strictObject({ initial: v.picklist(['cw', 'ccw']) }),
  beat: v.strictObject({ direction: v.picklist(['up', 'down']), equal: zoned(equal) }),
  set: v.strictObject({
    play: v.strictObject({ hand: setPlay, faceUp: setPlay }),
    max: v.nullable(whole(1, MOST_EQUAL)),
    mixZones: v.boolean(),
    /** Whether equal cards may be added to one's own play until the next player acts. */
    followUp: v.boolean(),
  }),
  match: v.strictObject({ size: v.picklist(['free', 'pairWhenStuck', 'atLeast']) }),
  whenAlone: v.strictObject({ set: v.picklist(['pairWhenStuck', 'free']) }),
  /** Which cards may be played out of turn: the very card that lies on top, from another pack, or any equal to it. */
  jumpIn: v.picklist(['no', 'identical', 'equal']),
  pass: v.strictObject({ pickUp: v.picklist(['onlyIfUnable', 'optional']) }),
  pickUp: v.strictObject({
    taker: v.picklist(['self', 'previousPlayer']),
    /** Face-up cards that are picked up with the pile: none, one by a seat that plays from them, or one by any. */
    addFaceUp: v.picklist([0, 1, 'always']),
    next: v.picklist(['emptyPile', 'newStarter']),
  }),
  /** Whether the top of the stock may be tried: by a player who would have to pick up, or at will. */
  chance: v.picklist(['none', 'flipStock', 'atWill']),
  refill: v.strictObject({
    mode: v.picklist(['none', 'upTo', 'perCard']),
    size: v.union([v.literal('startingHand'), whole(1, 20)]),
  }),
  faceUp: v.strictObject({ use: v.picklist(['table', 'toHand']) }),
  faceDown: v.strictObject({ access: v.picklist(['afterFaceUp', 'whenUncovered', 'stacksInOrder']) }),
  blind: v.strictObject({ fail: v.picklist(['pileAndCardToHand', 'pileToHandCardStaysUp']) }),
  special: v.record(kind, v.nullable(power)),
  /** A joker counts as the card below it, as a reset, or as a card of this rank, though never as one of a set. */
  joker: v.strictObject({ value: v.pipe(written, v.picklist(['transparent', 'reset', ...RANKS])) }),
  reverse: v.strictObject({ count: v.picklist(['perPlay', 'perCard']) }),
  skip: v.strictObject({
    count: v.picklist(['perPlay', 'perCard']),
    cap: v.picklist(['others', 'passOverSelf', 'none']),
  }),
  sameColour: v.strictObject({ set: v.picklist(['every', 'any']), exempt: v.array(rank) }),
  /** The colour of the card that hands a forced pick-up on; jokers have none, so they hand on only where any may. */
  passOn: v.strictObject({ colour: v.picklist(['any', 'red', 'black']) }),
  notOn: v.strictObject({ looks: v.picklist(['effective', 'physical']) }),
  ofAKind: v.strictObject({
    size: v.union([v.literal(0), whole(3, MOST_EQUAL)]),
    scope: v.picklist(['pile', 'onePlay', 'onePlayOrTripleCompleted']),
    outOfTurn: v.boolean(),
    seeThrough: v.union([v.boolean(), v.literal('counts')]),
    onAny: v.boolean(),
  }),
  burn: v.strictObject({ again: v.picklist(['must', 'may', 'no']) }),
  announce: v.strictObject({
    burn: v.nullable(title),
    lastCard: v.nullable(title),
    penalty: whole(0, 5),
    required: v.picklist(['no', 'yes']),
  }),
  pairSkip: v.picklist(['off', 'onePlay', 'consecutive']),
  end: v.strictObject({
    mode: v.picklist(['firstOut', 'rankAll', 'lastHolder']),
    lastCard: v.picklist(['any', 'noSpecial']),
    showWinner: v.boolean(),
  }),
  next: v.strictObject({
    dealer: v.picklist(['loser', 'winner', 'rotate']),
    starter: v.picklist(['rule', 'loser', 'winner']),
  }),
  penalty: v.picklist(['takeBack', 'pickUpPile', 'drawCard', 'letStand']),
  /** Titles for repeated losers, the lowest first, or how often they have lost. */
  series: v.strictObject({ titles: v.union([v.literal('numbers'), v.array(title)]) }),
  /** What the rules call the game and its loser; empty where they leave that to the table. */
  names: v.strictObject({ game: words, loser: words }),
  variations: v.record(title, variation),
  texts: v.array(sentence),
});

/** A complete rule set: plain JSON data, every parameter given. */
export type RuleSet = v.InferOutput<typeof ruleSetSchema>;
