/** The moves that a bot chooses from. */

import { isAllowed } from '../engine/breaches.ts';
import {
  areOneKind,
  bareOf,
  choiceOf,
  colourOf,
  isKnown,
  type Kind,
  kindOf,
  type Played,
} from '../engine/cards.ts';
import { donesOf, pickUpsOf } from '../engine/legal.ts';
import type { Move, MoveOf } from '../engine/move.ts';
import { everyPlay, moveOf, namedPlays, playsOf } from '../engine/plays.ts';
import { rulesOf } from '../engine/rules/rules.ts';
import { addedTo, mayMixZones, mayRun } from '../engine/sets.ts';
import { openStacks } from '../engine/stacks.ts';
import {
  isStalled,
  kindInSet,
  openSlots,
  runLength,
  type SeatNumber,
  type State,
  sourceOf,
} from '../engine/state.ts';

const plain = (move: Move): string =>
  JSON.stringify('called' in move ? { ...move, called: undefined } : move);

/** Whether two moves do the same, whatever is called. */
export const isSame = (one: Move, other: Move): boolean => plain(one) === plain(other);

/** Whether more can be played than cards of one rank from one zone. */
function maySpread(state: State, seat: SeatNumber): boolean {
  return mayRun(state, sourceOf(state, seat)) || mayMixZones(state, state.seats[seat]!);
}

/** Runs and sets out of two zones, which the short list of sets leaves out. */
function spreadPlays(state: State, seat: SeatNumber): MoveOf<'play'>[] {
  if (!maySpread(state, seat)) return [];
  const own = state.seats[seat]!;
  const source = sourceOf(state, seat);
  const slots = source === 'hand' ? own.hand : own.faceUp;
  return everyPlay(state, seat).filter(
    ({ cards }) => !areOneKind(cards) || cards.some((card) => !slots.includes(bareOf(card))),
  );
}

/** Every call that could be owed is made: a program forgets none. */
export const called = (state: State, move: Move): Move => {
  const { penalty, required } = state.rules.set.announce;
  const owed = penalty > 0 || required === 'yes';
  return owed && (move.kind === 'play' || move.kind === 'flip') ? { ...move, called: true } : move;
};

/** Cards by all that matters of them: what they are, what they count as, and their colour where one may be asked for. */
const looksOf = ({ rules }: State, cards: readonly Played[]): string =>
  cards
    .map(
      (card) =>
        `${kindOf(bareOf(card))}${kindOf(card)}${choiceOf(card) ?? ''}${rules.anyColour ? colourOf(card) : ''}`,
    )
    .toSorted()
    .join();

/** Plays with a rank named for wild cards, one of those that differ in nothing but suits. */
function namingPlays(state: State, seat: SeatNumber): readonly MoveOf<'play'>[] {
  const byLooks = new Map<string, MoveOf<'play'>>();
  for (const move of namedPlays(state, seat)) {
    const looks = looksOf(state, move.cards);
    if (!byLooks.has(looks)) byLooks.set(looks, move);
  }
  return [...byLooks.values()];
}

/** What a seat may play: each rank with each number of cards, then runs, sets from two zones, and wild cards as others. */
const layings = (state: State, seat: SeatNumber): readonly Move[] => [
  ...playsOf(state, seat).map((set) => moveOf(state, seat, set)),
  ...spreadPlays(state, seat),
  ...namingPlays(state, seat),
];

/** What a seat may do besides playing: turn a card over, pick up the pile, or stop after a burn. */
function otherMoves(state: State, seat: SeatNumber): readonly Move[] {
  const flips = openStacks(state, seat).map((stack): Move => ({ kind: 'flip', seat, stack }));
  const moves: readonly Move[] = [
    ...flips,
    { kind: 'flip', seat, stack: 'stock' },
    ...pickUpsOf(state, seat),
    ...donesOf(state, seat),
  ];
  return moves.filter((move) => isAllowed(state, move));
}

/** Everything that differs and is allowed to a seat on the pile. */
export const openMoves = (state: State, seat: SeatNumber): readonly Move[] => [
  ...layings(state, seat),
  ...otherMoves(state, seat),
];

/** The same without what people seldom do: pick up, or turn over a card, although they could play one. */
export function likelyMoves(state: State, seat: SeatNumber): readonly Move[] {
  const plays = layings(state, seat);
  const others = otherMoves(state, seat);
  return plays.length === 0 ? others : [...plays, ...others.filter((move) => move.kind === 'done')];
}

/**
 * A bot offers a draw only after this many times the turns after which one may be offered: bad players take
 * long.
 */
const PATIENCE = 10;

/** Whether this seat should call the round a draw: somebody else did, or it has gone nowhere for very long. */
export function owesDraw(state: State, seat: SeatNumber): boolean {
  if (!isStalled(state)) return false;
  const offered = state.agreed.length > 0 || isStalled({ ...state, idle: Math.floor(state.idle / PATIENCE) });
  return offered && isAllowed(state, { kind: 'draw', seat });
}

function holds(state: State, seat: SeatNumber, kind: Kind): number {
  const source = sourceOf(state, seat);
  if (source === 'faceDown') return 0;
  let count = 0;
  for (const slot of openSlots(state, seat, source)) if (isKnown(slot) && kindOf(slot) === kind) count++;
  return count;
}

/**
 * How many cards of the kind on top a seat that holds `held` of them plays out of turn: as many as complete the set, if
 * anybody may, or all of them if it may jump in with equal ones or add to its own play; but powers only where the pile
 * burns.
 */
function jumpsInWith({ rules, pile }: State, kind: Kind, held: number, mayAdd: boolean): number {
  const { outOfTurn, size } = rules.set.ofAKind;
  const { jumpIn } = rules.set;
  const needed = size === 0 ? Number.POSITIVE_INFINITY : size - runLength(rules, pile, kind);
  if (held >= needed && (outOfTurn || mayAdd || jumpIn !== 'no')) return needed;
  return (mayAdd || jumpIn !== 'no') && !rules.of[kind].isSpecial ? held : 0;
}

/** The play that a seat makes out of turn: it completes the set on top, equals the top card, or adds to its own play. */
export function jumpIn(state: State, seat: SeatNumber): Move | null {
  if (!state.rules.jumpIns) return null;
  const top = state.pile.at(-1);
  if (state.phase !== 'play' || state.turn === seat || state.pending !== null) return null;
  if (top === undefined || !isKnown(top)) return null;
  const kind = kindInSet(state.rules, state.pile, rulesOf(state.rules, top));
  const held = holds(state, seat, kind);
  const count = held === 0 ? 0 : jumpsInWith(state, kind, held, addedTo(state, seat, kind) > 0);
  const play =
    count === 0
      ? undefined
      : playsOf(state, seat).findLast((one) =>
          state.rules.of[kind].isSpecial ? one.count === count : one.count <= count,
        );
  return play === undefined ? null : moveOf(state, seat, play);
}
