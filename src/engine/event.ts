import type { Card, PileSlot, Played, Slot } from './cards.ts';
import type { Place } from './location.ts';
import type { ToldEffect } from './rules/effects.ts';
import type { Rules } from './rules/rules.ts';
import type { Direction, Extra, Phase, SeatNumber, Stack } from './state.ts';

/** An effect of a card that was done, and the seats that it concerned besides the mover's. */
export interface EffectDone {
  readonly effect: ToldEffect;
  readonly seats: readonly SeatNumber[];
}

/** A whole hand, of these cards, that goes from one seat to another. */
export interface HandPassed {
  readonly from: SeatNumber;
  readonly to: SeatNumber;
  readonly cards: readonly Slot[];
}

/** All face-up cards of a seat, stack by stack, that go to another one. */
export interface RowPassed {
  readonly from: SeatNumber;
  readonly to: SeatNumber;
  readonly cards: readonly (Slot | null)[];
}

/** What happens to a state. Only `moved`, `passed` and `rowsPassed` move cards, so that none can be lost. */
export type Event =
  | { readonly type: 'moved'; readonly cards: readonly PileSlot[]; readonly from: Place; readonly to: Place }
  /** Hands change their seats, all at once; each that takes part gives its own and gets one, empty ones too. */
  | { readonly type: 'passed'; readonly hands: readonly HandPassed[] }
  /** Face-up cards change their seats, all at once; each lies on the stack of the same number, empty ones too. */
  | { readonly type: 'rowsPassed'; readonly rows: readonly RowPassed[] }
  /** An unknown card of a place is seen to be this one; nothing moves. */
  | { readonly type: 'seen'; readonly place: Place; readonly card: Card }
  /** A card that was taken to lie in a place doesn't: what lies there is unknown again; nothing moves. */
  | { readonly type: 'unseen'; readonly place: Place; readonly card: Card }
  /** Whose turn it is now; `isAdded` after cards that were added to a play, which was no turn of its own. */
  | {
      readonly type: 'turned';
      readonly turn: SeatNumber | null;
      readonly extra: Extra | null;
      readonly isAdded?: true;
    }
  | { readonly type: 'reversed'; readonly direction: Direction }
  /** So that rulings can tell of it; what it changes is said by events of its own. */
  | ({ readonly type: 'did' } & EffectDone)
  | { readonly type: 'laid'; readonly seat: SeatNumber; readonly count: number }
  /** A face-down card is turned over, and not seen yet; or `card`, which lies on the pile and lets its player choose. */
  | { readonly type: 'flipped'; readonly seat: SeatNumber; readonly stack: Stack; readonly card?: Card }
  /** What its player has chosen of the card on top of the pile, which was turned over. */
  | { readonly type: 'said'; readonly card: Played }
  | { readonly type: 'readied'; readonly seat: SeatNumber }
  | { readonly type: 'agreed'; readonly seat: SeatNumber }
  | { readonly type: 'wentOut'; readonly seat: SeatNumber }
  /** A seat that was taken to be out has cards. */
  | { readonly type: 'cameBack'; readonly seat: SeatNumber }
  | { readonly type: 'phase'; readonly phase: Phase }
  /** From now on other rules hold for the same cards. */
  | { readonly type: 'ruled'; readonly rules: Rules };
