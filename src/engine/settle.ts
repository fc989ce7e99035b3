import { apply } from './apply.ts';
import { type Card, isKnown, kindOf, type Slot, UNKNOWN } from './cards.ts';
import { completesSet, demand, findMisfit } from './demand.ts';
import type { Event, Place } from './event.ts';
import { unseenCards } from './knowledge.ts';
import type { Move, MoveOf } from './move.ts';
import { refillSize, rulesOf } from './rules/rules.ts';
import {
  countActive,
  drawable,
  type Extra,
  hasCards,
  isStack,
  nextActive,
  type SeatNumber,
  type State,
} from './state.ts';

/** Events so far and the state that they lead to. */
interface Course {
  readonly state: State;
  readonly events: readonly Event[];
}

const begin = (state: State): Course => ({ state, events: [] });

const happen = (course: Course, ...events: readonly Event[]): Course => ({
  state: events.reduce(apply, course.state),
  events: [...course.events, ...events],
});

const PILE: Place = { zone: 'pile' };
const STOCK: Place = { zone: 'stock' };
const BURNED: Place = { zone: 'burned' };
const handOf = (seat: SeatNumber): Place => ({ zone: 'hand', seat });

const move = (cards: readonly Slot[], from: Place, to: Place): Event => ({ type: 'moved', cards, from, to });

/** Where the face-up card lies that is laid: on its own stack, or in a slot that may hold it. */
function faceUpPlace(state: State, seat: SeatNumber, card: Slot): Place {
  const { faceUp } = state.seats[seat]!;
  const known = faceUp.indexOf(card);
  return { zone: 'faceUp', seat, stack: known === -1 ? faceUp.indexOf(UNKNOWN) : known };
}

/**
 * Where the next of several cards of a play comes from. From the hand as long as it may lie there; from the table
 * if it is known to lie only there (a play let stand), or takes its equals along, which leaves no hand.
 */
function sourcePlace(
  state: State,
  seat: SeatNumber,
  card: Card,
  left: number,
  from: 'hand' | 'faceUp',
): Place {
  const { hand, faceUp } = state.seats[seat]!;
  const table = faceUpPlace(state, seat, card);
  if (from === 'faceUp') return table;
  if (hand.includes(card)) return handOf(seat);
  const mayBeInHand = hand.includes(UNKNOWN) && unseenCards(state).includes(card);
  const onTable = faceUp.includes(card);
  if (mayBeInHand && (!onTable || left <= hand.length)) return handOf(seat);
  return onTable || (hand.length === 0 && faceUp.includes(UNKNOWN)) ? table : handOf(seat);
}

/** Lays cards one by one where they come from several places, so that the order of the play is kept. */
function layCards(course: Course, seat: SeatNumber, cards: readonly Card[], from: 'hand' | 'faceUp'): Course {
  const { hand, faceUp } = course.state.seats[seat]!;
  if (from === 'hand' && cards.length <= hand.length && cards.every((card) => !faceUp.includes(card)))
    return happen(course, move(cards, handOf(seat), PILE));
  return cards.reduce(
    (sofar, card, i) =>
      happen(sofar, move([card], sourcePlace(sofar.state, seat, card, cards.length - i, from), PILE)),
    course,
  );
}

/** How many cards the seat draws after laying so many from the hand (RE-13, BL-18). */
function drawCount(state: State, seat: SeatNumber, laidFromHand: number): number {
  const { mode } = state.rules.set.refill;
  const wanted =
    mode === 'none'
      ? 0
      : mode === 'perCard'
        ? laidFromHand
        : refillSize(state.rules, state.seats.length) - state.seats[seat]!.hand.length;
  return Math.max(0, Math.min(wanted, drawable(state)));
}

function draw(course: Course, seat: SeatNumber, laidFromHand: number): Course {
  const count = drawCount(course.state, seat, laidFromHand);
  if (count === 0) return course;
  return happen(course, move(course.state.stock.slice(-count).reverse(), STOCK, handOf(seat)));
}

/** Face-up cards go to the hand the moment hand and stock are empty, where the rules use them so. */
export function takeUpEvents(state: State, seat: SeatNumber): Event[] {
  const own = state.seats[seat]!;
  if (state.rules.set.faceUp.use !== 'toHand' || own.hand.length > 0 || drawable(state) > 0) return [];
  return own.faceUp.flatMap((slot, stack) =>
    slot === null ? [] : [move([slot], { zone: 'faceUp', seat, stack }, handOf(seat))],
  );
}

const takeUp = (course: Course, seat: SeatNumber): Course =>
  happen(course, ...takeUpEvents(course.state, seat));

function burnPile(course: Course): Course {
  return happen(course, move(course.state.pile, PILE, BURNED));
}

