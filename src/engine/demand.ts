import {
  type Card,
  type Colour,
  colourOf,
  isKnown,
  KINDS,
  type Kind,
  kindIndex,
  kindOf,
  type Rank,
} from './cards.ts';
import { type Bound, type KindRules, rulesOf } from './rules/rules.ts';
import { inZone, type Zone } from './rules/schema.ts';
import type { BreachCode } from './ruling.ts';
import { countCards, effectiveCard, isRefilled, runLength, type SeatNumber, type State } from './state.ts';

export type { Bound } from './rules/rules.ts';

/** What the pile demands of the next card; powers that go on any card are not part of it. */
export interface Demand {
  readonly zone: Zone;
  /** The card that is in effect; null where there is none, and anything may follow. */
  readonly card: Card | null;
  readonly bound: Bound | null;
  /** The parameter that sets the bound, or says what alone may follow. */
  readonly setting: string;
  /** The colour that has to follow, for a card in effect that asks for its own. */
  readonly colour: Colour | null;
  /** The ranks that alone may follow, whatever the bound: on an unbeatable card, or to escape a pick-up. */
  readonly only: readonly Rank[] | null;
  /** Whether the pile has to be picked up unless one of `only` follows. */
  readonly forced: boolean;
  /** Equal cards fit only if they complete the set. */
  readonly equalCompletes: boolean;
  /** The fewest cards that answer the last play. */
  readonly size: number;
  /** More cards than that beat it whatever their rank, and a hand without a higher card may lay a pair (EN-14, EN-15). */
  readonly pairs: boolean;
}

/** A fault of some cards against a demand; `card` and `setting` as in a breach. */
export interface Misfit {
  readonly code: BreachCode;
  readonly setting: string;
  readonly card: Card | null;
}

/** The card on the pile whose pick-up is forced, through those that handed it on; null if none is. */
function forcingCard(state: State): Card | null {
  const { pile, rules } = state;
  const passed: Rank[] = [];
  for (let i = pile.length - 1; i >= 0; i--) {
    const slot = pile[i]!;
    if (!isKnown(slot)) return null;
    const { kind, forcePickUp } = rulesOf(rules, slot);
    if (forcePickUp !== null) return passed.every((rank) => forcePickUp.includes(rank)) ? slot : null;
    if (kind === 'JK') return null;
    passed.push(kind);
  }
  return null;
}

/** What alone may follow, of cards that command it. */
function commanded(
  state: State,
  card: Card | null,
): Pick<Demand, 'card' | 'only' | 'forced' | 'setting'> | null {
  const forcing = forcingCard(state);
  if (forcing !== null) {
    const { forcePickUp, setting } = rulesOf(state.rules, forcing);
    return { card: forcing, only: forcePickUp, forced: true, setting: `${setting}.effects` };
  }
  const power = card === null ? null : rulesOf(state.rules, card);
  if (power === null || power.unbeatable === null) return null;
  return { card, only: power.unbeatable, forced: false, setting: `${power.setting}.effects` };
}

const STRICT = { atLeast: 'above', atMost: 'below', above: 'above', below: 'below' } as const;

/** The same bound without the rank itself. */
export const strictly = (bound: Bound | null): Bound | null =>
  bound === null ? null : { ...bound, kind: STRICT[bound.kind] };

/**
 * What the pile demands of the next cards from a zone (RE-04, RE-31, RE-X1, BL-13 …): a bound in the order of
 * ranks, a colour, a number of cards. Where nothing is in effect, anything goes.
 */
export function demand(state: State, zone: Zone = 'hand'): Demand {
  const { rules } = state;
  const { set } = rules;
  const card = effectiveCard(state);
  const power = card === null ? null : rulesOf(rules, card);
  const size = set.match.size === 'free' ? 1 : (state.lastPlay?.count ?? 1);
  const pairs = set.match.size === 'pairWhenStuck';
  const bound = power === null ? null : inZone(power.bound, zone);
  const conditional = power !== null && (power.atMost !== null || power.atLeast !== null);
  const command = rules.anyCommands ? commanded(state, card) : null;
  return {
    zone,
    card: command?.card ?? card,
    // As many cards as lie there have to be higher (EN-15).
    bound: pairs && size > 1 ? strictly(bound) : bound,
    setting:
      command?.setting ?? (pairs && size > 1 ? 'match.size' : conditional ? power.setting : 'beat.direction'),
    colour: power?.sameColour === true && card !== null ? colourOf(card) : null,
    only: command?.only ?? null,
    forced: command?.forced ?? false,
    equalCompletes: inZone(set.beat.equal, zone) === 'completesSet',
    size,
    pairs,
  };
}

