import * as v from 'valibot';
import { type Card, parseCard, parseSlot, type Slot, UNKNOWN } from './cards.ts';
import { allSlots, deckOf } from './knowledge.ts';
import type { Move } from './move.ts';
import type { Result } from './result.ts';
import { type FindRuleSet, resolveRules } from './rules/resolve.ts';
import { dealRow, type Rules } from './rules/rules.ts';
import { takeUpAll } from './settle.ts';
import { hasCards, PHASES, type Seat, type State } from './state.ts';

/** Text that is no position: where it is wrong, in a closed list of codes, with the offending text. */
export const POSITION_ERRORS = [
  'notJson',
  'shape',
  'rules',
  'players',
  'sameName',
  'unknownSeat',
  'tooManyCards',
  'cardTwice',
  'cardOutsideDeck',
  'turn',
  'stack',
] as const;
export type PositionErrorCode = (typeof POSITION_ERRORS)[number];

export interface PositionError {
  readonly code: PositionErrorCode;
  /** Where in the text: `seats.1.hand`; empty for the whole. */
  readonly path: string;
  /** The text that is at fault, or what was expected instead. */
  readonly detail: string;
}

const card = v.pipe(
  v.string(),
  v.transform((text) => parseCard(text) ?? text),
  v.custom<Card>((text) => typeof text === 'string' && parseCard(text) !== null, 'not a card'),
);
const slot = v.pipe(
  v.string(),
  v.transform((text) => parseSlot(text) ?? text),
  v.custom<Slot>((text) => typeof text === 'string' && parseSlot(text) !== null, 'neither a card nor ??'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(108));
const slots = v.union([v.array(slot), count]);
const yes = v.literal(true);

const moveSchema = v.union([
  v.strictObject({
    seat: v.string(),
    play: v.pipe(v.array(card), v.minLength(1)),
    from: v.optional(v.picklist(['hand', 'faceUp'])),
    called: v.optional(v.boolean()),
  }),
  v.strictObject({
    seat: v.string(),
    flip: v.pipe(v.number(), v.integer(), v.minValue(1)),
    card: v.optional(card),
    called: v.optional(v.boolean()),
  }),
  v.strictObject({ seat: v.string(), pickUp: yes }),
  v.strictObject({ seat: v.string(), done: yes }),
  v.strictObject({ seat: v.string(), swap: v.strictObject({ give: v.array(card), take: v.array(card) }) }),
  v.strictObject({ seat: v.string(), choose: v.array(card) }),
  v.strictObject({ seat: v.string(), ready: yes }),
]);
type MoveText = v.InferOutput<typeof moveSchema>;

const positionSchema = v.object({
  rules: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  phase: v.optional(v.picklist(PHASES), 'play'),
  dealer: v.string(),
  direction: v.optional(v.picklist(['clockwise', 'counterclockwise'])),
  turn: v.optional(v.nullable(v.string()), null),
  lastLoser: v.optional(v.nullable(v.string()), null),
  seats: v.array(
    v.object({
      name: v.string(),
      hand: slots,
      faceUp: v.optional(v.array(v.nullable(slot)), []),
      faceDown: v.optional(v.union([count, v.array(v.array(slot))]), 0),
    }),
  ),
  pile: v.array(slot),
  stock: slots,
  burned: v.optional(slots, 0),
  history: v.optional(v.array(moveSchema), []),
});
type PositionText = v.InferOutput<typeof positionSchema>;

const unknowns = (n: number): Slot[] => Array.from({ length: n }, () => UNKNOWN);
const asSlots = (given: readonly Slot[] | number): readonly Slot[] =>
  typeof given === 'number' ? unknowns(given) : given;

const fail = (code: PositionErrorCode, path: string, detail: string): Result<never, PositionError> => ({
  ok: false,
  error: { code, path, detail },
});

function parseShape<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Result<v.InferOutput<S>, PositionError> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return { ok: true, value: parsed.output };
  // Of alternatives, the one that got furthest says what is wrong.
  let issue: v.BaseIssue<unknown> = parsed.issues[0];
  while (issue.issues?.[0] !== undefined) issue = issue.issues[0];
  return fail('shape', v.getDotPath(parsed.issues[0]) ?? '', issue.message);
}

