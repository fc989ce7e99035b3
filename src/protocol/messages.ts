import * as v from 'valibot';
import { tableView } from './view.ts';

/** Raised whenever an older page could misread a newer table or the other way round. */
export const PROTOCOL_VERSION = 1;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
const shortText = v.pipe(v.string(), v.maxLength(64));

/** What a screen may ask of the table. */
export const clientMessage = v.variant('type', [
  /** A code typed or tapped on the page: a card's text or a command code, read like a scanned one. */
  v.strictObject({ type: v.literal('code'), code: shortText, how: v.picklist(['keyboard', 'tap']) }),
  v.strictObject({ type: v.literal('pickUp') }),
  v.strictObject({ type: v.literal('done') }),
  v.strictObject({ type: v.literal('undo') }),
  v.strictObject({ type: v.literal('blind') }),
  v.strictObject({ type: v.literal('burned') }),
  v.strictObject({ type: v.literal('repeat') }),
  /** Whose card comes next. */
  v.strictObject({ type: v.literal('seat'), seat }),
  /** The last play was this seat's: "it was Bo". */
  v.strictObject({ type: v.literal('itWas'), seat }),
  v.strictObject({
    type: v.literal('answer'),
    question: v.number(),
    answer: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.strictObject({ type: v.literal('watch'), sample: shortText, speed: v.pipe(v.number(), v.minValue(0.1)) }),
  v.strictObject({ type: v.literal('stopWatching') }),
  /** A fresh round at the same table. */
  v.strictObject({ type: v.literal('newRound') }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** What the table tells its screens. */
export const serverMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('table'),
    version: v.literal(PROTOCOL_VERSION),
    view: tableView,
    samples: v.array(v.string()),
  }),
  /** A message of this screen was refused; nothing changed. */
  v.strictObject({ type: v.literal('refused'), code: v.literal('badMessage') }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;
