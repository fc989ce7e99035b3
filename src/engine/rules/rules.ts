import {
  type Colour,
  choiceOf,
  KINDS,
  type Kind,
  kindIndex,
  type Played,
  RANKS,
  type Rank,
} from '../cards.ts';
import { type Options, pathParts, type RuleSetSource } from './compose.ts';
import { rowFor, startingHand } from './deal-row.ts';
import {
  EFFECT_NAMES,
  EFFECTS,
  type Effect,
  type EffectName,
  type EffectValues,
  isPassedOn,
  nameOf,
  type OneEffect,
  optionsOf,
  ranksOf,
} from './effects.ts';
import { parseRankOrder } from './order.ts';
import { type DealRow, type FirstStep, type Power, type RuleSet, ZONES, type Zone } from './schema.ts';

/** Which ranks go on a card in natural order; `height` is the rank's place in that order. */
export interface Bound {
  readonly kind: 'atLeast' | 'above' | 'atMost' | 'below';
  readonly rank: Rank;
  readonly height: number;
}

/** An effect of a kind of card, with what it names: ranks, or the effects to choose from. */
export interface EffectFound {
  readonly name: EffectName;
  readonly ranks: readonly Kind[];
  readonly options: readonly EffectFound[];
}

/** What a card of one kind does, with the effects of its power by their names, to look them up fast. */
export interface KindRules extends EffectValues {
  readonly kind: Kind;
  /** The parameter that gives the power: `special[7]`. */
  readonly setting: string;
  /** The one that says what it does: `special[7].effects`. */
  readonly effectsSetting: string;
  /** Its place in the order, 0 the lowest; −1 for a joker that counts as no rank. */
  readonly height: number;
  /** The rank that a joker counts as; null for one that has none, and for every rank. */
  readonly countsAs: Rank | null;
  readonly on: Power['on'];
  readonly notOn: readonly Rank[];
  readonly onlyIfStuck: Power['onlyIfStuck'];
  /** Its effects with the ranks that they name, in the order of the catalogue, as far as people speak of them. */
  readonly effects: readonly EffectFound[];
  /** Whether it has any power at all. */
  readonly isSpecial: boolean;
  /** Whether the card under it is the one to beat. */
  readonly lookedThrough: boolean;
  /** What it asks of a card from each zone, where it is the card to be beaten. */
  readonly bound: Readonly<Record<Zone, Bound | null>>;
  /** What it is with each of the effects that its player may choose; none where there is nothing to choose. */
  readonly ways: readonly KindRules[];
}

/**
 * Numbers from 0 by numbers from 0 below `size`, as they were made out before; −1 where none was. Says nothing about
 * the rules, so that it isn't compared.
 */
export class Memo {
  readonly #known: Int32Array;

  constructor(size: number) {
    this.#known = new Int32Array(size).fill(-1);
  }

  get(key: number): number {
    return this.#known[key]!;
  }

  set(key: number, value: number): void {
    this.#known[key] = value;
  }
}

/** What a rule set was made of: the one that the options were chosen in, and these. */
export interface Origin {
  readonly base: RuleSetSource;
  readonly options: Options;
}

/** A rule set ready to play with: the data itself, and what is asked of it at every card. */
export interface Rules {
  readonly set: RuleSet;
  readonly origin: Origin;
  /** The ranks from the lowest. */
  readonly order: readonly Rank[];
  readonly of: Readonly<Record<Kind, KindRules>>;
  /** The same in the order of `KINDS`. */
  readonly kinds: readonly KindRules[];
  /** Whether any card is unbeatable or forces a pick-up. */
  readonly anyCommands: boolean;
  /** Whether after any card the next one must be lower than the one under it. */
  readonly anyBelow: boolean;
  /** The colour of the cards that hand a forced pick-up on; null where either does, or none. */
  readonly passOn: Colour | null;
  /** The ranks in the order in which one is taken to be meant where none is named for a wild card; null: none is wild. */
  readonly leastFirst: readonly Rank[] | null;
  /** Whether any card lets its player choose what it does. */
  readonly anyChoice: boolean;
  /** Whether cards lie on the pile with what was said of them: a rank, or what was chosen. */
  readonly anyNamed: boolean;
  /** Whether any card asks for a colour. */
  readonly anyColour: boolean;
  /** Whether there is a card that may be played only by somebody with no other card that fits. */
  readonly anyKept: boolean;
  /** Whether cards may be played out of turn. */
  readonly jumpIns: boolean;
  /** The steps by which a round is begun, with the loser or winner of the last one where `next.starter` says so. */
  readonly firstSteps: readonly FirstStep[];
  /** What `kindsThatFit` remembers. */
  readonly fitting: Memo;
  /** Rule numbers by the parameter that they are about; null where an option changed it and no sentence says so. */
  readonly numbers: ReadonlyMap<string, string | null>;
  /** The parameters that options changed. */
  readonly changed: readonly string[];
}

