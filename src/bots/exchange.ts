/** Which cards a bot puts face up before the first card is played. */

import { isAllowed } from '../engine/breaches.ts';
import { bareOf, type Card, isKnown, kindIndex, type Played } from '../engine/cards.ts';
import { stackings } from '../engine/legal.ts';
import type { Move, MoveOf } from '../engine/move.ts';
import { type Random, shuffled } from '../engine/random.ts';
import { dealRow, type Rules, rulesOf } from '../engine/rules/rules.ts';
import { mostCards } from '../engine/sets.ts';
import { faceUpCards, hasFaceUp, type SeatNumber, type State } from '../engine/state.ts';
import { strengthsOf } from './strength.ts';

const known = (slots: readonly (Card | '??')[]): Card[] =>
  slots.filter((slot): slot is Card => isKnown(slot));

/** The move after which these are a seat's face-up cards; `ready` if they are already. */
export function toLieOpen(state: State, seat: SeatNumber, wanted: readonly Card[]): Move {
  const own = state.seats[seat]!;
  if (state.rules.set.exchange === 'pick')
    return hasFaceUp(own) ? { kind: 'ready', seat } : { kind: 'choose', seat, cards: wanted };
  const open = faceUpCards(own);
  const give = wanted.filter((card) => !open.includes(card));
  const take = known(open).filter((card) => !wanted.includes(card));
  const swap: MoveOf<'swap'> = { kind: 'swap', seat, give, take };
  return give.length > 0 && isAllowed(state, swap) ? swap : { kind: 'ready', seat };
}

/** The cards that a seat may choose its face-up cards from, and how many of them are face up. */
export function choiceOfOpen(state: State, seat: SeatNumber): { cards: readonly Card[]; count: number } {
  const own = state.seats[seat]!;
  if (state.rules.set.exchange === 'pick')
    return { cards: known(own.hand), count: dealRow(state.rules, state.seats.length)?.faceUp ?? 0 };
  const open = known(faceUpCards(own));
  return { cards: [...open, ...known(own.hand)], count: open.length };
}

/** All choices of `count` of these cards, those with the earlier cards first. */
function combinations(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) =>
    combinations(cards.slice(i + 1), count - 1).map((others) => [card, ...others]),
  );
}

/** Whether a card gets somebody out of trouble: it goes on nearly anything, or burns. Lessons say to keep it. */
export function isSaved(rules: Rules, card: Played): boolean {
  const { on, burn, wild } = rulesOf(rules, bareOf(card));
  return on === 'any' || burn || wild !== null;
}

/**
 * Those most worth keeping for the end come first: what gets somebody out of trouble before any ordinary card, which a
 * hand can do without. Played out, this loses less often than going by what is worth keeping in a hand.
 */
export function byKeep({ rules }: Pick<State, 'rules'>, cards: readonly Card[]): readonly Card[] {
  const strengths = strengthsOf(rules);
  const keep = (card: Card) => strengths[kindIndex(card)]!.keep;
  const isOne = (card: Card) => Number(isSaved(rules, card));
  return [...cards].sort((a, b) => isOne(b) - isOne(a) || keep(b) - keep(a));
}

/** The cards that a good player puts face up: those most worth keeping, since they are played after all hand cards. */
export function bestOpen(state: State, seat: SeatNumber): readonly Card[] {
  const { cards, count } = choiceOfOpen(state, seat);
  return byKeep(state, cards).slice(0, count);
}

/** Face-up cards are chosen out of this many of the best cards. */
const CONSIDERED = 5;

/** The choices of face-up cards worth a thought, the best first as far as cards can be told apart; each of equals once. */
export function openChoices(state: State, seat: SeatNumber): readonly (readonly Card[])[] {
  const { cards, count } = choiceOfOpen(state, seat);
  if (count > CONSIDERED) return [bestOpen(state, seat)];
  const choices = combinations(byKeep(state, cards).slice(0, CONSIDERED), count);
  if (state.rules.anyColour) return choices;
  const byKinds = new Map<string, readonly Card[]>();
  for (const choice of choices) {
    const kinds = choice.map(kindIndex).toSorted().join();
    if (!byKinds.has(kinds)) byKinds.set(kinds, choice);
  }
  return [...byKinds.values()];
}

/** An ordinary card that is worth keeping less than this is weaker than most. */
const WEAK = 0.5;

/**
 * Weak cards of the hand to be put on equal face-up ones, as better ones may be drawn for them. Best on another
 * player's, who then has to get rid of them; on the seat's own only where they can be played together. Null if there
 * are none.
 */
export function goodStacking(state: State, seat: SeatNumber): MoveOf<'stack'> | null {
  const strengths = strengthsOf(state.rules);
  const isWeak = (card: Card) => strengths[kindIndex(card)]!.keep < WEAK;
  const worth = ({ cards, on }: MoveOf<'stack'>) => cards.length + (on.seat === seat ? 0 : 10);
  const good = stackings(state, seat).filter(
    (move) =>
      isWeak(move.cards[0]!) &&
      (move.on.seat !== seat || mostCards(state, 'faceUp') > 1) &&
      isAllowed(state, move),
  );
  return good.toSorted((one, other) => worth(other) - worth(one))[0] ?? null;
}

/** Puts any cards face up where some must be chosen; changes nothing otherwise. */
export function anyExchange(state: State, seat: SeatNumber, random: Random): Move {
  if (state.rules.set.exchange !== 'pick' || hasFaceUp(state.seats[seat]!)) return { kind: 'ready', seat };
  const { cards, count } = choiceOfOpen(state, seat);
  return { kind: 'choose', seat, cards: shuffled(cards, random).slice(0, count) };
}
