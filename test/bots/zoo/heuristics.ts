/**
 * Players of other programs: what most public bots for these games do, each as a whole. None of them is used in a
 * playout, and none of them uses what our own bots know of a rule set.
 */

import type { Bot } from '../../../src/bots/choose-move.ts';
import { isSame } from '../../../src/bots/moves.ts';
import { isAllowed } from '../../../src/engine/breaches.ts';
import { type Card, isKnown, KINDS, kindIndex } from '../../../src/engine/cards.ts';
import { legalMovesOf } from '../../../src/engine/legal.ts';
import type { Move } from '../../../src/engine/move.ts';
import { moveOf, type Play, playsOf } from '../../../src/engine/plays.ts';
import { completesForAnyone, completesSet } from '../../../src/engine/sets.ts';
import {
  faceUpCards,
  hasFaceUp,
  isStalled,
  nextActive,
  type Seat,
  type SeatNumber,
  type State,
} from '../../../src/engine/state.ts';

/** What somebody does who may play one of these; the first of them is played. */
type Order = (state: State, seat: SeatNumber, plays: readonly Play[]) => readonly Play[];

const isSpecial = ({ rules }: State, kind: number): boolean =>
  (rules.set.special[KINDS[kind]!] ?? null) !== null;

/** How high a rank is in the order of the rules, whichever way it goes. */
const heightOf = ({ rules }: State, kind: number): number =>
  (rules.set.beat.direction === 'up' ? 1 : -1) * rules.kinds[kind]!.height;

const sortedBy = (plays: readonly Play[], cost: (play: Play) => number): readonly Play[] =>
  [...plays].sort((one, other) => cost(one) - cost(other));

/** Later than every ordinary card. */
const SPECIAL = 100;

/** Low ranks first, all cards of a rank; special cards last and one by one. */
const lowest: Order = (state, _, plays) =>
  sortedBy(plays, ({ kind, count }) =>
    isSpecial(state, kind)
      ? SPECIAL + heightOf(state, kind) + count / 10
      : heightOf(state, kind) - count / 10,
  );

/** The same, but what completes a set and burns the pile comes before everything. */
const completing: Order = (state, seat, plays) => {
  const burns = ({ kind, count }: Play) => completesSet(state, state.rules.of[KINDS[kind]!], count, seat);
  const usual = lowest(state, seat, plays);
  return [...usual.filter(burns), ...usual.filter((play) => !burns(play))];
};

/** How many cards of a kind lie open to a seat. */
const held = ({ hand }: Seat, kind: number): number =>
  hand.filter((slot) => isKnown(slot) && kindIndex(slot) === kind).length;

/** Single cards first; sets are kept together for later, and played whole. */
const hoarding: Order = (state, seat, plays) =>
  sortedBy(plays, ({ kind, count }) => {
    const most = held(state.seats[seat]!, kind);
    const broken = count < most ? SPECIAL / 2 : 0;
    return (isSpecial(state, kind) ? SPECIAL : 20 * (most - 1)) + heightOf(state, kind) + broken;
  });

/** A player with this many cards or fewer in hand and on the table is near the end. */
const NEAR = 4;

const countOf = ({ hand, faceUp }: Seat): number =>
  hand.length + faceUp.filter((slot) => slot !== null).length;

/** Low as long as the next player is far from the end, else as high as possible. */
const watchingNext: Order = (state, seat, plays) => {
  const next = state.seats[nextActive(state, seat)]!;
  const usual = lowest(state, seat, plays);
  return countOf(next) <= NEAR ? [...usual].reverse() : usual;
};

/** High where the next player has face-down cards only, so that a card turned over seldom fits. */
const pressing: Order = (state, seat, plays) => {
  const next = state.seats[nextActive(state, seat)]!;
  const isBlind = next.hand.length === 0 && !hasFaceUp(next);
  const usual = completing(state, seat, plays);
  return isBlind ? sortedBy(plays, ({ kind, count }) => count - 2 * heightOf(state, kind)) : usual;
};

const worth = (state: State, card: Card): number =>
  (isSpecial(state, kindIndex(card)) ? SPECIAL : 0) + heightOf(state, kindIndex(card));

/** The best of the hand and the face-up cards are put face up. */
function exchange(state: State, seat: SeatNumber): Move {
  const own = state.seats[seat]!;
  const best = (cards: readonly Card[]) => [...cards].sort((a, b) => worth(state, b) - worth(state, a));
  const open = faceUpCards(own).filter(isKnown);
  const hand = own.hand.filter(isKnown);
  if (state.rules.set.exchange === 'pick') {
    const moves = hasFaceUp(own) ? [] : legalMovesOf(state, seat).filter((move) => move.kind === 'choose');
    const sum = (move: Move) =>
      move.kind === 'choose' ? move.cards.reduce((all, card) => all + worth(state, card), 0) : 0;
    return moves.length === 0
      ? { kind: 'ready', seat }
      : moves.reduce((most, move) => (sum(move) > sum(most) ? move : most));
  }
  const wanted = best([...open, ...hand]).slice(0, open.length);
  const give = wanted.filter((card) => !open.includes(card));
  const take = open.filter((card) => !wanted.includes(card));
  return give.length === 0 ? { kind: 'ready', seat } : { kind: 'swap', seat, give, take };
}

/** What is left to somebody who can play nothing: a card turned over, the pile. */
function withoutPlay(state: State, seat: SeatNumber, except: readonly Move[]): Move | null {
  const kinds = ['flip', 'pickUp', 'done'];
  const moves = legalMovesOf(state, seat)
    .filter((move) => kinds.includes(move.kind) && !except.some((one) => isSame(one, move)))
    .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  return moves[0] ?? null;
}

/** Cards that complete the set on top out of turn, if somebody does that. */
function outOfTurn(state: State, seat: SeatNumber): Move | null {
  const play = playsOf(state, seat).find(({ kind, count }) =>
    completesForAnyone(state, state.rules.of[KINDS[kind]!], count, seat),
  );
  return play === undefined ? null : moveOf(state, seat, play);
}

/** After so many times the turns after which a draw may be offered. */
const PATIENCE = 5;

const botBy =
  (order: Order, jumpsIn: boolean): Bot =>
  ({ known, seat, refused: except }) => {
    if (known.pending !== null) return null;
    if (known.phase === 'exchange') return known.ready.includes(seat) ? null : exchange(known, seat);
    // A round that has long gone nowhere is called a draw.
    const draw: Move = { kind: 'draw', seat };
    const isEndless = known.agreed.length > 0 || isStalled({ ...known, idle: known.idle / PATIENCE });
    if (isEndless && isAllowed(known, draw)) return draw;
    if (known.phase === 'play' && known.turn !== seat) return jumpsIn ? outOfTurn(known, seat) : null;
    const moves = order(known, seat, playsOf(known, seat)).map((play) => moveOf(known, seat, play));
    const open = moves.filter((move) => !except.some((one) => isSame(one, move)));
    return open[0] ?? withoutPlay(known, seat, except);
  };

/** By what they are called in the figures. */
export const HEURISTICS = {
  lowest: botBy(lowest, false),
  completing: botBy(completing, true),
  hoarding: botBy(hoarding, true),
  watchingNext: botBy(watchingNext, true),
  pressing: botBy(pressing, true),
} satisfies Record<string, Bot>;
