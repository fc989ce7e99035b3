/**
 * Whether cards fit: may they be played together, and does the pile take them? Whose turn it is and whether a seat has
 * the cards is asked elsewhere (`turn.ts`, `held.ts`).
 */

import {
  areOneKind,
  bareOf,
  type Card,
  choiceOf,
  colourOf,
  isKnown,
  isRenamed,
  KINDS,
  type Kind,
  kindIndex,
  kindOf,
  type Played,
} from './cards.ts';
import { type Demand, demand, strictly } from './demand.ts';
import { unseenCards } from './knowledge.ts';
import { kindsIn } from './rules/deck.ts';
import { type Bound, type KindRules, type Rules, rulesOf } from './rules/rules.ts';
import { inZone, type Zone } from './rules/schema.ts';
import { type BreachCode, type Fault, fault } from './ruling.ts';
import { addedTo, completesForAnyone, completesSet, isRun, mayJumpIn, mayRun, mostCards } from './sets.ts';
import { countCards, effectiveCard, isRefilled, type SeatNumber, type State } from './state.ts';
import { areThrownIn } from './thrown.ts';
import { ranksFor, waysToName } from './wild.ts';

/** Whether a hand has a single card that is higher than the card to be beaten. */
export type Higher = 'yes' | 'perhaps' | 'no';

/** What is asked of cards that a seat plays from one of its zones. */
export interface Asked {
  readonly seat: SeatNumber;
  readonly demand: Demand;
  /** `no` where the rules don't care: only a hand without a higher single card may play a pair of any rank (EN-14). */
  readonly higher: Higher;
}

/**
 * What is asked now of cards that this seat plays from this zone, whether or not it is the seat's turn. `higher` is
 * looked up only where the rules let a pair of any rank answer (EN-14); everywhere else it is `no`.
 */
export function askedOf(state: State, seat: SeatNumber, zone: Zone): Asked {
  const asked = demand(state, zone);
  return { seat, demand: asked, higher: asked.pairs ? higherSingle(state, seat, asked) : 'no' };
}

/** The same where an equal card isn't enough. */
const strictlyAsked = (seat: SeatNumber, asked: Demand): Asked => ({
  seat,
  demand: { ...asked, bound: strictly(asked.bound) },
  higher: 'yes',
});

/** Whether a card alone is higher than the one to be beaten. */
export const isHigherAlone = (state: State, { seat, demand: asked }: Asked, card: Played): boolean =>
  misfitOf(state, strictlyAsked(seat, asked), [card]) === null;

function higherSingle(state: State, seat: SeatNumber, asked: Demand): Higher {
  if (asked.zone !== 'hand' || asked.bound === null || asked.size > 1) return 'no';
  const { hand } = state.seats[seat]!;
  const strict = strictlyAsked(seat, asked);
  const isHigher = (card: Card) => misfitOf(state, strict, [card]) === null;
  if (hand.some((slot) => isKnown(slot) && isHigher(slot))) return 'yes';
  const hidden = hand.filter((slot) => !isKnown(slot)).length;
  if (hidden === 0) return 'no';
  const unseen = unseenCards(state);
  const lower = unseen.filter((card) => !isHigher(card)).length;
  return lower === unseen.length ? 'no' : lower < hidden ? 'yes' : 'perhaps';
}

/** What is played, as far as it matters to the pile. */
interface Shape {
  /** The power of the card that has to fit the pile: of a run its first, of a set any. */
  readonly power: KindRules;
  /** The power of the card that lies on top. */
  readonly top: KindRules;
  readonly count: number;
  /** How many of them have the colour needed; all of them where no colour is needed. */
  readonly following: number;
  readonly isRun: boolean;
  /** Whether the card on top is wild, whatever it counts as. */
  readonly isWild: boolean;
  /** Whether a rank was named for each of them, and each goes on anything, whatever it counts as. */
  readonly isFree: boolean;
}

/** Whether each of the cards was named, and goes on anything, whatever it counts as. */
function areFree(rules: Rules, cards: readonly Played[]): boolean {
  if (rules.leastFirst === null) return false;
  for (const card of cards) if (!isRenamed(card) || rulesOf(rules, bareOf(card)).on !== 'any') return false;
  return true;
}

