/**
 * What follows from a move (the transition function): `settle` turns it into events. It asks nothing about
 * permission.
 */

import { type Consequence, Course, type OwnState, unnamed } from './apply.ts';
import {
  areOneKind,
  bareCards,
  bareOf,
  type Card,
  isKnown,
  kindOf,
  type PileSlot,
  type Played,
  type Slot,
  UNKNOWN,
} from './cards.ts';
import { asChosen, waysOf } from './choice.ts';
import { askedOf, misfitOf } from './fit.ts';
import { playedAs, seenAs, shownAs } from './held.ts';
import { unseenCards } from './knowledge.ts';
import type { Place } from './location.ts';
import { type Move, type MoveOf, playedOf } from './move.ts';
import { type KindRules, refillSize, rulesOf } from './rules/rules.ts';
import type { OpenZone } from './rules/schema.ts';
import { addedTo, completesSet } from './sets.ts';
import {
  copiedFrom,
  countActive,
  countCards,
  drawable,
  hasCards,
  hasFaceUp,
  isIn,
  isRefilled,
  nextActive,
  type Seat,
  type SeatNumber,
  type State,
} from './state.ts';
import { areThrownIn } from './thrown.ts';

const PILE: Place = { zone: 'pile' };
const STOCK: Place = { zone: 'stock' };
const BURNED: Place = { zone: 'burned' };
/** Made once for each of the seats that there may be. */
const HANDS: readonly Place[] = Array.from({ length: 12 }, (_, seat) => ({ zone: 'hand', seat }));
const handOf = (seat: SeatNumber): Place => HANDS[seat] ?? { zone: 'hand', seat };

/** Where the face-up card to play lies: on its own stack, or in a slot that may hold it. */
function faceUpPlace(state: State, seat: SeatNumber, card: Slot): Place {
  const { faceUp } = state.seats[seat]!;
  const known = faceUp.indexOf(card);
  return { zone: 'faceUp', seat, stack: known === -1 ? faceUp.indexOf(UNKNOWN) : known };
}

/**
 * Where the next card of a play comes from, of which `left` are still to be laid. From the hand as long as it
 * may lie there; from the table if it is known to lie only there (a play let stand), or takes its equals along
 * which leaves no hand.
 */
function sourcePlace(state: State, seat: SeatNumber, card: Card, left: number, from: OpenZone): Place {
  const { hand, faceUp } = state.seats[seat]!;
  const table = faceUpPlace(state, seat, card);
  if (from === 'faceUp') return table;
  if (hand.includes(card)) return handOf(seat);
  const mayBeInHand = hand.includes(UNKNOWN) && unseenCards(state).includes(card);
  const onTable = faceUp.includes(card);
  if (mayBeInHand && (!onTable || left <= hand.length)) return handOf(seat);
  return onTable || (hand.length === 0 && faceUp.includes(UNKNOWN)) ? table : handOf(seat);
}

function areNotAmong(cards: readonly Slot[], slots: readonly (Slot | null)[]): boolean {
  for (const card of cards) for (const slot of slots) if (slot === card) return false;
  return true;
}

/** Plays cards one by one if they come from different places, so that the order of the play is kept. */
function layCards(course: Course, seat: SeatNumber, cards: readonly Played[], from: OpenZone): void {
  const { hand, faceUp } = course.after.seats[seat]!;
  if (from === 'hand' && cards.length <= hand.length && areNotAmong(unnamed(course.after, cards), faceUp)) {
    course.move(cards, handOf(seat), PILE);
    return;
  }
  for (const [i, card] of cards.entries())
    course.move([card], sourcePlace(course.after, seat, bareOf(card), cards.length - i, from), PILE);
}

/** How many cards the seat draws after laying `laidFromHand` cards from its hand (RE-13, BL-18). */
function drawCount(state: State, seat: SeatNumber, laidFromHand: number): number {
  const { mode } = state.rules.set.refill;
  if (mode === 'none') return 0;
  return mode === 'perCard'
    ? laidFromHand
    : refillSize(state.rules, state.seats.length) - state.seats[seat]!.hand.length;
}

