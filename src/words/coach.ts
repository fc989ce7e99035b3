import type { DueView, PowerName, StepView } from '../protocol/coach.ts';

/** What a sentence about a step may speak of. */
export type StepFacts<S extends StepView['step']> = Extract<StepView, { step: S }> & {
  /** Whoever it is about, where it isn’t one alone who is spoken to. */
  readonly names: readonly string[];
  /** The kind of card that it is about, several of them: `8s`; and one: `8`. */
  readonly plural: string;
  readonly one: string;
};

export interface PowerFacts {
  /** As people write them on a card. */
  readonly ranks: readonly string[];
  readonly cards: number;
  /** Such a set may be completed out of turn. */
  readonly outOfTurn: boolean;
}

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
