import type { Place } from '../engine/event.ts';

/** What a sentence about something seen may speak of. */
export interface SeenFacts {
  readonly card: string;
  /** Whose it is; null in the middle of the table. */
  readonly seat: string | null;
}

/** What the log of a round says. */
export interface LogWords {
  readonly title: string;
  readonly toTable: string;
  readonly find: string;
  readonly player: string;
  readonly everybody: string;
  readonly onlyRefused: string;
  readonly columns: { readonly what: string; readonly notation: string };
  /** How many lines there are to see, of all. */
  readonly count: (shown: number, all: number) => string;
  readonly empty: string;
  readonly noneFits: string;
  /** Cards that were seen without being played. */
  readonly seen: Record<Place['zone'], (facts: SeenFacts) => string>;
  readonly asked: (question: string) => string;
  /** Before a reason of the ruling: the number of its rule. */
  readonly rule: (number: string) => string;
  readonly now: string;
  /** The table as it was after a move of this number, and after anything else. */
  readonly after: (number: number) => string;
  readonly afterText: (what: string) => string;
  readonly atStart: string;
  readonly backToNow: string;
  readonly news: string;
  readonly goBack: string;
  readonly replay: string;
  readonly back: string;
  readonly forward: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  readonly times: (speed: number) => string;
  readonly moment: string;
  /** Which moment it is, of how many. */
  readonly momentOf: (moment: number, all: number) => string;
}