const foundIn = (effect: Effect): EffectFound => ({
  name: nameOf(effect),
  ranks: ranksOf(effect),
  options: optionsOf(effect).map(foundIn),
});

/** The effect of this name that counts: of two that name different ranks the last one. */
const lastOf = (effects: readonly Effect[], name: EffectName): Effect | undefined =>
  effects.findLast((one) => nameOf(one) === name);

/** Each effect of a power once. */
const effectsIn = (effects: readonly Effect[]): readonly EffectFound[] =>
  EFFECT_NAMES.flatMap((name) => {
    const effect = lastOf(effects, name);
    return effect === undefined ? [] : [foundIn(effect)];
  });

/** What is asked of a card about one effect: of one that names a rank that rank, of one that names more the list. */
function effectValue(
  name: EffectName,
  effects: readonly Effect[],
): boolean | Kind | readonly Kind[] | readonly OneEffect[] | null {
  const effect = lastOf(effects, name);
  const { names } = EFFECTS[name];
  if (names === 'nothing') return effect !== undefined;
  if (effect === undefined) return null;
  if (names === 'effects') return optionsOf(effect);
  return names === 'rank' ? ranksOf(effect)[0]! : ranksOf(effect);
}

const valuesOf = (effects: readonly Effect[]): EffectValues =>
  Object.fromEntries(EFFECT_NAMES.map((name) => [name, effectValue(name, effects)])) as EffectValues;

/** The effects of a card once this one was chosen of what it offers. */
const withChosen = (effects: readonly Effect[], chosen: OneEffect): readonly Effect[] =>
  effects.flatMap((effect) => (nameOf(effect) === 'choose' ? [chosen] : [effect]));

/** The power of an ordinary card. */
export const NO_POWER: Power = { on: 'natural', notOn: [], onlyIfStuck: false, effects: [] };

/** The colour of the cards that hand a forced pick-up on; null where either does, or none. */
export const passOnColour = (set: RuleSet): Colour | null =>
  set.passOn.colour === 'any' || !isPassedOn(set) ? null : set.passOn.colour;

/** Whether cards may be played out of turn: to complete a set, to jump in with an equal one, or to add to one's own play. */
export const letsJumpIn = ({ set, ofAKind, jumpIn }: RuleSet): boolean =>
  ofAKind.outOfTurn || set.followUp || jumpIn !== 'no';

/** The rank that jokers count as; null where they have none. */
export const jokerRank = ({ joker: { value } }: RuleSet): Rank | null =>
  value === 'transparent' || value === 'reset' ? null : value;

/**
 * What a joker counts as is `joker.value` and nothing else. Without a rank it goes on anything; with
 * one it goes where that rank goes, unless its power says more.
 */
function jokerPower(set: RuleSet, power: Power): Power {
  const { value } = set.joker;
  const effects = power.effects.filter((effect) => effect !== 'transparent' && effect !== 'reset');
  // A wild joker goes where the rank goes that is named for it; one that asks for less than lies under it says so itself.
  if (effects.some((effect) => ['wild', 'belowUnder'].includes(nameOf(effect)))) return { ...power, effects };
  return value === 'transparent' || value === 'reset'
    ? { ...power, on: 'any', effects: [...effects, value] }
    : { ...power, effects };
}

function boundOf(
  set: RuleSet,
  kind: Kind,
  { reset, atMost, atLeast }: EffectValues,
  zone: Zone,
  order: readonly Rank[],
) {
  const bound = (is: Bound['kind'], rank: Rank): Bound => ({ kind: is, rank, height: order.indexOf(rank) });
  const own = kind === 'JK' ? jokerRank(set) : kind;
  if (reset || own === null) return null;
  if (atMost !== null) return bound('atMost', atMost);
  if (atLeast !== null) return bound('atLeast', atLeast);
  const equal = set.beat.equal[zone] === 'yes';
  if (set.beat.direction === 'up') return bound(equal ? 'atLeast' : 'above', own);
  return bound(equal ? 'atMost' : 'below', own);
}

