import * as v from 'valibot';
import { type Card, isCard, PACKS } from '../engine/cards.ts';
import type { DeckFault } from '../recognition/deck-file.ts';
import type { EnrolReply } from '../recognition/enrol.ts';
import { LONGEST_NAME, tidyName } from './names.ts';

/** What screens and the host say to each other about decks that have codes of their own, or were shown to a camera. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const card = v.custom<Card>((text) => typeof text === 'string' && isCard(text));
/** Names a kept deck, as its view does. */
export const deckId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const deckName = v.pipe(v.string(), v.transform(tidyName), v.minLength(1), v.maxLength(LONGEST_NAME));

/** Of a card, examples of what it looks like to the camera, as they are kept. */
const example = v.pipe(v.string(), v.maxLength(1100), v.regex(/^[2-9TJQKA][CDHS] (?:[0-9a-f]{2})+$/));
const face = v.tuple([card, v.pipe(v.array(example), v.minLength(1), v.maxLength(6))]);
export const faces = v.pipe(v.array(face), v.maxLength(52), v.readonly());
export type DeckFaces = v.InferOutput<typeof faces>;

export const deckMessages = [
  /** A new deck, which this screen enrols at once. */
  v.strictObject({
    type: v.literal('newDeck'),
    name: deckName,
    packs: v.picklist(PACKS),
    jokers: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  }),
  /** Enrols a deck, from its first card without a code, or this one; with no deck it ends. */
  v.strictObject({
    type: v.literal('enrolDeck'),
    id: v.nullable(deckId),
    card: v.nullable(card),
  }),
  v.strictObject({ type: v.literal('renameDeck'), id: deckId, name: deckName }),
  /**
   * The camera was shown a deck: a new one of this name, or more cards of a kept one, which replace what was known of
   * them. It is the chosen deck from now on. Answered by `deckTaught`.
   */
  v.strictObject({ type: v.literal('teachDeck'), id: v.nullable(deckId), name: deckName, faces }),
  /** A deck is not offered any more; its file is moved away. */
  v.strictObject({ type: v.literal('discardDeck'), id: deckId }),
] as const;

export type DeckMessage = v.InferOutput<(typeof deckMessages)[number]>;

/** To the screen that taught a deck: it is kept, under this id. */
export const deckAnswers = [v.strictObject({ type: v.literal('deckTaught'), id: deckId })] as const;

/** A deck that was enrolled, whole or not. */
export const deckView = v.object({
  id: v.string(),
  name: v.string(),
  packs: count,
  jokers: count,
  /** The cards that have no code yet. */
  missing: v.array(card),
  total: count,
  /** The cards that the camera was shown. */
  taught: v.array(card),
  /** It was shown them with an earlier Burnpile, which is of no use to this one. */
  outdated: v.boolean(),
  /** Another one once anything of the deck has changed. */
  version: v.string(),
});
export type DeckView = v.InferOutput<typeof deckView>;

const brokenDeckView = v.object({
  file: v.string(),
  fault: v.custom<DeckFault>((text) => typeof text === 'string'),
});

const replyView = v.object({
  /** Counts up with every scan. */
  id: count,
  code: v.custom<EnrolReply['code']>((text) => typeof text === 'string'),
  card: v.nullable(card),
  /** What was scanned, as far as it can be shown. */
  text: v.string(),
});
export type ReplyView = v.InferOutput<typeof replyView>;

export const decksView = v.object({
  decks: v.array(deckView),
  /** Files in the folder of decks that can't be used. */
  broken: v.array(brokenDeckView),
  folder: v.string(),
  /** The deck that is being enrolled: what is scanned plays nothing meanwhile. */
  enrolling: v.nullable(
    v.object({
      id: v.string(),
      /** The card to scan; null when there is none left. */
      asked: v.nullable(card),
      reply: v.nullable(replyView),
    }),
  ),
});
export type DecksView = v.InferOutput<typeof decksView>;
