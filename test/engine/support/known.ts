import { isKnown, type PileSlot } from '../../../src/engine/cards.ts';
import type { Move } from '../../../src/engine/move.ts';
import type { Random } from '../../../src/engine/random.ts';
import { deckOf } from '../../../src/engine/rules/deck.ts';
import type { BreachCode, ClaimCode, Ruling } from '../../../src/engine/ruling.ts';
import type { SeatNumber, State } from '../../../src/engine/state.ts';
import { moveSpace } from './moves.ts';
import { pick } from './playout.ts';

/** Breaches that hang on whether the mover has the cards: by playing them he shows that he has. */
const HOLDING: readonly BreachCode[] = ['notHeld', 'elsewhere', 'wrongZone'];

/** What each claim stands in for: breaches that hang on cards which are hidden. */
const CLAIMED: Readonly<Record<ClaimCode, readonly BreachCode[]>> = {
  couldNotPlay: ['mustPlay', 'notNeeded'],
  noHigherSingle: ['tooManyCards', 'tooLow', 'tooHigh', 'equalNotAllowed'],
  nobodyHolds: ['notYourTurn', 'mustStartWith'],
};

/** How a ruling of somebody who sees less contradicts the breaches that there are; null if it doesn't. */
export function overlooks(
  seen: Exclude<Ruling, { verdict: 'illegal' }>,
  codes: readonly BreachCode[],
): string | null {
  const holding = codes.some((code) => HOLDING.includes(code));
  const claimed = seen.verdict === 'onTrust' ? seen.claims.flatMap(({ code }) => CLAIMED[code]) : [];
  // Who plays cards that he hasn't seems to hold what would let him.
  const excused = holding ? [...HOLDING, ...Object.values(CLAIMED).flat()] : claimed;
  const plain = codes.filter((code) => !excused.includes(code));
  return plain.length > 0 ? `${seen.verdict}, though ${plain.join()}` : null;
}

/** A card that a seat turns over: the one that lies there, which is seen by being turned. */
export function shown(state: State, move: Move): Move {
  if (move.kind !== 'flip') return move;
  const cards = move.stack === 'stock' ? state.stock : state.seats[move.seat]!.faceDown[move.stack];
  const card = cards?.at(-1);
  return card === undefined || !isKnown(card) ? move : { ...move, card };
}

/** Moves worth ruling on: many of the whole space, and some with cards that may lie anywhere. */
export function movesToRule(state: State, random: Random, count: number): Move[] {
  const space = moveSpace(state);
  const deck = deckOf(state.rules.set);
  const anybody = (): SeatNumber => Math.floor(random() * state.seats.length);
  const strays = Array.from({ length: 6 }, (): Move => {
    const seat = random() < 0.6 && state.turn !== null ? state.turn : anybody();
    const first = pick(deck, random);
    const same = deck.filter((card) => card[0] === first[0]);
    const cards = random() < 0.5 ? [first] : [first, pick(same, random)];
    if (random() < 0.2) return { kind: 'flip', seat, stack: Math.floor(random() * 3), card: first };
    if (random() < 0.2) return { kind: 'play', seat, cards, from: random() < 0.5 ? 'hand' : 'faceUp' };
    return { kind: 'play', seat, cards };
  });
  const some = space.length <= count ? space : Array.from({ length: count }, () => pick(space, random));
  return [...some.map((move) => shown(state, move)), ...strays];
}

const agree = (full: PileSlot | null, masked: PileSlot | null): boolean => full === masked || masked === '??';
const agreeAll = (full: readonly (PileSlot | null)[], masked: readonly (PileSlot | null)[]): boolean =>
  full.length === masked.length && full.every((slot, i) => agree(slot, masked[i]!));

/** Whether a state that somebody sees is the full one with some cards hidden; hands have no order. */
export function isViewOf(full: State, seen: State): boolean {
  const { seats, pile, stock, burned, rules: _, dealt: __, ...status } = full;
  const { seats: seenSeats, pile: seenPile, stock: seenStock, burned: seenBurned, ...seenRest } = seen;
  const { rules: ___, dealt: ____, ...seenStatus } = seenRest;
  return (
    JSON.stringify(status) === JSON.stringify(seenStatus) &&
    agreeAll(pile, seenPile) &&
    agreeAll(stock, seenStock) &&
    burned.length === seenBurned.length &&
    seats.every((seat, i) => {
      const other = seenSeats[i]!;
      const hidden = other.hand.filter((slot) => slot === '??').length;
      const left = [...seat.hand];
      for (const slot of other.hand) if (left.includes(slot)) left.splice(left.indexOf(slot), 1);
      return (
        seat.hand.length === other.hand.length &&
        left.length === hidden &&
        agreeAll(seat.faceUp, other.faceUp) &&
        seat.faceDown.length === other.faceDown.length &&
        seat.faceDown.every((stack, s) => agreeAll(stack, other.faceDown[s]!))
      );
    })
  );
}
