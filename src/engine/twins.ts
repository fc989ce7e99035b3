import { bareCards, bareOf, type Card, inPlaceOf, isKnown, type Slot, twinOf } from './cards.ts';
import type { PositionText } from './position-text.ts';

/**
 * A position for two packs that spells equal cards alike, with the second of each spelled as its twin (`2:7H`).
 * In the move a card that its player doesn't hold is the twin that he does.
 */
export function withTwins(text: PositionText): PositionText {
  const seen = new Set<Slot>();
  const renamed = new Set<Slot>();
  const one = <T extends Slot | null>(slot: T): T | Slot => {
    const twin = slot === null || slot === '??' ? null : twinOf(slot);
    const isSecond = slot !== null && twin !== null && seen.has(slot) && !seen.has(twin);
    const name = isSecond ? twin : slot;
    if (isSecond) renamed.add(twin);
    if (name !== null) seen.add(name);
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
  const played =
    'play' in move
      ? move.play.map((card, i) => {
          const bare = bareOf(card);
          const twin = twinOf(bare);
          const isOther =
            bareCards(move.play).indexOf(bare) < i || (renamed.has(twin!) && !holds(bare) && holds(twin!));
          return twin !== null && isOther ? inPlaceOf(card, twin) : card;
        })
      : null;
  return {
    ...text,
    pile,
    burned,
    seats,
    stock,
    move: played === null ? move : { ...move, play: played },
  } as PositionText;
}
