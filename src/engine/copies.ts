import { bareCards, bareOf, type Card, copiesOf, inPlaceOf, isKnown, type Slot } from './cards.ts';
import type { PositionText } from './position-text.ts';

/**
 * A position for several packs that spells equal cards alike, with each of them but the first spelled as the next of
 * its copies (`2:7H`, then `3:7H`). In the move a card that its player doesn't hold is the copy that he does.
 */
export function withCopies(text: PositionText, packs: number): PositionText {
  if (packs === 1) return text;
  const seen = new Set<Slot>();
  const renamed = new Set<Slot>();
  const one = <T extends Slot | null>(slot: T): T | Slot => {
    if (slot === null || slot === '??') return slot;
    const copy = seen.has(slot) ? copiesOf(slot, packs).find((other) => !seen.has(other)) : undefined;
    if (copy !== undefined) renamed.add(copy);
    const name = copy ?? slot;
    seen.add(name);
    return name;
  };
  const list = <T extends Slot | null>(slots: readonly T[]): (T | Slot)[] => slots.map(one);
  const countOr = (slots: readonly Slot[] | number) =>
    typeof slots === 'number' ? slots : (list(slots) as Slot[]);
  const pile = text.pile.map((slot) => (isKnown(slot) ? inPlaceOf(slot, one(bareOf(slot)) as Card) : slot));
  const burned = countOr(text.burned);
  const seats = text.seats.map((seat) => ({
    ...seat,
    hand: countOr(seat.hand),
    faceUp: list(seat.faceUp),
    faceDown:
      typeof seat.faceDown === 'number' ? seat.faceDown : seat.faceDown.map((cards) => list(cards) as Slot[]),
  }));
  const stock = countOr(text.stock);
  const { move } = text;
  const mover = seats.find(({ name }) => name === move.seat);
  const holds = (slot: Slot) =>
    (Array.isArray(mover?.hand) && mover.hand.includes(slot)) || mover?.faceUp.includes(slot) === true;
  const meant = (card: Card, i: number, before: readonly Card[]): Card => {
    const copies = copiesOf(card, packs);
    const free = copies.filter((copy) => !before.includes(copy));
    // Spelled once more it is another copy, even if its player has none.
    if (bareCards('play' in move ? move.play : []).indexOf(card) < i)
      return free.find(holds) ?? free[0] ?? copies.at(-1) ?? card;
    return holds(card) ? card : (free.find((copy) => renamed.has(copy) && holds(copy)) ?? card);
  };
  if (!('play' in move)) return { ...text, pile, burned, seats, stock } as PositionText;
  const played: Card[] = [];
  for (const [i, card] of bareCards(move.play).entries()) played.push(meant(card, i, played));
  const play = move.play.map((card, i) => inPlaceOf(card, played[i]!));
  return { ...text, pile, burned, seats, stock, move: { ...move, play } } as PositionText;
}
