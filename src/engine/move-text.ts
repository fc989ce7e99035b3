import * as v from 'valibot';
import {
  bareOf,
  type Card,
  chosenAs,
  MOST_CHOICES,
  namedAs,
  type Played,
  parseCard,
  parsePlayed,
  RANKS,
} from './cards.ts';
import type { Expectation } from './expectations.ts';
import type { Move } from './move.ts';

/** A message of the schemas: what the place should hold. */
export const expected = (what: Expectation): Expectation => what;

const card = v.pipe(
  v.string(expected('card')),
  v.transform((text) => parseCard(text) ?? text),
  v.custom<Card>((text) => typeof text === 'string' && parseCard(text) !== null, expected('card')),
);
const cards = v.array(card, expected('cards'));
/** A card as it is played: a wild one with the rank that was named for it, `2=QD`. */
const played = v.pipe(
  v.string(expected('card')),
  v.transform((text) => parsePlayed(text) ?? text),
  v.custom<Played>((text) => typeof text === 'string' && parsePlayed(text) !== null, expected('card')),
);
/** The rank that was named for the wild cards of a move. */
const named = v.optional(
  v.pipe(
    v.string(expected('rank')),
    v.transform((text) => (text === '10' ? 'T' : text)),
    v.picklist(RANKS, expected('rank')),
  ),
);
/** What was chosen of its cards: the number, from 1, of one of the effects that they offer. */
const choice = v.optional(
  v.pipe(
    v.number(expected('choice')),
    v.integer(expected('choice')),
    v.minValue(1, expected('choice')),
    v.maxValue(MOST_CHOICES, expected('choice')),
  ),
);
const yes = v.literal(true, expected('yes'));
const seat = v.string(expected('name'));
const called = v.optional(v.boolean(expected('yesOrNo')));

const stackNumber = v.pipe(
  v.number(expected('stackNumber')),
  v.integer(expected('stackNumber')),
  v.minValue(1, expected('stackNumber')),
);
const stack = v.lazy(
  (input): v.GenericSchema<unknown, number | 'stock'> =>
    input === 'stock' ? v.literal('stock') : stackNumber,
);

const MOVES = {
  play: v.strictObject({
    seat,
    play: v.pipe(v.array(played, expected('cards')), v.minLength(1, expected('cards'))),
    as: named,
    choice,
    from: v.optional(v.picklist(['hand', 'faceUp'], expected('from'))),
    called,
  }),
  flip: v.strictObject({
    seat,
    flip: stack,
    card: v.optional(played),
    as: named,
    choice,
    called,
  }),
  pickUp: v.strictObject({ seat, pickUp: yes, add: v.optional(card) }),
  done: v.strictObject({ seat, done: yes, to: v.optional(seat) }),
  swap: v.strictObject({
    seat,
    swap: v.strictObject({ give: cards, take: cards }, expected('object')),
  }),
  choose: v.strictObject({ seat, choose: cards }),
  stack: v.strictObject({
    seat,
    stack: v.pipe(cards, v.minLength(1, expected('cards'))),
    on: v.strictObject({ seat, card }, expected('object')),
  }),
  ready: v.strictObject({ seat, ready: yes }),
  draw: v.strictObject({ seat, draw: yes }),
} as const;
type MoveKey = keyof typeof MOVES;
export type MoveText = v.InferOutput<(typeof MOVES)[MoveKey]>;
type DoneText = v.InferOutput<typeof MOVES.done>;
type StackText = v.InferOutput<typeof MOVES.stack>;

const MOVE_KEYS = Object.keys(MOVES) as MoveKey[];

const noMove = v.custom<never>(() => false, expected('oneMove'));

/** A move of a file. The one key that says what is done picks the form, so that faults are named by their place. */
export const moveText = v.lazy((input): v.GenericSchema<unknown, MoveText> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return noMove;
  const [key, ...others] = MOVE_KEYS.filter((one) => Object.hasOwn(input, one));
  return key === undefined || others.length > 0 ? noMove : MOVES[key];
});

function readStacking({ seat: name, stack: put, on }: StackText, names: readonly string[]): Move | null {
  const other = names.indexOf(on.seat);
  if (other === -1) return null;
  return { kind: 'stack', seat: names.indexOf(name), cards: put, on: { seat: other, card: on.card } };
}

function readDone({ seat: name, to }: DoneText, names: readonly string[]): Move | null {
  const seat = names.indexOf(name);
  if (to === undefined) return { kind: 'done', seat };
  const next = names.indexOf(to);
  return next === -1 ? null : { kind: 'done', seat, to: next };
}

/** What is said of the cards of a move. */
type Said = Pick<v.InferOutput<typeof MOVES.play>, 'as' | 'choice'>;

function withSaid(card: Played, { as, choice: chosen }: Said): Played {
  const named = as === undefined ? card : namedAs(bareOf(card), as);
  return chosen === undefined ? named : chosenAs(named, chosen - 1);
}

/** A checked move text as a move: seats by name, stacks from 1. Null if nobody has one of its names. */
export function readMove(text: MoveText, names: readonly string[]): Move | null {
  const seat = names.indexOf(text.seat);
  if (seat === -1) return null;
  const said = 'called' in text && text.called !== undefined ? { called: text.called } : {};
  if ('play' in text)
    return {
      kind: 'play',
      seat,
      cards: text.play.map((card) => withSaid(card, text)),
      ...(text.from ? { from: text.from } : {}),
      ...said,
    };
  if ('flip' in text)
    return {
      kind: 'flip',
      seat,
      stack: text.flip === 'stock' ? 'stock' : text.flip - 1,
      ...(text.card ? { card: withSaid(text.card, text) } : {}),
      ...said,
    };
  if ('pickUp' in text) return { kind: 'pickUp', seat, ...(text.add ? { add: text.add } : {}) };
  if ('done' in text) return readDone(text, names);
  if ('swap' in text) return { kind: 'swap', seat, ...text.swap };
  if ('choose' in text) return { kind: 'choose', seat, cards: text.choose };
  if ('stack' in text) return readStacking(text, names);
  return { kind: 'ready' in text ? 'ready' : 'draw', seat };
}

/** The same move as text: what `judge` lists as legal, without the seat. */
export function makeMove(move: Move, names: readonly string[]): Record<string, unknown> {
  switch (move.kind) {
    case 'play':
      return { play: move.cards, ...(move.from ? { from: move.from } : {}) };
    case 'flip':
      return {
        flip: move.stack === 'stock' ? 'stock' : move.stack + 1,
        ...(move.card ? { card: move.card } : {}),
      };
    case 'pickUp':
      return { pickUp: true, ...(move.add ? { add: move.add } : {}) };
    case 'swap':
      return { swap: { give: move.give, take: move.take } };
    case 'choose':
      return { choose: move.cards };
    case 'stack':
      return { stack: move.cards, on: { seat: names[move.on.seat] ?? '', card: move.on.card } };
    case 'done':
      return { done: true, ...(move.to === undefined ? {} : { to: names[move.to] ?? '' }) };
    default:
      return { [move.kind]: true };
  }
}
