import type { OtherMove } from '../protocol/hints.ts';

/** Help for whoever doesn't know what to do, one step after the other. */
export interface HintWords {
  /** The button that opens it, and goes one step further. */
  readonly open: string;
  readonly title: (name: string) => string;
  readonly close: string;
  /** What each further step would tell. */
  readonly next: Record<'cards' | 'advice', string>;
  readonly steps: Record<'demand' | 'cards' | 'advice', string>;
  /** What face-up cards are for, where they may be changed before the first card. */
  readonly exchange: (faceDown: boolean) => string;
  /** Why the pile demands what it does: because of a card, which others may lie on, or of none. */
  readonly because: (card: string) => string;
  readonly seenThrough: string;
  readonly noDemand: string;
  readonly fits: string;
  readonly fitsNot: string;
  /** A card goes only with these others. */
  readonly together: (cards: string) => string;
  readonly noCards: string;
  /** So many cards of a hand aren't known to the table. */
  readonly hidden: (count: number) => string;
  readonly nothingFits: string;
  /** A rank of which at least so many have to be laid. */
  readonly rank: (rank: string, together: number) => string;
  readonly held: (cards: string) => string;
  readonly others: Record<OtherMove, string>;
  readonly thinking: string;
  readonly nothingToDo: string;
  readonly inOrder: string;
  readonly best: string;
  readonly only: string;
  /** Of several, the best among them, that people would call the same. */
  readonly alike: string;
  readonly moves: {
    readonly lay: (cards: string) => string;
    readonly choose: (cards: string) => string;
    readonly swap: (give: string, take: string) => string;
    readonly keepAll: string;
    readonly pickUp: (card: string | null) => string;
    readonly flip: string;
    readonly stock: string;
    readonly done: string;
    readonly draw: string;
  };
  /** How often it comes to grief: as so many of so many rounds. */
  readonly odds: Record<'last' | 'notFirst', (share: string) => string>;
  readonly share: (part: number, of: number) => string;
  readonly hardlyEver: string;
  readonly nearlyAlways: string;
  readonly reasons: {
    readonly out: string;
    readonly burns: (again: boolean) => string;
    readonly many: (count: number) => string;
    readonly keeps: (kinds: readonly string[]) => string;
    readonly spends: (kinds: readonly string[]) => string;
    readonly takes: (count: number) => string;
    readonly blind: string;
    readonly open: (cards: string) => string;
  };
  /** Where the odds come from. */
  readonly tried: (playouts: number) => string;
}
