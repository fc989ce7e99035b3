import type { Move } from '../../../src/engine/move.ts';
import type { Random } from '../../../src/engine/random.ts';
import { pick } from '../../engine/support/playout.ts';

/** What the makers of foreign messages know of a table. */
export interface Known {
  readonly seats: number;
  readonly cards: readonly string[];
  /** Messages of any screen that were once taken. */
  readonly earlier: readonly string[];
  /** Keys of seats, which somebody has heard of but for a letter. */
  readonly keys: readonly string[];
  /** A move that is allowed to somebody just now. */
  readonly move: Move | null;
}

const TYPES = ['make', 'unmake', 'hint', 'sit', 'back', 'stand', 'readLog', 'show', 'remove', 'lock', ''];
const KINDS: readonly Move['kind'][] = [
  'play',
  'flip',
  'pickUp',
  'swap',
  'choose',
  'stack',
  'ready',
  'done',
  'draw',
];
const ODD = [null, true, -1, 0.5, 1e308, 99, '', 'x', '\u0000', '??', [], {}, [[]], { toString: 1 }] as const;

/** What no guest may say, though a screen here may. */
const OF_THE_HOST = [
  { type: 'lock', on: true },
  { type: 'remove', seat: 0 },
  { type: 'occupy', seat: 1, occupant: { who: 'bot', level: 'easy' } },
  { type: 'sitIn', seat: 0, level: 'strong' },
  { type: 'show', seat: 0 },
  { type: 'network', address: '0.0.0.0' },
  { type: 'leave' },
  { type: 'newRound' },
  { type: 'undo' },
  { type: 'correct', revision: 0, correction: { kind: 'undo' } },
  { type: 'game', table: null, round: 0 },
  { type: 'readMoment', after: 0 },
  { type: 'readMends', entry: 0 },
  { type: 'readLog', of: { table: null, round: 0 } },
  { type: 'history', after: null },
  { type: 'rename', seat: 0, name: 'Mallory' },
  { type: 'code', code: 'CMD:UNDO', how: 'tap' },
  { type: 'askCards', on: true },
  { type: 'teachDeck', id: null, name: 'Mine', faces: [] },
];

/** Any value, as deep as it happens to be. */
function anything(random: Random, depth = 4): unknown {
  if (depth === 0 || random() < 0.4) return pick([...ODD, Math.floor(random() * 9), 'make'], random);
  const parts = Array.from({ length: Math.floor(random() * 4) }, () => anything(random, depth - 1));
  if (random() < 0.5) return parts;
  const keys = ['type', 'seat', 'move', 'cards', 'kind', '__proto__', 'constructor', 'token'];
  return Object.fromEntries(parts.map((part) => [pick(keys, random), part]));
}

/** A move of any seat, of the right shape, with any cards: held or not, in turn or not. */
function anyMove({ seats, cards }: Known, random: Random): object {
  const some = () => Array.from({ length: Math.floor(random() * 4) }, () => pick(cards, random));
  const seat = Math.floor(random() * (seats + 2));
  const kind = pick(KINDS, random);
  if (kind === 'play') return { kind, seat, cards: some(), ...(random() < 0.3 && { from: 'faceUp' }) };
  if (kind === 'flip') return { kind, seat, stack: pick([0, 1, 2, 12, 'stock'], random) };
  if (kind === 'pickUp') return { kind, seat, ...(random() < 0.3 && { add: pick(cards, random) }) };
  if (kind === 'swap') return { kind, seat, give: some(), take: some() };
  if (kind === 'stack')
    return { kind, seat, cards: some(), on: { seat: pick([seat, 0, 9], random), card: pick(cards, random) } };
  return kind === 'choose' ? { kind, seat, cards: some() } : { kind, seat };
}

/** The same message with something in it put out of shape. */
function bent(text: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  const ways = [
    () => text.slice(0, at),
    () => text.slice(0, at) + pick(['"', '}', '\\', ',', '\ud800', ' ', '9'], random) + text.slice(at),
    () => `${text.slice(0, -1)},"more":${JSON.stringify(anything(random))}}`,
    () => text.replace(/:[^:,}]+/, `:${JSON.stringify(anything(random))}`),
    () => `[${text}]`,
    () => text + text,
    () => text.replace(/"seat":\d+/, `"seat":${pick(['1e9', '-1', '0.5', '"0"', 'null', '01'], random)}`),
  ];
  return pick(ways, random)();
}

/** A message that no page of ours sends, or not like that, or not now. */
export function foreignMessage(known: Known, random: Random, isGuest: boolean): string {
  const seat = Math.floor(random() * (known.seats + 1));
  const named = () => ({ type: pick(TYPES, random), seat, move: anyMove(known, random) });
  const key = known.keys.length > 0 ? pick(known.keys, random) : 'A'.repeat(24);
  const wrongKey = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
  const earlier = known.earlier.length > 0 ? pick(known.earlier, random) : '{}';
  const ways: (() => string)[] = [
    () => JSON.stringify(anything(random)) ?? '',
    () => bent(earlier, random),
    () => earlier,
    () => JSON.stringify(named()),
    () => JSON.stringify({ type: 'make', move: anyMove(known, random) }),
    () => JSON.stringify({ type: 'make', move: anyMove(known, random) }),
    () => JSON.stringify({ type: 'make', move: known.move }),
    () => JSON.stringify({ type: 'make', move: { ...known.move, seat } }),
    () => JSON.stringify({ type: 'make', move: { ...known.move, card: pick(known.cards, random) } }),
    () => JSON.stringify({ type: 'unmake', seat }),
    () => JSON.stringify({ type: 'hint', seat, step: 'cards' }),
    () => JSON.stringify({ type: 'make', move: { kind: 'play', seat, cards: 'x'.repeat(5000) } }),
    () => (random() < 0.05 ? '['.repeat(60_000) : bent(JSON.stringify(named()), random)),
  ];
  const ofGuests: (() => string)[] = [
    () => JSON.stringify(pick(OF_THE_HOST, random)),
    () => bent(JSON.stringify(pick(OF_THE_HOST, random)), random),
    () => JSON.stringify({ type: 'sit', seat, name: pick(['Mallory', '', ' ', 'Ann', null], random) }),
    () => JSON.stringify({ type: 'back', token: wrongKey }),
    () => JSON.stringify({ type: 'back', token: pick([key.toLowerCase(), '', null, [key]], random) }),
  ];
  return pick(isGuest ? [...ways, ...ofGuests] : ways, random)();
}