function readSeat(text: PositionText['seats'][number], rules: Rules, players: number): Seat {
  const deal = dealRow(rules, players)?.faceDown ?? { stacks: 3, depth: 1 };
  const stacks =
    typeof text.faceDown === 'number' ? stacksOf(text.faceDown, deal.stacks, deal.depth) : text.faceDown;
  const length = Math.max(stacks.length, text.faceUp.length);
  return {
    name: text.name,
    hand: asSlots(text.hand),
    faceUp: Array.from({ length }, (_, i) => text.faceUp[i] ?? null),
    faceDown: Array.from({ length }, (_, i) => stacks[i] ?? []),
  };
}

/** So many face-down cards on the stacks of the deal, filled from the left as evenly as they lay. */
function stacksOf(total: number, stacks: number, depth: number): Slot[][] {
  const rows = Math.ceil(total / Math.max(1, stacks));
  const used = Math.max(rows, Math.min(depth, 1));
  const result: Slot[][] = Array.from({ length: Math.min(stacks, total) }, () => []);
  for (let i = 0; i < total; i++) result[Math.min(Math.floor(i / used), result.length - 1)]!.push(UNKNOWN);
  return result;
}

/** No card twice, none that the deck lacks, and no more than it has; cards listed nowhere are out of play. */
export function findDuplicate(state: State): Result<null, PositionError> {
  const deck = deckOf(state);
  const all = allSlots(state);
  if (all.length > deck.length) return fail('tooManyCards', '', `${all.length} > ${deck.length}`);
  const left = new Map<Slot, number>();
  for (const one of deck) left.set(one, (left.get(one) ?? 0) + 1);
  for (const one of all) {
    if (one === UNKNOWN) continue;
    const remaining = left.get(one);
    if (remaining === undefined) return fail('cardOutsideDeck', '', one);
    if (remaining === 0) return fail('cardTwice', '', one);
    left.set(one, remaining - 1);
  }
  return { ok: true, value: null };
}

/** Reads a move as files write it, seats by name and stacks from 1. */
function readMove(text: MoveText, names: readonly string[]): Result<Move, PositionError> {
  const seat = names.indexOf(text.seat);
  if (seat === -1) return fail('unknownSeat', 'move.seat', text.seat);
  const ok = (move: Move): Result<Move, PositionError> => ({ ok: true, value: move });
  const called = 'called' in text && text.called !== undefined ? { called: text.called } : {};
  if ('play' in text)
    return ok({ kind: 'play', seat, cards: text.play, ...(text.from ? { from: text.from } : {}), ...called });
  if ('flip' in text)
    return ok({
      kind: 'flip',
      seat,
      stack: text.flip - 1,
      ...(text.card ? { card: text.card } : {}),
      ...called,
    });
  if ('pickUp' in text) return ok({ kind: 'pickUp', seat });
  if ('done' in text) return ok({ kind: 'done', seat });
  if ('swap' in text) return ok({ kind: 'swap', seat, ...text.swap });
  if ('choose' in text) return ok({ kind: 'choose', seat, cards: text.choose });
  return ok({ kind: 'ready', seat });
}

/** The same move as text: what `judge` lists as legal, without the seat. */
export function makeMove(move: Move): Record<string, unknown> {
  switch (move.kind) {
    case 'play':
      return { play: move.cards, ...(move.from ? { from: move.from } : {}) };
    case 'flip':
      return { flip: move.stack + 1, ...(move.card ? { card: move.card } : {}) };
    case 'swap':
      return { swap: { give: move.give, take: move.take } };
    case 'choose':
      return { choose: move.cards };
    default:
      return { [move.kind]: true };
  }
}

