/** Ranks in the order of the documents, two first; a rule set says how they beat each other. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

export const JOKERS = ['X1', 'X2', 'X3', 'X4'] as const;
export type Joker = (typeof JOKERS)[number];

/** A card of one pack: rank and suit (`7H`, `TD`). */
type Suited = `${Rank}${Suit}`;

/** A card as it is written everywhere: `7H`, its equal of a second pack `2:7H`, or a joker (`X1`). */
export type Card = Suited | `2:${Suited}` | Joker;

/** What a rule set gives a power to: a rank, or `JK` for every joker. */
export const KINDS = [...RANKS, 'JK'] as const;
export type Kind = (typeof KINDS)[number];

/** The one spelling of a card that is there and not known. */
export const UNKNOWN = '??';

/** A place for one card: the card, or unknown. */
export type Slot = Card | typeof UNKNOWN;

export type Colour = 'black' | 'red';

/** By the character of the rank, which is a card's last but one; `X` is a joker's. */
const KIND_INDEX = new Uint8Array(128);
for (const [index, kind] of KINDS.entries()) KIND_INDEX[(kind === 'JK' ? 'X' : kind).charCodeAt(0)] = index;

/** The place of a card's kind in `KINDS`. */
export const kindIndex = (card: Card): number => KIND_INDEX[card.charCodeAt(card.length - 2)]!;

export const kindOf = (card: Card): Kind => KINDS[kindIndex(card)]!;

/** Null for a joker: it has no rank. */
export function rankOf(card: Card): Rank | null {
  const kind = kindOf(card);
  return kind === 'JK' ? null : kind;
}

/** Null for a joker: it has no suit. */
export const suitOf = (card: Card): Suit | null => (card[0] === 'X' ? null : (card.at(-1) as Suit));

/** Null for a joker, which is of neither colour. */
export function colourOf(card: Card): Colour | null {
  const suit = suitOf(card);
  if (suit === null) return null;
  return suit === 'C' || suit === 'S' ? 'black' : 'red';
}

/** Whether all of these cards, of which there is one at least, are of one kind. */
export function areOneKind(cards: readonly Card[]): boolean {
  const first = kindIndex(cards[0]!);
  for (const card of cards) if (kindIndex(card) !== first) return false;
  return true;
}

/** The same texts as names of properties: the machine keeps one of each, and compares them at a glance. */
const unique = <T extends string>(texts: readonly T[]): readonly T[] =>
  Object.keys(Object.fromEntries(texts.map((text) => [text, true]))) as T[];

const PACK = unique(SUITS.flatMap((suit) => RANKS.map((rank): Suited => `${rank}${suit}`)));
const SECOND = unique(PACK.map((card): Card => `2:${card}`));
const CARDS: ReadonlyMap<string, Card> = new Map([...PACK, ...SECOND, ...JOKERS].map((card) => [card, card]));

export const isCard = (text: string): text is Card => CARDS.has(text);

export const isKnown = (slot: Slot): slot is Card => slot !== UNKNOWN;

/** Where a card lies in a list, looked for from its top; −1 if nowhere. Lists are short: a loop is fastest. */
export function indexOfSlot(slots: readonly Slot[], card: Slot): number {
  for (let i = slots.length - 1; i >= 0; i--) if (slots[i] === card) return i;
  return -1;
}

/** The equal card of the other pack; null for a joker, whose number runs through all packs. */
export function twinOf(card: Card): Card | null {
  if (suitOf(card) === null) return null;
  return card.startsWith('2:') ? (card.slice(2) as Card) : (`2:${card}` as Card);
}

/** Reads `7H`, `7h`, `TD`, `10D`, `2:7H`, `X1`; null if the text isn't a card. */
export function parseCard(text: string): Card | null {
  const upper = text
    .trim()
    .toUpperCase()
    .replace(/^(2:)?10/, '$1T');
  return CARDS.get(upper) ?? null;
}

/** Reads a card or `??`; null if it is neither. */
export function parseSlot(text: string): Slot | null {
  return text.trim() === UNKNOWN ? UNKNOWN : parseCard(text);
}

/**
 * One pack of 52 cards or two, then `jokers` jokers (at most four): the whole deck in order, each card once.
 */
export function makeDeck(packs: number, jokers: number): Card[] {
  return [...PACK, ...(packs === 2 ? SECOND : []), ...JOKERS.slice(0, jokers)];
}
