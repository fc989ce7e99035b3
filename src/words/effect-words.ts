import type { Kind } from '../engine/cards.ts';
import type { EFFECTS, EffectName, PlainEffect, ToldEffect } from '../engine/rules/effects.ts';
import type { Role } from '../engine/rules/findings.ts';

/** A name at a table; null for the reader. */
type Who = string | null;

type Ranked<T> = (...ranks: T[]) => string;

/**
 * Words about an effect, made from the ranks that it names, jokers among them, if it names any; of a choice from what is
 * said of each effect to choose from.
 */
type WordingOf<E extends EffectName, T> = E extends PlainEffect
  ? string
  : Ranked<E extends 'choose' ? string : T>;

/** What every effect is called. */
interface Names<E extends EffectName> {
  /** The verb and what follows, to be joined with others: where rule sets are compared, listed and made. */
  readonly clause: WordingOf<E, Kind>;
  /** A sentence for the page of a rule set. */
  readonly sentence: WordingOf<E, Kind>;
  /** Two to four words beside a sign, with ranks as people write them on a card. */
  readonly chip: WordingOf<E, string>;
  /** What the lesson about it is called; of the card its rank, as it is written on a card. */
  readonly lesson: (card: string) => string;
}

/** The clause without its ranks, in the editor. */
interface Unranked {
  readonly label: string;
}

/** What stands before the ranks to choose from, in the editor. */
interface Choosing {
  readonly ranks: string;
}

/** What it is in a sentence about two effects that one card can't have: without its ranks. */
interface Clashing {
  readonly role: string;
}

interface Done {
  /** A clause that says what was done, by whom and to whom: in rulings, lessons and aloud. */
  readonly done: (mover: Who, ...names: Who[]) => string;
}

/** Words about an effect with the ranks that it names. */
const sayWith = <T>(words: string | Ranked<T>, ranks: readonly T[]): string =>
  typeof words === 'string' ? words : words(...ranks);

/** An effect with what it names. */
interface Told<T> {
  readonly name: EffectName;
  readonly ranks: readonly T[];
  readonly options?: readonly Told<T>[] | undefined;
}

type Wording = 'clause' | 'sentence' | 'chip';

/** What an effect does, in one of the wordings that a language has of it. */
export function sayEffectAs<T extends string>(
  effects: { readonly [E in EffectName]: { readonly [W in Wording]: string | Ranked<never> } },
  wording: Wording,
  { name, ranks, options = [] }: Told<T>,
): string {
  const words = effects[name][wording] as string | Ranked<T>;
  if (name !== 'choose') return sayWith(words, ranks);
  const within = wording === 'sentence' ? 'clause' : wording;
  return sayWith(
    words as Ranked<string>,
    options.map((one) => sayEffectAs(effects, within, one)),
  );
}

/** Every wording of each effect, side by side: a language in which one is missing doesn't compile. */
export type EffectWords = {
  readonly [E in EffectName]: Names<E> &
    (E extends PlainEffect | 'choose' ? unknown : Unranked) &
    ((typeof EFFECTS)[E]['names'] extends { readonly ranks: string } ? Choosing : unknown) &
    (E extends Exclude<Role, PlainEffect> ? Clashing : unknown) &
    (E extends ToldEffect ? Done : unknown);
};