/** What the last move tells about the state: an extra turn, and the play that lies on top. */
function withHistory(state: State, history: readonly Move[]): State {
  const last = history.at(-1);
  if (last === undefined || (last.kind !== 'play' && last.kind !== 'flip')) return state;
  if (state.pile.length > 0) {
    const cards = last.kind === 'play' ? last.cards.length : 1;
    return { ...state, lastPlay: { seat: last.seat, count: cards } };
  }
  const { again } = state.rules.set.burn;
  return state.turn === last.seat && again !== 'no' ? { ...state, extra: again } : state;
}

function namedSeat(
  names: readonly string[],
  name: string | null,
  path: string,
): Result<number | null, PositionError> {
  if (name === null) return { ok: true, value: null };
  const seat = names.indexOf(name);
  return seat === -1 ? fail('unknownSeat', path, name) : { ok: true, value: seat };
}

function checkTurn(state: State): Result<State, PositionError> {
  if (state.phase !== 'play') return { ok: true, value: { ...state, turn: null } };
  const holder = state.turn === null ? undefined : state.seats[state.turn];
  if (holder === undefined) return fail('turn', 'turn', 'null');
  return hasCards(holder) ? { ok: true, value: state } : fail('turn', 'turn', holder.name);
}

function readState(text: PositionText, rules: Rules): Result<State, PositionError> {
  const names = text.seats.map((seat) => seat.name);
  if (names.length < 2 || names.length > 12) return fail('players', 'seats', String(names.length));
  if (new Set(names).size < names.length) return fail('sameName', 'seats', names.join(', '));
  const dealer = namedSeat(names, text.dealer, 'dealer');
  const turn = namedSeat(names, text.turn, 'turn');
  const lastLoser = namedSeat(names, text.lastLoser, 'lastLoser');
  if (!dealer.ok) return dealer;
  if (!turn.ok) return turn;
  if (!lastLoser.ok) return lastLoser;
  const seats = text.seats.map((seat) => readSeat(seat, rules, names.length));
  const initial = rules.set.direction.initial === 'cw' ? 'clockwise' : 'counterclockwise';
  const state: State = {
    rules,
    phase: text.phase,
    seats,
    dealer: dealer.value ?? 0,
    direction: text.direction ?? initial,
    turn: turn.value,
    extra: null,
    pile: text.pile,
    stock: asSlots(text.stock),
    burned: asSlots(text.burned),
    lastPlay: null,
    pending: null,
    ready: [],
    out: text.phase === 'play' ? seats.flatMap((seat, i) => (hasCards(seat) ? [] : [i])) : [],
    lastLoser: lastLoser.value,
  };
  const cards = findDuplicate(state);
  return cards.ok ? checkTurn(takeUpAll(state)) : cards;
}

/**
 * Reads a position of `burnpile judge` with its move (DESIGN: "A position to judge"). Never throws; says what
 * is wrong and where.
 */
export function parsePosition(
  input: unknown,
  find: FindRuleSet,
): Result<{ state: State; move: Move }, PositionError> {
  const parsed = parseShape(v.intersect([positionSchema, v.object({ move: moveSchema })]), input);
  if (!parsed.ok) return parsed;
  const text = parsed.value;
  const rules = resolveRules(text.rules, text.options, find);
  if (!rules.ok) return fail('rules', rules.error.path, `${rules.error.code}: ${rules.error.detail}`);
  const state = readState(text, rules.value);
  if (!state.ok) return state;
  const names = text.seats.map((seat) => seat.name);
  const moves: Move[] = [];
  for (const past of text.history) {
    const read = readMove(past, names);
    if (!read.ok) return read;
    moves.push(read.value);
  }
  const move = readMove(text.move, names);
  return move.ok ? { ok: true, value: { state: withHistory(state.value, moves), move: move.value } } : move;
}
