import { type Consequence, Course } from './apply.ts';
import { bareCards, type Card, isKnown, type Slot, UNKNOWN } from './cards.ts';
import { turnAnotherStarter } from './deal.ts';
import { isSamePlace, type Place, placeOf, sourceOfUnknown } from './location.ts';
import { type Options, type RuleSetErrorCode, resolveRules } from './rules/resolve.ts';
import type { Rules } from './rules/rules.ts';
import { draw, endPickUp, goOut, isOver, takePile } from './settle.ts';
import { type Direction, hasCards, isDrawn, isIn, nextActive, type SeatNumber, type State } from './state.ts';

/** What may be set right in a state without a move; said by people, so nothing here is ruled on. */
export type Adjustment =
  /** An unknown card of a place is seen to be this one; or a copy of it, where `either` has it. */
  | {
      readonly kind: 'seen';
      readonly place: Place;
      readonly card: Card;
      readonly either?: readonly Card[];
    }
  /** A hand was counted. */
  | { readonly kind: 'count'; readonly seat: SeatNumber; readonly count: number }
  /** The stock was counted; cards too many or too few are made up for by this seat's hand. */
  | { readonly kind: 'countStock'; readonly count: number; readonly seat: SeatNumber }
  /** Cards were moved: a draw or a burn that nobody saw, a burn that is taken back. */
  | {
      readonly kind: 'moved';
      readonly cards: readonly Slot[];
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly kind: 'turn'; readonly seat: SeatNumber }
  | { readonly kind: 'direction'; readonly direction: Direction }
  /** A parameter of the rule set, by its path, or a variation, is another one from now on. */
  | { readonly kind: 'option'; readonly name: string; readonly value: unknown }
  /** The seat pays what the rule set asks for a move that was not allowed (`penalty`). */
  | { readonly kind: 'penalty'; readonly seat: SeatNumber };
export type AdjustmentKind = Adjustment['kind'];

const STOCK: Place = { zone: 'stock' };
const handOf = (seat: SeatNumber): Place => ({ zone: 'hand', seat });

/** The card is in this place: where it was taken to lie before, something unknown lies. */
function see(course: Course, place: Place, card: Card): void {
  const before = placeOf(course.after, card);
  if (before !== null && isSamePlace(before, place)) return;
  if (!slotsAt(course.after, place).includes(UNKNOWN)) return;
  if (before !== null) course.happen({ type: 'unseen', place: before, card });
  course.happen({ type: 'seen', place, card });
  const { phase } = course.after;
  if (place.zone === 'pile' && (phase === 'exchange' || phase === 'start')) turnAnotherStarter(course);
}

const unknowns = (count: number): Slot[] => Array.from({ length: count }, () => UNKNOWN);

/** Fits a hand to its count: unknown cards leave it first, and come from where they most likely were. */
function countHand(course: Course, seat: SeatNumber, count: number): void {
  const { hand } = course.after.seats[seat]!;
  const hidden = hand.filter((slot) => !isKnown(slot)).length;
  const tooMany = Math.min(hand.length - count, hidden);
  if (tooMany > 0) course.move(unknowns(tooMany), handOf(seat), STOCK);
  for (let missing = count - hand.length; missing > 0; missing--) {
    const from = sourceOfUnknown(course.after, seat);
    if (from !== null) course.move([UNKNOWN], from, handOf(seat));
  }
}

function countStock(course: Course, count: number, seat: SeatNumber): void {
  const { stock, seats } = course.after;
  const hidden = seats[seat]?.hand.filter((slot) => !isKnown(slot)).length ?? 0;
  const gone = stock.length - count;
  if (gone > 0) course.move(stock.slice(-gone), STOCK, handOf(seat));
  else course.move(unknowns(Math.min(-gone, hidden)), handOf(seat), STOCK);
}

/** Moves what of these cards is in the place, known or unknown; of the others nothing is known. */
function moveCards(course: Course, { cards, from, to }: Extract<Adjustment, { kind: 'moved' }>): void {
  for (const card of cards) {
    const known = isKnown(card) ? placeOf(course.after, card) : null;
    if (known !== null && !isSamePlace(known, from)) continue;
    const slots = slotsAt(course.after, from);
    if (slots.includes(card) || slots.includes(UNKNOWN)) course.move([card], from, to);
  }
}

