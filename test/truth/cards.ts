/** Cards and chance of the second opinion. It shares no code with the program that it judges. */

/** Low to high with the ace on top, as the reference rules order them (RE-21). */
export const ACE_HIGH = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof ACE_HIGH)[number];
type Suited = `${Rank}${'C' | 'D' | 'H' | 'S'}`;
/** How many packs there may be. */
export type Packs = 1 | 2 | 3;
/** As it is printed: `7H`, `2:7H` in a second pack and `3:7H` in a third. */
export type Card = Suited | `${2 | 3}:${Suited}`;

export const PACK: readonly Suited[] = (['C', 'D', 'H', 'S'] as const).flatMap((suit) =>
  ACE_HIGH.map((rank): Suited => `${rank}${suit}`),
);

export const deckOf = (packs: Packs): readonly Card[] => [
  ...PACK,
  ...([2, 3] as const).flatMap((pack) => (pack <= packs ? PACK.map((card): Card => `${pack}:${card}`) : [])),
];

export const rankOf = (card: Card): Rank => card.at(-2) as Rank;

/** How many cards of one rank lie unbroken on top of the pile; cards that are looked through break a run. */
export function runOnTop(pile: readonly Card[]): number {
  const top = pile.at(-1);
  if (top === undefined) return 0;
  let run = 0;
  while (run < pile.length && rankOf(pile[pile.length - 1 - run]!) === rankOf(top)) run += 1;
  return run;
}

/** The cards of each rank together, in the order in which they are held. */
export function byRank(cards: readonly Card[]): Card[][] {
  const groups = new Map<Rank, Card[]>();
  for (const card of cards) groups.set(rankOf(card), [...(groups.get(rankOf(card)) ?? []), card]);
  return [...groups.values()];
}

/** A source of chance: the same seed gives the same numbers for ever (mulberry32). */
export interface Chance {
  /** At least 0, below 1. */
  readonly next: () => number;
  /** A whole number from 0, below `n`. */
  readonly below: (n: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffle: <T>(items: readonly T[]) => T[];
}

export function makeChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new RangeError('nothing to pick from');
    return from[below(from.length)]!;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const mixed = [...items];
    for (let i = mixed.length - 1; i > 0; i -= 1) {
      const j = below(i + 1);
      [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
    }
    return mixed;
  };
  return { next, below, pick, shuffle };
}
