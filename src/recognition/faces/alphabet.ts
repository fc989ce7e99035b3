import { RANKS } from '../../engine/cards.ts';

/** The letters of kings, queens and jacks: which of them a deck has shows in which language its V is one. */

/** In German K D B, in French R D V, in Dutch H V B. */
const LANGUAGES = {
  english: { K: 'K', Q: 'Q', J: 'J' },
  german: { K: 'K', D: 'Q', B: 'J' },
  french: { R: 'K', D: 'Q', V: 'J' },
  dutch: { H: 'K', V: 'Q', B: 'J' },
} as const;

const isEverywhere = (letter: string): boolean =>
  letter !== 'Q' && letter !== 'J' && RANKS.includes(letter as 'K');

/** Remembers which letters were read, as a deck has those of one language. */
export function makeAlphabet() {
  const seen = new Map<string, number>();

  /** The language whose letters were seen most often; null while two are as likely and differ in this letter. */
  function rankOf(letter: string): string | null {
    const counted = Object.values(LANGUAGES).map((ranks: Readonly<Record<string, string>>) => ({
      rank: ranks[letter] ?? null,
      count: Object.keys(ranks).reduce((sum, one) => sum + (one === 'K' ? 0 : (seen.get(one) ?? 0)), 0),
    }));
    const most = Math.max(...counted.map(({ count }) => count));
    const ranks = new Set(counted.filter(({ count }) => count === most).map(({ rank }) => rank));
    return ranks.size === 1 ? [...ranks][0]! : null;
  }

  return {
    /** Takes note of indices that were read, `DH`. */
    learn(indices: readonly string[]): void {
      for (const [letter] of indices)
        if (!isEverywhere(letter!)) seen.set(letter!, (seen.get(letter!) ?? 0) + 1);
    },
    /** The card of an index: `QH` for `DH` of a German or French deck; null while its letter may mean two ranks, or none of this deck. */
    cardOf(index: string): string | null {
      const letter = index[0]!;
      const rank = isEverywhere(letter) ? letter : rankOf(letter);
      return rank === null ? null : rank + index.slice(1);
    },
  };
}
