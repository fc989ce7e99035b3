import { RANKS, type Rank } from '../../engine/cards.ts';

/** Suits as every language writes them. */
export const SUIT_SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠' } as const;

/** The players at a table, in seating order. */
export type Names = readonly { readonly name: string }[];

/** The name at a seat; empty if there is no such seat. */
export const nameAt = (names: Names, seat: number | null): string =>
  seat === null ? '' : (names[seat]?.name ?? '');

/** Letters of the scripts that run from right to left. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether something in it is written from right to left. */
const isFromTheRight = (text: string): boolean => FROM_THE_RIGHT.test(text);

/** A name within a sentence: isolated if it runs from right to left, so that it doesn’t reorder the text beside it. */
export const inSentence = (name: string): string => (isFromTheRight(name) ? `\u2068${name}\u2069` : name);

/** The name at a seat, for a sentence; empty if there is no such seat. */
export const sayNameAt = (names: Names, seat: number | null): string => inSentence(nameAt(names, seat));

/** The name at a seat, for a sentence that speaks to the player at `you`; null for that seat. */
export const nameUnlessYou = (names: Names, seat: number, you: number | null): string | null =>
  seat === you ? null : sayNameAt(names, seat);

/** The name at a seat, for a sentence; null if there is no such seat. */
export const nameOrNull = (names: Names, seat: number | null): string | null =>
  seat === null || names[seat] === undefined ? null : inSentence(names[seat].name);

/** The same said of every rank. */
export const forRanks = (say: (rank: Rank) => string): Readonly<Record<Rank, string>> =>
  Object.fromEntries(RANKS.map((rank) => [rank, say(rank)])) as Record<Rank, string>;
