import type { Rank, Suit } from '../../../engine/cards.ts';

/** The ranks that have a picture in place of pips. */
const COURTS: readonly Rank[] = ['J', 'Q', 'K'];

export const isCourt = (rank: Rank): boolean => COURTS.includes(rank);

/** What a court's picture is called on the page. */
export const courtId = (rank: Rank, suit: Suit): string => `court-${rank}${suit}`;