/** The topmost cards of a list, the top one first. */
function topCards(slots: readonly Slot[], count: number): readonly Slot[] {
  return count === 1 ? [slots[slots.length - 1]!] : slots.slice(-count).reverse();
}

/** Draws `wanted` cards, fewer if the stock has fewer. */
export function draw(course: Course, seat: SeatNumber, wanted: number): void {
  const { after } = course;
  const count = Math.min(wanted, drawable(after));
  if (count > 0) course.move(topCards(after.stock, count), STOCK, handOf(seat));
}

/** Face-up cards go to the hand the moment the hand is empty for good, where the rules use them so. */
function takeUp(course: Course, seat: SeatNumber): void {
  const { after } = course;
  const own = after.seats[seat]!;
  if (after.rules.set.faceUp.use !== 'toHand' || own.hand.length > 0 || isRefilled(after)) return;
  for (const [stack, slot] of own.faceUp.entries())
    if (slot !== null) course.move([slot], { zone: 'faceUp', seat, stack }, handOf(seat));
}

/** How often an effect counts that is counted per play or per card; of a run only its top card has an effect. */
const timesOf = (count: 'perPlay' | 'perCard', cards: readonly Played[], along = 0): number =>
  count === 'perCard' && areOneKind(cards) ? cards.length + along : 1;

/** A play of 8s skips one seat for each 8 (RE-33); a pair in one play may skip too. */
function skipsOf(
  before: State,
  seat: SeatNumber,
  cards: readonly Played[],
  { power, copied, along }: Pick<Facts, 'power' | 'copied' | 'along'>,
): number {
  const { skip, pairSkip } = before.rules.set;
  const skipping = (power.skip ? 1 : 0) + (copied?.skip ? 1 : 0);
  const bySkip = skipping === 0 ? 0 : skipping * timesOf(skip.count, cards, along);
  if (pairSkip === 'off') return bySkip;
  const top = before.pile.at(-1);
  const repeats =
    top !== undefined && isKnown(top) && kindOf(top) === kindOf(cards[0]!) && cards.length === 1;
  const byPair =
    (cards.length + along === 2 && areOneKind(cards)) ||
    (pairSkip === 'consecutive' && repeats && before.lastPlay !== null && before.lastPlay.seat !== seat);
  return bySkip + (byPair ? 1 : 0);
}

/** Whose turn follows if `skips` seats are skipped; nobody skips themselves (RE-34, A-40). */
function nextTurn(state: State, seat: SeatNumber, skips: number): SeatNumber {
  if (skips === 0) return nextActive(state, seat);
  const { cap } = state.rules.set.skip;
  const others = countActive(state) - (hasCards(state.seats[seat]!) ? 1 : 0);
  if (others === 0) return seat;
  let left = cap === 'others' ? Math.min(skips, others) : skips;
  let next = nextActive(state, seat);
  while (left > 0) {
    if (!(cap === 'passOverSelf' && next === seat)) left--;
    next = nextActive(state, next);
  }
  return cap === 'passOverSelf' && next === seat ? nextActive(state, next) : next;
}

function reverse(course: Course, cards: readonly Played[], { power, copied, along }: Facts): void {
  if (power.reverse === (copied?.reverse ?? false)) return;
  const { rules, direction } = course.after;
  const { count } = rules.set.reverse;
  // What a play does once it has done before anything was added to it.
  if (timesOf(count, cards) % 2 === 0 || (along > 0 && count === 'perPlay')) return;
  course.happen({
    type: 'reversed',
    direction: direction === 'clockwise' ? 'counterclockwise' : 'clockwise',
  });
  course.happen({ type: 'did', effect: 'reverse', seats: [] });
}

/** What two players may swap. */
const SWAPS = ['swapsHands', 'swapsRows'] as const;

/**
 * The mover, who has drawn, and the next player swap their hands, then their face-up cards, each to the stack of the
 * same number; once, as what a play does it has done before anything is added to it. A face-up card goes to a hand that
 * is empty then, where the rules use them so, and who has no card is out, and swaps nothing more. Where neither has
 * anything to swap nothing happens.
 */
