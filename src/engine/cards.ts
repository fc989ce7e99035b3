/** Ranks in the order of the documents, two first; a rule set says how they beat each other. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

export const JOKERS = ['X1', 'X2', 'X3', 'X4'] as const;
export type Joker = (typeof JOKERS)[number];

/** A card of one pack: rank and suit (`7H`, `TD`). */
type Suited = `${Rank}${Suit}`;

/** How many packs a deck may have, and so what a card may be of: pack 1, 2 or 3. */
export const PACKS = [1, 2, 3] as const;
export type Packs = (typeof PACKS)[number];

/** A card as it is written everywhere: `7H`, its equals of other packs `2:7H` and `3:7H`, or a joker (`X1`). */
export type Card = Suited | `${Exclude<Packs, 1>}:${Suited}` | Joker;

/** What a rule set gives a power to: a rank, or `JK` for every joker. */
export const KINDS = [...RANKS, 'JK'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * A card with what its player said of it. A wild card has the rank that was named for it before its suit or number:
 * `2=QD` is the two of diamonds as a queen, `X=Q1` a joker as one. Wherever a rank is read, the named one is; the colour
 * stays its own. A card that lets its player choose has what was chosen before that, `a` for the first that it offers:
 * `7b=7H` is the seven of hearts with the second, `2a=7D` the two of diamonds as a seven with the first.
 */
export type Named = `${string}=${string}`;

/** A card as it is played and lies on the pile. */
export type Played = Card | Named;

/** The one spelling of a card that is there and not known. */
export const UNKNOWN = '??';

/** A place for one card: the card, or unknown. */
export type Slot = Card | typeof UNKNOWN;

/** The same on the pile. */
export type PileSlot = Played | typeof UNKNOWN;

export type Colour = 'black' | 'red';

/** By the character of the rank, which is a card's last but one; `X` is a joker's. */
const KIND_INDEX = new Uint8Array(128);
for (const [index, kind] of KINDS.entries()) KIND_INDEX[(kind === 'JK' ? 'X' : kind).charCodeAt(0)] = index;

/** The place of a card's kind in `KINDS`. */
export const kindIndex = (card: Played): number => KIND_INDEX[card.charCodeAt(card.length - 2)]!;

export const kindOf = (card: Played): Kind => KINDS[kindIndex(card)]!;

/** Null for a joker: it has no rank. */
export function rankOf(card: Played): Rank | null {
  const kind = kindOf(card);
  return kind === 'JK' ? null : kind;
}

/** Null for a joker: it has no suit. */
export const suitOf = (card: Played): Suit | null => (card[0] === 'X' ? null : (card.at(-1) as Suit));

/** Null for a joker, which is of neither colour. */
export function colourOf(card: Played): Colour | null {
  const suit = suitOf(card);
  if (suit === null) return null;
  return suit === 'C' || suit === 'S' ? 'black' : 'red';
}

/** More cards of one kind no deck has: each pack has one of every suit, and there are fewer jokers. */
export const MOST_EQUAL = SUITS.length * PACKS.length;

/** The cards of the largest deck: of every pack that there may be, with all jokers. */
export const MOST_CARDS = RANKS.length * SUITS.length * PACKS.length + JOKERS.length;

/** Whether all of these cards, of which there is one at least, are of one kind. */
export function areOneKind(cards: readonly Played[]): boolean {
  const first = kindIndex(cards[0]!);
  for (const card of cards) if (kindIndex(card) !== first) return false;
  return true;
}

/** The same texts as names of properties: the machine keeps one of each, and compares them at a glance. */
const unique = <T extends string>(texts: readonly T[]): readonly T[] =>
  Object.keys(Object.fromEntries(texts.map((text) => [text, true]))) as T[];

const SUITED = SUITS.flatMap((suit) => RANKS.map((rank): Suited => `${rank}${suit}`));

/** The cards of each pack, from the first. */
const BY_PACK: readonly (readonly Card[])[] = PACKS.map((pack) =>
  unique(SUITED.map((card): Card => (pack === 1 ? card : `${pack}:${card}`))),
);
const CARDS: ReadonlyMap<string, Card> = new Map([...BY_PACK.flat(), ...JOKERS].map((card) => [card, card]));

export const isCard = (text: string): text is Card => CARDS.has(text);

export const isKnown = <S extends string>(slot: S): slot is Exclude<S, typeof UNKNOWN> => slot !== UNKNOWN;

/** Whether a rank was named for it, or something was chosen. */
export const isNamed = (card: PileSlot): card is Named => card.charCodeAt(card.length - 3) === 61;

/** The letters of choices are those from `a` on, which stand for no rank. */
const FIRST_CHOICE = 'a'.charCodeAt(0);
/** More than that a card doesn't offer. */
export const MOST_CHOICES = 8;

/** Which of the effects that a card offers was chosen, from 0; null where none was. */
export function choiceOf(card: Played): number | null {
  const choice = isNamed(card) ? card.charCodeAt(card.length - 4) - FIRST_CHOICE : -1;
  return choice >= 0 && choice < MOST_CHOICES ? choice : null;
}

/** The card with this one of the effects that it offers, from 0, and the rank that was named for it. */
export const chosenAs = (card: Played, choice: number): Played =>
  `${bareOf(card).slice(0, -1)}${String.fromCharCode(FIRST_CHOICE + choice)}=${card.slice(-2)}`;

/** The card itself, whatever was said of it. */
export const bareOf = <S extends PileSlot>(card: S): Exclude<S, Named> =>
  (isNamed(card)
    ? CARDS.get(card.slice(0, choiceOf(card) === null ? -3 : -4) + card.slice(-1))!
    : card) as Exclude<S, Named>;

/** Whether another rank than its own was named for it. */
export const isRenamed = (card: PileSlot): card is Named =>
  isNamed(card) && kindIndex(card) !== kindIndex(bareOf(card));

/** The cards themselves, whatever was said of them; the very list where nothing was. */
export function bareCards<S extends PileSlot>(cards: readonly S[]): readonly Exclude<S, Named>[] {
  for (let i = 0; i < cards.length; i++) if (isNamed(cards[i]!)) return cards.map(bareOf);
  return cards as readonly Exclude<S, Named>[];
}

/** The card as this rank: itself, if it is one. */
export function namedAs(card: Card, rank: Kind): Played {
  return kindOf(card) === rank ? card : `${card.slice(0, -1)}=${rank}${card.slice(-1)}`;
}

/** Where a card lies in a list, looked for from its top; −1 if nowhere. Lists are short: a loop is fastest. */
export function indexOfSlot(slots: readonly PileSlot[], card: PileSlot): number {
  for (let i = slots.length - 1; i >= 0; i--) if (slots[i] === card) return i;
  return -1;
}

/** Which pack a card is of, from 1; a joker, whose number runs through all packs, is of the first. */
export const packOf = (card: Card): Packs => (card[1] === ':' ? (Number(card[0]) as Packs) : 1);

/** The same card of the first pack: all copies of a card have one face. */
export const faceOf = (card: Card): Card => (card[1] === ':' ? (card.slice(2) as Card) : card);

/** The copy of a card that this pack has; null if it has none. */
export const ofPack = (card: Card, pack: number): Card | null => {
  const face = faceOf(card);
  return pack === 1 ? face : (CARDS.get(`${pack}:${face}`) ?? null);
};

/** For each number of packs, the copies of each card. */
const COPIES: readonly ReadonlyMap<Card, readonly Card[]>[] = PACKS.map((packs) => {
  const others = PACKS.filter((pack) => pack <= packs);
  const copiesIn = (card: Card) =>
    others.flatMap((pack) => (pack === packOf(card) ? [] : (ofPack(card, pack) ?? [])));
  return new Map([...CARDS.values()].map((card) => [card, suitOf(card) === null ? [] : copiesIn(card)]));
});

/**
 * The copies of a card: its equals of the other packs, in a deck of so many; of all packs that there may be, if it isn't
 * said how many. A joker has none, as its number runs through all packs.
 */
export const copiesOf = (card: Card, packs: number = PACKS.length): readonly Card[] =>
  COPIES[packs - 1]!.get(card)!;

/** Another card in the place of this one, with the rank that was named for it and what was chosen. */
export function inPlaceOf(played: Played, card: Card): Played {
  const named = isRenamed(played) ? namedAs(card, kindOf(played)) : card;
  const choice = choiceOf(played);
  return choice === null ? named : chosenAs(named, choice);
}

/** Reads `7H`, `7h`, `TD`, `10D`, `2:7H`, `3:7H`, `X1`; null if the text isn't a card. */
export function parseCard(text: string): Card | null {
  const upper = text
    .trim()
    .toUpperCase()
    .replace(/^(\d:)?10/, '$1T');
  return CARDS.get(upper) ?? null;
}

/** Reads a card as it is played, `2=QD` and `7b=7H` too; null if the text isn't one. */
export function parsePlayed(text: string): Played | null {
  const parts = /^((?:\d:)?(?:10|.))([a-h])?=(10|.)(.)$/i.exec(text.trim());
  if (parts === null) return parseCard(text);
  const [, own = '', choice, as = '', last = ''] = parts;
  const card = parseCard(`${own}${last}`);
  const spelled = as === '10' ? 'T' : as.toUpperCase();
  if (card === null || !(RANKS.some((one) => one === spelled) || (spelled === 'X' && kindOf(card) === 'JK')))
    return null;
  const named = namedAs(card, spelled === 'X' ? 'JK' : (spelled as Rank));
  return choice === undefined ? named : chosenAs(named, choice.toLowerCase().charCodeAt(0) - FIRST_CHOICE);
}

/** Whether a text is a card as it is played, spelled as it is everywhere. */
export const isPlayed = (text: string): text is Played => parsePlayed(text) === text;

/** Reads a card or `??`; null if it is neither. */
export function parseSlot(text: string): Slot | null {
  return text.trim() === UNKNOWN ? UNKNOWN : parseCard(text);
}

/** For each number of packs all of their cards, put together once: decks are made at every play that is weighed. */
const FULL: readonly (readonly Card[])[] = PACKS.map((packs) => BY_PACK.slice(0, packs).flat());

/**
 * One to three packs of 52 cards, all cards of some ranks taken out, then `jokers` jokers (at most four): the whole deck
 * in order, each card once.
 */
export function makeDeck(packs: number, jokers: number, without: readonly Rank[] = []): Card[] {
  const full = FULL[packs - 1]!;
  const left = without.length === 0 ? full : full.filter((card) => !without.includes(rankOf(card)!));
  return [...left, ...JOKERS.slice(0, jokers)];
}
