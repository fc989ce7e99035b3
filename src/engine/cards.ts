/** Ranks in the order of the documents, two first; a rule set says how they beat each other. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

export const JOKERS = ['X1', 'X2', 'X3', 'X4'] as const;
export type Joker = (typeof JOKERS)[number];

/** A card as it is written everywhere: rank and suit (`7H`, `TD`) or a joker (`X1`). */
export type Card = `${Rank}${Suit}` | Joker;

/** What a rule set gives a power to: a rank, or `JK` for every joker. */
export type Kind = Rank | 'JK';

/** The one spelling of a card that is there and not known. */
export const UNKNOWN = '??';

/** A place for one card: the card, or unknown. */
export type Slot = Card | typeof UNKNOWN;

export type Colour = 'black' | 'red';

export const kindOf = (card: Card): Kind => (card[0] === 'X' ? 'JK' : (card[0] as Rank));

/** Null for a joker: it has no rank. */
export const rankOf = (card: Card): Rank | null => (card[0] === 'X' ? null : (card[0] as Rank));

/** Null for a joker: it has no suit. */
export const suitOf = (card: Card): Suit | null => (card[0] === 'X' ? null : (card[1] as Suit));

/** Null for a joker, which is of neither colour. */
export function colourOf(card: Card): Colour | null {
  const suit = suitOf(card);
  if (suit === null) return null;
  return suit === 'C' || suit === 'S' ? 'black' : 'red';
}

const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));
const CARDS: ReadonlySet<string> = new Set<string>([...PACK, ...JOKERS]);

export const isCard = (text: string): text is Card => CARDS.has(text);

export const isKnown = (slot: Slot): slot is Card => slot !== UNKNOWN;

/** Reads `7H`, `7h`, `TD`, `10D`, `X1`; null if it is none. */
export function parseCard(text: string): Card | null {
  const upper = text.trim().toUpperCase().replace(/^10/, 'T');
  return isCard(upper) ? upper : null;
}

/** Reads a card or `??`; null if it is neither. */
export function parseSlot(text: string): Slot | null {
  return text.trim() === UNKNOWN ? UNKNOWN : parseCard(text);
}

/** `packs` times the 52 cards, then `jokers` jokers (at most four): the whole deck in order. */
export function makeDeck(packs: number, jokers: number): Card[] {
  const suited = Array.from({ length: packs }, () => PACK).flat();
  return [...suited, ...JOKERS.slice(0, jokers)];
}
