import { bareCards, type Card, isKnown, type Slot, UNKNOWN } from './cards.ts';
import { decide } from './decide.ts';
import type { Event } from './event.ts';
import { withDeduced } from './knowledge.ts';
import { type Place, placeOf } from './location.ts';
import type { Move } from './move.ts';
import { type Entry, handFrom, type Judged } from './record.ts';
import { CLAIM_CODES } from './ruling.ts';
import type { Seat, SeatNumber, State } from './state.ts';

/**
 * What later cards and counts can show of earlier turns: a claim that did not hold, or draws that don't add up
 * (docs/architecture/referee.md, "What only later cards show").
 */
export const HINDSIGHT_CODES = [
  ...CLAIM_CODES,
  /** A hand has more or fewer cards than recorded: a draw was missed, or there was one too many. */
  'handCount',
  /** The stock has: whose draw it was can't be known. */
  'stockCount',
] as const;
export type HindsightCode = (typeof HINDSIGHT_CODES)[number];

/** Something that could not have been. */
export interface Hindsight {
  readonly code: HindsightCode;
  /** The entry that it is about: the move, or the first draw that may have been wrong. */
  readonly entry: number;
  /** The entry that showed it. */
  readonly shownBy: number;
  readonly seat: SeatNumber | null;
  /** Who had a better right to start; null where more than one had, and for anything else. */
  readonly holder: SeatNumber | null;
  /** The cards that were held then: by the seat itself or, where somebody else had a better right, by anybody. */
  readonly cards: readonly Card[];
  /** Others held some of them, so that too few cards were left that the seat could not play. */
  readonly byOthers: boolean;
  /** One of them was, as not all can have been drawn since; which, can't be known. */
  readonly oneOf: boolean;
  /** For counts: how many cards more than recorded; negative for fewer. */
  readonly off: number;
  /** Nothing could be drawn any more, so no unseen draw can explain it; where this is false, somebody should check. */
  readonly sure: boolean;
}

/** A card that came to light: until then it was one of the unknown cards of a hand, or of a face-up stack. */
interface Shown {
  readonly seat: SeatNumber;
  /** Null for a hand. */
  readonly stack: number | null;
  readonly card: Card;
  readonly at: number;
  readonly entry: number;
}

/** An unknown card that came to a hand or a face-up stack. */
interface Gained {
  readonly seat: SeatNumber;
  readonly stack: number | null;
  readonly at: number;
}

/** What came to light when; times count the events of the record. */
interface Timeline {
  readonly shown: Shown[];
  readonly gained: Gained[];
  /** The time at which each entry began. */
  readonly begun: number[];
}

/** Follows which hand cards are known, so that a card that wasn't is seen to come to light. */
class Follower {
  readonly timeline: Timeline = { shown: [], gained: [], begun: [] };
  private readonly known: Set<Slot>[];
  private at = 0;
  private entry = 0;

  constructor(seats: readonly Seat[]) {
    this.known = seats.map(({ hand, faceUp }) => new Set([...hand, ...faceUp].filter(isAnyCard)));
  }

  follow({ events }: Judged): void {
    this.timeline.begun.push(this.at);
    for (const event of events) {
      this.at++;
      this.take(event);
    }
    this.entry++;
  }

  private take(event: Event): void {
    if (event.type === 'moved') {
      const { from, to } = event;
      const cards = bareCards(event.cards);
      if (from.zone === 'hand' || from.zone === 'faceUp')
        for (const card of cards) this.leave(from.seat, from.zone === 'hand' ? null : from.stack, card);
      if (to.zone === 'hand' || to.zone === 'faceUp')
        for (const card of cards) this.come(to.seat, to.zone === 'hand' ? null : to.stack, card);
    } else if (event.type === 'passed') {
      for (const { from, cards } of event.hands) for (const card of cards) this.leave(from, null, card);
      for (const { to, cards } of event.hands) for (const card of cards) this.come(to, null, card);
    } else if (event.type === 'rowsPassed') {
      for (const { from, cards } of event.rows)
        this.eachOf(cards, (card, stack) => this.leave(from, stack, card));
      for (const { to, cards } of event.rows) this.eachOf(cards, (card, stack) => this.come(to, stack, card));
    } else if (event.type === 'seen' && 'seat' in event.place && event.place.zone !== 'faceDown') {
      const { seat, zone } = event.place;
      this.leave(seat, zone === 'hand' ? null : event.place.stack, event.card);
      this.known[seat]?.add(event.card);
    } else if (event.type === 'unseen') this.forget(event.place, event.card);
  }

  private eachOf(row: readonly (Slot | null)[], take: (card: Slot, stack: number) => void): void {
    for (const [stack, card] of row.entries()) if (card !== null) take(card, stack);
  }

  private leave(seat: SeatNumber, stack: number | null, card: Slot): void {
    if (!isKnown(card) || this.known[seat]?.delete(card)) return;
    this.timeline.shown.push({ seat, stack, card, at: this.at, entry: this.entry });
  }

