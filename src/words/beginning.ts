import type { Card } from '../engine/cards.ts';
import type { DealingStep } from '../engine/dealing.ts';
import type { StartQuestion } from '../engine/first.ts';

/** What is asked, with people by their names. */
export interface StartFacts {
  readonly by: StartQuestion['by'];
  /** Who is named. */
  readonly name: string | null;
  readonly card: Card | null;
  readonly ranks: readonly string[];
  readonly zones: readonly ('hand' | 'faceUp')[];
  /** Who is known to have such a card and may start. */
  readonly holders: readonly string[];
  /** Cards as they were dealt decide. */
  readonly asDealt: boolean;
}

export type DealingWords = {
  readonly [S in DealingStep['step']]: (step: Extract<DealingStep, { step: S }>) => string;
};

/** What is said of a round before its first card. */
export interface BeginningWords {
  readonly deals: (dealer: string) => string;
  readonly dealerLost: (dealer: string) => string;
  readonly dealing: DealingWords;
  /** The dealing instructions were read. */
  readonly dealt: string;
  /** Who starts, or the question that finds it out. */
  readonly starts: (facts: StartFacts) => string;
  /** What is asked next if nobody has it. */
  readonly otherwise: (facts: StartFacts) => string;
  /** Of several who have such a card, the first one from here on starts; or any of them. */
  readonly ofSeveral: (nearest: string | null) => string;
  readonly mustPlayIt: string;
  readonly nobodyHasIt: string;
}
