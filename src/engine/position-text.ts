import * as v from 'valibot';
import { type PileSlot, parsePlayed, parseSlot, type Slot, UNKNOWN } from './cards.ts';
import { type Expectation, isExpectation, showValue } from './expectations.ts';
import { expected, moveText } from './move-text.ts';
import type { Result } from './result.ts';
import type { RuleSetError } from './rules/resolve.ts';
import { PHASES } from './state.ts';

/** Why a text is no position. */
export const POSITION_ERRORS = [
  'notJson',
  'shape',
  'missing',
  'unknownField',
  'players',
  'sameName',
  'unknownSeat',
  'tooManyCards',
  'cardTwice',
  'cardOutsideDeck',
  'noTurn',
  'needlessTurn',
  'turnOut',
  'gameOver',
] as const;
export type PositionErrorCode = (typeof POSITION_ERRORS)[number];

export interface PositionFault {
  readonly code: PositionErrorCode;
  /** Where in the text: `seats.1.hand`; empty for the whole. */
  readonly path: string;
  /** What stands there, or the name or number at fault. */
  readonly found: string;
  /** What should stand there, for a text of the wrong shape. */
  readonly expected: Expectation | null;
}

/** What is wrong with a text, or with the rules that it names; `path` is where in the text. */
export type PositionError =
  | PositionFault
  | { readonly code: 'rules'; readonly path: string; readonly error: RuleSetError };

export const positionFault = (
  code: PositionErrorCode,
  path: string,
  found: string,
  wanted: Expectation | null = null,
): Result<never, PositionError> => ({ ok: false, error: { code, path, found, expected: wanted } });

const name = v.pipe(v.string(expected('name')), v.minLength(1, expected('name')));
const slotOr = (what: 'slot' | 'faceUp') =>
  v.pipe(
    v.string(expected(what)),
    v.transform((text) => parseSlot(text) ?? text),
    v.custom<Slot>((text) => typeof text === 'string' && parseSlot(text) !== null, expected(what)),
  );
const slot = slotOr('slot');
const faceUp = v.nullable(slotOr('faceUp'));

const count = v.pipe(
  v.number(expected('count')),
  v.integer(expected('count')),
  v.minValue(0, expected('count')),
);

/** A count, or the list itself: checked as the one that the text tries to be. */
const countOr = <T>(list: v.GenericSchema<unknown, T>) =>
  v.lazy((input): v.GenericSchema<unknown, number | T> => (typeof input === 'number' ? count : list));

const slots = countOr<Slot[]>(v.array(slot, expected('countOrCards')));
const stacks = countOr<Slot[][]>(v.array(v.array(slot, expected('stack')), expected('countOrStacks')));
/** A slot of the pile, where a wild card may lie as another rank. */
const pileSlot = v.pipe(
  v.string(expected('slot')),
  v.transform((text) => (text.trim() === UNKNOWN ? UNKNOWN : (parsePlayed(text) ?? text))),
  v.custom<PileSlot>(
    (text) => typeof text === 'string' && (text === UNKNOWN || parsePlayed(text) !== null),
    expected('slot'),
  ),
);
const pileSlots = v.array(pileSlot, expected('cards'));

const seatText = v.strictObject(
  {
    name,
    hand: slots,
    faceUp: v.optional(v.array(faceUp, expected('list')), []),
    faceDown: v.optional(stacks, 0),
  },
  expected('object'),
);
export type SeatText = v.InferOutput<typeof seatText>;

const positionText = v.strictObject(
  {
    rules: v.string(expected('ruleSet')),
    options: v.optional(v.record(v.string(), v.unknown(), expected('object')), {}),
    phase: v.optional(v.picklist(PHASES, expected('phase')), 'play'),
    dealer: v.string(expected('name')),
    direction: v.optional(v.picklist(['clockwise', 'counterclockwise'], expected('direction'))),
    turn: v.optional(v.nullable(v.string(expected('name'))), null),
    lastLoser: v.optional(v.nullable(v.string(expected('name'))), null),
    lastWinner: v.optional(v.nullable(v.string(expected('name'))), null),
    idle: v.optional(count, 0),
    seats: v.array(seatText, expected('seats')),
    pile: pileSlots,
    stock: slots,
    burned: v.optional(slots, 0),
    history: v.optional(v.array(moveText, expected('moves')), []),
    move: moveText,
  },
  expected('object'),
);
export type PositionText = v.InferOutput<typeof positionText>;

/** Checks the form of a text, and names the first fault by its place. */
export function parsePositionText(input: unknown): Result<PositionText, PositionError> {
  // For the schema library a list is an object too.
  if (Array.isArray(input)) return positionFault('shape', '', showValue(input), 'object');
  const parsed = v.safeParse(positionText, input, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const issue = parsed.issues[0];
  const path = v.getDotPath(issue) ?? '';
  if (issue.type === 'strict_object' && path !== '') {
    const key = issue.path?.at(-1);
    if (issue.expected === 'never') return positionFault('unknownField', path, String(key?.key));
    if (issue.received === 'undefined') return positionFault('missing', path, String(key?.key));
  }
  const wanted = isExpectation(issue.message) ? issue.message : null;
  return positionFault('shape', path, showValue(issue.input), wanted);
}
