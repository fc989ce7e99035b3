import type { QuestionAsked } from '../lessons/lesson.ts';
import type { QuestionFacts } from './facts.ts';

/** Names are those of other players; null is whoever reads this. */
type Who = string | null;

export interface LessonWords {
  readonly title: string;
  readonly what: string;
  /** The rule set that somebody begins with who knows none. */
  readonly startHere: string;
  readonly own: string;
  /** A table was opened elsewhere while somebody takes a course: the way there. */
  readonly tableOpen: string;
  readonly notBegun: string;
  /** A first round with help was played to its end. */
  readonly roundPlayed: string;
  readonly progress: (right: number, of: number) => string;
  readonly lessons: string;
  readonly lessonsHint: (rules: string) => string;
  readonly readRules: string;
  readonly readRulesHint: (rules: string) => string;
  readonly firstRound: string;
  readonly firstRoundHint: (rules: string) => string;
  readonly loading: string;
  readonly none: string;
  /** A course has ended, as its rules were discarded. */
  readonly gone: (rules: string) => string;
  readonly number: (number: number, of: number) => string;
  /** Before the rule that a lesson is about. */
  readonly taught: string;
  /** What a position is called to whoever can't see it. */
  readonly position: string;
  readonly cards: (count: number) => string;
  readonly asked: Record<QuestionAsked, (facts: QuestionFacts) => string>;
  readonly chooseAll: string;
  readonly chooseOne: string;
  readonly moves: {
    /** A hand card among other moves; where all choices are cards, they stand alone. */
    readonly lay: (cards: string) => string;
    /** The same before the first card, where cards are also laid face up in front of somebody. */
    readonly begin: (cards: string) => string;
    readonly faceUp: (cards: string) => string;
    readonly flip: (stack: number) => string;
    readonly flipStock: string;
    readonly pickUp: string;
    readonly adding: (cards: string) => string;
    readonly done: string;
    readonly swap: (give: string, take: string) => string;
    readonly choose: (cards: string) => string;
  };
  readonly follows: {
    readonly stays: string;
    readonly burns: string;
    readonly turns: string;
    readonly skips: (names: readonly Who[]) => string;
    readonly takes: (count: number) => string;
    readonly draws: (count: number) => string;
    readonly stands: string;
    readonly out: string;
    readonly over: string;
    readonly next: (who: Who) => string;
    readonly goesAgain: string;
    readonly mayGoAgain: string;
  };
  readonly seat: (who: Who) => string;
  /** Why no card may be laid yet: what comes before, by how face-up cards are exchanged. */
  readonly notYet: Record<'swap' | 'choose', string>;
  readonly fits: string;
  readonly check: string;
  readonly next: string;
  readonly finish: string;
  readonly right: string;
  readonly notQuite: string;
  /** What a choice was: right or wrong, and chosen or not; `expected` is the only right one, which was not chosen. */
  readonly marks: Record<'right' | 'wrong' | 'notAllowed' | 'missed' | 'expected', string>;
  /** What may be done that is no card, within a sentence. */
  readonly quoted: (deed: string) => string;
  readonly missed: (said: readonly string[]) => string;
  /** Why moves are not allowed; a reason that names them comes without them. */
  readonly notAllowed: (said: readonly string[], why: string) => string;
  readonly answerIs: (said: string) => string;
  readonly done: (right: number, of: number) => string;
  readonly allRight: string;
  readonly hard: string;
  readonly againHard: (count: number) => string;
  readonly again: string;
  readonly toHub: string;
  /** Said at the top of a first round. */
  readonly guided: string;
  readonly endGuided: string;
  readonly fitting: string;
}
