/** Who may start a round, and with which card. */

import {
  type Card,
  faceOf,
  isKnown,
  KINDS,
  type Rank,
  rankOf,
  type Slot,
  SUITS,
  type Suit,
  UNKNOWN,
} from './cards.ts';
import { askedOf, isForNeed, misfitOf } from './fit.ts';
import { unseenCards } from './knowledge.ts';
import { rulesOf } from './rules/rules.ts';
import type { FirstStep, OpenZone, Tie } from './rules/schema.ts';
import { faceUpCards, hasCards, type Seat, type SeatNumber, type State } from './state.ts';
import { areThrownIn, isThrowing, ranksToThrow, starterAfter } from './thrown.ts';

/** Whether a seat has the right to start, as far as this state can see. */
export type Right = 'yes' | 'perhaps' | 'no';

interface Tier {
  /** What it asks for, as one says it: a card, or ranks of which any will do. */
  readonly card: Card | null;
  readonly ranks: readonly Rank[];
  readonly wants: (card: Card) => boolean;
  readonly zones: readonly OpenZone[];
  /** What of its step it is: the step itself, the same cards in the hand (EN-09), or the next ranks (RE-38, EN-10). */
  readonly part: '' | '.hand' | '.otherwise';
}

/** Seats clockwise: the dealer's left first, the dealer last. */
export function fromDealersLeft(state: State): SeatNumber[] {
  const count = state.seats.length;
  return Array.from({ length: count }, (_, i) => (state.dealer + 1 + i) % count);
}

/** A seat's place in the order in which ties are broken, from 0. */
function tiePlace({ dealer, rules, seats }: State, seat: SeatNumber): number {
  const first = rules.set.first.tie === 'fromDealer' ? dealer : dealer + 1;
  return (seat - first + seats.length) % seats.length;
}

/** Seats in the order in which ties are broken. */
export const tieOrder = (state: State): SeatNumber[] =>
  [...state.seats.keys()].sort((one, other) => tiePlace(state, one) - tiePlace(state, other));

/** Steps by which everybody with such a card may act, in any order. */
const isForAll = (by: StartQuestion['by']): boolean => by === 'race' || by === 'thrownIn';

/** Whether only the first in the order of ties has the right, where more than one seat has the card. */
export const isTieOrdered = (state: State, by: StartQuestion['by']): boolean =>
  !isForAll(by) && state.rules.set.first.tie !== 'claim' && state.rules.set.first.tie !== 'random';

const FIRST_SUITS: { readonly [T in Tie]?: Suit } = {
  clubsFirst: 'C',
  diamondsFirst: 'D',
  heartsFirst: 'H',
  spadesFirst: 'S',
};

/** The suits in the order in which one goes before another; null where the suit says nothing. */
function suitOrder(tie: Tie): readonly Suit[] | null {
  const first = FIRST_SUITS[tie];
  return first === undefined ? null : [first, ...SUITS.filter((suit) => suit !== first)];
}

function zonesOf(zone: OpenZone | 'faceUpThenHand' | 'both'): readonly OpenZone[][] {
  if (zone === 'both') return [['hand', 'faceUp']];
  if (zone === 'faceUpThenHand') return [['faceUp'], ['hand']];
  return [[zone]];
}

type RankStep = Extract<FirstStep, { by: 'rank' | 'race' | 'thrownIn' | 'lowest' }>;

/** Ranks to ask for, best right first; ranks at one distance stand together (RE-38: 3 and 5 tie). */
function* rankTiers(state: State, step: RankStep): Generator<readonly Rank[]> {
  const { order } = state.rules;
  const from = 'from' in step ? order.indexOf(step.from) : 0;
  if (step.by === 'rank' && step.go !== 'up')
    for (const d of order.keys()) {
      const tier = order.filter((_, i) => Math.abs(i - from) === d);
      if (tier.length > 0) yield tier;
    }
  else for (const rank of step.by === 'thrownIn' ? ranksToThrow(state) : order.slice(from)) yield [rank];
}

const cardTier = (named: Card, zones: readonly OpenZone[], part: Tier['part']): Tier => ({
  card: named,
  ranks: [],
  wants: (card) => faceOf(card) === faceOf(named),
  zones,
  part,
});

const rankTier = (ranks: readonly Rank[], zones: readonly OpenZone[], part: Tier['part']): Tier => ({
  card: null,
  ranks,
  wants: (card) => ranks.includes(rankOf(card) ?? ('' as Rank)),
  zones,
  part,
});