  private come(seat: SeatNumber, stack: number | null, card: Slot): void {
    if (isKnown(card)) this.known[seat]?.add(card);
    else this.timeline.gained.push({ seat, stack, at: this.at });
  }

  /** The card was never there, not on the pile either: what it was taken to show, it doesn't. */
  private forget(place: Place, card: Card): void {
    if ('seat' in place) {
      this.known[place.seat]?.delete(card);
      const stack = place.zone === 'faceUp' ? place.stack : null;
      this.timeline.gained.push({ seat: place.seat, stack, at: this.at });
    }
    const { shown } = this.timeline;
    const wrong = shown.findLastIndex((one) => one.card === card);
    if (wrong !== -1) shown.splice(wrong, 1);
  }

  /** When all that is unknown is in one hand, that hand is known: two players, nothing else hidden. */
  end(state: State): Timeline {
    for (const [seat, { hand }] of withDeduced(state).seats.entries())
      for (const card of hand)
        if (isKnown(card) && !state.seats[seat]!.hand.includes(card))
          this.timeline.shown.push({ seat, stack: null, card, at: this.at + 1, entry: this.entry - 1 });
    return this.timeline;
  }
}

const isAnyCard = (slot: Slot | null): slot is Card => slot !== null && isKnown(slot);

function timelineOf(judged: readonly Judged[]): Timeline {
  const follower = new Follower(judged[0]!.before.seats);
  for (const one of judged) follower.follow(one);
  return follower.end(judged.at(-1)!.after);
}

/** How many unknown cards a place has gained from one time to another. */
const gains = ({ gained }: Timeline, { seat, stack, at }: Shown, since: number): number =>
  gained.filter((one) => one.seat === seat && one.stack === stack && one.at > since && one.at < at).length;

/** The seat with a card that it is known to have had; null if there is no room for it. */
function holding(own: Seat, { stack, card }: Shown): Seat | null {
  if (stack !== null)
    return own.faceUp[stack] === UNKNOWN
      ? { ...own, faceUp: own.faceUp.map((slot, i) => (i === stack ? card : slot)) }
      : null;
  const hidden = own.hand.indexOf(UNKNOWN);
  return hidden === -1 ? null : { ...own, hand: own.hand.map((slot, i) => (i === hidden ? card : slot)) };
}

/** The state with these cards where they were; null if they can't all have been there: something was misread. */
function withHeld(state: State, held: readonly Shown[]): State | null {
  let seats: readonly Seat[] = state.seats;
  for (const one of held) {
    const seat = holding(seats[one.seat]!, one);
    if (seat === null || placeOf(state, one.card) !== null) return null;
    seats = seats.map((own, i) => (i === one.seat ? seat : own));
  }
  return { ...state, seats };
}

const isIllegal = (state: State | null, move: Move): boolean =>
  state !== null && decide(state, move).verdict === 'illegal';

/** What a move would have been, had this been known. Rulings don't change, so each is worked out once. */
const asked = new WeakMap<Judged, Map<string, boolean>>();

function wouldBeIllegal(one: Judged, move: Move, held: readonly Shown[]): boolean {
  const known = asked.get(one) ?? new Map<string, boolean>();
  asked.set(one, known);
  const key = held.map(({ seat, stack, card }) => `${seat}/${stack ?? ''}/${card}`).join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const now = isIllegal(withHeld(one.before, held), move);
  known.set(key, now);
  return now;
}

/** The first cards after which a claim is disproved by those that were surely held: nothing was drawn in between. */
function disprovedByHeld(one: Judged, move: Move, held: readonly Shown[]): readonly Shown[] | null {
  const alone = held.find((shown) => wouldBeIllegal(one, move, [shown]));
  if (alone !== undefined) return [alone];
  if (held.length === 0 || !wouldBeIllegal(one, move, held)) return null;
  for (let count = 1; count < held.length; count++)
    if (wouldBeIllegal(one, move, held.slice(0, count))) return held.slice(0, count);
  return held;
}

/**
 * Pigeonhole: of cards each of which would have forbidden the move, more have come to light than can have been
 * drawn since. Each takes a draw that came before it; what is left over was held.
 */
function disprovedByNumber(
  one: Judged,
  move: Move,
  later: readonly Shown[],
  timeline: Timeline,
  since: number,
): readonly Shown[] | null {
  const against: Shown[] = [];
  for (const shown of later) {
    if (!wouldBeIllegal(one, move, [shown])) continue;
    against.push(shown);
    if (against.length > gains(timeline, shown, since)) return against;
  }
  return null;
}

