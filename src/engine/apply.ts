/** What an event does to a state. The one place where cards move; it knows no rules. */

import {
  bareCards,
  bareOf,
  type Card,
  indexOfSlot,
  isKnown,
  isNamed,
  type PileSlot,
  type Slot,
  UNKNOWN,
} from './cards.ts';
import type { Event, HandPassed, RowPassed } from './event.ts';
import type { Place } from './location.ts';
import type { Extra, Seat, SeatNumber, State } from './state.ts';

/**
 * Takes one card off a list: the card itself, else an unknown slot that it may have been. If the list can hold
 * neither, it stays as it is: the record was wrong and the card is where it shows.
 */
function without<S extends PileSlot>(list: readonly S[], card: S): readonly S[] {
  let index = indexOfSlot(list, card);
  if (index === -1) index = list.findIndex((slot) => isNamed(slot) && bareOf(slot) === card);
  if (index === -1) index = indexOfSlot(list, UNKNOWN);
  if (index === -1) return list;
  const rest = list.slice(0, -1);
  for (let i = index; i < rest.length; i++) rest[i] = list[i + 1]!;
  return rest;
}

const NONE: readonly never[] = [];

function withoutAll<S extends PileSlot>(list: readonly S[], cards: readonly S[]): readonly S[] {
  if (cards === list) return NONE;
  let rest = list;
  for (const card of cards) rest = without(rest, card);
  return rest;
}

function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  const changed = list.slice();
  if (index >= 0 && index < changed.length) changed[index] = value;
  return changed;
}

function joined<S extends PileSlot>(list: readonly S[], cards: readonly S[]): readonly S[] {
  return list.length === 0 ? cards : list.concat(cards);
}

/**
 * Whether a place is there and takes `count` cards: on a face-down card lies one face-up card at most, and after the
 * last place one more can be made.
 */
function canHold(seats: readonly Seat[], place: Place, count: number): boolean {
  if (place.zone === 'pile' || place.zone === 'stock' || place.zone === 'burned') return true;
  const seat = seats[place.seat];
  if (seat === undefined) return false;
  if (place.zone === 'hand') return true;
  if (place.zone === 'faceDown') return seat.faceDown[place.stack] !== undefined;
  return count === 1 && (seat.faceUp[place.stack] === null || place.stack === seat.faceUp.length);
}

/** A face-up slot without the card, if that is what lies there or may lie there. */
const uncovered = (slot: Slot | null, cards: readonly Slot[]): Slot | null =>
  slot === UNKNOWN || (slot !== null && cards.includes(slot)) ? null : slot;

type SeatPlace = Extract<Place, { readonly seat: number }>;

function takenFrom({ name, hand, faceUp, faceDown }: Seat, cards: readonly Slot[], place: SeatPlace): Seat {
  if (place.zone === 'hand') return { name, hand: withoutAll(hand, cards), faceUp, faceDown };
  const { zone, stack } = place;
  if (zone === 'faceUp') {
    const left = uncovered(faceUp[stack] ?? null, cards);
    return { name, hand, faceUp: replaced(faceUp, stack, left), faceDown };
  }
  const left = withoutAll(faceDown[stack] ?? NONE, cards);
  return { name, hand, faceUp, faceDown: replaced(faceDown, stack, left) };
}

/** The card face up on its stack, which is made where there is none yet. */
function laidOpen({ name, hand, faceUp, faceDown }: Seat, card: Slot, stack: number): Seat {
  if (stack < faceUp.length) return { name, hand, faceUp: replaced(faceUp, stack, card), faceDown };
  const stacks = stack < faceDown.length ? faceDown : [...faceDown, NONE];
  return { name, hand, faceUp: [...faceUp, card], faceDown: stacks };
}

function putTo({ name, hand, faceUp, faceDown }: Seat, cards: readonly Slot[], place: SeatPlace): Seat {
  if (place.zone === 'hand') return { name, hand: joined(hand, cards), faceUp, faceDown };
  const { zone, stack } = place;
  if (zone === 'faceUp') return laidOpen({ name, hand, faceUp, faceDown }, cards[0]!, stack);
  const higher = joined(faceDown[stack] ?? NONE, cards);
  return { name, hand, faceUp, faceDown: replaced(faceDown, stack, higher) };
}