function swap(course: Course, seat: SeatNumber, { power, along }: Facts): void {
  if ((!power.swapsHands && !power.swapsRows) || along > 0) return;
  const both = [seat, nextActive(course.after, seat)] as const;
  for (const effect of SWAPS) if (power[effect]) swapBetween(course, both, effect);
}

function swapBetween(
  course: Course,
  [seat, next]: readonly [SeatNumber, SeatNumber],
  effect: (typeof SWAPS)[number],
): void {
  const { after } = course;
  const both = [seat, next];
  if (next === seat || after.phase === 'over' || !both.every((one) => hasCards(after.seats[one]!))) return;
  const isEmpty = (one: Seat) => (effect === 'swapsHands' ? one.hand.length === 0 : !hasFaceUp(one));
  if (both.every((one) => isEmpty(after.seats[one]!))) return;
  course[effect === 'swapsHands' ? 'pass' : 'passRows']([
    [seat, next],
    [next, seat],
  ]);
  course.happen({ type: 'did', effect, seats: [next] });
  for (const one of both) {
    takeUp(course, one);
    goOut(course, one);
  }
}

/** Whether enough seats are out to decide the round: one of them, or all but one (CA-15, TH-26, BL-30). */
export function isOver(state: State): boolean {
  if (state.rules.set.end.mode === 'firstOut') return state.out.length > 0;
  return countActive(state) <= 1;
}

function endRound(course: Course, isAdded: boolean): void {
  course.happen({ type: 'phase', phase: 'over' });
  course.turnTo(null, null, isAdded);
}

/**
 * Goes out if no card is left, and ends the game if that decides it (TH-26, BL-30, CA-15); `isAdded` with cards that
 * were added to a play.
 */
export function goOut(course: Course, seat: SeatNumber, isAdded = false): void {
  if (isIn(course.after, seat)) return;
  course.happen({ type: 'wentOut', seat });
  if (isOver(course.after)) endRound(course, isAdded);
}

/** Play begins with the first move on the pile, even if it came too early and was let stand. */
function startPlay(course: Course): void {
  const { phase } = course.after;
  if (phase === 'start' || phase === 'exchange') course.happen({ type: 'phase', phase: 'play' });
}

/** What a play leads to, taken from the state before any of its cards moves. */
interface Facts {
  /** What the top card does. */
  readonly power: KindRules;
  /** What the card under it did, where the top card copies that. */
  readonly copied: KindRules | null;
  /** How many cards of the seat's play lie there that these are added to; 0 for a play of its own. */
  readonly along: number;
  /** How many cards the seat holds in its hand. */
  readonly hand: number;
  /** Whether the cards burn the pile, if all that has to be called is called. */
  readonly burning: boolean;
  /** How many seats are skipped if it doesn't burn. */
  readonly skips: number;
}

function factsOf(before: State, seat: SeatNumber, cards: readonly Played[]): Facts {
  const power = rulesOf(before.rules, cards[cards.length - 1]!);
  const copied = power.copies ? copiedFrom(before.rules, before.pile) : null;
  const isOneKind = areOneKind(cards);
  const along = isOneKind ? addedTo(before, seat, power.kind) : 0;
  return {
    power,
    copied,
    along,
    hand: before.seats[seat]!.hand.length,
    burning: power.burn || (isOneKind && completesSet(before, power, cards.length, seat)),
    skips: skipsOf(before, seat, cards, { power, copied, along }),
  };
}

/** A call that was owed and not made, for a burn or for the last card, costs cards of the stock. */
function payForSilence(course: Course, seat: SeatNumber, burning: boolean): void {
  const { announce } = course.after.rules.set;
  if (announce.penalty === 0) return;
  const last = announce.lastCard !== null && countCards(course.after.seats[seat]!) === 1;
  if (last || (announce.burn !== null && burning)) draw(course, seat, announce.penalty);
}