/** Made one by one, as most often the first is all that is asked for. */
function* tiersOf(state: State, step: FirstStep): Generator<Tier> {
  if (step.by === 'card')
    for (const [z, zones] of zonesOf(step.zone).entries())
      yield cardTier(step.card, zones, z === 0 ? '' : '.hand');
  if (!('from' in step) && step.by !== 'lowest') return;
  const zone = step.by === 'rank' ? step.zone : 'hand';
  const suits = isForAll(step.by) ? null : suitOrder(state.rules.set.first.tie);
  let isFirst = true;
  for (const ranks of rankTiers(state, step)) {
    for (const [z, zones] of zonesOf(zone).entries()) {
      const part = isFirst ? (z > 0 ? '.hand' : '') : '.otherwise';
      if (suits === null) yield rankTier(ranks, zones, part);
      else for (const suit of suits) for (const rank of ranks) yield cardTier(`${rank}${suit}`, zones, part);
    }
    isFirst = false;
  }
}

/** The state whose cards say who starts: as they lie now, or as they were dealt. */
const asItDecides = (state: State): State =>
  state.dealt === null ? state : { ...state, seats: state.dealt };

/** Whether a slot where a tier looks for its card passes this test. */
const hasSlot = (seat: Seat, { zones }: Tier, is: (slot: Slot) => boolean): boolean =>
  zones.some((zone) => seat[zone].some((slot) => slot !== null && is(slot)));

/** How good face-up cards are, the best first: a special card is better than any other, which go by their rank. */
function faceUpWorth(state: State, seat: Seat): readonly number[] | null {
  const cards = faceUpCards(seat);
  if (!cards.every(isKnown)) return null;
  const worthOf = (card: Card) => {
    const { isSpecial, height } = rulesOf(state.rules, card);
    return isSpecial ? KINDS.length : height;
  };
  return cards.map(worthOf).sort((one, other) => other - one);
}

const isWorse = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((worth, i) => worth !== other[i]);
  return at !== -1 && one[at]! < (other[at] ?? -1);
};

/** The seat whose face-up cards are the worst, in the order of ties among equal ones; null while some aren't known. */
function worstFaceUp(state: State): SeatNumber | null {
  let worst: SeatNumber | null = null;
  const worths = state.seats.map((seat) => faceUpWorth(state, seat));
  for (const seat of tieOrder(state)) {
    const worth = worths[seat];
    if (worth == null) return null;
    if (worst === null || isWorse(worth, worths[worst]!)) worst = seat;
  }
  return worst;
}

function namedSeat(state: State, step: FirstStep): SeatNumber | null {
  const count = state.seats.length;
  if (step.by === 'loser') return state.lastLoser;
  if (step.by === 'winner') return state.lastWinner;
  if (step.by === 'worstFaceUp') return worstFaceUp(state);
  if (step.by !== 'seat') return null;
  return (state.dealer + (step.seat === 'dealerLeft' ? 1 : count - 1)) % count;
}

/**
 * In which turn of the deal a seat got its face-up card of a tier, or may have got it, where the rules go by that;
 * else 0. One card went to each seat in turn, so its place in the row says it.
 */
function dealtAt(state: State, seat: SeatNumber, tier: Tier): number {
  if (state.rules.set.first.tie !== 'dealtFirst' || !tier.zones.includes('faceUp')) return 0;
  const { faceUp } = state.seats[seat]!;
  const at = faceUp.findIndex((slot) => slot !== null && (!isKnown(slot) || tier.wants(slot)));
  return at === -1 ? faceUp.length : at;
}

/** Sorts seats into the order in which ties are broken. */
const byTie =
  (state: State, tier: Tier) =>
  (one: SeatNumber, other: SeatNumber): number =>
    dealtAt(state, one, tier) - dealtAt(state, other, tier) || tiePlace(state, one) - tiePlace(state, other);

/** Who has the card of a tier for certain, and who may have it in an unknown slot, in the order of ties. */
function holders(state: State, tier: Tier, unseen: readonly Card[]) {
  const certain: SeatNumber[] = [];
  const possible: SeatNumber[] = [];
  const mayBeHidden = unseen.some(tier.wants);
  for (const [seat, own] of state.seats.entries()) {
    if (hasSlot(own, tier, (slot) => isKnown(slot) && tier.wants(slot))) certain.push(seat);
    else if (mayBeHidden && hasSlot(own, tier, (slot) => !isKnown(slot))) possible.push(seat);
  }
  const inOrder = byTie(state, tier);
  return { certain: certain.sort(inOrder), possible: possible.sort(inOrder) };
}

/** The cards that a hand or a face-up card may be without anybody knowing; none where all of these are known. */
const mayBeHeld = (state: State): readonly Card[] =>
  state.seats.some(({ hand, faceUp }) => hand.includes(UNKNOWN) || faceUp.includes(UNKNOWN))
    ? unseenCards(state)
    : [];

/** Whether a step that names nobody leaves it to people: a lot, or face-up cards that aren't known. */
const isOpen = (step: FirstStep): boolean => step.by === 'random' || step.by === 'worstFaceUp';

