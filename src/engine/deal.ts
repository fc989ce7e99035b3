/** How a round begins: the cards are dealt. */

import { Course } from './apply.ts';
import { isKnown, type Played, type Slot, UNKNOWN } from './cards.ts';
import { type Random, shuffled } from './random.ts';
import type { Result } from './result.ts';
import { cardsDealt, startingHand } from './rules/deal-row.ts';
import { deckOf } from './rules/deck.ts';
import { dealRow, type Rules, rulesOf } from './rules/rules.ts';
import { drawable, type Phase, type Seat, type SeatNumber, type State } from './state.ts';

/** What a round is dealt by: the rules, who sits there, and how the last round ended. */
export interface RoundSetup {
  readonly rules: Rules;
  /** Names of the seats, clockwise. */
  readonly names: readonly string[];
  readonly dealer: SeatNumber;
  readonly lastLoser: SeatNumber | null;
  readonly lastWinner: SeatNumber | null;
}

/** Why a deal is impossible: no row for this number of players, or more cards than the deck has. */
export interface DealError {
  readonly code: 'DEAL_NO_ROW' | 'DEAL_TOO_BIG';
  readonly players: number;
  /** For how many players the rules are. */
  readonly min: number;
  readonly max: number;
  readonly needed: number;
  readonly deck: number;
}

/** Whether a card turned up to begin on gets another one on it: one that burns, or any special one. */
function isNoStarter(rules: Rules, card: Played): boolean {
  const { burn, isSpecial } = rulesOf(rules, card);
  return { asOrdinary: false, turnAnother: burn, anotherForSpecial: isSpecial }[
    rules.set.deal.starterOnBurnRank
  ];
}

/** Turns cards up until one may be begun on. */
export function turnAnotherStarter(course: Course): void {
  const { rules, pile, stock } = course.after;
  const top = pile.at(-1);
  const next = stock.at(-1);
  if (top === undefined || !isKnown(top) || !isNoStarter(rules, top)) return;
  if (next === undefined || drawable(course.after) === 0) return;
  course.move([next], { zone: 'stock' }, { zone: 'pile' });
  turnAnotherStarter(course);
}

/** The state in which all that the deal leads to has happened: on a card that is no starter lies another one. */
function settleDeal(state: State): State {
  const course = new Course(state);
  turnAnotherStarter(course);
  return course.after;
}

/** Deals the last cards into the hands one by one, beginning at the dealer's left: some may get one more. */
const spread = (last: readonly Slot[], seats: readonly Seat[], dealer: SeatNumber): Seat[] =>
  seats.map((seat, i) => {
    const isTheirs = (at: number) => (dealer + 1 + at) % seats.length === i;
    return { ...seat, hand: [...seat.hand, ...last.filter((_, at) => isTheirs(at))] };
  });

/**
 * Deals a list of slots, the top of the deck last, to a table. Where face-up cards are chosen out of the hand
 * (EV-04) they are dealt into it, and lie there once the exchange is over.
 */
function dealSlots(table: RoundSetup, deck: readonly Slot[], phase: Phase): Result<State, DealError> {
  const { rules, names, dealer, lastLoser, lastWinner } = table;
  const row = dealRow(rules, names.length);
  const { min, max } = rules.set.players;
  const error = { players: names.length, min, max, needed: 0, deck: deck.length };
  if (row === null || names.length < min || names.length > max)
    return { ok: false, error: { ...error, code: 'DEAL_NO_ROW' } };
  const { stacks, depth } = row.faceDown;
  const starters = rules.set.deal.starter ? 1 : 0;
  const needed = cardsDealt(rules.set, row, names.length);
  if (needed > deck.length) return { ok: false, error: { ...error, needed, code: 'DEAL_TOO_BIG' } };
  let left = deck;
  const take = (count: number): Slot[] => {
    const taken = left.slice(left.length - count);
    left = left.slice(0, left.length - count);
    return taken;
  };
  const unchosen = rules.set.exchange === 'pick' && phase === 'exchange';
  const dealt = names.map((name): Seat => {
    const faceDown = Array.from({ length: stacks }, () => take(depth));
    const open = unchosen ? [] : take(row.faceUp);
    const hand = take(unchosen ? row.hand : startingHand(rules.set, row));
    const places = Array.from({ length: Math.max(stacks, row.faceUp) }, (_, i) => i);
    return {
      name,
      hand,
      faceUp: places.map((i) => open[i] ?? null),
      faceDown: places.map((i) => faceDown[i] ?? []),
    };
  });
  const pile = take(starters);
  const last = rules.set.leftover === 'dealt' ? take(left.length) : [];
  const seats = spread(last, dealt, dealer);
  return {
    ok: true,
    value: settleDeal({
      rules,
      phase,
      seats,
      dealer,
      direction: rules.set.direction.initial === 'cw' ? 'clockwise' : 'counterclockwise',
      turn: null,
      extra: null,
      pile,
      stock: left,
      burned: [],
      lastPlay: null,
      pending: null,
      ready: [],
      idle: 0,
      agreed: [],
      dealt: rules.set.first.window === 'beforeExchange' ? seats : null,
      out: [],
      lastLoser,
      lastWinner,
    }),
  };
}

/** The phase that a round of these rules begins with. */
export const firstPhase = (rules: Rules): 'exchange' | 'start' =>
  rules.set.exchange === 'none' ? 'start' : 'exchange';

/** Shuffles and deals cards that are all known: a game played without a deck. */
export function dealKnown(table: RoundSetup, random: Random): Result<State, DealError> {
  return dealSlots(table, shuffled(deckOf(table.rules.set), random), firstPhase(table.rules));
}

/**
 * A deal of real cards that nobody has shown yet: every slot is unknown, the turned-up starter too. In the phase
 * `start` the cards lie as they do once everybody has swapped or chosen.
 */
export function dealHidden(
  table: RoundSetup,
  phase: 'exchange' | 'start' = firstPhase(table.rules),
): Result<State, DealError> {
  const deck = deckOf(table.rules.set).map((): Slot => UNKNOWN);
  return dealSlots(table, deck, phase);
}