/** Whether a seat that has cards left has more than one other to choose from. */
export const mayChoose = (state: State, seat: SeatNumber): boolean =>
  hasCards(state.seats[seat]!) && countActive(state) > 2;

/** What follows once the cards lie on the pile: draw, burn, reversal, swapped hands and rows, out, next turn. */
function followLaying(
  course: Course,
  facts: Facts,
  seat: SeatNumber,
  cards: readonly Played[],
  called: boolean,
): void {
  const { power, copied, hand, burning, skips } = facts;
  const { announce, burn } = course.after.rules.set;
  draw(course, seat, drawCount(course.after, seat, hand - course.after.seats[seat]!.hand.length));
  takeUp(course, seat);
  if (!called) payForSilence(course, seat, burning);
  const isAdded = facts.along > 0;
  const burns = burning && (announce.required === 'no' || called);
  if (burns) course.move(course.after.pile, PILE, BURNED);
  reverse(course, cards, facts);
  goOut(course, seat, isAdded);
  swap(course, seat, facts);
  if (course.after.phase === 'over') return;
  const again = (burns && burn.again !== 'no') || power.again || copied?.again === true;
  if (again && hasCards(course.after.seats[seat]!))
    course.turnTo(seat, burns && burn.again === 'may' ? 'may' : 'must', isAdded);
  else if (power.choosesNext && !burns && mayChoose(course.after, seat)) {
    course.happen({ type: 'did', effect: 'choosesNext', seats: [] });
    course.turnTo(seat, 'choose', isAdded);
  } else course.turnTo(nextTurn(course.after, seat, burns ? 0 : skips), null, isAdded);
}

/**
 * Whose turn follows cards that burned the pile, if the table has them burn nothing: then they skip, and give another
 * turn only by themselves; of cards that let their player choose, the next one's. `after` is the state once the pile is
 * gone.
 */
export function turnUnburned(before: State, after: State, move: MoveOf<'play' | 'flip'>): SeatNumber {
  const { seat } = move;
  const cards = move.kind === 'play' ? playedAs(before, move) : playedOf(move);
  const { power, copied, skips } = factsOf(before, seat, cards);
  const again = power.again || copied?.again === true;
  return again && hasCards(after.seats[seat]!) ? seat : nextTurn(after, seat, skips);
}

/** Before play cards lie on the pile without any effect, and hands are filled up; play hasn't begun. */
function throwIn(course: Course, { seat, cards, from }: MoveOf<'play'>): void {
  const held = course.after.seats[seat]!.hand.length;
  layCards(course, seat, bareCards(cards), from ?? (held > 0 ? 'hand' : 'faceUp'));
  course.lay(seat, cards.length);
  draw(course, seat, drawCount(course.after, seat, held - course.after.seats[seat]!.hand.length));
  takeUp(course, seat);
  goOut(course, seat);
}

function settlePlay(course: Course, move: MoveOf<'play'>): void {
  const { seat, from, called } = move;
  if (areThrownIn(course.after, move.cards)) {
    throwIn(course, move);
    return;
  }
  const cards = playedAs(course.after, move);
  if (cards.length === 0) return;
  const facts = factsOf(course.after, seat, cards);
  startPlay(course);
  layCards(course, seat, cards, from ?? (facts.hand > 0 ? 'hand' : 'faceUp'));
  course.lay(seat, cards.length + facts.along);
  followLaying(course, facts, seat, cards, called ?? false);
}

/** Moves the pile to a hand; cards that are used only once leave the game instead. */
export function takePile(course: Course, seat: SeatNumber): void {
  const { pile, rules } = course.after;
  const isUsedUp = (slot: PileSlot) => isKnown(slot) && rulesOf(rules, slot).removeAfterUse;
  if (pile.some(isUsedUp)) {
    course.move(pile.filter(isUsedUp), PILE, BURNED);
    course.move(course.after.pile, PILE, handOf(seat));
  } else course.move(pile, PILE, handOf(seat));
}

