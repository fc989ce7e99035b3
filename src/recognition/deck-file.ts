import * as v from 'valibot';
import { type Card, faceOf, isCard, JOKERS, PACKS } from '../engine/cards.ts';
import { askingOrder, type EnrolledDeck, isBadCode } from './enrol.ts';
import { TRAINED } from './faces/said.ts';
import { areFaces, FACE_CARDS, type Faces } from './faces/taught.ts';

/** An enrolled or taught deck as it is kept in a file. */
export interface NamedDeck extends EnrolledDeck {
  readonly name: string;
  /** What its cards look like to a camera; left out where nobody has shown them. */
  readonly faces?: TaughtFaces;
}

/** Examples of cards, for the reader that was trained as this number says (`TRAINED`): another can't use them. */
export interface TaughtFaces {
  readonly reader: number;
  readonly cards: Faces;
}

/** The examples of a deck that the present reader can use; null where there are none. */
export const facesToUse = ({ faces }: Pick<NamedDeck, 'faces'>): Faces | null =>
  faces?.reader === TRAINED ? faces.cards : null;

/** Why a file can't be used. */
export const DECK_FAULTS = [
  'cannotRead',
  'notJson',
  'newerFormat',
  'notADeck',
  'badCode', // one that is empty, garbled, a command or our own code of another card
  'sameCode', // two cards that can be told apart have one code
  'badFace', // an example of a card is none, or there are too many of them
] as const;
export type DeckFault = (typeof DECK_FAULTS)[number];

export type ParsedDeck =
  | { readonly ok: true; readonly value: NamedDeck }
  | { readonly ok: false; readonly error: DeckFault };

const FORMAT = 1;

const deckFile = v.strictObject({
  format: v.literal(FORMAT),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  packs: v.picklist(PACKS),
  jokers: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(JOKERS.length),
    // JSON knows -0, which is no other number of jokers.
    v.transform((count) => count + 0),
  ),
  codes: v.record(v.string(), v.string()),
  faces: v.exactOptional(
    v.strictObject({
      reader: v.pipe(v.number(), v.integer(), v.minValue(1)),
      cards: v.record(v.string(), v.array(v.string())),
    }),
  ),
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

/** The same code for several cards is right only where they are copies of one card. */
function hasSameCode(codes: Readonly<Record<string, string>>): boolean {
  const faces = new Map<string, Card>();
  for (const [card, code] of Object.entries(codes)) {
    const face = faceOf(card as Card);
    if ((faces.get(code) ?? face) !== face) return true;
    faces.set(code, face);
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
  const { format: _, codes, faces, ...deck } = read.output;
  const order: readonly string[] = askingOrder(deck);
  if (Object.keys(codes).some((card) => !isCard(card) || !order.includes(card))) return wrong('notADeck');
  if (Object.entries(codes).some(([card, code]) => isBadCode(code, card as Card))) return wrong('badCode');
  if (hasSameCode(codes)) return wrong('sameCode');
  if (faces === undefined) return { ok: true, value: { ...deck, codes } };
  const { reader, cards } = faces;
  const by = reader === TRAINED ? 'present' : 'other';
  return areFaces(cards, by)
    ? { ok: true, value: { ...deck, codes, faces: { reader, cards } } }
    : wrong('badFace');
}

/** What is known of some cards, in this order. */
const inOrder = <T>(order: readonly Card[], known: Readonly<Partial<Record<Card, T>>>): Record<string, T> =>
  Object.fromEntries(
    order.flatMap((card): [Card, T][] => {
      const one = known[card];
      return one === undefined ? [] : [[card, one]];
    }),
  );

/** The text of a deck's file, its cards in the order in which they are enrolled. */
export function makeDeckText({ name, packs, jokers, codes, faces }: NamedDeck): string {
  const deck = { format: FORMAT, name, packs, jokers, codes: inOrder(askingOrder({ packs, jokers }), codes) };
  const taught = faces && { faces: { ...faces, cards: inOrder(FACE_CARDS, faces.cards) } };
  return `${JSON.stringify({ ...deck, ...taught }, null, 2)}\n`;
}
