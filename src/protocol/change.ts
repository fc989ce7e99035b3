import * as v from 'valibot';
import type { Adjustment } from '../engine/adjust.ts';
import { type Card, isCard, type Slot, UNKNOWN } from '../engine/cards.ts';
import type { Place } from '../engine/location.ts';

/** What people set right, or saw, without a move. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const card = v.custom<Card>((text) => typeof text === 'string' && isCard(text));
const slot = v.custom<Slot>((text) => typeof text === 'string' && (text === UNKNOWN || isCard(text)));
const zone = v.picklist(['hand', 'faceUp', 'faceDown', 'pile', 'stock', 'burned']);
const place = v.pipe(
  v.object({ zone, seat: v.optional(count), stack: v.optional(count) }),
  v.custom<Place>(() => true),
);

/** An entry of the record that is no move: what people set right, or saw. */
export const changeView = v.variant('kind', [
  v.object({ kind: v.literal('seen'), place, card }),
  v.object({ kind: v.literal('count'), seat: count, count }),
  v.object({ kind: v.literal('countStock'), count, seat: count }),
  v.object({
    kind: v.literal('moved'),
    cards: v.pipe(v.array(slot), v.readonly()),
    from: place,
    to: place,
  }),
  v.object({ kind: v.literal('turn'), seat: count }),
  v.object({ kind: v.literal('direction'), direction: v.picklist(['clockwise', 'counterclockwise']) }),
  v.object({ kind: v.literal('option'), name: v.string(), value: v.unknown() }),
  v.object({ kind: v.literal('penalty'), seat: count }),
]) satisfies v.GenericSchema<unknown, Adjustment>;
