import type { Card } from './cards.ts';
import type { SeatNumber } from './state.ts';

/**
 * What a seat may do. The cards of a play go down in the order given, the last one on top. A face-down card is
 * turned over (`flip`, stacks numbered from 0) and, once seen, named by `card`.
 */
export type Move =
  | {
      readonly kind: 'play';
      readonly seat: SeatNumber;
      readonly cards: readonly Card[];
      readonly from?: 'hand' | 'faceUp';
      /** The burn was called aloud; matters only where the rules require it. */
      readonly called?: boolean;
    }
  | {
      readonly kind: 'flip';
      readonly seat: SeatNumber;
      readonly stack: number;
      readonly card?: Card;
      readonly called?: boolean;
    }
  | { readonly kind: 'pickUp'; readonly seat: SeatNumber }
  | { readonly kind: 'done'; readonly seat: SeatNumber }
  | {
      readonly kind: 'swap';
      readonly seat: SeatNumber;
      readonly give: readonly Card[];
      readonly take: readonly Card[];
    }
  | { readonly kind: 'choose'; readonly seat: SeatNumber; readonly cards: readonly Card[] }
  | { readonly kind: 'ready'; readonly seat: SeatNumber };

export type MoveKind = Move['kind'];
export type MoveOf<K extends MoveKind> = Extract<Move, { kind: K }>;

/** The cards that a move lays, shows or gives; none where it names none. */
export function cardsOf(move: Move): readonly Card[] {
  if (move.kind === 'play' || move.kind === 'choose') return move.cards;
  if (move.kind === 'flip') return move.card === undefined ? [] : [move.card];
  return move.kind === 'swap' ? move.give : [];
}