/** A play of 8s skips as many as were laid (RE-33); a pair laid in one play may skip too. */
function skipsOf(before: State, seat: SeatNumber, cards: readonly Card[]): number {
  const { skip, pairSkip } = before.rules.set;
  const power = rulesOf(before.rules, cards[0]!);
  const bySkip = power.skip ? (skip.count === 'perCard' ? cards.length : 1) : 0;
  const top = before.pile.at(-1);
  const repeats =
    top !== undefined && isKnown(top) && kindOf(top) === kindOf(cards[0]!) && cards.length === 1;
  const byPair =
    (pairSkip !== 'off' && cards.length === 2) ||
    (pairSkip === 'consecutive' && repeats && before.lastPlay !== null && before.lastPlay.seat !== seat);
  return bySkip + (byPair ? 1 : 0);
}

/** Whose turn follows after so many are skipped; nobody skips himself (RE-34, A-40). */
export function nextTurn(state: State, seat: SeatNumber, skips: number): SeatNumber {
  const { cap } = state.rules.set.skip;
  const others = countActive(state) - (hasCards(state.seats[seat]!) ? 1 : 0);
  if (others === 0) return seat;
  let left = cap === 'others' ? Math.min(skips, others) : skips;
  let next = nextActive(state, seat);
  while (left > 0) {
    if (!(cap === 'passOverSelf' && next === seat)) left--;
    next = nextActive(state, next);
  }
  return cap === 'passOverSelf' && next === seat && skips > 0 ? nextActive(state, next) : next;
}

function reverse(course: Course, cards: readonly Card[]): Course {
  const { state } = course;
  if (!rulesOf(state.rules, cards[0]!).reverse) return course;
  if (state.rules.set.reverse.count === 'perCard' && cards.length % 2 === 0) return course;
  const direction = state.direction === 'clockwise' ? 'counterclockwise' : 'clockwise';
  return happen(course, { type: 'reversed', direction });
}

function isOver(state: State): boolean {
  if (state.rules.set.end.mode === 'firstOut') return state.out.length > 0;
  return countActive(state) <= 1;
}

/** Goes out if no card is left, and ends the game if that decides it (TH-26, BL-30, CA-15). */
function goOut(course: Course, seat: SeatNumber): Course {
  if (hasCards(course.state.seats[seat]!)) return course;
  const out = happen(course, { type: 'wentOut', seat });
  return isOver(out.state)
    ? happen(out, { type: 'phase', phase: 'over' }, { type: 'turned', turn: null, extra: null })
    : out;
}

/** Play begins with the first move on the pile, be it too early and let stand. */
function startPlay(course: Course): Course {
  const { phase } = course.state;
  return phase === 'start' || phase === 'exchange'
    ? happen(course, { type: 'phase', phase: 'play' })
    : course;
}

const isBurn = (before: State, cards: readonly Card[], seat: SeatNumber): boolean =>
  rulesOf(before.rules, cards[0]!).burn || completesSet(before, cards, seat);

const turnTo = (course: Course, turn: SeatNumber, extra: Extra | null): Course =>
  happen(course, { type: 'turned', turn, extra });

/** What follows once the cards lie on the pile: draw, burn, out, reversal, next turn. */
function afterLaying(
  before: State,
  laid: Course,
  seat: SeatNumber,
  cards: readonly Card[],
  called: boolean,
): Course {
  const { set } = before.rules;
  const fromHand = before.seats[seat]!.hand.length - laid.state.seats[seat]!.hand.length;
  let course = takeUp(draw(laid, seat, fromHand), seat);
  const burns = isBurn(before, cards, seat) && (set.announce.required === 'no' || called);
  if (burns) course = burnPile(course);
  course = goOut(reverse(course, cards), seat);
  if (course.state.phase === 'over') return course;
  const again = (burns && set.burn.again !== 'no') || rulesOf(before.rules, cards[0]!).again;
  if (again && hasCards(course.state.seats[seat]!))
    return turnTo(course, seat, burns && set.burn.again === 'may' ? 'may' : 'must');
  return turnTo(course, nextTurn(course.state, seat, burns ? 0 : skipsOf(before, seat, cards)), null);
}

function settlePlay(state: State, play: MoveOf<'play'>): Course {
  if (play.cards.length === 0) return begin(state);
  const from = play.from ?? (state.seats[play.seat]!.hand.length > 0 ? 'hand' : 'faceUp');
  const laid = happen(layCards(startPlay(begin(state)), play.seat, play.cards, from), {
    type: 'laid',
    seat: play.seat,
    count: play.cards.length,
  });
  return afterLaying(state, laid, play.seat, play.cards, play.called ?? false);
}