/** What the steps ask: whom the rules name, null where that is left to people; or who has a card of a tier. */
type Ask = { readonly step: number; readonly by: FirstStep['by'] } & (
  | { readonly tier: null; readonly seat: SeatNumber | null }
  | ({ readonly tier: Tier } & ReturnType<typeof holders>)
);

/** What the steps ask, one after the other, as long as nobody is named. */
function* asksOf(state: State): Generator<Ask> {
  const unseen = mayBeHeld(state);
  for (const [number, step] of state.rules.firstSteps.entries()) {
    const { by } = step;
    const seat = namedSeat(state, step);
    if (seat !== null || isOpen(step)) return yield { step: number, by, tier: null, seat };
    for (const tier of tiersOf(state, step)) {
      const { certain, possible } = holders(state, tier, unseen);
      yield { step: number, by, tier, certain, possible };
    }
    const after = by === 'thrownIn' ? starterAfter(state) : null;
    if (after !== null) return yield { step: number, by, tier: null, seat: after };
  }
}

interface Start {
  readonly rights: readonly Right[];
  /** The step that decides, as far as this state can see, and what of it: nobody has the right by an earlier one. */
  readonly step: number;
  readonly part: Tier['part'];
}

function askSteps(state: State): Start {
  const rights: Right[] = state.seats.map(() => 'no');
  const grant = (seat: SeatNumber, right: Right) => {
    if (rights[seat] === 'no') rights[seat] = right;
  };
  const grantAll = (right: Right) => {
    for (const [seat, own] of state.seats.entries()) if (hasCards(own)) grant(seat, right);
  };
  let outranked = false;
  for (const ask of asksOf(state)) {
    const { step, by } = ask;
    if (ask.tier === null) {
      if (ask.seat !== null) grant(ask.seat, outranked ? 'perhaps' : 'yes');
      else grantAll(outranked || by === 'worstFaceUp' ? 'perhaps' : 'yes');
      return { rights, step, part: '' };
    }
    const { tier, certain, possible } = ask;
    const inOrder = isTieOrdered(state, by);
    const inTie = byTie(state, tier);
    const before = (seat: SeatNumber, other: SeatNumber) => inTie(seat, other) < 0;
    const winner = certain[0];
    for (const seat of inOrder ? certain.slice(0, 1) : certain) {
      const earlier = inOrder && possible.some((other) => before(other, seat));
      grant(seat, outranked || earlier ? 'perhaps' : 'yes');
    }
    for (const seat of possible)
      if (!inOrder || winner === undefined || before(seat, winner)) grant(seat, 'perhaps');
    if (winner !== undefined) return { rights, step, part: tier.part };
    outranked ||= possible.length > 0;
  }
  // No step names anybody, or only who may hold a card: where nobody does, the first to play starts.
  grantAll(rights.every((right) => right === 'no') ? 'yes' : 'perhaps');
  return { rights, step: Math.max(0, state.rules.firstSteps.length - 1), part: '' };
}

/**
 * Who may start, seat by seat, by the steps of the rule set (RE-35…38, BL-12, EV-06, EN-08…10): each step is
 * asked only while nobody had the right by the one before. Who may hold the card in an unknown slot has the
 * right `perhaps`, and from then on so has everybody whose right a hidden card could outrank.
 */
export const startingRights = (state: State): readonly Right[] => askSteps(asItDecides(state)).rights;

/**
 * The parameter that decides who starts: the step of `first.steps` that names somebody, or `next.starter`. Of a step
 * that asks for one rank after the other, `.hand` is the first rank in the hands, `.otherwise` every later one.
 */
export function startingSetting(state: State): string {
  const { step, part } = askSteps(asItDecides(state));
  const added = state.rules.firstSteps.length - state.rules.set.first.steps.length;
  return step < added ? 'next.starter' : `first.steps.${step - added}${part}`;
}

/** Where the cards lie that may decide who starts; none where no step asks for a card. */
export function startingZones(state: State): readonly OpenZone[] {
  const asked = state.rules.firstSteps.flatMap((step): readonly OpenZone[] =>
    step.by === 'worstFaceUp' ? ['faceUp'] : [...tiersOf(state, step)].flatMap(({ zones }) => zones),
  );
  return (['faceUp', 'hand'] as const).filter((zone) => asked.includes(zone));
}

/** The ranks that would go first and that nobody has, for certain; none where the first rank that is asked for decides. */
export function missingToStart(state: State): Rank[] {
  const deciding = asItDecides(state);
  const unseen = mayBeHeld(deciding);
  const { step } = askSteps(deciding);
  const decides = state.rules.firstSteps[step];
  const tiers = decides === undefined ? [] : [...tiersOf(state, decides)];
  const first = tiers.findIndex((tier) => {
    const { certain, possible } = holders(deciding, tier, unseen);
    return certain.length + possible.length > 0;
  });
  if (first === -1) return [];
  const missing = tiers.slice(0, first).flatMap(({ ranks }) => ranks);
  return [...new Set(missing)].filter((rank) => !tiers[first]!.ranks.includes(rank));
}