/** Writes the card into the topmost unknown slot of a list; a list without one stays as it is. */
function shown<S extends PileSlot>(list: readonly S[], card: S): readonly S[] {
  const index = list.findLastIndex((slot) => !isKnown(slot));
  return index === -1 ? list : replaced(list, index, card);
}

function seenAt({ name, hand, faceUp, faceDown }: Seat, card: Slot, place: SeatPlace): Seat {
  if (place.zone === 'hand') return { name, hand: shown(hand, card), faceUp, faceDown };
  const { zone, stack } = place;
  if (zone === 'faceUp') {
    const seen = faceUp[stack] === UNKNOWN ? replaced(faceUp, stack, card) : faceUp;
    return { name, hand, faceUp: seen, faceDown };
  }
  const seen = shown(faceDown[stack] ?? NONE, card);
  return { name, hand, faceUp, faceDown: replaced(faceDown, stack, seen) };
}

/** A state that is being made: its fields may be set, the lists in them are replaced and never changed. */
type Draft = { -readonly [K in keyof State]: State[K] };

/**
 * A copy to apply events to. Every field is written out, in one order: states that all have one shape are several
 * times as fast to work with as spread ones.
 */
const draftOf = (state: State): Draft => ({
  rules: state.rules,
  phase: state.phase,
  seats: state.seats,
  dealer: state.dealer,
  direction: state.direction,
  turn: state.turn,
  extra: state.extra,
  pile: state.pile,
  stock: state.stock,
  burned: state.burned,
  lastPlay: state.lastPlay,
  pending: state.pending,
  ready: state.ready,
  idle: state.idle,
  agreed: state.agreed,
  dealt: state.dealt,
  out: state.out,
  lastLoser: state.lastLoser,
  lastWinner: state.lastWinner,
});

/** The list with an unknown slot where the card was. */
const forgotten = (list: readonly Slot[], card: Card): readonly Slot[] =>
  list.includes(card) ? replaced(list, list.indexOf(card), UNKNOWN) : list;

function unseenAt({ name, hand, faceUp, faceDown }: Seat, card: Card, place: SeatPlace): Seat {
  if (place.zone === 'hand') return { name, hand: forgotten(hand, card), faceUp, faceDown };
  const { zone, stack } = place;
  if (zone === 'faceUp') {
    const hidden = faceUp[stack] === card ? replaced(faceUp, stack, UNKNOWN) : faceUp;
    return { name, hand, faceUp: hidden, faceDown };
  }
  return {
    name,
    hand,
    faceUp,
    faceDown: replaced(faceDown, stack, forgotten(faceDown[stack] ?? NONE, card)),
  };
}

function unsee(draft: Draft, card: Card, place: Place): void {
  if (!('seat' in place)) {
    if (place.zone === 'pile')
      draft.pile = draft.pile.map((slot) => (bareOf(slot) === card ? UNKNOWN : slot));
    else draft[place.zone] = forgotten(draft[place.zone], card);
    return;
  }
  const seat = draft.seats[place.seat];
  if (seat !== undefined) draft.seats = replaced(draft.seats, place.seat, unseenAt(seat, card, place));
}

function see(draft: Draft, card: Card, place: Place): void {
  if (!('seat' in place)) {
    if (place.zone === 'pile') draft.pile = shown(draft.pile, card);
    else draft[place.zone] = shown(draft[place.zone], card);
    return;
  }
  const seat = draft.seats[place.seat];
  if (seat !== undefined) draft.seats = replaced(draft.seats, place.seat, seenAt(seat, card, place));
  // What is seen before its owner is through with swapping lies as it was dealt.
  const dealt = draft.phase === 'exchange' && !draft.ready.includes(place.seat) ? draft.dealt : null;
  const own = dealt?.[place.seat];
  if (dealt !== null && own !== undefined)
    draft.dealt = replaced(dealt, place.seat, seenAt(own, card, place));
}

/** Whether a card leaves stock or table, or the game: then the round has got on. */
const isProgress = (from: Place, to: Place): boolean =>
  to.zone === 'burned' || from.zone === 'stock' || from.zone === 'faceUp' || from.zone === 'faceDown';

const NOBODY: State['agreed'] = [];

/** The cards themselves, as they lie anywhere but on the pile. Where nothing is said of any none has another name there. */
export const unnamed = ({ rules }: Pick<State, 'rules'>, played: readonly PileSlot[]): readonly Slot[] =>
  rules.anyNamed ? bareCards(played) : (played as readonly Slot[]);

