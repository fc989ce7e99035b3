import { parseCard } from '../cards.ts';
import type { Result } from '../result.ts';
import { showRuleSetError } from '../rules/errors.ts';
import { type FindRuleSet, type Options, resolveRules } from '../rules/resolve.ts';
import type { Rules } from '../rules/rules.ts';
import { type Direction, type Extra, PHASES, type Phase, type SeatNumber, type State } from '../state.ts';
import { findDeckFault } from './deck.ts';
import { makeStackName, parseStackName } from './entry.ts';
import { type Layout, makeLayout, makeSeats, parseLayout } from './layout.ts';
import { makeOptions, parseOptions } from './options.ts';
import { makeName, parseName, seatNamed, splitOutside, wordsOf } from './text.ts';

/** What a line of text can be wrong in; `detail` is the part that is at fault. */
export const POSITION_LINE_ERRORS = ['parts', 'options', 'rules', 'cards', 'deck', 'status'] as const;
export interface PositionLineError {
  readonly code: (typeof POSITION_LINE_ERRORS)[number];
  readonly detail: string;
}

/** A state with the rule set and the options that its rules were made from. */
export interface RecordedState {
  readonly rules: string;
  readonly options: Options;
  readonly state: State;
}

const fail = (code: PositionLineError['code'], detail: string): Result<never, PositionLineError> => ({
  ok: false,
  error: { code, detail },
});

function makeStatus(state: State): string {
  const name = (seat: SeatNumber): string => makeName(state.seats[seat]?.name ?? '');
  const list = (word: string, seats: readonly SeatNumber[]): string[] =>
    seats.length === 0 ? [] : [`${word} ${seats.map(name).join(' ')}`];
  const { turn, extra, lastPlay, pending, lastLoser, lastWinner } = state;
  return [
    state.phase,
    `dealer ${name(state.dealer)}`,
    ...list('turn', turn === null ? [] : [turn]),
    ...(extra === null ? [] : [extra]),
    state.direction,
    ...(lastPlay === null ? [] : [`last ${name(lastPlay.seat)} ${lastPlay.count}`]),
    ...(pending === null
      ? []
      : [
          `flip ${name(pending.seat)} ${[makeStackName(pending.stack), ...(pending.card === undefined ? [] : [pending.card])].join(' ')}`,
        ]),
    ...list('ready', state.ready),
    ...list('out', state.out),
    ...(state.idle === 0 ? [] : [`idle ${state.idle}`]),
    ...list('draw', state.agreed),
    ...list('loser', lastLoser === null ? [] : [lastLoser]),
    ...list('winner', lastWinner === null ? [] : [lastWinner]),
  ].join('; ');
}

type Status = Omit<State, 'rules' | 'dealt' | keyof Layout>;
type StatusDraft = { -readonly [K in keyof Status]: Status[K] };

/** Takes one clause of a status into the draft; false if it can't be read. */
function readClause(draft: StatusDraft, words: readonly string[], names: readonly string[]): boolean {
  const [word, ...rest] = words;
  const seats = rest.map((text) => seatNamed(names, text) ?? -1);
  const [first] = seats;
  if (rest.length === 0) {
    if (PHASES.some((phase) => phase === word)) draft.phase = word as Phase;
    else if (word === 'clockwise' || word === 'counterclockwise') draft.direction = word as Direction;
    else if (word === 'must' || word === 'may' || word === 'choose') draft.extra = word as Extra;
    else return false;
    return true;
  }
  if (word === 'idle') {
    draft.idle = Number(rest[0]);
    return rest.length === 1 && /^\d{1,6}$/.test(rest[0]!);
  }
  if (first === undefined || first === -1) return false;
  if (word === 'last') {
    draft.lastPlay = { seat: first, count: Number(rest[1]) };
    return rest.length === 2 && /^[1-9]\d{0,2}$/.test(rest[1]!);
  }
  if (word === 'flip') {
    const stack = parseStackName(rest[1] ?? '');
    const card = rest[2] === undefined ? undefined : parseCard(rest[2]);
    if (rest.length > 3 || stack === null || card === null) return false;
    draft.pending = { seat: first, stack, ...(card !== undefined && { card }) };
    return true;
  }
  if (seats.includes(-1)) return false;
  if (word === 'ready' || word === 'out') draft[word] = seats;
  else if (word === 'draw') draft.agreed = seats;
  else if (rest.length > 1) return false;
  else if (word === 'dealer' || word === 'turn') draft[word] = first;
  else if (word === 'loser') draft.lastLoser = first;
  else if (word === 'winner') draft.lastWinner = first;
  else return false;
  return true;
}