/** A blind card that can't stay: it goes to the hand with the pile, or lies open where it lay. */
function failFlip(course: Course, seat: SeatNumber, stack: number, card: Card): Course {
  const from: Place = { zone: 'faceDown', seat, stack };
  const { pile } = course.state;
  if (course.state.rules.set.blind.fail === 'pileAndCardToHand')
    return takePile(happen(course, move([card], from, PILE)), seat);
  const open = happen(course, move([card], from, { zone: 'faceUp', seat, stack }));
  return pile.length === 0 ? open : takePile(open, seat);
}

const takePile = (course: Course, seat: SeatNumber): Course =>
  happen(course, move(course.state.pile, PILE, handOf(seat)));

function settleFlip(state: State, { seat, stack, card, called }: MoveOf<'flip'>): Course {
  const slot = state.seats[seat]!.faceDown[stack]?.at(-1) ?? UNKNOWN;
  const shows = card ?? (isKnown(slot) ? slot : null);
  const course = startPlay(begin(state));
  if (shows === null && !isStack(state.seats[seat]!.faceDown[stack] ?? [])) return course;
  if (shows === null) return happen(course, { type: 'flipped', seat, stack });
  if (findMisfit(state, [shows], seat, demand(state, 'faceDown')) !== null)
    return endPickUp(failFlip(course, seat, stack, shows), seat);
  const laid = happen(course, move([shows], { zone: 'faceDown', seat, stack }, PILE), {
    type: 'laid',
    seat,
    count: 1,
  });
  return afterLaying(state, laid, seat, [shows], called ?? false);
}

/** After the pile is taken the turn passes (RE-06); a new starter may be turned up for the next. */
function endPickUp(course: Course, seat: SeatNumber): Course {
  const { state } = course;
  const starter = state.stock.at(-1);
  const turned =
    state.rules.set.pickUp.next === 'newStarter' && starter !== undefined && drawable(state) > 0
      ? happen(course, move([starter], STOCK, PILE))
      : course;
  return turnTo(turned, nextActive(turned.state, seat), null);
}

function previousActive(state: State, seat: SeatNumber): SeatNumber {
  const direction = state.direction === 'clockwise' ? 'counterclockwise' : 'clockwise';
  return nextActive({ ...state, direction }, seat);
}

function settlePickUp(state: State, { seat }: MoveOf<'pickUp'>): Course {
  const taker = state.rules.set.pickUp.taker === 'self' ? seat : previousActive(state, seat);
  return endPickUp(takePile(startPlay(begin(state)), taker), seat);
}

/** Card for card; of an uneven swap that was let stand, what is left over goes to the hand or a free stack. */
function settleSwap(state: State, { seat, give, take }: MoveOf<'swap'>): Course {
  const taken = take.reduce((course, card, i) => {
    const place = faceUpPlace(course.state, seat, card);
    const out = happen(course, move([card], place, handOf(seat)));
    return i < give.length ? happen(out, move([give[i]!], handOf(seat), place)) : out;
  }, begin(state));
  return give.slice(take.length).reduce((course, card) => {
    const stack = course.state.seats[seat]!.faceUp.indexOf(null);
    return happen(course, move([card], handOf(seat), { zone: 'faceUp', seat, stack }));
  }, taken);
}

function settleChoose(state: State, { seat, cards }: MoveOf<'choose'>): Course {
  return cards.reduce(
    (course, card, stack) => happen(course, move([card], handOf(seat), { zone: 'faceUp', seat, stack })),
    begin(state),
  );
}

function settleReady(state: State, { seat }: MoveOf<'ready'>): Course {
  const ready = happen(begin(state), { type: 'readied', seat });
  return state.phase !== 'exchange' || ready.state.ready.length < state.seats.length
    ? ready
    : happen(ready, { type: 'phase', phase: 'start' });
}

/**
 * Everything that follows from a move, as events. It asks nothing about permission: a move that was let stand
 * against the rules is settled like any other.
 */
export function settle(state: State, made: Move): readonly Event[] {
  switch (made.kind) {
    case 'play':
      return settlePlay(state, made).events;
    case 'flip':
      return settleFlip(state, made).events;
    case 'pickUp':
      return settlePickUp(state, made).events;
    case 'done':
      return turnTo(begin(state), nextActive(state, made.seat), null).events;
    case 'swap':
      return settleSwap(state, made).events;
    case 'choose':
      return settleChoose(state, made).events;
    case 'ready':
      return settleReady(state, made).events;
  }
}

/** The face-up cards of every seat that should long have been taken up, for positions given from outside. */
export const takeUpAll = (state: State): State =>
  state.seats.reduce((sofar, _, seat) => takeUpEvents(sofar, seat).reduce(apply, sofar), state);
