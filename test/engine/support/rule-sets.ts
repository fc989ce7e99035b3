import fc from 'fast-check';
import { JOKERS, KINDS, makeDeck, RANKS, type Rank } from '../../../src/engine/cards.ts';
import {
  EFFECTS,
  type Effect,
  type OneEffect,
  PLAIN_EFFECTS,
  RANKED_EFFECTS,
  withRanks,
} from '../../../src/engine/rules/effects.ts';
import { pathParts, type RuleSetSource, resolveRuleSet } from '../../../src/engine/rules/resolve.ts';
import {
  type DealRow,
  type FirstStep,
  type Power,
  type RuleSet,
  TIES,
} from '../../../src/engine/rules/schema.ts';
import { findVariant, VARIANT_IDS } from '../../../src/variants/index.ts';
import { atEverySize, HOUSE, houseRules, type TableCase } from './tables.ts';

type Statements = Readonly<Record<string, unknown>>;

const rank = fc.constantFrom(...RANKS);
const none = fc.constant<Rank[]>([]);
const few = fc.subarray([...RANKS], { maxLength: 3 });
const yesOrNo = fc.boolean();
const oneOf = <const T extends string | number | boolean | null>(...values: readonly T[]) =>
  fc.constantFrom(...values);
/** Each entry is stated or not. */
const some = <T extends object>(entries: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(entries, { requiredKeys: [] });

const oneEffect: fc.Arbitrary<OneEffect> = fc.oneof(
  oneOf(...PLAIN_EFFECTS),
  ...RANKED_EFFECTS.map((name) =>
    EFFECTS[name].names === 'rank'
      ? rank.map((one) => withRanks(name, [one]))
      : fc.subarray([...KINDS], { maxLength: 3 }).map((ranks) => withRanks(name, ranks)),
  ),
);

/** Now and then one that lets choose, among two things or three. */
const effect: fc.Arbitrary<Effect> = fc.oneof(
  { weight: 9, arbitrary: oneEffect.filter((one) => one !== 'nothing') },
  { weight: 1, arbitrary: fc.array(oneEffect, { minLength: 2, maxLength: 3 }).map((choose) => ({ choose })) },
);

const power: fc.Arbitrary<Power> = fc.record({
  on: fc.oneof({ weight: 3, arbitrary: oneOf('any', 'natural') }, fc.record({ maxTop: rank })),
  notOn: fc.oneof({ weight: 2, arbitrary: none }, few),
  onlyIfStuck: oneOf<boolean | 'onEmpty'>(false, false, false, false, true, 'onEmpty'),
  effects: fc.array(effect, { maxLength: 2 }),
});
const special = fc.dictionary(fc.constantFrom(...RANKS), fc.option(power), { maxKeys: 6 });
/** Jokers have to go on any card. */
const jokerPower = power.map((one) => ({ ...one, on: 'any' }));

const zone = oneOf('hand', 'faceUp', 'faceUpThenHand', 'both');
const firstStep: fc.Arbitrary<FirstStep> = fc.oneof(
  fc.record({ by: oneOf('loser', 'winner', 'lowest', 'worstFaceUp', 'random') }),
  fc.record({ by: oneOf('seat'), seat: oneOf('dealerLeft', 'dealerRight') }),
  fc.record({ by: oneOf('card'), card: fc.constantFrom(...[...makeDeck(1, 0), JOKERS[0]]) as never, zone }),
  fc.record({ by: oneOf('rank'), from: rank, go: oneOf('up', 'nearest'), zone }),
  fc.record({ by: oneOf('race'), from: rank }),
  fc.record({ by: oneOf('thrownIn'), from: rank }),
) as fc.Arbitrary<FirstStep>;

const dealRow: fc.Arbitrary<DealRow> = fc.record(
  {
    players: oneOf(2, 3, 4).chain((min) => fc.tuple(fc.constant(min), fc.integer({ min, max: 12 }))),
    exchange: oneOf('none', 'swap', 'pick'),
    faceDown: fc.record({ stacks: fc.integer({ min: 0, max: 4 }), depth: fc.integer({ min: 1, max: 2 }) }),
    faceUp: fc.integer({ min: 0, max: 4 }),
    hand: fc.integer({ min: 1, max: 8 }),
  },
  { requiredKeys: ['players', 'faceDown', 'faceUp', 'hand'] },
);

const equal = oneOf('yes', 'no', 'completesSet');
const setPlay = oneOf('single', 'set', 'run', 'setOrRun');
const counting = oneOf('perPlay', 'perCard');

/** What a set of house rules may state: every parameter of the vocabulary but names and titles. */
const statements: fc.Arbitrary<Statements> = some<Record<string, unknown>>({
  players: fc.record({ min: oneOf(2, 3), max: oneOf(4, 8, 12), best: oneOf(null, 4) }),
  deck: fc.record({
    packs: oneOf(1, 2, 3),
    jokers: fc.integer({ min: 0, max: 4 }),
    without: fc.oneof(fc.constant([]), fc.subarray([...RANKS], { maxLength: 5 })),
  }),
  rank: fc.record({
    order: fc.oneof(
      oneOf('A2..K', '3..A2'),
      fc.shuffledSubarray([...RANKS], { minLength: 13 }).map((all) => all.join('')),
    ),
  }),
  deal: some({
    rows: fc.array(dealRow, { minLength: 1, maxLength: 2 }),
    starter: yesOrNo,
    starterOnBurnRank: oneOf('asOrdinary', 'turnAnother', 'anotherForSpecial'),
  }),
  leftover: oneOf('stock', 'dead', 'dealt'),
  exchange: oneOf('none', 'swap', 'pick'),
  stacking: oneOf('no', 'own', 'anyone'),
  first: some({
    steps: fc.array(firstStep, { minLength: 1, maxLength: 3 }),
    tie: fc.constantFrom(...TIES),
    mustPlayIt: yesOrNo,
    window: oneOf('afterExchange', 'beforeExchange'),
  }),
  direction: fc.record({ initial: oneOf('cw', 'ccw') }),
  beat: some({
    direction: oneOf('up', 'down'),
    equal: some({ hand: equal, faceUp: equal, faceDown: equal }),
  }),
  set: some({
    play: some({ hand: setPlay, faceUp: setPlay }),
    max: oneOf(null, 1, 2, 3, 5),
    mixZones: yesOrNo,
    followUp: yesOrNo,
  }),
  match: fc.record({ size: oneOf('free', 'pairWhenStuck', 'atLeast') }),
  jumpIn: oneOf('no', 'identical', 'equal'),
  whenAlone: fc.record({ set: oneOf('pairWhenStuck', 'free') }),
  pass: fc.record({ pickUp: oneOf('onlyIfUnable', 'optional') }),
  pickUp: some({
    taker: oneOf('self', 'previousPlayer'),
    addFaceUp: fc.constantFrom(0 as const, 1 as const, 'always' as const),
    next: oneOf('emptyPile', 'newStarter'),
  }),
  chance: oneOf('none', 'flipStock', 'atWill'),
  refill: some({
    mode: oneOf('none', 'upTo', 'perCard'),
    size: fc.oneof(oneOf('startingHand'), fc.integer({ min: 1, max: 6 })),
  }),
  faceUp: fc.record({ use: oneOf('table', 'toHand') }),
  faceDown: fc.record({ access: oneOf('afterFaceUp', 'whenUncovered', 'stacksInOrder') }),
  blind: fc.record({ fail: oneOf('pileAndCardToHand', 'pileToHandCardStaysUp') }),
  special,
  joker: fc.record({ value: oneOf('transparent', 'reset', '8', 'Q') }),
  reverse: fc.record({ count: counting }),
  skip: some({ count: counting, cap: oneOf('others', 'passOverSelf', 'none') }),
  sameColour: some({ set: oneOf('every', 'any'), exempt: few }),
  passOn: fc.record({ colour: oneOf('any', 'red', 'black') }),
  notOn: fc.record({ looks: oneOf('effective', 'physical') }),
  ofAKind: some({
    size: oneOf(0, 3, 4, 5, 6, 8, 9, 12),
    scope: oneOf('pile', 'onePlay', 'onePlayOrTripleCompleted'),
    outOfTurn: yesOrNo,
    seeThrough: oneOf<boolean | 'counts'>(true, false, 'counts'),
    onAny: yesOrNo,
  }),
  burn: fc.record({ again: oneOf('must', 'may', 'no') }),
  announce: some({
    burn: oneOf(null, 'Burn'),
    lastCard: oneOf(null, 'Last card'),
    penalty: fc.integer({ min: 0, max: 3 }),
    required: oneOf('no', 'yes'),
  }),
  pairSkip: oneOf('off', 'onePlay', 'consecutive'),
  end: some({
    mode: oneOf('firstOut', 'rankAll', 'lastHolder'),
    lastCard: oneOf('any', 'noSpecial'),
    showWinner: yesOrNo,
  }),
  next: some({ dealer: oneOf('loser', 'winner', 'rotate'), starter: oneOf('rule', 'loser', 'winner') }),
  penalty: oneOf('takeBack', 'pickUpPile', 'drawCard', 'letStand'),
});

/** The statements without what a path leads to: one power, or the whole parameter; null if nothing there is stated. */
function without(stated: Statements, path: string): Statements | null {
  const [root, kind] = pathParts(path);
  if (root === undefined || !Object.hasOwn(stated, root)) return null;
  const { [root]: value, ...others } = stated;
  if (root !== 'special' || kind === undefined) return others;
  const powers = value as Statements;
  if (!Object.hasOwn(powers, kind)) return null;
  const { [kind]: _, ...left } = powers;
  return { ...others, special: left };
}

/**
 * Takes back what keeps a rule set from being played, one statement after another: what it extends is sound, so
 * that it ends at the latest there.
 */
function mended(parent: string, stated: Statements): RuleSetSource {
  const source = houseRules(parent, stated);
  const resolved = resolveRuleSet(HOUSE, {}, (id) => (id === HOUSE ? source : findVariant(id)));
  if (resolved.ok) return source;
  const [fault] = resolved.error;
  for (const at of 'finding' in fault ? fault.finding.paths : [fault.path]) {
    const less = without(stated, at);
    if (less !== null) return mended(parent, less);
  }
  throw new Error(`nothing to take back of ${JSON.stringify({ parent, stated, error: resolved.error })}`);
}

/** House rules at random that can be played: some statement about each parameter, or none, over one of the presets. */
export const anyHouseRules: fc.Arbitrary<RuleSetSource> = fc
  .tuple(fc.constantFrom(...VARIANT_IDS), statements, jokerPower)
  .map(([parent, stated, JK]) =>
    mended(
      parent,
      stated.deck === undefined ? stated : { ...stated, special: { ...Object(stated.special), JK } },
    ),
  );

/** Such rules at a table of some size. */
export const anyHouseTable: fc.Arbitrary<TableCase> = fc
  .tuple(anyHouseRules, fc.nat(11))
  .map(([house, size]) => {
    const sizes = atEverySize({ rules: HOUSE, options: {}, house });
    return sizes[size % sizes.length]!;
  });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where each value of a rule set stands, lists and powers by what is in them: `set.play.hand`, `special.effects`. */
export function valuesOf(set: RuleSet): (readonly [path: string, value: string])[] {
  const { id: _, title: __, format: ___, texts, variations, names, series, special, first, ...plain } = set;
  const leaves = (path: string, value: unknown): [string, string][] => {
    if (Array.isArray(value)) return value.flatMap((one) => leaves(path, one));
    if (!isObject(value)) return [[path, String(value)]];
    return Object.entries(value).flatMap(([key, one]) => leaves(path === '' ? key : `${path}.${key}`, one));
  };
  const powers = Object.values(special).flatMap((one) => (one === null ? [] : [one]));
  const effects = powers.flatMap((one) => one.effects);
  return [
    ...leaves('', plain),
    ...leaves('first', first),
    ...powers.map(({ on }): [string, string] => ['special.on', isObject(on) ? 'maxTop' : on]),
    ...powers.map((one): [string, string] => ['special.onlyIfStuck', String(one.onlyIfStuck)]),
    ...powers.map((one): [string, string] => ['special.notOn', one.notOn.length > 0 ? 'some' : 'none']),
    ...effects.map((one): [string, string] => [
      'special.effects',
      isObject(one) ? Object.keys(one)[0]! : one,
    ]),
  ];
}