function take(draft: Draft, played: readonly PileSlot[], from: Place): void {
  if (from.zone === 'pile') {
    draft.pile = withoutAll(draft.pile, played);
    return;
  }
  const cards = unnamed(draft, played);
  if (from.zone === 'stock') draft.stock = withoutAll(draft.stock, cards);
  else if (from.zone === 'burned') draft.burned = withoutAll(draft.burned, cards);
  else {
    const seat = draft.seats[from.seat];
    if (seat !== undefined) draft.seats = replaced(draft.seats, from.seat, takenFrom(seat, cards, from));
  }
}

function put(draft: Draft, played: readonly PileSlot[], to: Place): void {
  if (to.zone === 'pile') {
    draft.pile = joined(draft.pile, played);
    return;
  }
  const cards = unnamed(draft, played);
  if (to.zone === 'stock') draft.stock = joined(draft.stock, cards);
  else if (to.zone === 'burned') draft.burned = joined(draft.burned, cards);
  else draft.seats = replaced(draft.seats, to.seat, putTo(draft.seats[to.seat]!, cards, to));
}

/** Puts back what was taken for a place that can't hold it. */
function restore(
  draft: Draft,
  { seats, pile, stock, burned }: Pick<State, 'seats' | 'pile' | 'stock' | 'burned'>,
) {
  draft.seats = seats;
  draft.pile = pile;
  draft.stock = stock;
  draft.burned = burned;
}

/** What the state says besides of cards that have been moved. */
function noteMove(draft: Draft, from: Place, to: Place): void {
  // What was being turned over has shown.
  if (from.zone === 'faceDown' || from.zone === 'stock') draft.pending = null;
  // What lies on top can only have been played while something lies there.
  if (draft.pile.length === 0) draft.lastPlay = null;
  if (isProgress(from, to)) {
    draft.idle = 0;
    draft.agreed = NOBODY;
  }
}

function transfer(draft: Draft, { cards, from, to }: Extract<Event, { type: 'moved' }>): void {
  if (cards.length === 0) return;
  const { seats, pile, stock, burned } = draft;
  take(draft, cards, from);
  if (!canHold(draft.seats, to, cards.length)) {
    restore(draft, { seats, pile, stock, burned });
    return;
  }
  put(draft, cards, to);
  noteMove(draft, from, to);
}

/** Whether each seat that gives its cards gets some, and gives and gets but once; and there is such a seat. */
function changePlaces({ seats }: Draft, passed: readonly (HandPassed | RowPassed)[]): boolean {
  const givers = new Set(passed.map(({ from }) => from));
  const getters = new Set(passed.map(({ to }) => to));
  return (
    givers.size === passed.length &&
    getters.size === passed.length &&
    [...getters].every((seat) => givers.has(seat) && seats[seat] !== undefined)
  );
}

/** Each hand is taken before the first one comes to its new seat. Nothing is done where not all can change places. */
function pass(draft: Draft, hands: readonly HandPassed[]): void {
  if (!changePlaces(draft, hands)) return;
  for (const { from, cards } of hands) take(draft, cards, { zone: 'hand', seat: from });
  for (const { to, cards } of hands) put(draft, cards, { zone: 'hand', seat: to });
}

/** A row as it lies with a seat that has this many stacks: a gap where nothing lies. */
const rowOn = (cards: readonly (Slot | null)[], stacks: number): (Slot | null)[] =>
  Array.from({ length: Math.max(cards.length, stacks) }, (_, stack) => cards[stack] ?? null);

/** The same of face-up cards. What is told of a row that lies otherwise is not done: no card is lost or made. */
function passRows(draft: Draft, rows: readonly RowPassed[]): void {
  const { seats } = draft;
  const isThere = ({ from, cards }: RowPassed) => cards.join() === seats[from]!.faceUp.join();
  if (!changePlaces(draft, rows) || !rows.every(isThere)) return;
  draft.seats = seats.map((own, seat) => {
    const got = rows.find(({ to }) => to === seat);
    if (got === undefined) return own;
    const faceUp = rowOn(got.cards, own.faceDown.length);
    return { ...own, faceUp, faceDown: faceUp.map((_, stack) => own.faceDown[stack] ?? NONE) };
  });
}