/** How cards that are played together, the first of them at the bottom, look to the pile. */
function shapeOf(state: State, { colour }: Demand, cards: readonly Played[]): Shape {
  const first = kindIndex(cards[0]!);
  let following = 0;
  let isRun = false;
  for (const card of cards) {
    if (colour === null || colourOf(card) === colour) following++;
    if (kindIndex(card) !== first) isRun = true;
  }
  const power = state.rules.kinds[first]!;
  const top = isRun ? state.rules.kinds[kindIndex(cards.at(-1)!)]! : power;
  return {
    power,
    top,
    count: cards.length,
    following,
    isRun,
    isWild: isRenamed(cards.at(-1)!),
    isFree: areFree(state.rules, cards),
  };
}

/** Whether a zone plays fewer cards of a rank at once; a pair is one too many beside a higher single card (EN-14). */
function areTooMany(state: State, { demand: { zone }, higher }: Asked, count: number): boolean {
  if (count > mostCards(state, zone)) return true;
  return count === 2 && higher === 'yes' && state.rules.set.whenAlone.set === 'pairWhenStuck';
}

/** Why these cards may not be played together, whatever the pile asks; null if they may. */
function notTogether(state: State, asked: Asked, cards: readonly Played[]): Fault | null {
  const { max } = state.rules.set.set;
  const { zone } = asked.demand;
  const last = cards.at(-1)!;
  if (max !== null && cards.length > max) return fault('tooManyCards', 'set.max', last);
  if (areOneKind(cards))
    return areTooMany(state, asked, cards.length) ? fault('tooManyCards', `set.play.${zone}`, last) : null;
  if (mayRun(state, zone) && isRun(state, cards)) return null;
  const other = cards.find((card) => kindOf(card) !== kindOf(cards[0]!))!;
  return fault('mixedRanks', `set.play.${zone}`, other);
}

/** The card that keeps a kind off the pile, whatever else it may (RE-X4, A-42); null if none does. */
function barredBy(state: State, power: KindRules): Played | null {
  if (power.notOn.length === 0) return null;
  const top = state.pile.at(-1);
  const physical = top !== undefined && isKnown(top) ? top : null;
  const looked = state.rules.set.notOn.looks === 'effective' ? effectiveCard(state) : physical;
  if (looked === null) return null;
  const kind = kindOf(looked);
  return kind !== 'JK' && power.notOn.includes(kind) ? looked : null;
}

/** A card with a power may not be the last one where the rules say so, unless nothing lies there to be taken. */
function goesOutSpecially(state: State, seat: SeatNumber, { top, count, isWild }: Shape): boolean {
  return (
    state.rules.set.end.lastCard === 'noSpecial' &&
    (top.isSpecial || isWild) &&
    state.pile.length > 0 &&
    !isRefilled(state) &&
    countCards(state.seats[seat]!) <= count
  );
}

/** What no power goes past: a card it is barred from (RE-X4, A-42), the size of a set, the rule for a last card. */
function forbidden(state: State, { seat, demand: asked }: Asked, shape: Shape): Fault | null {
  const bar = barredBy(state, shape.power);
  if (bar !== null) return fault('notOnThis', `${shape.power.setting}.notOn`, bar);
  if (shape.count < asked.size) return fault('setTooSmall', 'match.size', asked.card);
  return goesOutSpecially(state, seat, shape) ? fault('notAsLast', 'end.lastCard') : null;
}

/** Whether a set may be played whatever the pile demands: anybody's that completes one, or a whole one (`onAny`). */
function isSetForAny(state: State, seat: SeatNumber, { power, count, isRun }: Shape): boolean {
  if (isRun) return false;
  const { onAny, size } = state.rules.set.ofAKind;
  return completesForAnyone(state, power, count, seat) || (onAny && size > 0 && count >= size);
}

