import * as v from 'valibot';
import { type Card, isCard } from '../engine/cards.ts';

/** What screens and the host say to each other about scanned codes, and the scanner that sends them. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const card = v.custom<Card>((text) => typeof text === 'string' && isCard(text));
const shortText = v.pipe(v.string(), v.maxLength(64));
const way = v.picklist(['keyboard', 'tap', 'scanner', 'camera']);

/** What screens on this machine say about codes and the scanner; nothing here is refused. */
export const scannerMessages = [
  /** A code typed, tapped or scanned on the page: a card's text or a command code, read like any scanned one. */
  v.strictObject({ type: v.literal('code'), code: shortText, how: way }),
  /** Asks for the serial ports; answered by a message to this screen alone. */
  v.strictObject({ type: v.literal('listPorts') }),
  /** While a screen tests the scanner, what is scanned is shown and plays nothing. */
  v.strictObject({ type: v.literal('testScanner'), on: v.boolean() }),
  /** While a screen asks for cards, what is scanned or typed answers it (`scanned`) and plays nothing. */
  v.strictObject({ type: v.literal('askCards'), on: v.boolean() }),
  /** An answer (`scanned`) came when nothing was asked for any more: it is for the table. */
  v.strictObject({ type: v.literal('handBack'), id: count }),
] as const;
export type ScannerMessage = v.InferOutput<(typeof scannerMessages)[number]>;

/** A line that came while the scanner was tested. */
export const heardView = v.object({
  id: count,
  text: v.string(),
  /** What it means: a card, the name of a command, or nothing known. */
  card: v.nullable(card),
  command: v.nullable(v.string()),
  how: way,
});
export type HeardView = v.InferOutput<typeof heardView>;

const portView = v.object({
  path: v.string(),
  manufacturer: v.nullable(v.string()),
  serialNumber: v.nullable(v.string()),
  vendorId: v.nullable(v.string()),
  productId: v.nullable(v.string()),
});
export type PortView = v.InferOutput<typeof portView>;

const portsView = v.variant('ok', [
  v.object({ ok: v.literal(true), ports: v.array(portView) }),
  v.object({ ok: v.literal(false), code: v.picklist(['noDriver', 'cannotList']) }),
]);
export type PortsView = v.InferOutput<typeof portsView>;

/** What was scanned for a screen that asks for cards; seats from 0. */
export const scan = v.variant('what', [
  v.strictObject({ what: v.literal('card'), card }),
  v.strictObject({ what: v.literal('seat'), seat: count }),
  /** A command that ends the asking, takes back what was scanned last, goes to another move, or can't be meant. */
  v.strictObject({ what: v.picklist(['done', 'undo', 'older', 'newer', 'other']) }),
]);
export type Scan = v.InferOutput<typeof scan>;

/** The answers to `listPorts` and `askCards`, told to the screen alone that has asked. */
export const scannerAnswers = [
  v.strictObject({ type: v.literal('ports'), ports: portsView }),
  v.strictObject({ type: v.literal('scanned'), id: count, scan }),
] as const;
