import { type Card, makeDeck, parseCard, twinOf } from '../engine/cards.ts';
import { ANY_DECK, codeText, makeCode, readCode } from './code.ts';

/** A deck that has codes of its own, and which of them are known: by card, as a scanner sends them. */
export interface LearntDeck {
  readonly packs: number;
  readonly jokers: number;
  readonly codes: Codes;
}

export type Codes = Readonly<Partial<Record<Card, string>>>;

/** Why a code can't be learned. */
export const LEARN_FAULTS = [
  'empty',
  'garbled', // something in it is no sign
  'tooLong',
  'command', // it is one of the printed commands
  'own', // it is Burnpile's own code of another card
  'taken', // another card has it
  'noneAsked', // every card has been asked for
] as const;
export type LearnFault = (typeof LEARN_FAULTS)[number];

/** What came of a scan: `card` is the one that is meant, or that has the code already. */
export type LearnReply =
  | { readonly code: 'learnt' | 'skipped' | 'back'; readonly card: Card }
  | { readonly code: LearnFault; readonly card: Card | null };

/** A deck that is being learned. */
export interface Learning {
  readonly deck: LearntDeck;
  /** The card to scan next; null when there is none left to ask for. */
  readonly asked: Card | null;
  readonly reply: LearnReply | null;
  /** DONE was scanned. */
  readonly over: boolean;
}

type DeckSize = Pick<LearntDeck, 'packs' | 'jokers'>;

/** In the order in which cards are asked for: a pack by suits and ranks, the jokers, the second pack. */
export function askingOrder({ packs, jokers }: DeckSize): readonly Card[] {
  const first = makeDeck(1, jokers);
  return [...first, ...makeDeck(packs, jokers).filter((card) => !first.includes(card))];
}

/** The cards whose codes aren't known. */
export const missingCards = (deck: LearntDeck): readonly Card[] =>
  askingOrder(deck).filter((card) => deck.codes[card] === undefined);

/** The first card without a code behind a card in the order, or from the start. */
function nextFrom(deck: LearntDeck, card: Card | null): Card | null {
  const order = askingOrder(deck);
  const rest = card === null ? order : order.slice(order.indexOf(card) + 1);
  return rest.find((one) => deck.codes[one] === undefined) ?? null;
}

/** Begins to learn a deck, or goes on with it where it was left. */
export const startLearning = (deck: LearntDeck): Learning => ({
  deck,
  asked: nextFrom(deck, null),
  reply: null,
  over: false,
});

/** Asks for a card, whether its code is known or not; a card that isn't in the deck changes nothing. */
export const askFor = (learning: Learning, card: Card): Learning =>
  askingOrder(learning.deck).includes(card) ? { ...learning, asked: card, reply: null } : learning;

/** Whether two cards may have the same code: those that nobody can tell apart. */
const isTwin = (card: Card, other: Card): boolean => twinOf(card) === other;

/** The card that has a code already, which this one may not have as well. */
function holderOf(codes: Codes, text: string, card: Card): Card | null {
  const holders = Object.keys(codes) as Card[];
  return holders.find((one) => codes[one] === text && one !== card && !isTwin(one, card)) ?? null;
}

/** The card whose code of Burnpile's own this is, if it may not be learned for another: those are always read. */
function ownerOf(text: string, card: Card): Card | null {
  const reading = readCode(text, ANY_DECK);
  if (reading.kind !== 'card') return null;
  const owner = parseCard(makeCode(reading));
  return owner === card || (owner !== null && isTwin(owner, card)) ? null : owner;
}

/** What is wrong with a code as such, whatever the card. */
function faultOf(line: string): Exclude<LearnFault, 'own' | 'taken' | 'noneAsked'> | null {
  const text = codeText(line);
  if (text === null) return 'tooLong';
  if (text === '') return 'empty';
  if (/[\p{C}\ufffd]/u.test(text)) return 'garbled';
  return text.toUpperCase().startsWith('CMD:') ? 'command' : null;
}

/** Whether a card can't have this code in any deck. */
export const isBadCode = (line: string, card: Card): boolean =>
  faultOf(line) !== null || ownerOf(line, card) !== null;

/** The card before the one that is asked for is asked for again, and what was learned of it is forgotten. */
function goBack({ deck, asked }: Learning): Learning {
  const order = askingOrder(deck);
  const card = order[(asked === null ? order.length : order.indexOf(asked)) - 1];
  if (card === undefined) return { deck, asked, reply: null, over: false };
  const { [card]: _, ...codes } = deck.codes;
  return { deck: { ...deck, codes }, asked: card, reply: { code: 'back', card }, over: false };
}

function skip(learning: Learning): Learning {
  const { deck, asked } = learning;
  if (asked === null) return learning;
  return { deck, asked: nextFrom(deck, asked), reply: { code: 'skipped', card: asked }, over: false };
}

function learnCode({ deck, asked }: Learning, line: string): Learning {
  const refused = (code: LearnFault, card: Card | null): Learning => ({
    deck,
    asked,
    reply: { code, card },
    over: false,
  });
  const fault = faultOf(line);
  if (fault !== null) return refused(fault, null);
  const text = codeText(line)!;
  if (asked === null) return refused('noneAsked', null);
  const owner = ownerOf(text, asked);
  if (owner !== null) return refused('own', owner);
  const holder = holderOf(deck.codes, text, asked);
  if (holder !== null) return refused('taken', holder);
  const learnt = { ...deck, codes: { ...deck.codes, [asked]: text } };
  return {
    deck: learnt,
    asked: nextFrom(learnt, asked),
    reply: { code: 'learnt', card: asked },
    over: false,
  };
}

/** Takes a scan: the code of the card that is asked for, or UNDO (the card before again), NO (skip it), DONE. */
export function hearCode(learning: Learning, line: string): Learning {
  const reading = readCode(line, ANY_DECK);
  const command = reading.kind === 'command' ? reading.command.name : null;
  if (command === 'UNDO') return goBack(learning);
  if (command === 'NO') return skip(learning);
  if (command === 'DONE') return { ...learning, over: true };
  return learnCode(learning, line);
}

/** Which card each code means; where two equal cards have the same one, the first. */
export function cardsByCode(deck: LearntDeck): ReadonlyMap<string, Card> {
  const order = askingOrder(deck).filter((card) => deck.codes[card] !== undefined);
  return new Map(order.toReversed().map((card) => [deck.codes[card]!, card]));
}

/**
 * A scanned line in Burnpile's own codes: the code of a learned card becomes that card's, and anything else
 * stays as it is. Whatever comes after this knows nothing of learned decks.
 */
export const ownCode = (line: string, cards: ReadonlyMap<string, Card>): string =>
  cards.get(codeText(line) ?? '') ?? line;
