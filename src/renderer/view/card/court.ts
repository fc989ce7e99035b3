import type { Rank, Suit } from '../../../engine/cards.ts';

/** The ranks that have a picture in place of pips. */
const COURTS: readonly Rank[] = ['J', 'Q', 'K'];

export const isCourt = (rank: Rank): boolean => COURTS.includes(rank);

/** Where a court's picture lies, seen from the page; `scripts/courts.ts` puts it there. */
export const courtAddress = (rank: Rank, suit: Suit): string => `courts/${rank}${suit}.svg`;
