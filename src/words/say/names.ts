/** Suits as every language writes them. */
export const SUIT_SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠' } as const;

/** The players at a table, in seating order. */
export type Names = readonly { readonly name: string }[];

/** The name at a seat; empty where there is no such seat. */
export const nameAt = (names: Names, seat: number | null): string =>
  seat === null ? '' : (names[seat]?.name ?? '');

/** Letters of the scripts that run from right to left. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether something in it is written from right to left. */
export const isFromTheRight = (text: string): boolean => FROM_THE_RIGHT.test(text);

/** A name as it stands in a sentence: one from right to left doesn't turn the cards and numbers beside it. */
export const inSentence = (name: string): string => (isFromTheRight(name) ? `\u2068${name}\u2069` : name);

/** The name at a seat, in a sentence; empty where there is no such seat. */
export const sayNameAt = (names: Names, seat: number | null): string => inSentence(nameAt(names, seat));

/** The name at a seat, in a sentence; null where nobody is meant. */
export const nameOrNull = (names: Names, seat: number | null): string | null =>
  seat === null || names[seat] === undefined ? null : inSentence(names[seat].name);