/** One thing that the rules ask to find out who starts, as far as this state can't tell by itself. */
export interface StartQuestion {
  /** The kind of step; `anybody` where all of them have named nobody. */
  readonly by: FirstStep['by'] | 'anybody';
  /** Who is named, by the last round, by the dealer or by the face-up cards. */
  readonly seat: SeatNumber | null;
  /** The card that gives the right, or the ranks of which any does; neither where somebody is named. */
  readonly card: Card | null;
  readonly ranks: readonly Rank[];
  readonly zones: readonly OpenZone[];
  /** The seats known to have a card that gives the right, in the order in which ties are broken. */
  readonly holders: readonly SeatNumber[];
}

const ANYBODY: StartQuestion = { by: 'anybody', seat: null, card: null, ranks: [], zones: [], holders: [] };

/**
 * What to ask at a table to find out who starts, one after the other: each is asked if nobody had the right by the
 * one before. It ends with somebody who is named or known to have the right.
 */
export function startQuestions(state: State): StartQuestion[] {
  const asked: StartQuestion[] = [];
  for (const ask of asksOf(asItDecides(state))) {
    const { by } = ask;
    if (ask.tier === null) return [...asked, { ...ANYBODY, by, seat: ask.seat }];
    const { certain, possible } = ask;
    const { card, ranks, zones } = ask.tier;
    if (certain.length + possible.length > 0)
      asked.push({ by, seat: null, card, ranks, zones, holders: certain });
    if (certain.length > 0) return asked;
  }
  return [...asked, ANYBODY];
}

/** Whether nothing keeps a card from being the first: not one that is turned up, nor that it is for need only. */
const canLead = (state: State, seat: SeatNumber, card: Card): boolean =>
  !isForNeed(state, card) && misfitOf(state, askedOf(state, seat, 'hand'), [card]) === null;

/** Whether the right to start comes from the hand alone, by a card that can be played. */
function owesFirst(state: State, seat: SeatNumber, { wants, zones }: Tier): boolean {
  const { hand, faceUp } = state.seats[seat]!;
  const isWanted = (slot: Slot | null) => slot !== null && isKnown(slot) && wants(slot);
  if (zones.includes('faceUp') && faceUp.some(isWanted)) return false;
  return hand.some((slot) => isKnown(slot) && wants(slot) && canLead(state, seat, slot));
}

/** The first rank to be thrown in that somebody is known to hold, and who does; null where nobody is. */
function heldToThrow(state: State): { readonly tier: Tier; readonly seats: readonly SeatNumber[] } | null {
  const [step] = state.rules.firstSteps;
  const unseen = mayBeHeld(state);
  for (const tier of step?.by === 'thrownIn' ? tiersOf(state, step) : []) {
    const seats = holders(state, tier, unseen).certain;
    if (seats.length > 0) return { tier, seats };
  }
  return null;
}

/** Whether a seat is known to have cards that it has to throw in before anything else. */
export const owesThrow = (state: State, seat: SeatNumber): boolean =>
  isThrowing(state) && heldToThrow(state)?.seats.includes(seat) === true;

/** While cards are thrown in only these may come, and once nobody has any what the seat after the last to throw plays. */
function mayWhileThrowing(state: State, seat: SeatNumber, cards: readonly Card[]): boolean {
  const held = heldToThrow(state);
  if (held !== null) return cards.length > 0 && cards.every(held.tier.wants);
  return areThrownIn(state, cards) || (starterAfter(state) ?? seat) === seat;
}

/**
 * Whether a seat may start with these cards, none for anything but a play, where the rules ask for the very card that
 * gave the right (TH-08): this goes for a seat with the right by a hand card that can be played (a face-up card can't be
 * played yet), and not for a seat that the rules name by itself.
 */
export function mayStartWith(state: State, seat: SeatNumber, cards: readonly Card[]): boolean {
  if (isThrowing(state)) return mayWhileThrowing(state, seat, cards);
  if (cards.length === 0) return true;
  const { mustPlayIt } = state.rules.set.first;
  // No step asks for its own card: that spares the asking.
  if (!mustPlayIt && !state.rules.firstSteps.some(({ by }) => by === 'race')) return true;
  for (const { by, ...asked } of asksOf(asItDecides(state))) {
    if (asked.tier === null || cards.some(asked.tier.wants)) return true;
    if (asked.certain.length > 0)
      return !((mustPlayIt || by === 'race') && owesFirst(state, seat, asked.tier));
  }
  return true;
}
