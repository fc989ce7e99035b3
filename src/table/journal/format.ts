import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { type Card, isCard } from '../../engine/cards.ts';
import { SHUFFLE_SEED } from '../../engine/random.ts';
import type { Result } from '../../engine/result.ts';
import { correction, madeMove } from '../../protocol/correction.ts';
import { flatValue } from '../../protocol/options.ts';
import { occupant } from '../../protocol/play.ts';
import { agreed } from '../../protocol/series.ts';
import { tableSetup } from '../../protocol/setup.ts';
import { PLAIN_COMMANDS, WAYS } from '../../recognition/sighting.ts';
import { UNREADABLE } from '../../referee/input.ts';
import { NOTICE_CODES } from '../../referee/notice.ts';

/** Raised when an older Burnpile could misread what a newer one writes. */
export const JOURNAL_FORMAT = 1;

/** Milliseconds since 1970. */
const at = v.number();
const card = v.custom<Card>((text) => typeof text === 'string' && isCard(text));

/** Lenient with numbers: the referee has an answer to every seat and every question, and gave it already. */
const command = v.variant('name', [
  v.strictObject({ name: v.picklist(PLAIN_COMMANDS) }),
  v.strictObject({ name: v.literal('SEAT'), seat: v.number() }),
  v.strictObject({ name: v.literal('ANSWER'), answer: v.number() }),
  v.strictObject({ name: v.literal('DIGIT'), digit: v.number() }),
]);

/** The name of a kept picture. */
const picture = v.exactOptional(v.string());

/** How many entries were cut off; that there was one was all that was written at first. */
const cut = v.pipe(v.union([v.number(), v.boolean()]), v.transform(Number));

/** The referee's `Input`: what is missing here can't be written, and what is too much can't be replayed. */
const input = v.variant('type', [
  v.strictObject({
    type: v.literal('sighting'),
    sighting: v.strictObject({
      card,
      copy: v.number(),
      at,
      confidence: v.number(),
      how: v.picklist(WAYS),
      picture,
    }),
  }),
  v.strictObject({ type: v.literal('command'), command, at }),
  v.strictObject({
    type: v.literal('unreadable'),
    code: v.picklist(UNREADABLE),
    text: v.string(),
  }),
  v.strictObject({ type: v.literal('register'), on: v.boolean(), at }),
  v.strictObject({ type: v.literal('itWas'), seat: v.number(), at }),
  v.strictObject({ type: v.literal('forget'), at }),
  v.strictObject({ type: v.literal('answer'), question: v.number(), answer: v.number(), at }),
  v.strictObject({ type: v.literal('pile'), what: v.picklist(['settled', 'gone', 'missing']), at, picture }),
  v.strictObject({ type: v.literal('taken'), cards: v.pipe(v.array(card), v.readonly()), at }),
  v.strictObject({ type: v.literal('faceUpSeen'), seat: v.number(), card, at }),
  v.strictObject({
    type: v.literal('outside'),
    code: v.picklist(NOTICE_CODES),
    text: v.nullable(v.string()),
  }),
  v.strictObject({ type: v.literal('resumed'), at, cut }),
  v.strictObject({
    type: v.literal('correct'),
    correction,
    revision: v.number(),
    scanned: v.exactOptional(v.pipe(v.array(card), v.readonly())),
    at,
  }),
  v.strictObject({
    type: v.literal('mend'),
    correction: v.nullable(correction),
    entry: v.number(),
    inserts: v.boolean(),
    withWaiting: v.exactOptional(v.literal(true)),
    at,
  }),
  v.strictObject({ type: v.literal('made'), move: madeMove, at }),
  v.strictObject({ type: v.literal('unmade'), entries: v.number(), at }),
  v.strictObject({ type: v.literal('tick'), at }),
]);

const wholeRules = v.record(v.string(), flatValue);

/** What the cards of a round without a deck were shuffled by. */
const seed = v.exactOptional(v.pipe(v.string(), v.regex(SHUFFLE_SEED)));

