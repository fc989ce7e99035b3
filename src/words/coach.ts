import type { DueView, PowerName, StepView } from '../protocol/coach.ts';
import type { PowerFacts, StepFacts } from './facts.ts';

/** What beginners are reminded of at the table; sentences speak to whoever is to act. */
export interface CoachWords {
  readonly title: string;
  readonly specials: string;
  readonly hide: string;
  /** A sentence that begins small, to somebody by name; null for whoever knows that it is meant. */
  readonly to: (name: string | null, sentence: string) => string;
  readonly steps: { readonly [S in StepView['step']]: (facts: StepFacts<S>) => string };
  readonly tasks: Record<DueView['tasks'][number]['task'], (cards: number) => string>;
  /** Several of them in one sentence. */
  readonly due: (tasks: readonly string[]) => string;
  /** What a card does, in two to four words. */
  readonly powers: Record<PowerName, (facts: PowerFacts) => string>;
  /** Equal cards of any kind, so many. */
  readonly alike: (cards: number) => string;
}
