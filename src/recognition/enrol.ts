import { type Card, faceOf, makeDeck, parseCard } from '../engine/cards.ts';
import { ANY_DECK, codeText, makeCode, readCode } from './code.ts';

/** A deck that has codes of its own, and which of them are known: by card, as a scanner sends them. */
export interface EnrolledDeck {
  readonly packs: number;
  readonly jokers: number;
  readonly codes: Codes;
}

export type Codes = Readonly<Partial<Record<Card, string>>>;

/** Why a code can't be enrolled. */
export const ENROL_FAULTS = [
  'empty',
  'garbled', // something in it is no sign
  'tooLong',
  'command', // it is one of the printed commands
  'own', // it is Burnpile's own code of another card
  'taken', // another card has it
  'noneAsked', // no card is left to scan
] as const;
export type EnrolFault = (typeof ENROL_FAULTS)[number];

/** What came of a scan: `card` is the one that is meant, or that has the code already. */
export type EnrolReply =
  | { readonly code: 'enrolled' | 'skipped' | 'back'; readonly card: Card }
  | { readonly code: EnrolFault; readonly card: Card | null };

/** A deck that is being enrolled: the code of each of its cards is scanned once and kept. */
export interface Enrolment {
  readonly deck: EnrolledDeck;
  /** The card to scan next; null when none is left. */
  readonly asked: Card | null;
  readonly reply: EnrolReply | null;
  /** DONE was scanned. */
  readonly over: boolean;
}

type DeckSize = Pick<EnrolledDeck, 'packs' | 'jokers'>;

/** The cards in the order in which they are enrolled: a pack by suits and ranks, the jokers, the other packs. */
export function askingOrder({ packs, jokers }: DeckSize): readonly Card[] {
  const first = makeDeck(1, jokers);
  return [...first, ...makeDeck(packs, jokers).filter((card) => !first.includes(card))];
}

/** The cards whose codes aren't known. */
export const missingCards = (deck: EnrolledDeck): readonly Card[] =>
  askingOrder(deck).filter((card) => deck.codes[card] === undefined);

/** The first card without a code behind a card in the order, or from the start. */
function nextFrom(deck: EnrolledDeck, card: Card | null): Card | null {
  const order = askingOrder(deck);
  const rest = card === null ? order : order.slice(order.indexOf(card) + 1);
  return rest.find((one) => deck.codes[one] === undefined) ?? null;
}

/** Begins to enrol a deck, or continues where it was left. */
export const startEnrolment = (deck: EnrolledDeck): Enrolment => ({
  deck,
  asked: nextFrom(deck, null),
  reply: null,
  over: false,
});

/** Asks for a card, whether its code is known or not; a card that isn't in the deck changes nothing. */
export const askFor = (enrolment: Enrolment, card: Card): Enrolment =>
  askingOrder(enrolment.deck).includes(card) ? { ...enrolment, asked: card, reply: null } : enrolment;

/** Whether two cards may have the same code: copies, which nobody can tell apart. */
const mayShare = (card: Card, other: Card): boolean => faceOf(card) === faceOf(other);

/** The card that has a code already, which this one may not have as well. */
function holderOf(codes: Codes, text: string, card: Card): Card | null {
  const holders = Object.keys(codes) as Card[];
  return holders.find((one) => codes[one] === text && !mayShare(one, card)) ?? null;
}

/** The card whose code of Burnpile's own this is, if it may not be enrolled for another: those are always read. */
function ownerOf(text: string, card: Card): Card | null {
  const reading = readCode(text, ANY_DECK);
  if (reading.kind !== 'card') return null;
  const owner = parseCard(makeCode(reading));
  return owner !== null && mayShare(owner, card) ? null : owner;
}

/** What is wrong with a code as such, whatever the card. */
function faultOf(line: string): Exclude<EnrolFault, 'own' | 'taken' | 'noneAsked'> | null {
  const text = codeText(line);
  if (text === null) return 'tooLong';
  if (text === '') return 'empty';
  if (/[\p{C}\ufffd]/u.test(text)) return 'garbled';
  return text.toUpperCase().startsWith('CMD:') ? 'command' : null;
}

/** Whether a card can't have this code in any deck. */
export const isBadCode = (line: string, card: Card): boolean =>
  faultOf(line) !== null || ownerOf(line, card) !== null;

/** Goes back to the card before, and forgets what was enrolled of it. */
function goBack({ deck, asked }: Enrolment): Enrolment {
  const order = askingOrder(deck);
  const card = order[(asked === null ? order.length : order.indexOf(asked)) - 1];
  if (card === undefined) return { deck, asked, reply: null, over: false };
  const { [card]: _, ...codes } = deck.codes;
  return { deck: { ...deck, codes }, asked: card, reply: { code: 'back', card }, over: false };
}

function skip(enrolment: Enrolment): Enrolment {
  const { deck, asked } = enrolment;
  if (asked === null) return enrolment;
  return { deck, asked: nextFrom(deck, asked), reply: { code: 'skipped', card: asked }, over: false };
}

function enrolCode({ deck, asked }: Enrolment, line: string): Enrolment {
  const refused = (code: EnrolFault, card: Card | null): Enrolment => ({
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
  const enrolled = { ...deck, codes: { ...deck.codes, [asked]: text } };
  return {
    deck: enrolled,
    asked: nextFrom(enrolled, asked),
    reply: { code: 'enrolled', card: asked },
    over: false,
  };
}

/** Takes a scan: the code of the card to scan, or UNDO (the card before again), NO (skip it), DONE. */
export function hearCode(enrolment: Enrolment, line: string): Enrolment {
  const reading = readCode(line, ANY_DECK);
  const command = reading.kind === 'command' ? reading.command.name : null;
  if (command === 'UNDO') return goBack(enrolment);
  if (command === 'NO') return skip(enrolment);
  if (command === 'DONE') return { ...enrolment, over: true };
  return enrolCode(enrolment, line);
}

/** Which card each code means; where copies have the same one, the first of them. */
export function cardsByCode(deck: EnrolledDeck): ReadonlyMap<string, Card> {
  const order = askingOrder(deck).filter((card) => deck.codes[card] !== undefined);
  return new Map(order.toReversed().map((card) => [deck.codes[card]!, card]));
}

/**
 * A scanned line in Burnpile's own codes: the code of an enrolled card becomes that card's, and anything else
 * stays as it is. Whatever comes after this knows nothing of enrolled decks.
 */
export const ownCode = (line: string, cards: ReadonlyMap<string, Card>): string =>
  cards.get(codeText(line) ?? '') ?? line;
