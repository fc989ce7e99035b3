/** The ranks that the network tells apart, in its order: those of an English deck, then letters of other languages. */
export const LETTERS = '23456789TJQKADBVRH';
export const SUITS = 'CDHS';
/** What it says of a crop: a share for each rank, then for each suit, then how surely it is an index. */
export const SAID = LETTERS.length + SUITS.length + 1;

/** How many numbers the network makes of a crop before it names it: crops that look alike have like ones. */
export const FEATURES = 64;
/**
 * Counts the readers that were trained: the next one's features mean something else, and decks that were taught to
 * this one have to be taught again.
 */
export const TRAINED = 1;

/** What the network says of a crop: `SAID` shares from 0 to 1, and its features, which are 0 or more. */
export interface Said {
  readonly shares: Float32Array;
  readonly features: Float32Array;
}
