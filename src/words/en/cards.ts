import {
  bareOf,
  type Colour,
  isRenamed,
  type Kind,
  kindOf,
  type Played,
  rankOf,
  suitOf,
} from '../../engine/cards.ts';
import { SUIT_SIGNS } from '../say/names.ts';
import { andList } from './grammar.ts';

/** A rank as people write it: `10`, not `T`; `Joker` for jokers. */
export const rankName = (rank: string): string => (rank === 'T' ? '10' : rank === 'JK' ? 'Joker' : rank);

/** Ranks and jokers as people write them. */
export const rankNames = (ranks: readonly Kind[]): string[] => ranks.map(rankName);

/** A wild card as the rank that was named for it. */
const as = (card: string, rank: string): string => `${card} as ${rank}`;

/** `7♥`, `10♠`, `Joker`, `2♦ as Q`. */
export function cardName(card: Played): string {
  if (isRenamed(card)) return as(cardName(bareOf(card)), rankName(kindOf(card)));
  const rank = rankOf(card);
  const suit = suitOf(card);
  return rank === null || suit === null ? 'Joker' : `${rankName(rank)}${SUIT_SIGNS[suit]}`;
}

/** `7♥ 7♠`. */
export const cardNames = (cards: readonly Played[]): string => cards.map(cardName).join(' ');

const COURT: Readonly<Record<string, string>> = {
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
  Joker: 'joker',
};

/** `ace`, `8`, `joker`: what people call a card of a rank as it is shown. */
export const calledBy = (shown: string): string => COURT[shown] ?? shown;

/** `an ace`, `an 8`: one card of a rank as it is shown. */
export function oneOf(shown: string): string {
  const name = calledBy(shown);
  return `${/^[ae8]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** `a red ace`: one card of a rank of which only those of a colour count; as `oneOf` where both do. */
export const oneIn = (colour: Colour | null, shown: string): string =>
  colour === null ? oneOf(shown) : oneOf(shown).replace(/^an? /, `a ${colour} `);

const SUITS = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const;

function named(card: Played): string {
  if (isRenamed(card)) return as(named(bareOf(card)), oneOf(rankName(kindOf(card))));
  const rank = rankOf(card);
  const suit = suitOf(card);
  return rank === null || suit === null ? 'joker' : `${COURT[rank] ?? rankName(rank)} of ${SUITS[suit]}`;
}

/** The plural of a kind of card: `8s`, `jacks`; JK stands for jokers. */
const plural = (kind: string): string => `${calledBy(rankName(kind))}s`;

/** `2s, 3s and jacks`. */
export const plurals = (kinds: readonly Kind[]): string => andList(kinds.map(plural));

/** Cards, as they are shown and as a screen reader says them. */
export const cards = {
  joker: 'Joker',
  as,
  /** A rank as people of this language write it on a card. */
  rank: rankName,
  plural,
  unknown: 'an unknown card',
  /** A card as a screen reader says it: `7 of hearts`. */
  named,
};
