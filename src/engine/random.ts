/** A source of numbers in [0, 1), always the same for one seed. */
export type Random = () => number;

/** A seeded generator (mulberry32 by Tommy Ettinger, public domain): same seed, same game. */
export function seededRandom(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * What shuffles a match: 128 bits as 32 hex digits, enough that nobody can try all shuffles that fit the cards
 * they know.
 */
export const SHUFFLE_SEED = /^[0-9a-f]{32}$/;

/** Numbers that are passed over at first, until every bit of the seed counts in each. */
const MIXING = 20;

/** The generator of a match (sfc32 by Chris Doty-Humphrey, public domain); null if this is no `SHUFFLE_SEED`. */
export function shuffleRandom(seed: string): Random | null {
  if (!SHUFFLE_SEED.test(seed)) return null;
  let [a, b, c, counter] = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0) as [
    number,
    number,
    number,
    number,
  ];
  const random = () => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let passed = 0; passed < MIXING; passed++) random();
  return random;
}

/** A shuffled copy (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
