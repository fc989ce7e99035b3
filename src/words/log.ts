import type { AdjustmentKind } from '../engine/adjust.ts';
import type { Place } from '../engine/location.ts';
import type { ChangeFacts } from './facts.ts';

/** What the log of a round says. */
export interface LogWords {
  readonly title: string;
  readonly toTable: string;
  readonly toScores: string;
  /** Which round it is of, where that is not the present one. */
  readonly round: (number: number) => string;
  readonly find: string;
  readonly player: string;
  readonly everybody: string;
  readonly onlyRefused: string;
  readonly columns: { readonly what: string; readonly notation: string };
  /** How many lines there are to see, of all. */
  readonly count: (shown: number, all: number) => string;
  readonly empty: string;
  readonly noneFits: string;
  /** A move with what is wrong with it, on one line. */
  readonly verdicts: Record<'illegal' | 'stands' | 'check', (move: string) => string>;
  /** Of a burn: what the rules want called was called. */
  readonly called: string;
  /** Where cards lie; whose, for those of a player. */
  readonly places: Record<Place['zone'], (who: string) => string>;
  /** What was set right, or seen, without a move. */
  readonly changes: Record<AdjustmentKind, (facts: ChangeFacts) => string>;
  readonly asked: (question: string) => string;
  /** Before a reason of the ruling: the number of its rule. */
  readonly rule: (number: string) => string;
  readonly now: string;
  /** The table as a round left it that is over, and one that nobody went on with. */
  readonly ended: string;
  readonly left: string;
  /** The table as it was after a move of this number, and after anything else. */
  readonly after: (number: number) => string;
  readonly afterText: (what: string) => string;
  readonly atStart: string;
  readonly backToNow: string;
  readonly toEnd: string;
  readonly news: string;
  readonly goBack: string;
  readonly replay: string;
  readonly back: string;
  readonly forward: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  readonly times: (speed: number) => string;
  /** To have the moments spoken, too. */
  readonly aloud: string;
  readonly moment: string;
  /** Which moment it is, of how many. */
  readonly momentOf: (moment: number, all: number) => string;
}
