import type { DealingStep } from '../engine/dealing.ts';
import type { StartFacts } from './facts.ts';

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
