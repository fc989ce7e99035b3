import * as v from 'valibot';
import { type Card, isCard, JOKERS } from '../engine/cards.ts';
import { askingOrder, type EnrolledDeck, isBadCode } from './enrol.ts';

/** An enrolled deck as it is kept in a file. */
export interface NamedDeck extends EnrolledDeck {
  readonly name: string;
}

/** Why a file can't be used. */
export const DECK_FAULTS = [
  'cannotRead',
  'notJson',
  'newerFormat',
  'notADeck',
  'badCode', // one that is empty, garbled, a command or our own code of another card
  'sameCode', // two cards that can be told apart have one code
] as const;
export type DeckFault = (typeof DECK_FAULTS)[number];

export type ParsedDeck =
  | { readonly ok: true; readonly value: NamedDeck }
  | { readonly ok: false; readonly error: DeckFault };

const FORMAT = 1;

const deckFile = v.strictObject({
  format: v.literal(FORMAT),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  packs: v.picklist([1, 2]),
  jokers: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(JOKERS.length)),
  codes: v.record(v.string(), v.string()),
});

function isNewer(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || !('format' in json)) return false;
  return typeof json.format === 'number' && json.format > FORMAT;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same code for two cards is right only where they are the equal ones of two packs. */
function hasSameCode(codes: Readonly<Record<string, string>>): boolean {
  const cardOf = new Map<string, string>();
  for (const [card, code] of Object.entries(codes)) {
    const plain = card.replace(/^2:/, '');
    if ((cardOf.get(code) ?? plain) !== plain) return true;
    cardOf.set(code, plain);
  }
  return false;
}

const wrong = (error: DeckFault): ParsedDeck => ({ ok: false, error });

/** Reads the text of a deck's file. */
export function parseDeck(text: string): ParsedDeck {
  const json = parseJson(text);
  if (json === undefined) return wrong('notJson');
  if (isNewer(json)) return wrong('newerFormat');
  const read = v.safeParse(deckFile, json);
  if (!read.success) return wrong('notADeck');
  const { format: _, codes, ...deck } = read.output;
  const order: readonly string[] = askingOrder(deck);
  if (Object.keys(codes).some((card) => !isCard(card) || !order.includes(card))) return wrong('notADeck');
  if (Object.entries(codes).some(([card, code]) => isBadCode(code, card as Card))) return wrong('badCode');
  if (hasSameCode(codes)) return wrong('sameCode');
  return { ok: true, value: { ...deck, codes } };
}

/** The text of a deck's file, its cards in the order in which they are enrolled. */
export function makeDeckText({ name, packs, jokers, codes }: NamedDeck): string {
  const known = askingOrder({ packs, jokers }).flatMap((card): [Card, string][] => {
    const code = codes[card];
    return code === undefined ? [] : [[card, code]];
  });
  return `${JSON.stringify({ format: FORMAT, name, packs, jokers, codes: Object.fromEntries(known) }, null, 2)}\n`;
}