/** How a rank of this height misses the bound; null if it fits. */
export function missesBound(bound: Bound, height: number): BreachCode | null {
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

/** Whether a play beats what lies there by its number of cards alone (EN-14, EN-15; ). */
function beatsByNumber({ demand: asked, higher }: Asked, { count, isRun }: Shape): boolean {
  if (!asked.pairs || asked.zone !== 'hand' || asked.card === null || isRun) return false;
  return asked.size > 1 ? count > asked.size : count === 2 && higher !== 'yes';
}

/** Whether a card misses the bound in the order of ranks; an equal one may fit where it completes a set. */
function wrongHeight(state: State, asked: Asked, shape: Shape): Fault | null {
  const { bound, card, equalCompletes, setting, size } = asked.demand;
  if (bound === null || beatsByNumber(asked, shape)) return null;
  const { power, count, isRun } = shape;
  const code = missesBound(bound, power.height);
  if (code !== 'equalNotAllowed') return code === null ? null : fault(code, setting, card);
  if (equalCompletes && !isRun && completesSet(state, power, count, asked.seat)) return null;
  return fault(code, size === 1 && !setting.startsWith('special[') ? 'beat.equal' : setting, card);
}

/**
 * Whether a card is for a player now with no other that fits (BL-28), as it always is, or on an empty pile: the card
 * itself, whatever it counts as.
 */
export function isForNeed({ rules, pile }: State, card: Played): boolean {
  const { onlyIfStuck } = rulesOf(rules, bareOf(card));
  return onlyIfStuck === 'onEmpty' ? pile.length === 0 : onlyIfStuck;
}

function wrongColour(state: State, asked: Demand, { power, count, following }: Shape): Fault | null {
  if (asked.colour === null || asked.card === null) return null;
  const { set, exempt } = state.rules.set.sameColour;
  const { kind } = power;
  if (kind !== 'JK' && exempt.includes(kind) && kind === kindOf(asked.card)) return null;
  const fits = set === 'every' ? following === count : following > 0;
  return fits ? null : fault('wrongColour', rulesOf(state.rules, asked.card).effectsSetting, asked.card);
}

/** Why a card whose power names the highest card that it goes on (`maxTop`) doesn't go here; null if it does. */
function cantGoOn(state: State, asked: Demand, { on, setting }: KindRules): Fault | null {
  if (typeof on !== 'object') return null;
  const highest = state.rules.of[on.maxTop].height;
  const below = asked.card === null ? -1 : rulesOf(state.rules, asked.card).height;
  return below <= highest ? null : fault('notOnThis', `${setting}.on`, asked.card);
}

/**
 * How cards miss the demand of the pile; null if they meet it. A power that goes on any card goes past it, but
 * not past a card that is unbeatable.
 */
function missesDemand(state: State, asked: Asked, shape: Shape): Fault | null {
  const { only, colour, setting, card } = asked.demand;
  const { kind, on } = shape.power;
  if (only !== null) {
    const isColour = colour === null || shape.following === shape.count;
    return only.includes(kind) && isColour ? null : fault('notOnThis', setting, card);
  }
  if (on === 'any' || shape.isFree) return null;
  if (typeof on === 'object') return cantGoOn(state, asked.demand, shape.power);
  return wrongHeight(state, asked, shape) ?? wrongColour(state, asked.demand, shape);
}

/** What the pile has against cards that are played together; null if it takes them. */
function missesPile(state: State, asked: Asked, shape: Shape): Fault | null {
  // What is added to a play goes where that lies; only going out with it may be against the rules.
  if (!shape.isRun && addedTo(state, asked.seat, shape.power.kind) > 0)
    return goesOutSpecially(state, asked.seat, shape) ? fault('notAsLast', 'end.lastCard') : null;
  const wrong = forbidden(state, asked, shape);
  if (wrong !== null) return wrong;
  const missed = missesDemand(state, asked, shape);
  return missed === null || isSetForAny(state, asked.seat, shape) ? null : missed;
}

/**
 * What is wrong with playing these cards, one at least, the first of them at the bottom; null if they fit. If
 * there is more than one reason, the first counts: they may not be played together, then the pile doesn't take them.
 * What is thrown in before play always fits.
 */
export const misfitOf = (state: State, asked: Asked, cards: readonly Played[]): Fault | null =>
  areThrownIn(state, cards) ? null : misfit(state, asked, asNamed(state, asked, cards));

const misfit = (state: State, asked: Asked, cards: readonly Played[]): Fault | null =>
  notTogether(state, asked, cards) ?? missesPile(state, asked, shapeOf(state, asked.demand, cards));

/**
 * The cards as they count: where nobody named a rank for a wild one, in the first way in which they fit; out of turn in
 * the first in which they may be played so, if there is one.
 */
export function asNamed(state: State, asked: Asked, cards: readonly Played[]): readonly Played[] {
  if (state.rules.leastFirst === null) return cards;
  const ways = waysToName(state.rules, asked.demand.card, cards);
  const doFit = (way: readonly Played[]) => misfit(state, asked, way) === null;
  const isForTurn = state.phase !== 'play' || (state.turn === asked.seat && state.extra !== 'choose');
  const added = isForTurn ? undefined : ways.find((way) => mayJumpIn(state, asked.seat, way) && doFit(way));
  return added ?? ways.find(doFit) ?? ways[0] ?? cards;
}

/**
 * The same for `count` cards of one kind, by its place in `KINDS`; `following` of them have the colour needed, all of
 * them where no colour is needed.
 */
export function setFits(state: State, asked: Asked, kind: number, count: number, following: number): boolean {
  if (areTooMany(state, asked, count)) return false;
  const own = state.rules.kinds[kind]!;
  const shape = {
    power: own,
    top: own,
    count,
    following,
    isRun: false,
    isWild: own.wild !== null,
    isFree: false,
  };
  if (missesPile(state, asked, shape) === null) return true;
  if (own.wild === null) return false;
  return ranksFor(own).some((rank) => {
    const power = state.rules.of[rank];
    return missesPile(state, asked, { ...shape, power, top: power, isFree: own.on === 'any' }) === null;
  });
}

/** The parameter that lets a set fit of which no card would fit alone; null where one would, or none says so. */
export function grantOf(state: State, asked: Asked, cards: readonly Played[]): string | null {
  const alone = misfitOf(state, asked, [cards[0]!]);
  if (cards.length < 2 || !areOneKind(cards) || alone === null) return null;
  const shape = shapeOf(state, asked.demand, cards);
  if (asked.demand.size > 1) return 'match.size';
  if (beatsByNumber(asked, shape)) return 'set.play.hand';
  if (alone.code === 'equalNotAllowed' && wrongHeight(state, asked, shape) === null) return 'beat.equal';
  if (!isSetForAny(state, asked.seat, shape)) return null;
  return completesForAnyone(state, shape.power, cards.length, asked.seat)
    ? 'ofAKind.outOfTurn'
    : 'ofAKind.onAny';
}

function fittingKinds(state: State, asked: Asked): number {
  let fitting = 0;
  for (let kind = 0; kind < KINDS.length; kind++) if (setFits(state, asked, kind, 1, 1)) fitting |= 1 << kind;
  return fitting;
}

const NO_KIND = KINDS.length;

/**
 * The kinds of which one card fits, a bit for each by its place in `KINDS`; of a kind that sets are completed
 * with it says nothing. It is the same for every pile with the same card on top and in effect, so it is
 * remembered with the rules, unless a seat or a number of cards has a say in it.
 */
export function kindsThatFit(state: State, asked: Asked): number {
  const { rules, pile } = state;
  const { card, colour, only, size, zone } = asked.demand;
  // What lies on the card to beat may set a bound of its own.
  const isOwn =
    !rules.anyBelow || card === null || asked.demand.bound === inZone(rulesOf(rules, card).bound, zone);
  const isChosen = rules.anyChoice && card !== null && choiceOf(card) !== null;
  if (isChosen) return fittingKinds(state, asked);
  if (size > 1 || only !== null || colour !== null || rules.set.end.lastCard !== 'any' || !isOwn)
    return fittingKinds(state, asked);
  const top = pile.at(-1);
  const topKind = top === undefined || !isKnown(top) ? NO_KIND : kindIndex(top);
  const inEffect = card === null ? NO_KIND : kindIndex(card);
  const zoneIndex = zone === 'hand' ? 0 : zone === 'faceUp' ? 1 : 2;
  const key = (zoneIndex * (NO_KIND + 1) + topKind) * (NO_KIND + 1) + inEffect;
  const known = rules.fitting.get(key);
  if (known !== -1) return known;
  const fitting = fittingKinds(state, asked);
  rules.fitting.set(key, fitting);
  return fitting;
}

/** The kinds of the deck that go on the pile now whatever it demands. */
export function alwaysFits(state: State): Kind[] {
  const { of, set } = state.rules;
  const { only, colour } = demand(state);
  const mayFollow = (kind: Kind) => only === null || (colour === null && only.includes(kind));
  const isFree = (kind: Kind) => of[kind].on === 'any';
  const mayLie = (kind: Kind) => barredBy(state, of[kind]) === null && mayFollow(kind);
  return kindsIn(set).filter(
    (kind) =>
      (isFree(kind) && mayLie(kind)) ||
      ranksFor(of[kind]).some((rank) => (isFree(rank) || isFree(kind)) && mayLie(rank)),
  );
}