/** The same list with a seat added, if it isn't in it. */
const withSeat = (seats: readonly number[], seat: number): readonly number[] =>
  seats.includes(seat) ? seats : [...seats, seat];

function layDraft(draft: Draft, seat: SeatNumber, count: number): void {
  draft.lastPlay = { seat, count };
}

function turnDraft(draft: Draft, turn: SeatNumber | null, extra: Extra | null, isAdded: boolean): void {
  draft.turn = turn;
  draft.extra = extra;
  draft.idle = isAdded ? Math.max(draft.idle, 1) : draft.idle + 1;
}

/** Applies one event to a draft. */
function change(draft: Draft, event: Event): void {
  switch (event.type) {
    case 'moved':
      transfer(draft, event);
      break;
    case 'passed':
      pass(draft, event.hands);
      break;
    case 'rowsPassed':
      passRows(draft, event.rows);
      break;
    case 'seen':
      see(draft, event.card, event.place);
      break;
    case 'unseen':
      unsee(draft, event.card, event.place);
      break;
    case 'ruled':
      draft.rules = event.rules;
      if (!event.rules.anyNamed) draft.pile = bareCards(draft.pile);
      break;
    case 'turned':
      turnDraft(draft, event.turn, event.extra, event.isAdded === true);
      break;
    case 'reversed':
      draft.direction = event.direction;
      break;
    case 'did':
      break;
    case 'laid':
      layDraft(draft, event.seat, event.count);
      break;
    case 'flipped':
      draft.pending = {
        seat: event.seat,
        stack: event.stack,
        ...(event.card !== undefined && { card: event.card }),
      };
      break;
    case 'said':
      draft.pile = [...draft.pile.slice(0, -1), event.card];
      draft.pending = null;
      break;
    case 'readied':
      draft.ready = withSeat(draft.ready, event.seat);
      break;
    case 'agreed':
      draft.agreed = withSeat(draft.agreed, event.seat);
      break;
    case 'wentOut':
      draft.out = withSeat(draft.out, event.seat);
      break;
    case 'cameBack':
      draft.out = draft.out.filter((seat) => seat !== event.seat);
      break;
    case 'phase':
      draft.phase = event.phase;
      break;
  }
}

/**
 * The state after an event. Total: it knows no rules, accepts every event and loses no card, so that a play
 * that was let stand against the rules is recorded like any other. Cards stay where they are if their new place
 * isn't there.
 */
export const apply = (state: State, event: Event): State => applyAll(state, [event]);

/** The same for several events, one after another. */
export function applyAll(state: State, events: readonly Event[]): State {
  const draft = draftOf(state);
  for (const event of events) change(draft, event);
  return draft;
}

interface OwnSeat {
  readonly name: string;
  hand: Slot[];
  faceUp: (Slot | null)[];
  readonly faceDown: Slot[][];
}

/**
 * A state that nobody else holds, for rounds that are played out in thought: what happens to it happens in place, and
 * no event tells of it, which is several times as fast.
 */
export interface OwnState extends Draft {
  seats: OwnSeat[];
  pile: PileSlot[];
  stock: Slot[];
  burned: Slot[];
}

/** A copy of one's own, which shares no list of cards with the state. */
export function ownCopy(state: State): OwnState {
  const own = draftOf(state) as OwnState;
  own.seats = state.seats.map(({ name, hand, faceUp, faceDown }) => ({
    name,
    hand: hand.slice(),
    faceUp: faceUp.slice(),
    faceDown: faceDown.map((stack) => stack.slice()),
  }));
  own.pile = state.pile.slice();
  own.stock = state.stock.slice();
  own.burned = state.burned.slice();
  return own;
}

/** The list that a place is; null where there is none, and for a face-up card, which lies on its stack alone. */
function listIn(own: OwnState, place: Place): PileSlot[] | null {
  switch (place.zone) {
    case 'hand':
      return own.seats[place.seat]?.hand ?? null;
    case 'faceUp':
      return null;
    case 'faceDown':
      return own.seats[place.seat]!.faceDown[place.stack] ?? null;
    // Each by its name, which is quicker than by the name that the place says.
    case 'pile':
      return own.pile;
    case 'stock':
      return own.stock;
    case 'burned':
      return own.burned;
  }
}