function slotsAt(state: State, place: Place): readonly (Slot | null)[] {
  if (place.zone === 'pile') return bareCards(state.pile);
  if (!('seat' in place)) return state[place.zone];
  const seat = state.seats[place.seat];
  if (place.zone === 'hand') return seat?.hand ?? [];
  return place.zone === 'faceUp' ? [seat?.faceUp[place.stack] ?? null] : (seat?.faceDown[place.stack] ?? []);
}

const isSameSet = (one: Rules, other: Rules): boolean =>
  JSON.stringify(one.set) === JSON.stringify(other.set);

/**
 * The rules with one option chosen otherwise; null if that changes nothing, can't be played, or asks for other cards
 * than lie on the table. An option that says what they say without it is none of theirs.
 */
export function rulesWith(rules: Rules, name: string, value: unknown): Rules | null {
  const { set, origin } = rules;
  const resolved = (options: Options) => resolveRules(set.id, options, () => origin.base);
  const changed = resolved({ ...origin.options, [name]: value });
  if (!changed.ok || isSameSet(changed.value, rules)) return null;
  const { deck, deal, rank } = changed.value.set;
  const isSameDeal = JSON.stringify([deck, deal, rank]) === JSON.stringify([set.deck, set.deal, set.rank]);
  if (!isSameDeal) return null;
  const { [name]: _, ...others } = origin.options;
  const without = resolved(others);
  return without.ok && isSameSet(without.value, changed.value) ? without.value : changed.value;
}

/** Why there are no rules with one option chosen otherwise; null if there are, whether they differ or not. */
export function optionFault({ set, origin }: Rules, name: string, value: unknown): RuleSetErrorCode | null {
  const changed = resolveRules(set.id, { ...origin.options, [name]: value }, () => origin.base);
  return changed.ok ? null : changed.error.code;
}

function penalise(course: Course, seat: SeatNumber): void {
  const { rules, turn } = course.after;
  if (rules.set.penalty === 'drawCard') draw(course, seat, 1);
  if (rules.set.penalty !== 'pickUpPile') return;
  takePile(course, seat);
  if (turn === seat) endPickUp(course, seat);
}

/** Somebody who has cards is on turn; a round that hasn't begun begins with it. */
function giveTurn(course: Course, seat: SeatNumber): void {
  const { phase, seats } = course.after;
  if (phase === 'over' || !hasCards(seats[seat]!)) return;
  if (phase !== 'play') course.happen({ type: 'phase', phase: 'play' });
  course.turnTo(seat, null);
}

/**
 * Who is out, and whether the round is over, follows from the cards: a count may bring somebody back, or show that
 * somebody has none.
 */
function settleOut(course: Course, wasDrawn: boolean): void {
  for (const seat of course.after.out)
    if (hasCards(course.after.seats[seat]!)) course.happen({ type: 'cameBack', seat });
  const { phase } = course.after;
  if (phase === 'over' && !wasDrawn && !isOver(course.after)) {
    course.happen({ type: 'phase', phase: 'play' });
    const { lastPlay, dealer } = course.after;
    course.turnTo(nextActive(course.after, lastPlay?.seat ?? dealer), null);
  }
  for (const seat of course.after.seats.keys())
    if (course.after.phase === 'play' && !course.after.out.includes(seat)) goOut(course, seat);
  const { turn } = course.after;
  if (turn !== null && !isIn(course.after, turn)) course.turnTo(nextActive(course.after, turn), null);
}

/** Everything that follows from an adjustment. Total: what can't be done changes nothing, and no card is lost. */
export function adjust(state: State, adjustment: Adjustment): Consequence {
  const course = new Course(state);
  if ('seat' in adjustment && state.seats[adjustment.seat] === undefined) return course;
  switch (adjustment.kind) {
    case 'seen':
      see(course, adjustment.place, adjustment.card);
      break;
    case 'count':
      countHand(course, adjustment.seat, adjustment.count);
      break;
    case 'countStock':
      countStock(course, adjustment.count, adjustment.seat);
      break;
    case 'moved':
      moveCards(course, adjustment);
      break;
    case 'turn':
      giveTurn(course, adjustment.seat);
      break;
    case 'direction':
      course.happen({ type: 'reversed', direction: adjustment.direction });
      break;
    case 'option': {
      const rules = rulesWith(state.rules, adjustment.name, adjustment.value);
      if (rules !== null) course.happen({ type: 'ruled', rules });
      break;
    }
    case 'penalty':
      penalise(course, adjustment.seat);
      break;
  }
  settleOut(course, isDrawn(state));
  return course;
}
