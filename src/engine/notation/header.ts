import { type DealError, dealHidden, firstPhase } from '../deal.ts';
import { allSlots } from '../knowledge.ts';
import type { GameRecord } from '../record.ts';
import type { Result } from '../result.ts';
import { showRuleSetError } from '../rules/errors.ts';
import { type FindRuleSet, type Options, resolveRules } from '../rules/resolve.ts';
import type { Rules } from '../rules/rules.ts';
import type { State } from '../state.ts';
import { findDeckFault } from './deck.ts';
import { makeLayout, parseLayout } from './layout.ts';
import { makeOptions, parseOptions } from './options.ts';
import { makeState, parseState } from './position-line.ts';
import { makeName, makeTag, parseName, seatNamed, splitOutside } from './text.ts';

/** The version of the notation that is written, and the only one that is read. */
export const GAME_NOTATION = '1';

/** A record with what its header tells besides: the rule set and the options that were chosen. */
export interface RecordedGame extends GameRecord {
  readonly rules: string;
  readonly options: Options;
}

/** What the tags of a header can be broken by. */
export const HEADER_ERRORS = [
  'version',
  'options',
  'rules',
  /** Names that are missing, doubled or unknown. */
  'seats',
  'deal',
  'position',
  /** More is said to be known than the deal shows. */
  'knowledge',
] as const;
export type HeaderErrorCode = (typeof HEADER_ERRORS)[number];

/** What is wrong with a header: the tag, a code, the text at fault. */
export interface HeaderFault {
  readonly tag: string;
  readonly code: HeaderErrorCode;
  readonly detail: string;
}

export type Tags = ReadonlyMap<string, string>;

const fail = (tag: string, code: HeaderErrorCode, detail: string): Result<never, HeaderFault> => ({
  ok: false,
  error: { tag, code, detail },
});

/** Whether nothing has happened since the deal, so that the cards and the dealer tell it all. */
function isDeal(state: State): boolean {
  const initial = state.rules.set.direction.initial === 'cw' ? 'clockwise' : 'counterclockwise';
  return (
    (state.phase === 'exchange' || state.phase === 'start') &&
    state.direction === initial &&
    state.idle === 0 &&
    (state.dealt === null || state.dealt === state.seats) &&
    [state.turn, state.extra, state.lastPlay, state.pending].every((one) => one === null) &&
    [state.burned, state.ready, state.out].every((list) => list.length === 0)
  );
}

/** The header, one line for what is played, one for who plays, one for the cards. */
export function makeHeader({ rules, options, initial }: RecordedGame): string[] {
  const chosen = makeOptions(options);
  const game = [
    makeTag('Burnpile', GAME_NOTATION),
    makeTag('Rules', rules),
    ...(chosen === '' ? [] : [makeTag('Options', chosen)]),
  ];
  const knowledge = makeTag('Knowledge', allSlots(initial).includes('??') ? 'table' : 'full');
  if (!isDeal(initial)) return [game.join(' '), knowledge, makeTag('Position', makeState(initial))];
  const name = (seat: number): string => makeName(initial.seats[seat]?.name ?? '');
  const people = [
    makeTag('Seats', initial.seats.map((_, i) => name(i)).join('; ')),
    makeTag('Dealer', name(initial.dealer)),
    ...(initial.lastLoser === null ? [] : [makeTag('LastLoser', name(initial.lastLoser))]),
    ...(initial.lastWinner === null ? [] : [makeTag('LastWinner', name(initial.lastWinner))]),
    knowledge,
    ...(initial.phase === firstPhase(initial.rules) ? [] : [makeTag('Phase', initial.phase)]),
  ];
  return [game.join(' '), people.join(' '), makeTag('Deal', makeLayout(initial))];
}

const describeDeal = ({ code, needed, deck }: DealError): string =>
  code === 'DEAL_TOO_BIG' ? `${code}: ${needed} > ${deck}` : code;

/** The deal that the header gives, put over the one that the rules make, of which nobody has seen a card. */
function readDeal(tags: Tags, dealt: State): Result<State, HeaderFault> {
  const text = tags.get('Deal');
  if (text === undefined) return { ok: true, value: dealt };
  const layout = parseLayout(text);
  if (layout === null) return fail('Deal', 'deal', text);
  const names = (seats: State['seats']): string => JSON.stringify(seats.map((seat) => seat.name));
  if (names(layout.seats) !== names(dealt.seats)) return fail('Deal', 'seats', names(layout.seats));
  const seats = dealt.dealt === null ? null : layout.seats;
  return { ok: true, value: { ...dealt, ...layout, dealt: seats } };
}

function readSeats(tags: Tags, rules: Rules): Result<State, HeaderFault> {
  const names = splitOutside(tags.get('Seats') ?? '', ';').map(parseName);
  if (!names.every((name) => name !== null)) return fail('Seats', 'seats', tags.get('Seats') ?? '');
  if (new Set(names).size < names.length) return fail('Seats', 'seats', names.join(', '));
  const seatIn = (tag: string): number | null => seatNamed(names, tags.get(tag) ?? '');
  const dealer = seatIn('Dealer');
  if (dealer === null) return fail('Dealer', 'seats', tags.get('Dealer') ?? '');
  for (const tag of ['LastLoser', 'LastWinner'])
    if (tags.has(tag) && seatIn(tag) === null) return fail(tag, 'seats', tags.get(tag)!);
  const phase = tags.get('Phase') ?? firstPhase(rules);
  if (phase !== 'exchange' && phase !== 'start') return fail('Phase', 'deal', phase);
  const table = { rules, names, dealer, lastLoser: seatIn('LastLoser'), lastWinner: seatIn('LastWinner') };
  const dealt = dealHidden(table, phase);
  return dealt.ok ? readDeal(tags, dealt.value) : fail('Deal', 'deal', describeDeal(dealt.error));
}

function readPosition(text: string, rules: Rules): Result<State, HeaderFault> {
  const state = parseState(text, rules);
  return state.ok ? state : fail('Position', 'position', `${state.error.code}: ${state.error.detail}`);
}

/** Makes the beginning of a game out of its tags. Tags that nobody knows are passed over. */
export function readHeader(tags: Tags, find: FindRuleSet): Result<RecordedGame, HeaderFault> {
  if (tags.get('Burnpile') !== GAME_NOTATION) return fail('Burnpile', 'version', tags.get('Burnpile') ?? '');
  const id = tags.get('Rules') ?? '';
  const options = parseOptions(tags.get('Options') ?? '');
  if (options === null) return fail('Options', 'options', tags.get('Options')!);
  const rules = resolveRules(id, options, find);
  if (!rules.ok) return fail('Rules', 'rules', showRuleSetError(rules.error));
  const position = tags.get('Position');
  const initial = position === undefined ? readSeats(tags, rules.value) : readPosition(position, rules.value);
  if (!initial.ok) return initial;
  const wrong = findDeckFault(initial.value);
  if (wrong !== null) return fail('Deal', 'deal', `${wrong.code}: ${wrong.detail}`);
  const knowledge = tags.get('Knowledge');
  if (knowledge === 'full' && allSlots(initial.value).includes('??'))
    return fail('Knowledge', 'knowledge', knowledge);
  return { ok: true, value: { rules: id, options, initial: initial.value, entries: [] } };
}