function removeIn(list: PileSlot[], card: PileSlot): void {
  let index = indexOfSlot(list, card);
  if (index === -1) index = indexOfSlot(list, UNKNOWN);
  if (index === -1) return;
  const last = list.length - 1;
  for (let i = index; i < last; i++) list[i] = list[i + 1]!;
  list.pop();
}

/** As `transfer` does it; nothing goes from a list to itself. */
function transferIn(own: OwnState, cards: readonly PileSlot[], from: Place, to: Place): void {
  const target = listIn(own, to);
  if (target === null && !canHold(own.seats, to, cards.length)) return;
  const source = listIn(own, from);
  const put = to.zone === 'pile' ? cards : unnamed(own, cards);
  // A whole list that moves is read before it is emptied.
  if (target !== null) for (let i = 0; i < put.length; i++) target.push(put[i]!);
  else if (to.zone === 'faceUp') {
    const { faceUp, faceDown } = own.seats[to.seat]!;
    faceUp[to.stack] = put[0]! as Slot;
    if (to.stack >= faceDown.length) faceDown.push([]);
  }
  const taken = from.zone === 'pile' ? cards : unnamed(own, cards);
  // Emptied card by card it keeps its room: by its length it would have to grow anew.
  if (cards === source) while (source.length > 0) source.pop();
  else if (source !== null) for (const card of taken) removeIn(source, card);
  else if (from.zone === 'faceUp') {
    const { faceUp } = own.seats[from.seat]!;
    faceUp[from.stack] = uncovered(faceUp[from.stack] ?? null, taken as readonly Slot[]);
  }
  noteMove(own, from, to);
}

/** What follows from something: the events in order, and the state that they lead to. */
export interface Consequence {
  readonly events: readonly Event[];
  readonly after: State;
}

/**
 * A consequence while it is being worked out (a transaction with its event log): each event is applied to `after` as
 * it happens. On a state of one's own there is no log.
 */
export class Course implements Consequence {
  readonly events: Event[] = [];
  readonly after: State;
  private readonly draft: Draft;
  private readonly own: OwnState | null;

  constructor(state: State, own: OwnState | null = null) {
    this.own = own;
    this.draft = own ?? draftOf(state);
    this.after = this.draft;
  }

  happen(event: Event): void {
    if (this.own === null) this.events.push(event);
    change(this.draft, event);
  }

  /** A play lies on top; the most frequent events have a way of their own, which is faster. */
  lay(seat: SeatNumber, count: number): void {
    if (this.own === null) this.events.push({ type: 'laid', seat, count });
    layDraft(this.draft, seat, count);
  }

  /** Whose turn it is now. */
  turnTo(turn: SeatNumber | null, extra: Extra | null, isAdded = false): void {
    if (this.own === null) this.events.push({ type: 'turned', turn, extra, ...(isAdded && { isAdded }) });
    turnDraft(this.draft, turn, extra, isAdded);
  }

  move(cards: readonly PileSlot[], from: Place, to: Place): void {
    if (cards.length === 0) return;
    if (this.own !== null) {
      transferIn(this.own, cards, from, to);
      return;
    }
    const event = { type: 'moved', cards, from, to } as const;
    this.events.push(event);
    transfer(this.draft, event);
  }

  /** Hands change their seats, all at once: each seat in `ways` gives its own and gets one. */
  pass(ways: readonly (readonly [from: SeatNumber, to: SeatNumber])[]): void {
    const hands = ways.map(([from, to]) => ({ from, to, cards: this.after.seats[from]!.hand }));
    if (this.own === null) this.happen({ type: 'passed', hands });
    else for (const { to, cards } of hands) this.own.seats[to]!.hand = cards as Slot[];
  }

  /** The same of their face-up cards. */
  passRows(ways: readonly (readonly [from: SeatNumber, to: SeatNumber])[]): void {
    const rows = ways.map(([from, to]) => ({ from, to, cards: this.after.seats[from]!.faceUp }));
    if (this.own === null) {
      this.happen({ type: 'rowsPassed', rows });
      return;
    }
    for (const { to, cards } of rows) {
      const own = this.own.seats[to]!;
      own.faceUp = rowOn(cards, own.faceDown.length);
      while (own.faceDown.length < own.faceUp.length) own.faceDown.push([]);
    }
  }
}
