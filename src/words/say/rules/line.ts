import type { Kind } from '../../../engine/cards.ts';
import { type Rules, ruleNumber } from '../../../engine/rules/rules.ts';
import type { RuleSet } from '../../../engine/rules/schema.ts';
import type { PowerName } from '../../../protocol/coach.ts';
import type { Words } from '../../words.ts';

/** What a special card does: its sign, the ranks that it names if there are any, and a sentence. */
export interface Point {
  readonly power: PowerName;
  readonly ranks: readonly Kind[];
  readonly text: string;
}

/** One thing that a rule set says. */
export interface RuleLine {
  /** The key of what it is about, the same in every rule set: `beat`, `special-7`. */
  readonly key: string;
  readonly text: string;
  /** The number of the rule that states it, if one does. */
  readonly number: string | null;
  /** The parameter that it is about; null where it has none of its own and only explains another line. */
  readonly setting: string | null;
  /** Most games do so: the line is shown only beside a rule set that differs. */
  readonly quiet: boolean;
  /** For a kind of card: its name, and what it does, one thing after the other and as one says it. */
  readonly card: {
    readonly kind: Kind;
    readonly name: string;
    readonly points: readonly Point[];
    readonly does: string;
  } | null;
}

/** What sentences are made of. */
export interface Source {
  readonly words: Words['ruleBook']['page'];
  /** A text of the rule set itself in the same language, where there is one. */
  readonly own: (text: string) => string;
  readonly effects: Words['effects'];
  readonly set: RuleSet;
  readonly rules: Rules;
}

/** A line about a parameter; `quiet` as in `RuleLine`. */
export const lineOf = (
  { rules }: Source,
  key: string,
  setting: string,
  text: string,
  quiet = false,
): RuleLine => ({ key, text, number: ruleNumber(rules, setting), setting, quiet, card: null });

/** A line that has no parameter of its own: it explains what another line says. */
export const explaining = (line: RuleLine): RuleLine => ({ ...line, setting: null });

/** Lines that stand only if another parameter gives them a meaning. */
export const where = (holds: boolean, ...lines: readonly RuleLine[]): readonly RuleLine[] =>
  holds ? lines : [];