/** How many more cards of the top card's kind burn the pile; null where none do. */
export function missingToBurn(state: State): number | null {
  const { size, scope } = state.rules.set.ofAKind;
  const top = state.pile.at(-1);
  if (size === 0 || scope !== 'pile' || top === undefined || !isKnown(top)) return null;
  const kind = kindOf(top);
  return kind === 'JK' ? null : Math.max(size - runLength(state.rules, state.pile, kind), 1);
}

/** How a rank of this height misses the bound; null if it fits. */
function missesBound(bound: Bound, height: number): BreachCode | null {
  switch (bound.kind) {
    case 'atLeast':
      return height < bound.height ? 'tooLow' : null;
    case 'atMost':
      return height > bound.height ? 'tooHigh' : null;
    case 'above':
      return height > bound.height ? null : height === bound.height ? 'equalNotAllowed' : 'tooLow';
    case 'below':
      return height < bound.height ? null : height === bound.height ? 'equalNotAllowed' : 'tooHigh';
  }
}

const misfit = (code: BreachCode, setting: string, card: Card | null): Misfit => ({ code, setting, card });

/** Whether so many cards of a kind, laid now, burn the pile as a set on top of it (RE-23, BL-23, TH-16, TH-17). */
export function completesSet(state: State, kind: Kind, count: number, seat: SeatNumber): boolean {
  const { size, scope } = state.rules.set.ofAKind;
  if (size === 0 || kind === 'JK') return false;
  if (count >= size) return true;
  if (scope === 'onePlay') return false;
  const run = runLength(state.rules, state.pile, kind);
  if (run + count < size) return false;
  if (scope === 'pile') return true;
  return run >= 3 && state.lastPlay?.count === 3 && state.lastPlay.seat !== seat;
}

/** Whether a set may be completed by anybody, whatever the pile demands: exactly to its size (RE-25, A-37). */
export function completesForAnyone(state: State, kind: Kind, count: number, seat: SeatNumber): boolean {
  const { outOfTurn, size } = state.rules.set.ofAKind;
  if (!outOfTurn || count >= size || !completesSet(state, kind, count, seat)) return false;
  return runLength(state.rules, state.pile, kind) + count === size;
}

/** The card that keeps a kind off the pile, whatever else it may (RE-X4, A-42); null if none does. */
export function barred(state: State, power: KindRules): Card | null {
  if (power.notOn.length === 0) return null;
  const top = state.pile.at(-1);
  const physical = top !== undefined && isKnown(top) ? top : null;
  const looked = state.rules.set.notOn.looks === 'effective' ? effectiveCard(state) : physical;
  if (looked === null) return null;
  const kind = kindOf(looked);
  return kind !== 'JK' && power.notOn.includes(kind) ? looked : null;
}

/** What is laid, as far as a demand asks about it. */
export interface Laid {
  /** The power of the card that has to fit the pile: of a run its first, of a set any. */
  readonly power: KindRules;
  /** The power of the card that lies on top. */
  readonly top: KindRules;
  readonly count: number;
  /** How many of them are of the colour that is asked for; all where none is. */
  readonly following: number;
  readonly isRun: boolean;
}

/** How cards that are laid together, the first of them at the bottom, look to a demand. */
function laidOf(state: State, cards: readonly Card[], asked: Demand): Laid {
  const first = kindIndex(cards[0]!);
  let following = 0;
  let isRun = false;
  for (const card of cards) {
    if (asked.colour === null || colourOf(card) === asked.colour) following++;
    if (kindIndex(card) !== first) isRun = true;
  }
  const power = state.rules.kinds[first]!;
  const top = isRun ? state.rules.kinds[kindIndex(cards.at(-1)!)]! : power;
  return { power, top, count: cards.length, following, isRun };
}

function wrongColour(state: State, asked: Demand, laid: Laid): Misfit | null {
  if (asked.colour === null || asked.card === null) return null;
  const { set, exempt } = state.rules.set.sameColour;
  const { kind } = laid.power;
  if (kind !== 'JK' && exempt.includes(kind) && kind === kindOf(asked.card)) return null;
  const fits = set === 'every' ? laid.following === laid.count : laid.following > 0;
  return fits ? null : misfit('wrongColour', `special[${kindOf(asked.card)}]`, asked.card);
}

