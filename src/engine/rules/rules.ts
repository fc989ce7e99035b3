import { type Card, type Kind, kindOf, RANKS, type Rank } from '../cards.ts';
import { parseRankOrder } from './order.ts';
import type { DealRow, Effect, Power, RuleSet } from './schema.ts';

/** What a card of one kind does, the effects of its power laid out for quick questions. */
export interface KindRules {
  readonly kind: Kind;
  /** Its place in the order, 0 the lowest; −1 for a joker. */
  readonly height: number;
  readonly on: Power['on'];
  readonly notOn: readonly Rank[];
  readonly onlyIfStuck: boolean;
  readonly reset: boolean;
  readonly transparent: boolean;
  readonly burn: boolean;
  readonly again: boolean;
  readonly sameColour: boolean;
  readonly reverse: boolean;
  readonly skip: boolean;
  readonly atMost: Rank | null;
  readonly atLeast: Rank | null;
}

/** A rule set ready to play with: the data itself, and what is asked of it at every card. */
export interface Rules {
  readonly set: RuleSet;
  readonly of: Readonly<Record<Kind, KindRules>>;
  /** Rule numbers by the parameter that they are about. */
  readonly numbers: ReadonlyMap<string, string>;
}

const rankIn = (effects: readonly Effect[], name: 'atMost' | 'atLeast'): Rank | null => {
  for (const effect of effects)
    if (typeof effect === 'object' && name in effect) return (effect as Record<string, Rank>)[name] ?? null;
  return null;
};

/** A joker has no rank, so it goes on anything; what it then stands for is `joker.value`. */
function jokerPower(set: RuleSet): Power {
  const power = set.special.JK ?? { on: 'any', notOn: [], onlyIfStuck: false, effects: [] };
  const effects = power.effects.filter((effect) => effect !== 'transparent' && effect !== 'reset');
  return { ...power, on: 'any', effects: [...effects, set.joker.value] };
}

function kindRules(set: RuleSet, kind: Kind, order: readonly Rank[]): KindRules {
  const power = kind === 'JK' ? jokerPower(set) : set.special[kind];
  const effects = power?.effects ?? [];
  return {
    kind,
    height: kind === 'JK' ? -1 : order.indexOf(kind),
    on: power?.on ?? 'natural',
    notOn: power?.notOn ?? [],
    onlyIfStuck: power?.onlyIfStuck ?? false,
    reset: effects.includes('reset'),
    transparent: effects.includes('transparent'),
    burn: effects.includes('burn'),
    again: effects.includes('again'),
    sameColour: effects.includes('sameColour'),
    reverse: effects.includes('reverse'),
    skip: effects.includes('skip'),
    atMost: rankIn(effects, 'atMost'),
    atLeast: rankIn(effects, 'atLeast'),
  };
}

/** Prepares a checked rule set; its `rank.order` is known to be one. */
export function compileRules(set: RuleSet): Rules {
  const order = parseRankOrder(set.rank.order) ?? RANKS;
  const kinds: Kind[] = [...RANKS, 'JK'];
  const of = Object.fromEntries(kinds.map((kind) => [kind, kindRules(set, kind, order)]));
  const numbers = new Map<string, string>();
  for (const { number, settings } of set.texts)
    for (const setting of settings) if (!numbers.has(setting)) numbers.set(setting, number);
  return { set, of: of as Record<Kind, KindRules>, numbers };
}

/** The number of the rule that a parameter states; of the nearest one around it if it has none of its own. */
export function ruleNumber(rules: Rules, setting: string): string | null {
  for (let path = setting; path !== ''; path = path.replace(/(?:[.[]|^)[^.[]*$/, '')) {
    const number = rules.numbers.get(path);
    if (number !== undefined) return number;
  }
  return null;
}

export const rulesOf = (rules: Rules, card: Card): KindRules => rules.of[kindOf(card)];

/** How the cards are dealt to so many players; null where the rule set names no such deal. */
export function dealRow(rules: Rules, players: number): DealRow | null {
  return rules.set.deal.rows.find(({ players: [min, max] }) => min <= players && players <= max) ?? null;
}

/** What a hand is filled up to, for `refill.mode` upTo. */
export function refillSize(rules: Rules, players: number): number {
  const { size } = rules.set.refill;
  return size === 'startingHand' ? (dealRow(rules, players)?.hand ?? 0) : size;
}