/** How a journal begins: when, and the table that was set up. */
const tableLine = v.strictObject({
  type: v.literal('table'),
  format: v.literal(JOURNAL_FORMAT),
  at,
  setup: tableSetup,
  /** The rule set that the set-up names, as it was then, before options; not in journals of the first Burnpile. */
  rules: v.exactOptional(wholeRules),
  seed,
});
export type TableLine = v.InferOutput<typeof tableLine>;

const journalLine = v.variant('type', [
  /** Something that the referee took. */
  v.strictObject({ type: v.literal('input'), input }),
  /**
   * A further round. Its people, dealer and starter follow from the one before, or from a new set-up; other rules hold
   * only if they are given here, whole as in the first line.
   */
  v.strictObject({
    type: v.literal('newRound'),
    setup: v.exactOptional(tableSetup),
    rules: v.exactOptional(wholeRules),
    seed,
  }),
  /** The round before is taken up again: nothing had been played in this one. */
  v.strictObject({ type: v.literal('reopen') }),
  /** Whether a round counts, by its number from 0. */
  v.strictObject({ type: v.literal('counts'), round: v.number(), counts: v.boolean() }),
  /** Whether the loser of a round has paid the forfeit. */
  v.strictObject({ type: v.literal('paid'), round: v.number(), paid: v.boolean() }),
  /** From now on this is agreed, for the rounds before as well. */
  v.strictObject({ type: v.literal('agreed'), agreed }),
  /**
   * A person is called otherwise from now on, and in what was played before; or (`from`) another person has sat down,
   * who plays from this round on or from the next.
   */
  v.strictObject({
    type: v.literal('rename'),
    seat: v.number(),
    name: v.string(),
    from: v.exactOptional(v.picklist(['round', 'next'])),
  }),
  /** Before the first card of a round people change places: the seats that they had, in their new order. */
  v.strictObject({ type: v.literal('move'), order: v.array(v.number()) }),
  /** Somebody has gone for a while, or is back. */
  v.strictObject({ type: v.literal('away'), seat: v.number(), away: v.boolean() }),
  /** Who plays a seat without a deck from now on, and the key of the phone that has taken it. */
  v.strictObject({ type: v.literal('seated'), seat: v.number(), occupant, token: v.nullable(v.string()) }),
  /** The people ended this table: it is not offered again. */
  v.strictObject({ type: v.literal('ended'), at }),
]);
export type JournalLine = v.InferOutput<typeof journalLine>;

/** Why a line says nothing: it isn't as it was written, it says what nobody here knows, or another version wrote it. */
export type LineError = { readonly code: 'damaged' | 'unknown' | 'otherFormat' };

const CHECKSUM = /^[0-9a-f]{8} $/;
const CHECKSUM_LENGTH = 9;

const checksum = (json: Uint8Array | string): string => crc32(json).toString(16).padStart(8, '0');

/** A line as it stands in the file: checksum, space, JSON, line end. */
export function encodeLine(line: TableLine | JournalLine): Buffer {
  const json = JSON.stringify(line);
  return Buffer.from(`${checksum(json)} ${json}\n`);
}

/** The JSON of a line without its line end, if it is as it was written; else null. */
export function intactJson(line: Buffer): string | null {
  const head = line.toString('latin1', 0, CHECKSUM_LENGTH);
  const json = line.subarray(CHECKSUM_LENGTH);
  return CHECKSUM.test(head) && head === `${checksum(json)} ` ? json.toString() : null;
}

const isOtherFormat = (value: unknown): boolean =>
  v.is(v.looseObject({ type: v.literal('table'), format: v.number() }), value) &&
  !v.is(v.looseObject({ format: v.literal(JOURNAL_FORMAT) }), value);

function decode<T>(json: string, schema: v.GenericSchema<unknown, T>): Result<T, LineError> {
  try {
    const value: unknown = JSON.parse(json);
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return { ok: true, value: parsed.output };
    return { ok: false, error: { code: isOtherFormat(value) ? 'otherFormat' : 'unknown' } };
  } catch {
    return { ok: false, error: { code: 'damaged' } };
  }
}

/** Reads the JSON of a journal's first line. */
export const decodeTable = (json: string): Result<TableLine, LineError> => decode(json, tableLine);

/** Reads the JSON of any further line. */
export const decodeLine = (json: string): Result<JournalLine, LineError> => decode(json, journalLine);
