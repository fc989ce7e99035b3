import type { Kind, Rank } from '../cards.ts';

/** What the program knows about an effect, apart from what the engine does for it and what people call it. */
interface EffectFacts {
  /**
   * What it names, which decides how a rule set writes it: nothing, `"reset"`; a rank, `{"atMost": "7"}`; ranks, jokers
   * among them, under a key, `{"unbeatable": {"except": ["2", "JK"]}}`; or other effects, `{"choose": ["skip", "reverse"]}`.
   */
  readonly names: 'nothing' | 'rank' | { readonly ranks: string } | 'effects';
  /** Its place among what beginners are told of a card at a glance: from 1, the most telling effect first. */
  readonly glance: number;
  /** What it is about: what the play leads to, what may follow it, or what becomes of the card itself. */
  readonly about: 'play' | 'next' | 'itself';
  /**
   * Set where the list of effects in a ruling names this one when it was done. `reverse` gets into the list by the
   * event `did`. `skip` never says `did`: its seats are worked out from whose turn it is afterwards
   * (`src/table/ruling-view.ts`). A burn and another turn are facts of their own in a ruling, because other rules lead
   * to them too.
   */
  readonly told?: true;
}

/**
 * Every effect that a card may have, in the order in which they are listed and told. What can be written in a rule
 * set, what the engine is told of a kind of card, the editor, the signs, the help for beginners, the lessons and
 * each language's words follow from this list; a new effect begins here.
 */
export const EFFECTS = {
  /** Anything may follow (RE-26, EV-12, PA-09). */
  reset: { names: 'nothing', glance: 2, about: 'next' },
  /** The card under it is the one to beat (RE-27, EV-13; several in a row: A-25). */
  transparent: { names: 'nothing', glance: 3, about: 'next' },
  /** The pile leaves the game (RE-28, EV-15, CA-10, BL-27, PA-10). */
  burn: { names: 'nothing', glance: 1, about: 'play' },
  /** The next card must have the colour of this one, red or black (RE-X1, A-41). */
  sameColour: { names: 'nothing', glance: 12, about: 'next' },
  /** Play reverses (RE-30, RE-X3, EV-V4; once a play: A-39). */
  reverse: { names: 'nothing', glance: 8, about: 'play', told: true },
  /**
   * The next player is skipped (RE-32, EV-V4); how many are and who can't be: RE-33, RE-34, A-40. Rulings work the
   * skipped seats out from the turn, so no event `did` says it: one that did would have the skip told twice.
   */
  skip: { names: 'nothing', glance: 7, about: 'play', told: true },
  /** The same player has another turn. No source has it as a card's effect; after a burn `burn.again` decides. */
  again: { names: 'nothing', glance: 9, about: 'play' },
  /** Its player says who plays next, a move of its own (`done` with `to`). In no source: for people's own rules. */
  choosesNext: { names: 'nothing', glance: 10, about: 'play', told: true },
  /**
   * Its player, who has drawn, and the next one swap their hands, empty ones too: once a play, also where it burns the
   * pile. Who is out with it swaps nothing. In no source: for people's own rules.
   */
  swapsHands: { names: 'nothing', glance: 5, about: 'play', told: true },
  /**
   * Its player and the next one swap their face-up cards, each to the stack of the same number: once a play, after hands
   * were swapped, also where it burns the pile. Who is out with it swaps nothing. In no source: for people's own rules.
   */
  swapsRows: { names: 'nothing', glance: 6, about: 'play', told: true },
  /**
   * It skips, reverses or gives another turn as the card does that it is played on, besides what it does by itself. In
   * no source: for people's own rules.
   */
  copies: { names: 'nothing', glance: 11, about: 'play' },
  /** It leaves the game instead of being picked up with the pile. In no source: for people's own rules. */
  removeAfterUse: { names: 'nothing', glance: 18, about: 'itself' },
  /**
   * The next card must be lower in the order than the card under it, which is the one to beat, as under a transparent
   * one; through transparent cards on it, too. In no source: for people's own rules.
   */
  belowUnder: { names: 'nothing', glance: 13, about: 'next' },
  /** The next card must be of this rank or lower in the order (RE-31, EV-14; for the next play only: A-26). */
  atMost: { names: 'rank', glance: 14, about: 'next' },
  /** The next card must be of this rank or higher in the order. In no source: for people's own rules. */
  atLeast: { names: 'rank', glance: 15, about: 'next' },
  /** Only these ranks, or jokers, may be played on it. In no source: for people's own rules. */
  unbeatable: { names: { ranks: 'except' }, glance: 16, about: 'next' },
  /** The next player must pick up, or hands that on with one of these ranks or a joker. In no source: for people's own rules. */
  forcePickUp: { names: { ranks: 'deflectedBy' }, glance: 17, about: 'next' },
  /**
   * Its player may name one of these ranks for it, any where none is listed, and it is a card of that rank on the pile.
   * In no source: for people's own rules.
   */
  wild: { names: { ranks: 'as' }, glance: 4, about: 'itself' },
  /**
   * Its player says which one of these effects it has, as it is played, and it is a card with that one on the pile. In
   * no source: for people's own rules.
   */
  choose: { names: 'effects', glance: 19, about: 'play' },
  /** What its player may choose instead of an effect: a card that may reverse play, and needn’t. Only in a choice. */
  nothing: { names: 'nothing', glance: 20, about: 'play' },
} as const satisfies Readonly<Record<string, EffectFacts>>;

export type EffectName = keyof typeof EFFECTS;
type Names<E extends EffectName> = (typeof EFFECTS)[E]['names'];