const NO_WAYS: readonly KindRules[] = [];

/** A kind of card as its player has chosen it, with each of the effects that it offers. */
function waysOf(set: RuleSet, kind: Kind, order: readonly Rank[], power: Power): readonly KindRules[] {
  const choice = lastOf(power.effects, 'choose');
  if (choice === undefined) return NO_WAYS;
  return optionsOf(choice).map((chosen) =>
    kindRules(set, kind, order, { ...power, effects: [...withChosen(power.effects, chosen)] }),
  );
}

function kindRules(
  set: RuleSet,
  kind: Kind,
  order: readonly Rank[],
  stated: Power = set.special[kind] ?? NO_POWER,
): KindRules {
  const { on, notOn, onlyIfStuck, ...power } = kind === 'JK' ? jokerPower(set, stated) : stated;
  const effects = effectsIn(power.effects);
  const values = valuesOf(power.effects);
  // What a joker counts as is nothing to speak of once it has burned, or is to be picked up.
  const isMoot = kind === 'JK' && (values.burn || values.forcePickUp !== null);
  const countsAs = kind === 'JK' && values.wild === null ? jokerRank(set) : null;
  const rank = kind === 'JK' ? countsAs : kind;
  return {
    kind,
    setting: `special[${kind}]`,
    effectsSetting: `special[${kind}].effects`,
    height: rank === null ? -1 : order.indexOf(rank),
    countsAs,
    on,
    notOn,
    onlyIfStuck,
    effects: isMoot ? effects.filter(({ name }) => name !== set.joker.value) : effects,
    isSpecial: effects.length > 0 || on === 'any',
    bound: {
      hand: boundOf(set, kind, values, 'hand', order),
      faceUp: boundOf(set, kind, values, 'faceUp', order),
      faceDown: boundOf(set, kind, values, 'faceDown', order),
    },
    // Last, so that all kinds get the same shape in memory: put first, they make the engine a tenth slower.
    ...values,
    lookedThrough: values.transparent || values.belowUnder,
    ways: waysOf(set, kind, order, stated),
  };
}

function firstStepsOf(set: RuleSet): readonly FirstStep[] {
  const { starter } = set.next;
  if (starter === 'rule' || set.first.steps.some((step) => step.by === starter)) return set.first.steps;
  return [{ by: starter }, ...set.first.steps];
}

/** A parameter as breaches and sentences name it, however its path is spelled: `special[T].on`, `first.steps.1`. */
function settingOf(path: string): string {
  const [root = '', ...parts] = pathParts(path);
  const [kind, ...rest] = parts;
  return root === 'special' && kind !== undefined
    ? [`special[${kind}]`, ...rest].join('.')
    : [root, ...parts].join('.');
}

type Stated = readonly [setting: string, number: string | null];

/** What options change: a variation with the number of its own sentence, a single parameter without any. */
function statedBy(set: RuleSet, options: Options, by: string | null = null): Stated[] {
  const isVariation = (name: string) => Object.hasOwn(set.variations, name);
  const names = [
    ...Object.keys(set.variations).filter((name) => Object.hasOwn(options, name)),
    ...Object.keys(options).filter((name) => !isVariation(name)),
  ];
  return names.flatMap((name): Stated[] => {
    // A sentence about need says the same as advice and as an order (BL-28, A-05).
    if (name.endsWith('.onlyIfStuck')) return [];
    if (!isVariation(name)) return [[settingOf(name), by]];
    const value = options[name];
    if (value === false) return [];
    const variation = set.variations[name]!;
    const changes = value === true ? variation.changes : (variation.choices[String(value)] ?? {});
    return statedBy(set, changes, set.texts.some(({ number }) => number === name) ? name : by);
  });
}

const isWithin = (setting: string, outer: string): boolean =>
  setting.startsWith(`${outer}.`) || setting.startsWith(`${outer}[`);

/**
 * Which sentence states which parameter: the one that is about the fewest of them, and of several such the last, as a rule
 * set's own come after those that it extends. What an option changes is stated by its own sentence or by none.
 */