/** A face-down card that can't stay: it goes to the hand with the pile, or stays face up where it lay. */
function failFlip(course: Course, seat: SeatNumber, from: Place, card: Card): void {
  const goesAlong = course.after.rules.set.blind.fail === 'pileAndCardToHand';
  if (goesAlong || from.zone !== 'faceDown') course.move([card], from, PILE);
  else course.move([card], from, { zone: 'faceUp', seat, stack: from.stack });
  takePile(course, seat);
}

/** What its player chooses of a card that was turned over before, and lies on the pile: what it leads to follows now. */
function settleWord(course: Course, { seat, card, called }: MoveOf<'flip'>): void {
  const before = { ...course.after, pile: course.after.pile.slice(0, -1) };
  const lying = course.after.pile.at(-1)!;
  if (!isKnown(lying)) return;
  const [shows] = asChosen(before, seat, [
    card !== undefined && bareOf(card) === bareOf(lying) ? card : lying,
  ]);
  const facts = factsOf(before, seat, [shows!]);
  course.happen({ type: 'said', card: shows! });
  course.lay(seat, 1);
  followLaying(course, facts, seat, [shows!], called ?? false);
}

function settleFlip(course: Course, move: MoveOf<'flip'>): void {
  const { seat, stack, card, called } = move;
  if (course.after.pending?.card !== undefined) {
    settleWord(course, move);
    return;
  }
  // A card that is turned over is played: it can't be thrown in.
  startPlay(course);
  const before = course.after;
  const fromStock = stack === 'stock';
  const cards = fromStock ? before.stock : (before.seats[seat]!.faceDown[stack] ?? []);
  const slot = cards.at(-1) ?? UNKNOWN;
  const asked = askedOf(before, seat, fromStock ? 'hand' : 'faceDown');
  const seen = card ?? (isKnown(slot) ? slot : null);
  // What it does is chosen once it is seen: with the card where a table names it, else by a move of its own.
  const shows = seen === null ? null : (card === undefined ? shownAs : seenAs)(before, asked, seen);
  const fits = shows !== null && misfitOf(before, asked, [shows]) === null;
  const facts = fits ? factsOf(before, seat, [shows]) : null;
  if (shows === null && cards.length === 0) return;
  if (shows === null || fromStock) course.happen({ type: 'flipped', seat, stack });
  if (shows === null) return;
  const from: Place = fromStock ? STOCK : { zone: 'faceDown', seat, stack };
  if (facts === null) {
    failFlip(course, seat, from, bareOf(shows));
    endPickUp(course, seat);
    return;
  }
  course.move([shows], from, PILE);
  if (card === undefined && waysOf(before.rules, shows).length > 0) {
    course.happen({ type: 'flipped', seat, stack, card: bareOf(shows) });
    return;
  }
  course.lay(seat, 1);
  followLaying(course, facts, seat, [shows], called ?? false);
}

/** After the pile is taken the turn passes (RE-06); a new starter may be turned up for the next. */
export function endPickUp(course: Course, seat: SeatNumber): void {
  const { after } = course;
  const starter = after.stock.at(-1);
  if (after.rules.set.pickUp.next === 'newStarter' && starter !== undefined && drawable(after) > 0)
    course.move([starter], STOCK, PILE);
  course.turnTo(nextActive(course.after, seat), null);
}

/** Who played last, and so left a card that couldn't be beaten; if that seat is out, the one before the mover. */
function previousPlayer(state: State, seat: SeatNumber): SeatNumber {
  const last = state.lastPlay?.seat ?? seat;
  if (last !== seat && hasCards(state.seats[last]!)) return last;
  const direction = state.direction === 'clockwise' ? 'counterclockwise' : 'clockwise';
  return nextActive({ ...state, direction }, seat);
}

function settlePickUp(course: Course, { seat, add }: MoveOf<'pickUp'>): void {
  const { pickUp } = course.after.rules.set;
  const taker = pickUp.taker === 'self' ? seat : previousPlayer(course.after, seat);
  startPlay(course);
  if (add !== undefined) course.move([add], faceUpPlace(course.after, seat, add), PILE);
  takePile(course, taker);
  // If the card that was added was the seat's last, it has none left.
  goOut(course, seat);
  if (course.after.phase !== 'over') endPickUp(course, seat);
}