/** How an effect is written that isn't made of others, by what it names. */
type Written<E extends EffectName, N = Names<E>> = N extends 'nothing'
  ? E
  : N extends { readonly ranks: infer K extends string }
    ? { readonly [_ in E]: { readonly [_ in K]: readonly Kind[] } }
    : { readonly [_ in E]: Rank };

/** An effect as rule sets write it that may be one of those to choose from. */
export type OneEffect = { [E in Exclude<EffectName, 'choose'>]: Written<E> }[Exclude<EffectName, 'choose'>];
/** Effects that the player of a card chooses one of. */
export interface Choice {
  readonly choose: OneEffect[];
}

/** An effect as rule sets write it. */
export type Effect = OneEffect | Choice;

/** The effects that are one word. */
export type PlainEffect = Extract<Effect, string>;
export type RankedEffect = Exclude<EffectName, PlainEffect | 'choose'>;

/** The effects that the list of effects in a ruling may name. */
export type ToldEffect = {
  [E in EffectName]: (typeof EFFECTS)[E] extends { readonly told: true } ? E : never;
}[EffectName];

/** Each effect of a card: whether the card has it, or what it names; null if the card hasn't got it. */
export type EffectValues = {
  readonly [E in EffectName]: E extends PlainEffect
    ? boolean
    : (Names<E> extends 'rank' ? Rank : E extends 'choose' ? readonly OneEffect[] : readonly Kind[]) | null;
};

/** Whether this is the name of an effect. */
export const isEffect = (name: string): name is EffectName => Object.hasOwn(EFFECTS, name);

/** All names, in the order of the list. */
export const EFFECT_NAMES = Object.keys(EFFECTS) as readonly EffectName[];
/** Those that a card may have without choosing it, in the same order. */
export const OWN_EFFECTS = EFFECT_NAMES.filter((name) => name !== 'nothing');

/** Whether a rule set writes this effect as one word, `"reset"`. */
export const isPlainEffect = (name: EffectName): name is PlainEffect => EFFECTS[name].names === 'nothing';
/** Whether this effect names a rank or ranks: `{"atMost": "7"}`, `{"unbeatable": {"except": ["2"]}}`. */
export const isRankedEffect = (name: EffectName): name is RankedEffect =>
  !isPlainEffect(name) && name !== 'choose';

/** The effects that are one word, in the order of the list. */
export const PLAIN_EFFECTS = EFFECT_NAMES.filter(isPlainEffect);
/** The effects that name ranks, in the order of the list. */
export const RANKED_EFFECTS = EFFECT_NAMES.filter(isRankedEffect);

/** The effects that the list of effects in a ruling may name (`told`), in the order of the list. */
export const TOLD_EFFECTS = EFFECT_NAMES.filter((name): name is ToldEffect => 'told' in EFFECTS[name]);

/** The name of an effect, whatever it names. */
export const nameOf = (effect: Effect): EffectName =>
  typeof effect === 'string' ? effect : EFFECT_NAMES.find((name) => name in effect)!;

/** The effects of which the player of a card with this one chooses; none where it is no choice. */
export const optionsOf = (effect: Effect): readonly OneEffect[] =>
  typeof effect === 'object' && 'choose' in effect ? effect.choose : [];

/** All effects that a card may have that has these: of a choice each of those to choose from, in its place. */
export const possible = (effects: readonly Effect[]): readonly OneEffect[] =>
  effects.flatMap((effect) => (typeof effect === 'object' && 'choose' in effect ? effect.choose : [effect]));

/** What stands under the name of an effect that names ranks: a rank, or ranks under a key. */
type Named = Rank | Readonly<Record<string, readonly Kind[]>>;

/** The ranks that an effect names, as it is written; where it names a list, jokers may be among them. None of a choice. */
export function ranksOf(effect: Choice | string | Readonly<Record<string, Named>>): readonly Kind[] {
  if (typeof effect === 'string' || 'choose' in effect) return [];
  return Object.values(effect).flatMap((named) =>
    typeof named === 'string' ? [named] : Object.values(named).flat(),
  );
}

/** The special cards of a rule set, as far as their effects go. */
interface Special {
  readonly special: Readonly<Record<string, { readonly effects: readonly Effect[] } | null | undefined>>;
}

/** Whether some card forces a pick-up that others hand on. */
export const isPassedOn = ({ special }: Special): boolean =>
  Object.values(special).some((power) =>
    possible(power?.effects ?? []).some(
      (effect) => nameOf(effect) === 'forcePickUp' && ranksOf(effect).length > 0,
    ),
  );

/** The effect of this name with these ranks; where it names a single one, the first of them, or 7 if there is none. */
export function withRanks(name: PlainEffect | RankedEffect, ranks: readonly Kind[]): OneEffect {
  if (isPlainEffect(name)) return name;
  const { names } = EFFECTS[name];
  return {
    [name]: names === 'rank' ? (ranks.find((kind) => kind !== 'JK') ?? '7') : { [names.ranks]: ranks },
  } as OneEffect;
}

/** How the effects that name something are written, in a sentence where these words stand for a rank, ranks and effects. */
export const formsOf = (rank: string, ranks: string, effects: string): readonly string[] => [
  ...RANKED_EFFECTS.map((name) => {
    const { names } = EFFECTS[name];
    return `{"${name}": ${names === 'rank' ? rank : `{"${names.ranks}": [${ranks}]}`}}`;
  }),
  `{"choose": [${effects}]}`,
];
