import { bareCards, type Card, type Played } from './cards.ts';
import type { OpenZone } from './rules/schema.ts';
import type { SeatNumber, Stack } from './state.ts';

/** A face-up card, by its seat. */
export interface OnCard {
  readonly seat: SeatNumber;
  readonly card: Card;
}

/**
 * What a seat may do. The cards of a play go down in the order given, the last one on top. A face-down card is
 * turned over (`flip`, stacks numbered from 0) and, once seen, named by `card`; so is the top of the stock, where
 * that may be tried before the pile is picked up.
 */
export type Move =
  | {
      readonly kind: 'play';
      readonly seat: SeatNumber;
      readonly cards: readonly Played[];
      readonly from?: OpenZone;
      /** The burn was called aloud; matters only where the rules require it. */
      readonly called?: boolean;
    }
  | {
      readonly kind: 'flip';
      readonly seat: SeatNumber;
      readonly stack: Stack;
      readonly card?: Played;
      readonly called?: boolean;
    }
  /** `add` is the face-up card that goes on the pile first, where the rules ask for one. */
  | { readonly kind: 'pickUp'; readonly seat: SeatNumber; readonly add?: Card }
  /** Leaves an offered turn; `to` is who plays next, where the mover chooses that. */
  | { readonly kind: 'done'; readonly seat: SeatNumber; readonly to?: SeatNumber }
  | {
      readonly kind: 'swap';
      readonly seat: SeatNumber;
      readonly give: readonly Card[];
      readonly take: readonly Card[];
    }
  | { readonly kind: 'choose'; readonly seat: SeatNumber; readonly cards: readonly Card[] }
  /** Puts cards of the hand beside an equal face-up card before play begins; as many are drawn. */
  | {
      readonly kind: 'stack';
      readonly seat: SeatNumber;
      readonly cards: readonly Card[];
      readonly on: OnCard;
    }
  | { readonly kind: 'ready'; readonly seat: SeatNumber }
  /** Agrees to call a round that makes no progress a draw. */
  | { readonly kind: 'draw'; readonly seat: SeatNumber };

export type MoveKind = Move['kind'];
export type MoveOf<K extends MoveKind> = Extract<Move, { kind: K }>;

/** The cards that a move plays, shows or gives, whatever ranks were named for them; empty where it names none. */
export const cardsOf = (move: Move): readonly Card[] => bareCards(playedOf(move));

/** The same, wild ones as the ranks that were named for them. */
export function playedOf(move: Move): readonly Played[] {
  if (move.kind === 'play' || move.kind === 'choose' || move.kind === 'stack') return move.cards;
  if (move.kind === 'flip') return move.card === undefined ? [] : [move.card];
  if (move.kind === 'pickUp') return move.add === undefined ? [] : [move.add];
  return move.kind === 'swap' ? move.give : [];
}
