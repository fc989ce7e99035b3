import type { Place } from './indices.ts';
import { LETTERS, SAID, type Said, SUITS } from './said.ts';

/** A card has its index in two corners: what is said of one counts for the other too. */

/** How surely the other one stands on its head, as a cosine, and how many times as large it may be, in a slanting view. */
const UPSIDE_DOWN = -0.9;
const LARGER = 1.3;
/** How far it is below, in lengths of an index, from the largest to the smallest print; and how far right for that. */
const BELOW = { least: 3.5, most: 13 } as const;
const ASIDE = { least: 0.4, most: 1.05 } as const;

/** Whether two places may be the corners of one card: the second at the lower right of the first, upside down. */
export function isOtherCorner(one: Place, other: Place): boolean {
  const [length, its] = [Math.hypot(one.upX, one.upY), Math.hypot(other.upX, other.upY)];
  const turned = (one.upX * other.upX + one.upY * other.upY) / (length * its);
  if (turned > UPSIDE_DOWN || Math.max(length / its, its / length) > LARGER) return false;
  const [x, y] = [other.x - one.x, other.y - one.y];
  const below = -(x * one.upX + y * one.upY) / length ** 2;
  const aside = (y * one.upX - x * one.upY) / length ** 2 / below;
  return below > BELOW.least && below < BELOW.most && aside > ASIDE.least && aside < ASIDE.most;
}

/** Two cards may lie so that their corners look like those of one: then each is all but impossible to the other. */
const POSSIBLE = 0.1;

const SETS = [
  [0, LETTERS.length],
  [LETTERS.length, LETTERS.length + SUITS.length],
] as const;

/** How likely what is likeliest by one is by the other as well: of the ranks times of the suits. */
function agreement(one: Said, other: Said): number {
  return SETS.reduce((all, [from, to]) => {
    const part = one.shares.subarray(from, to);
    return all * other.shares[from + part.indexOf(Math.max(...part))]!;
  }, 1);
}

/** What both say: as if each had been seen without the other. */
function together(one: Said, other: Said): Said {
  const shares = one.shares.map((share, i) => share * other.shares[i]!);
  for (const [from, to] of SETS) {
    const part = shares.subarray(from, to);
    const sum = part.reduce((all, share) => all + share, 0);
    for (let i = 0; i < part.length; i++) part[i] = part[i]! / sum;
  }
  // Two pips may stand as corners do: that there is an index at all each has to show by itself.
  shares[SAID - 1] = one.shares[SAID - 1]!;
  return { shares, features: one.features };
}

/** The same, each with what is said of the other corner of its card, where that is seen and may be the same card. */
export const withOtherCorners = <S extends { readonly place: Place; readonly said: Said }>(
  all: readonly S[],
): readonly S[] =>
  all.map((one) => {
    const [other] = all
      .filter(({ place }) => isOtherCorner(one.place, place) || isOtherCorner(place, one.place))
      .map(({ said }) => ({ said, agrees: agreement(one.said, said) }))
      .filter(({ agrees }) => agrees >= POSSIBLE)
      .sort((a, b) => b.agrees - a.agrees);
    return other === undefined ? one : { ...one, said: together(one.said, other.said) };
  });