/** Whether a play beats what lies there by its number of cards alone (EN-14, EN-15; ). */
function beatsByNumber(asked: Demand, laid: Laid, stuck: boolean): boolean {
  if (!asked.pairs || asked.zone !== 'hand' || asked.card === null || laid.isRun) return false;
  return asked.size > 1 ? laid.count > asked.size : laid.count === 2 && stuck;
}

/** A card with a power may not be the last one where the rules say so, unless nothing lies there to be taken. */
function goesOutSpecially(state: State, seat: SeatNumber, { top, count }: Laid): boolean {
  return (
    state.rules.set.end.lastCard === 'noSpecial' &&
    top.isSpecial &&
    state.pile.length > 0 &&
    !isRefilled(state) &&
    countCards(state.seats[seat]!) <= count
  );
}

/**
 * What is wrong with laying these cards on the pile, wherever they come from; null if they fit. A power that goes
 * on any card goes past every demand but not past what it is barred from (RE-X4, A-42), nor past a card
 * that is unbeatable. `stuck`: the hand has no higher single card, so a pair may be of any rank.
 */
export function missOf(
  state: State,
  laid: Laid,
  seat: SeatNumber,
  asked: Demand,
  stuck = true,
): Misfit | null {
  const { power, count } = laid;
  const { kind } = power;
  const bar = barred(state, power);
  if (bar !== null) return misfit('notOnThis', `${power.setting}.notOn`, bar);
  if (count < asked.size) return misfit('setTooSmall', 'match.size', asked.card);
  if (goesOutSpecially(state, seat, laid)) return misfit('notAsLast', 'end.lastCard', null);
  const { onAny, size } = state.rules.set.ofAKind;
  if (!laid.isRun) {
    if (completesForAnyone(state, kind, count, seat)) return null;
    if (onAny && size > 0 && count >= size) return null;
  }
  if (asked.only !== null)
    return kind !== 'JK' && asked.only.includes(kind) ? null : misfit('notOnThis', asked.setting, asked.card);
  if (power.on === 'any') return null;
  if (typeof power.on === 'object') {
    const highest = state.rules.of[power.on.maxTop].height;
    const below = asked.card === null ? -1 : rulesOf(state.rules, asked.card).height;
    return below <= highest ? null : misfit('notOnThis', `${power.setting}.on`, asked.card);
  }
  if (asked.bound !== null && !beatsByNumber(asked, laid, stuck)) {
    const code = missesBound(asked.bound, power.height);
    const equal = code === 'equalNotAllowed';
    const completing = equal && asked.equalCompletes && !laid.isRun && completesSet(state, kind, count, seat);
    if (code !== null && !completing)
      return misfit(code, equal && asked.size === 1 ? 'beat.equal' : asked.setting, asked.card);
  }
  return wrongColour(state, asked, laid);
}

function fittingKinds(state: State, seat: SeatNumber, asked: Demand): number {
  let fitting = 0;
  for (const [index, power] of state.rules.kinds.entries()) {
    const one = { power, top: power, count: 1, following: 1, isRun: false };
    if (missOf(state, one, seat, asked) === null) fitting |= 1 << index;
  }
  return fitting;
}

const NO_KIND = KINDS.length;

/**
 * The kinds of which one card fits, a bit for each by its place in `KINDS`; of a kind that sets are completed
 * with it says nothing. It is the same for every pile with the same card on top and in effect, so it is
 * remembered with the rules, unless a seat or a number of cards has a say in it.
 */
export function kindsThatFit(state: State, seat: SeatNumber, asked: Demand): number {
  const { rules, pile } = state;
  if (asked.size > 1 || asked.only !== null || asked.colour !== null || rules.set.end.lastCard !== 'any')
    return fittingKinds(state, seat, asked);
  const top = pile.at(-1);
  const topKind = top === undefined || !isKnown(top) ? NO_KIND : kindIndex(top);
  const inEffect = asked.card === null ? NO_KIND : kindIndex(asked.card);
  const zone = asked.zone === 'hand' ? 0 : asked.zone === 'faceUp' ? 1 : 2;
  const key = (zone * (NO_KIND + 1) + topKind) * (NO_KIND + 1) + inEffect;
  const known = rules.fitting.get(key);
  if (known !== undefined) return known;
  const fitting = fittingKinds(state, seat, asked);
  rules.fitting.set(key, fitting);
  return fitting;
}

/** The same for the cards themselves. */
export const findMisfit = (
  state: State,
  cards: readonly Card[],
  seat: SeatNumber,
  asked: Demand,
  stuck = true,
): Misfit | null => missOf(state, laidOf(state, cards, asked), seat, asked, stuck);