function disproofOf(
  one: Judged,
  move: Move,
  timeline: Timeline,
  since: number,
): { readonly shown: readonly Shown[]; readonly oneOf: boolean } | null {
  const later = timeline.shown.filter(({ at }) => at > since);
  const held = later.filter((shown) => gains(timeline, shown, since) === 0);
  const sure = disprovedByHeld(one, move, held);
  if (sure !== null) return { shown: sure, oneOf: false };
  for (const seat of one.before.seats.keys()) {
    const own = later.filter((shown) => shown.seat === seat && shown.stack === null);
    const many = disprovedByNumber(one, move, own, timeline, since);
    if (many !== null) return { shown: many, oneOf: true };
  }
  return null;
}

/**
 * Whether no unseen draw can explain it: nobody draws at all, or the stock had been counted and was empty; and no
 * count has shown the record to be wrong.
 */
function isSure(judged: readonly Judged[], entry: number): boolean {
  const { set } = judged[entry]!.before.rules;
  const neverDraws = set.refill.mode === 'none' || set.leftover !== 'stock';
  const isEmpty = judged
    .slice(0, entry)
    .some(({ entry: one }) => one.kind === 'countStock' && one.count === 0);
  return (neverDraws || isEmpty) && judged.every((one) => offOf(one) === 0);
}

/** By how many cards a count differs from the record; 0 for anything that isn't a count. */
function offOf({ entry, before }: Judged): number {
  if (entry.kind === 'countStock') return entry.count - before.stock.length;
  return entry.kind === 'count' ? entry.count - (before.seats[entry.seat]?.hand.length ?? entry.count) : 0;
}

/** What was counted: a seat's hand, or the stock (null). */
const countedBy = (entry: Entry): SeatNumber | null => (entry.kind === 'count' ? entry.seat : null);

function claimsDisproved(judged: readonly Judged[]): Hindsight[] {
  const trusted = judged.flatMap((one, entry) => (one.ruling?.verdict === 'onTrust' ? [{ one, entry }] : []));
  if (trusted.length === 0) return [];
  const timeline = timelineOf(judged);
  return trusted.flatMap(({ one, entry }) => {
    const claim = one.ruling?.verdict === 'onTrust' ? one.ruling.claims[0] : undefined;
    if (one.entry.kind !== 'move' || claim === undefined) return [];
    const disproof = disproofOf(one, one.entry.move, timeline, timeline.begun[entry]!);
    if (disproof === null) return [];
    const { shown, oneOf } = disproof;
    const cards = shown.map(({ card }) => card);
    const shownBy = shown.at(-1)!.entry;
    const isOfStart = claim.code === 'nobodyHolds';
    const byOthers = !isOfStart && shown.some(({ seat }) => seat !== claim.seat);
    const [first] = shown;
    const holder = isOfStart && shown.every(({ seat }) => seat === first!.seat) ? first!.seat : null;
    const sure = isSure(judged, entry);
    const { code, seat } = claim;
    return [{ code, entry, shownBy, seat, holder, cards, byOthers, oneOf, off: 0, sure }];
  });
}

const drewFrom = ({ events }: Judged, seat: SeatNumber | null): boolean =>
  events.some(
    (event) =>
      event.type === 'moved' &&
      event.from.zone === 'stock' &&
      event.to.zone === 'hand' &&
      (seat === null || event.to.seat === seat),
  );

/** The first draw since the last count to the hand that was counted, or from the stock; null if there is none. */
function firstDraw(judged: readonly Judged[], at: number): number | null {
  let seat = countedBy(judged[at]!.entry);
  let first: number | null = null;
  for (let i = at - 1; i >= 0; i--) {
    const one = judged[i]!;
    if (one.entry.kind === judged[at]!.entry.kind && countedBy(one.entry) === seat) break;
    if (seat !== null) seat = handFrom(one, seat);
    if (drewFrom(one, seat)) first = i;
  }
  return first;
}

/** A count that differs from the record: since the last count a draw was missed, or there was one too many. */
function countsOff(judged: readonly Judged[]): Hindsight[] {
  return judged.flatMap((one, at): Hindsight[] => {
    if (offOf(one) === 0) return [];
    const seat = countedBy(one.entry);
    const first = firstDraw(judged, at);
    if (first === null) return [];
    const code = seat === null ? 'stockCount' : 'handCount';
    return [
      {
        code,
        entry: first,
        shownBy: at,
        seat,
        holder: null,
        cards: [],
        byOthers: false,
        oneOf: false,
        off: offOf(one),
        sure: false,
      },
    ];
  });
}

const found = new WeakMap<readonly Judged[], readonly Hindsight[]>();

/**
 * Everything in a record that a later card or count shows to have been otherwise than was taken on trust, oldest
 * first. What can't be known is not in it: a card that may have been drawn since proves nothing.
 */
export function hindsight(judged: readonly Judged[]): readonly Hindsight[] {
  const before = found.get(judged);
  if (before !== undefined) return before;
  const all = [...claimsDisproved(judged), ...countsOff(judged)].sort((a, b) => a.shownBy - b.shownBy);
  found.set(judged, all);
  return all;
}
