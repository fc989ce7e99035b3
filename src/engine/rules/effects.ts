import type { Rank } from '../cards.ts';

/** What is to be known of an effect, beside what the engine does about it and what people call it. */
interface EffectFacts {
  /**
   * What it names, which decides how a rule set writes it: nothing, `"reset"`; a rank, `{"atMost": "7"}`; or ranks
   * under a key, `{"unbeatable": {"except": ["2"]}}`.
   */
  readonly names: 'nothing' | 'rank' | { readonly ranks: string };
  /** Its place among what beginners are told of a card at a glance: from 1, the most telling effect first. */
  readonly glance: number;
  /** What it is about: what the play leads to, what may follow it, or what becomes of the card itself. */
  readonly about: 'play' | 'next' | 'itself';
  /**
   * Set where a ruling tells by this name that it was done. A burn and another turn are told by facts of their own,
   * since other rules lead to them as well.
   */
  readonly told?: true;
}

/**
 * Every effect that a card may have, in the order in which they are listed and told. What can be written in a rule
 * set, what the engine is told of a kind of card, the editor, the signs, the help for beginners, the lessons and
 * each language's words follow from this list; a new effect begins here.
 */
export const EFFECTS = {
  /** Anything may follow (RE-04). */
  reset: { names: 'nothing', glance: 2, about: 'next' },
  /** The card under it is the one to be beaten. */
  transparent: { names: 'nothing', glance: 3, about: 'next' },
  /** The pile leaves the game. */
  burn: { names: 'nothing', glance: 1, about: 'play' },
  /** The next card has to be red or black like this one. */
  sameColour: { names: 'nothing', glance: 7, about: 'next' },
  /** Play goes on in the other direction. */
  reverse: { names: 'nothing', glance: 5, about: 'play', told: true },
  /** The next player is passed over. */
  skip: { names: 'nothing', glance: 4, about: 'play', told: true },
  /** The same player has another turn. */
  again: { names: 'nothing', glance: 6, about: 'play' },
  /** It leaves the game instead of being picked up with the pile. */
  removeAfterUse: { names: 'nothing', glance: 12, about: 'itself' },
  /** The next card has to be of this rank or lower in the order. */
  atMost: { names: 'rank', glance: 8, about: 'next' },
  /** The next card has to be of this rank or higher in the order. */
  atLeast: { names: 'rank', glance: 9, about: 'next' },
  /** Nothing may be laid on it but these ranks. */
  unbeatable: { names: { ranks: 'except' }, glance: 10, about: 'next' },
  /** The next player has to pick up, or hands that on with one of these ranks. */
  forcePickUp: { names: { ranks: 'deflectedBy' }, glance: 11, about: 'next' },
} as const satisfies Readonly<Record<string, EffectFacts>>;

export type EffectName = keyof typeof EFFECTS;
type Names<E extends EffectName> = (typeof EFFECTS)[E]['names'];

/** How an effect is written, by what it names. */
type Written<E extends EffectName, N = Names<E>> = N extends 'nothing'
  ? E
  : N extends { readonly ranks: infer K extends string }
    ? { readonly [_ in E]: { readonly [_ in K]: readonly Rank[] } }
    : { readonly [_ in E]: Rank };

/** An effect as rule sets write it. */
export type Effect = { [E in EffectName]: Written<E> }[EffectName];

/** The effects that are one word. */
export type PlainEffect = Extract<Effect, string>;
export type RankedEffect = Exclude<EffectName, PlainEffect>;

/** The effects that rulings tell of by their names. */
export type ToldEffect = {
  [E in EffectName]: (typeof EFFECTS)[E] extends { readonly told: true } ? E : never;
}[EffectName];

/** What is asked of a card about each effect: whether it has it, or the ranks it names; null if it hasn't. */
export type EffectValues = {
  readonly [E in EffectName]: E extends PlainEffect
    ? boolean
    : (Names<E> extends 'rank' ? Rank : readonly Rank[]) | null;
};

/** Whether this is the name of an effect. */
export const isEffect = (name: string): name is EffectName => Object.hasOwn(EFFECTS, name);

export const EFFECT_NAMES = Object.keys(EFFECTS) as readonly EffectName[];

export const isPlainEffect = (name: EffectName): name is PlainEffect => EFFECTS[name].names === 'nothing';
export const isRankedEffect = (name: EffectName): name is RankedEffect => !isPlainEffect(name);

export const PLAIN_EFFECTS = EFFECT_NAMES.filter(isPlainEffect);
export const RANKED_EFFECTS = EFFECT_NAMES.filter(isRankedEffect);

export const TOLD_EFFECTS = EFFECT_NAMES.filter((name): name is ToldEffect => 'told' in EFFECTS[name]);

/** The name of an effect, whatever ranks it names. */
export const nameOf = (effect: Effect): EffectName =>
  typeof effect === 'string' ? effect : RANKED_EFFECTS.find((name) => name in effect)!;

/** What an effect that is no mere word says of its name: a rank, or ranks under a key. */
type Named = Rank | Readonly<Record<string, readonly Rank[]>>;

/** The ranks that an effect names, as it is written. */
export function ranksOf(effect: string | Readonly<Record<string, Named>>): readonly Rank[] {
  if (typeof effect === 'string') return [];
  return Object.values(effect).flatMap((named) =>
    typeof named === 'string' ? [named] : Object.values(named).flat(),
  );
}

/** The effect of this name with these ranks; where it names one rank, that is the first of them, or 7. */
export function withRanks(name: EffectName, ranks: readonly Rank[]): Effect {
  if (isPlainEffect(name)) return name;
  const { names } = EFFECTS[name];
  return { [name]: names === 'rank' ? (ranks[0] ?? '7') : { [names.ranks]: ranks } } as Effect;
}

/** How the effects that name ranks are written, in a sentence where these words stand for a rank and for ranks. */
export const formsOf = (rank: string, ranks: string): readonly string[] =>
  RANKED_EFFECTS.map((name) => {
    const { names } = EFFECTS[name];
    return `{"${name}": ${names === 'rank' ? rank : `{"${names.ranks}": [${ranks}]}`}}`;
  });