function numbersOf({ texts }: RuleSet, changed: readonly Stated[]): ReadonlyMap<string, string | null> {
  const numbers = new Map<string, string | null>();
  for (const { number, settings } of texts.toSorted((a, b) => b.settings.length - a.settings.length))
    for (const setting of settings) numbers.set(settingOf(setting), number);
  for (const [setting, number] of changed) {
    for (const part of numbers.keys()) if (isWithin(part, setting)) numbers.delete(part);
    numbers.set(setting, number);
  }
  return numbers;
}

/** First those without a power, then the others, each from the one that is beaten most easily. */
function leastFirst(set: RuleSet, order: readonly Rank[], kinds: readonly KindRules[]): readonly Rank[] {
  const rising = set.beat.direction === 'up' ? order : order.toReversed();
  const isPlain = (rank: Rank) => !kinds[KINDS.indexOf(rank)]!.isSpecial;
  return [...rising.filter(isPlain), ...rising.filter((rank) => !isPlain(rank))];
}

/** Prepares a checked rule set; its `rank.order` is known to be one. */
export function compileRules(
  set: RuleSet,
  origin: Origin = { base: set as unknown as RuleSetSource, options: {} },
): Rules {
  const order = parseRankOrder(set.rank.order) ?? RANKS;
  const kinds = KINDS.map((kind) => kindRules(set, kind, order));
  const changed = statedBy(set, origin.options);
  const passOn = passOnColour(set);
  const all = kinds.flatMap((kind) => [kind, ...kind.ways]);
  const anyChoice = kinds.some(({ ways }) => ways.length > 0);
  const anyWild = kinds.some(({ wild }) => wild !== null);
  return {
    set,
    origin,
    order,
    of: Object.fromEntries(kinds.map((one) => [one.kind, one])) as Record<Kind, KindRules>,
    kinds,
    anyCommands: all.some(({ unbeatable, forcePickUp }) => unbeatable !== null || forcePickUp !== null),
    anyBelow: all.some(({ belowUnder }) => belowUnder),
    passOn,
    leastFirst: anyWild ? leastFirst(set, order, kinds) : null,
    anyChoice,
    anyNamed: anyWild || anyChoice,
    anyColour: passOn !== null || all.some(({ sameColour }) => sameColour),
    anyKept: kinds.some(({ onlyIfStuck }) => onlyIfStuck !== false),
    jumpIns: letsJumpIn(set),
    firstSteps: firstStepsOf(set),
    fitting: new Memo(ZONES.length * (KINDS.length + 1) ** 2),
    numbers: numbersOf(set, changed),
    changed: changed.map(([setting]) => setting),
  };
}

/**
 * The number of the rule that states a parameter; of the nearest one around it if it has none of its own. Null where
 * no sentence says it: the parameter or a part of it was changed by an option, or it is the power of a kind of card
 * of which the rule set says nothing.
 */
export function ruleNumber(rules: Rules, setting: string): string | null {
  if (rules.changed.some((changed) => isWithin(changed, setting))) return null;
  for (let path = setting; path !== ''; path = path.replace(/(?:[.[]|^)[^.[]*$/, '')) {
    const number = rules.numbers.get(path);
    if (number !== undefined) return number;
    // What is said of special cards in general says nothing of this one.
    if (/^special\[\w+\]$/.test(path)) return null;
  }
  return null;
}

/** What a card does, with what was chosen of it. */
export function rulesOf(rules: Rules, card: Played): KindRules {
  const own = rules.kinds[kindIndex(card)]!;
  return rules.anyChoice && own.ways.length > 0 ? (own.ways[choiceOf(card) ?? -1] ?? own) : own;
}

/** The ranks, in order, on which this kind of card never goes, whatever it goes on besides: few cards go on these. */
export function closedTo({ set, of, order }: Rules, kind: Kind): readonly Rank[] {
  const isBarred = ({ unbeatable, forcePickUp }: KindRules): boolean =>
    [unbeatable, forcePickUp].some((but) => but !== null && !but.includes(kind));
  return order.filter((rank) => !set.deck.without.includes(rank) && isBarred(of[rank]));
}

/** How the cards are dealt to this number of players; null where the rule set has no deal for it. */
export function dealRow(rules: Rules, players: number): DealRow | null {
  return rules.set.deal.rows[rowFor(rules.set, players)] ?? null;
}

/** What a hand is filled up to, for `refill.mode` upTo. */
export function refillSize(rules: Rules, players: number): number {
  const { size } = rules.set.refill;
  if (size !== 'startingHand') return size;
  const row = dealRow(rules, players);
  return row === null ? 0 : startingHand(rules.set, row);
}
