import * as v from 'valibot';
import { type Card, isCard, isPlayed, MOST_CARDS, type Played, UNKNOWN } from '../engine/cards.ts';
import { LONGEST_NAME } from './names.ts';
import { flatValue } from './options.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
const entry = v.pipe(v.number(), v.integer(), v.minValue(0));
/** More than any pile holds. */
export const MOST_COUNTED = 200;
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COUNTED));
const card = v.custom<Card>((text) => typeof text === 'string' && isCard(text));
const played = v.custom<Played>((text) => typeof text === 'string' && isPlayed(text));
const playedCards = v.pipe(v.array(played), v.maxLength(MOST_CARDS), v.readonly());
const slot = v.union([card, v.literal(UNKNOWN)]);
const cards = v.pipe(v.array(card), v.maxLength(MOST_CARDS), v.readonly());
const slots = v.pipe(v.array(slot), v.maxLength(MOST_CARDS), v.readonly());
/** Face-up cards that were put on equal ones have places of their own, after those of the deal. */
const stack = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const flipped = v.union([stack, v.literal('stock')]);
const from = v.picklist(['hand', 'faceUp']);

/** A move of the engine, whole. */
export const madeMove = v.variant('kind', [
  v.strictObject({
    kind: v.literal('play'),
    seat,
    cards: playedCards,
    from: v.exactOptional(from),
    called: v.exactOptional(v.boolean()),
  }),
  v.strictObject({
    kind: v.literal('flip'),
    seat,
    stack: flipped,
    card: v.exactOptional(played),
    called: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ kind: v.literal('pickUp'), seat, add: v.exactOptional(card) }),
  v.strictObject({ kind: v.literal('swap'), seat, give: cards, take: cards }),
  v.strictObject({ kind: v.literal('choose'), seat, cards }),
  v.strictObject({ kind: v.literal('stack'), seat, cards, on: v.strictObject({ seat, card }) }),
  v.strictObject({ kind: v.literal('done'), seat, to: v.exactOptional(seat) }),
  v.strictObject({ kind: v.picklist(['ready', 'draw']), seat }),
]);

const place = v.variant('zone', [
  v.strictObject({ zone: v.picklist(['pile', 'stock', 'burned']) }),
  v.strictObject({ zone: v.literal('hand'), seat }),
  v.strictObject({ zone: v.picklist(['faceUp', 'faceDown']), seat, stack }),
]);

const adjustment = v.variant('kind', [
  v.strictObject({ kind: v.literal('seen'), place, card }),
  v.strictObject({ kind: v.literal('count'), seat, count }),
  v.strictObject({ kind: v.literal('countStock'), count, seat }),
  v.strictObject({ kind: v.literal('moved'), cards: slots, from: place, to: place }),
  v.strictObject({ kind: v.picklist(['turn', 'penalty']), seat }),
  v.strictObject({
    kind: v.literal('direction'),
    direction: v.picklist(['clockwise', 'counterclockwise']),
  }),
  v.strictObject({
    kind: v.literal('option'),
    name: v.pipe(v.string(), v.maxLength(2 * LONGEST_NAME)),
    value: flatValue,
  }),
]);

/** The referee's `Correction`; `entry` counts the entries of the record from 0. */
export const correction = v.variant('kind', [
  v.strictObject({ kind: v.literal('cards'), entry, cards: playedCards }),
  v.strictObject({ kind: v.literal('split'), entry, at: entry, seat: v.nullable(seat) }),
  v.strictObject({ kind: v.picklist(['merge', 'missed', 'remove', 'stand', 'burn']), entry }),
  v.strictObject({ kind: v.literal('reorder'), entry, apart: v.exactOptional(v.literal(true)) }),
  v.strictObject({ kind: v.literal('unburn'), entry, pickUp: v.exactOptional(v.literal(true)) }),
  v.strictObject({ kind: v.literal('player'), entry, seat, stands: v.exactOptional(v.literal(true)) }),
  v.strictObject({ kind: v.literal('move'), entry, move: madeMove }),
  v.strictObject({ kind: v.literal('insertMove'), entry, move: madeMove }),
  v.strictObject({ kind: v.literal('insert'), entry, adjustment }),
  v.strictObject({ kind: v.literal('takeBack'), count }),
]);
export type CorrectionMessage = v.InferOutput<typeof correction>;

/** The cards that were read by their codes while a correction was made; any other card of it was tapped. */
export const scannedCards = v.exactOptional(cards);
