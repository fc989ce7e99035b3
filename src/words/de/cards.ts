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
import type { Words } from '../words.ts';
import { andList } from './grammar.ts';

const RANKS: Readonly<Record<string, string>> = { T: '10', J: 'B', Q: 'D', JK: 'Joker' };

/** A rank as it stands on German cards: `10`, `B`, `D`; `Joker` for jokers. */
export const rankName = (rank: string): string => RANKS[rank] ?? rank;

/** Ranks and jokers as people write them. */
export const rankNames = (ranks: readonly Kind[]): string[] => ranks.map(rankName);

/** A wild card as the rank that was named for it. */
const as = (card: string, rank: string): string => `${card} als ${rank}`;

/** `7♥`, `B♠`, `Joker`, `2♦ als D`. */
export function cardName(card: Played): string {
  if (isRenamed(card)) return as(cardName(bareOf(card)), rankName(kindOf(card)));
  const rank = rankOf(card);
  const suit = suitOf(card);
  return rank === null || suit === null ? 'Joker' : `${rankName(rank)}${SUIT_SIGNS[suit]}`;
}

/** `7♥ 7♠`. */
export const cardNames = (cards: readonly Played[]): string => cards.map(cardName).join(' ');

type Case = 'nominative' | 'accusative' | 'dative';
type Gender = 'masculine' | 'feminine' | 'neuter';

const ARTICLES: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der' },
  neuter: { nominative: 'das', accusative: 'das', dative: 'dem' },
};

/** Of a card or a rank as it is shown: `B♠`, `Bube`, `Joker 1`. */
const genderOf = (shown: string): Gender =>
  /^(?:B|K|Jo)/.test(shown) ? 'masculine' : /^A/.test(shown) ? 'neuter' : 'feminine';

/** The article alone, for a card or a rank as it is shown. */
export const article = (shown: string, kase: Case = 'nominative'): string => ARTICLES[genderOf(shown)][kase];

/** `die 7♥`, `dem B♠`, `das A♦`: a card as it is shown, with its article. */
export const the = (shown: string, kase: Case = 'nominative'): string => `${article(shown, kase)} ${shown}`;

const CALLED: Readonly<Record<string, string>> = { B: 'Bube', D: 'Dame', K: 'König', A: 'Ass' };

/** `die 8`, `dem Buben`: a card of a rank as it is called, with its article. */
export function theCalled(shown: string, kase: Case = 'nominative'): string {
  const name = shown === 'B' && kase !== 'nominative' ? 'Buben' : (CALLED[shown] ?? shown);
  return `${article(shown, kase)} ${name}`;
}

const COURT: Readonly<Record<string, readonly [one: string, many: string]>> = {
  B: ['ein Bube', 'Buben'],
  D: ['eine Dame', 'Damen'],
  K: ['ein König', 'Könige'],
  A: ['ein Ass', 'Asse'],
  Joker: ['ein Joker', 'Joker'],
};

/** `eine 8`, `ein Bube`: one card of a rank as it is shown. */
export const oneOf = (shown: string): string => COURT[shown]?.[0] ?? `eine ${shown}`;

/** `eine 8`, `einen Buben`: the same in the accusative. */
export const oneOfHeld = (shown: string): string =>
  shown === 'B' ? 'einen Buben' : oneOf(shown).replace(/^ein (?=König|Joker)/, 'einen ');

/** `einen roten Buben`: the same of a colour; as `oneOfHeld` where both colours count. */
export const oneHeldIn = (colour: Colour | null, shown: string): string =>
  colour === null
    ? oneOfHeld(shown)
    : oneOfHeld(shown).replace(
        /^ein(en|e|)/,
        (article, end: string) => `${article} ${colour === 'red' ? 'rot' : 'schwarz'}${end || 'es'}`,
      );

const NAMES: Readonly<Record<string, string>> = { J: 'Bube', Q: 'Dame', K: 'König', A: 'Ass' };
const SUITS = { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik' } as const;

function named(card: Played): string {
  if (isRenamed(card)) return as(named(bareOf(card)), NAMES[kindOf(card)] ?? rankName(kindOf(card)));
  const rank = rankOf(card);
  const suit = suitOf(card);
  return rank === null || suit === null ? 'Joker' : `${SUITS[suit]} ${NAMES[rank] ?? rankName(rank)}`;
}

/** `8er`, `Buben`: the plural of a kind of card. */
const plural = (kind: string): string =>
  kind === 'JK' ? 'Joker' : (COURT[rankName(kind)]?.[1] ?? `${rankName(kind)}er`);

/** `2er, 3er und Buben`. */
export const plurals = (kinds: readonly Kind[]): string => andList(kinds.map(plural));

/** Cards, as they are shown and as a screen reader says them. */
export const cards: Words['cards'] = {
  joker: 'Joker',
  as,
  rank: rankName,
  plural,
  unknown: 'eine unbekannte Karte',
  named,
};
