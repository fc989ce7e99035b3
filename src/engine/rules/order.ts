import { RANKS, type Rank } from '../cards.ts';

/** Ace, two, … king, ace: the circle that ranges are read along. */
const CIRCLE: readonly Rank[] = ['A', ...RANKS.slice(0, -1)];

const rankOf = (text: string): Rank => (text === '10' ? 'T' : (text as Rank));

function range(from: Rank, to: Rank): Rank[] {
  const start = CIRCLE.indexOf(from);
  const length = (CIRCLE.indexOf(to) - start + 13) % 13;
  return Array.from({ length: length + 1 }, (_, i) => CIRCLE[(start + i) % 13]!);
}

/**
 * Reads an order of the 13 ranks, low to high: a range along A, 2, … K, A (`A2..K`, `2..A`, `2..KA`), or all
 * ranks one after another (`3456789TJQKA2`). Null unless every rank stands in it exactly once.
 */
export function parseRankOrder(text: string): readonly Rank[] | null {
  const ranks: Rank[] = [];
  let rest = text.replace(/[\s,]/g, '');
  while (rest !== '') {
    const match = /^(10|[2-9TJQKA])(?:\.\.(10|[2-9TJQKA]))?/.exec(rest);
    if (match === null) return null;
    const [all, from, to] = match;
    ranks.push(...(to === undefined ? [rankOf(from!)] : range(rankOf(from!), rankOf(to))));
    rest = rest.slice(all.length);
  }
  return ranks.length === 13 && new Set(ranks).size === 13 ? ranks : null;
}
