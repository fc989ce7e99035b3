import type { HindsightCode } from '../engine/hindsight.ts';
import type { BreachCode } from '../engine/ruling.ts';
import type { NamedBreachFacts } from './facts.ts';

/** What the referee says aloud: short, and spelled for the ear. */
export interface SpeechWords {
  /** A finished sentence as it is to be heard: `7♥` is read as its rank and suit. */
  readonly aloud: (text: string) => string;
  /** Who laid what. */
  readonly play: (who: string, cards: string) => string;
  /** So many cards of one rank, as one says it: `two sevens`. */
  readonly ofAKind: (count: number, rank: string) => string;
  readonly fits: string;
  /** Why a move is not allowed, in a few words that follow `notAllowed`. */
  readonly breaches: Record<BreachCode, (facts: NamedBreachFacts) => string>;
  readonly notAllowed: (why: string) => string;
  readonly pleaseCheck: (why: string) => string;
  readonly takesBack: (who: string) => string;
  /** What later cards or counts have shown, in a few words. */
  readonly findings: Record<HindsightCode, (who: string, cards: string) => string>;
  /** Before one of them: whether it is sure, or to be checked. */
  readonly found: (finding: string, sure: boolean) => string;
  /** What is said to try the voice. */
  readonly sample: string;
}