/** Reads cards and status of a state, `Ann 3 / …; stock 25 | play; dealer Ann; turn Bo; clockwise`. */
export function parseState(text: string, rules: Rules): Result<State, PositionLineError> {
  const [cards, status, before, ...more] = splitOutside(text, '|');
  if (cards === undefined || status === undefined || more.length > 0) return fail('parts', text);
  const layout = parseLayout(cards);
  if (layout === null) return fail('cards', cards);
  const dealt = readDealt(before, layout, rules);
  if (dealt === undefined) return fail('cards', before ?? '');
  const names = layout.seats.map((seat) => seat.name);
  if (names.length < 2 || new Set(names).size < names.length) return fail('cards', names.join(', '));
  const draft: StatusDraft = {
    phase: 'play',
    dealer: 0,
    direction: rules.set.direction.initial === 'cw' ? 'clockwise' : 'counterclockwise',
    turn: null,
    extra: null,
    lastPlay: null,
    pending: null,
    ready: [],
    idle: 0,
    agreed: [],
    out: [],
    lastLoser: null,
    lastWinner: null,
  };
  for (const clause of splitOutside(status, ';')) {
    const words = wordsOf(clause);
    if (words === null || !readClause(draft, words, names)) return fail('status', clause);
  }
  const state: State = { rules, ...layout, ...draft, dealt };
  const wrong = findDeckFault(state);
  return wrong === null ? { ok: true, value: state } : fail('deck', `${wrong.code}: ${wrong.detail}`);
}

/** The seats as they were dealt, where these say who starts; undefined if the text tells other seats. */
function readDealt(text: string | undefined, { seats }: Layout, rules: Rules): State['dealt'] | undefined {
  if (rules.set.first.window === 'afterExchange') return text === undefined ? null : undefined;
  const dealt = text === undefined ? seats : parseLayout(text)?.seats;
  return dealt?.every(({ name }, i) => name === seats[i]?.name) ? dealt : undefined;
}

/** The other way round; with what was dealt, where that was something else and matters. */
export function makeState(state: State): string {
  const { dealt, seats } = state;
  const before = dealt === null || dealt === seats ? [] : [makeSeats(dealt)];
  return [makeLayout(state), makeStatus(state), ...before].join(' | ');
}

/** A position on one line: rule set and options, cards, status (`reference [RE-X1] | Ann … | play; turn Bo; …`). */
export function makePositionLine({ rules, options, state }: RecordedState): string {
  const chosen = makeOptions(options);
  return `${makeName(rules)}${chosen === '' ? '' : ` [${chosen}]`} | ${makeState(state)}`;
}

/** Reads what `makePositionLine` writes. Never throws; checks that no card stands twice. */
export function parsePositionLine(text: string, find: FindRuleSet): Result<RecordedState, PositionLineError> {
  const [head, ...rest] = splitOutside(text, '|');
  const parts = /^('(?:[^'\\]|\\.)*'|[^\s[]+)(?:\s*\[(.*)\])?$/.exec(head ?? '');
  const id = parts === null ? null : parseName(parts[1]!);
  if (parts === null || id === null) return fail('parts', text);
  const options = parseOptions(parts[2] ?? '');
  if (options === null) return fail('options', parts[2] ?? '');
  const rules = resolveRules(id, options, find);
  if (!rules.ok) return fail('rules', showRuleSetError(rules.error));
  const state = parseState(rest.join(' | '), rules.value);
  return state.ok ? { ok: true, value: { rules: id, options, state: state.value } } : state;
}