/** Card for card; of an uneven swap that was let stand, what is left over goes to the hand or a free stack. */
function settleSwap(course: Course, { seat, give, take }: MoveOf<'swap'>): void {
  for (const [i, card] of take.entries()) {
    const place = faceUpPlace(course.after, seat, card);
    course.move([card], place, handOf(seat));
    if (i < give.length) course.move([give[i]!], handOf(seat), place);
  }
  for (const card of give.slice(take.length)) {
    const stack = course.after.seats[seat]!.faceUp.indexOf(null);
    course.move([card], handOf(seat), { zone: 'faceUp', seat, stack });
  }
}

/** What was chosen too much stays in the hand. */
function settleChoose(course: Course, { seat, cards }: MoveOf<'choose'>): void {
  const { length } = course.after.seats[seat]!.faceUp;
  for (const [stack, card] of cards.slice(0, length).entries())
    course.move([card], handOf(seat), { zone: 'faceUp', seat, stack });
}

/** The cards lie beside the one that they equal, and the hand is filled up by as many, while the stock lasts. */
function settleStack(course: Course, { seat, cards, on }: MoveOf<'stack'>): void {
  for (const card of cards) {
    const stack = course.after.seats[on.seat]?.faceUp.length ?? 0;
    course.move([card], handOf(seat), { zone: 'faceUp', seat: on.seat, stack });
  }
  draw(course, seat, cards.length);
  takeUp(course, seat);
}

/** Who plays next: the one chosen, if that is somebody with cards, also where it was let stand; else the next one. */
function chosenOf(state: State, { seat, to }: MoveOf<'done'>): SeatNumber {
  const chosen = to === undefined ? undefined : state.seats[to];
  return chosen !== undefined && hasCards(chosen) ? to! : nextActive(state, seat);
}

function settleReady(course: Course, seat: SeatNumber): void {
  course.happen({ type: 'readied', seat });
  const { phase, ready, seats } = course.after;
  if (phase === 'exchange' && ready.length >= seats.length) course.happen({ type: 'phase', phase: 'start' });
}

/** The round is a draw once everybody who still plays agrees. */
function settleDraw(course: Course, seat: SeatNumber): void {
  course.happen({ type: 'agreed', seat });
  const { seats, agreed, phase } = course.after;
  const all = seats.every((one, number) => !hasCards(one) || agreed.includes(number));
  if (all && phase === 'play') endRound(course, false);
}

/**
 * Everything that follows from a move, as events and the state after them. A move that was let stand against
 * the rules is settled like any other. What depends on the state before the move is taken before anything
 * changes.
 */
export function settle(state: State, made: Move): Consequence {
  const course = new Course(state);
  follow(course, made);
  return { events: course.events, after: course.after };
}

/** The same in place, on a state of one's own: no event tells of it. */
export function settleIn(own: OwnState, made: Move): void {
  follow(new Course(own, own), made);
}

function follow(course: Course, made: Move): void {
  switch (made.kind) {
    case 'play':
      settlePlay(course, made);
      break;
    case 'flip':
      settleFlip(course, made);
      break;
    case 'pickUp':
      settlePickUp(course, made);
      break;
    case 'done':
      course.turnTo(chosenOf(course.after, made), null);
      break;
    case 'swap':
      settleSwap(course, made);
      break;
    case 'choose':
      settleChoose(course, made);
      break;
    case 'stack':
      settleStack(course, made);
      break;
    case 'ready':
      settleReady(course, made.seat);
      break;
    case 'draw':
      settleDraw(course, made.seat);
      break;
  }
}

/** The face-up cards of every seat that should long have been taken up, for positions given from outside. */
export function takeUpAll(state: State): State {
  const course = new Course(state);
  for (const seat of state.seats.keys()) takeUp(course, seat);
  return course.after;
}
