import { RANKS } from '../../engine/cards.ts';

/** The letters of kings, queens and jacks: which of them a deck has shows in which language its V is one. */

/** In German K D B, in French R D V, in Dutch H V B. */
const LANGUAGES = {
  english: { K: 'K', Q: 'Q', J: 'J' },
  german: { K: 'K', D: 'Q', B: 'J' },
  french: { R: 'K', D: 'Q', V: 'J' },
  dutch: { H: 'K', V: 'Q', B: 'J' },
} as const;

/** The letters that stand for a rank in any language, `QDV` for a queen; for most ranks it is the only one. */
export const lettersOf = (rank: string): string =>
  [
    ...new Set([
      rank,
      ...Object.values(LANGUAGES).flatMap((ranks: Readonly<Record<string, string>>) =>
        Object.keys(ranks).filter((letter) => ranks[letter] === rank),
      ),
    ]),
  ].join('');

const isEverywhere = (letter: string): boolean =>
  letter !== 'Q' && letter !== 'J' && RANKS.includes(letter as 'K');

/** As many letters are remembered: another deck may be played with later, and a card that stays is read over and over. */
const REMEMBERED = 60;

/** Remembers which letters were read, as a deck has those of one language. */
export function makeAlphabet() {
  let seen: readonly string[] = [];
  /** Those that were read at two places in one picture. */
  let twice: readonly string[] = [];

  /**
   * Whether a deck may have this letter: an 8 that is read as a B is so at one place. English letters aren't like a
   * number; others count if they were read at two places, or if another letter of a language that has them was.
   */
  const isBelieved = (letter: string): boolean =>
    letter in LANGUAGES.english ||
    twice.includes(letter) ||
    Object.values(LANGUAGES).some(
      (ranks) => letter in ranks && seen.some((one) => one !== letter && one in ranks),
    );

  /** What a letter means in the language whose letters were seen most often; null if nothing, or two of them differ. */
  function rankOf(letter: string): string | null {
    const counted = Object.values(LANGUAGES).map((ranks: Readonly<Record<string, string>>) => ({
      rank: ranks[letter] ?? null,
      count: seen.filter((one) => one in ranks).length,
    }));
    const most = Math.max(...counted.map(({ count }) => count));
    const ranks = new Set(counted.filter(({ count }) => count === most).map(({ rank }) => rank));
    return ranks.size === 1 ? [...ranks][0]! : null;
  }

  return {
    /** Takes note of the indices that were read in a picture, each as often as it is there, `DH`. */
    learn(indices: readonly string[]): void {
      const letters = indices.map((index) => index[0]!).filter((letter) => !isEverywhere(letter));
      seen = [...seen, ...letters].slice(-REMEMBERED);
      twice = [...twice, ...letters.filter((letter, i) => letters.indexOf(letter) < i)].slice(-REMEMBERED);
    },
    /** The card of an index, `QH` for a German or French `DH`; null while its letter may mean two ranks, none, or a number that is read badly. */
    cardOf(index: string): string | null {
      const letter = index[0]!;
      const rank = isEverywhere(letter) ? letter : isBelieved(letter) ? rankOf(letter) : null;
      return rank === null ? null : rank + index.slice(1);
    },
  };
}
