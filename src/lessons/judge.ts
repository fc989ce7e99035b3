import type { Card, Played } from '../engine/cards.ts';
import { decide } from '../engine/decide.ts';
import { pickUpsOf } from '../engine/legal.ts';
import type { Move } from '../engine/move.ts';
import { outcomeOf } from '../engine/outcome.ts';
import { type Random, shuffled } from '../engine/random.ts';
import type { Breach, Ruling } from '../engine/ruling.ts';
import type { SeatNumber, State } from '../engine/state.ts';
import { type Desk, numbersOf, YOU } from './desk.ts';
import type { Answer, Choice, Follows, Lesson, QuestionAsked } from './lesson.ts';

/** The move with every call that could be owed: nobody is asked about silence. */
export const aloud = (move: Move): Move =>
  move.kind === 'play' || move.kind === 'flip' ? { ...move, called: true } : move;

export const lay = (...cards: readonly Played[]): Move => ({ kind: 'play', seat: YOU, cards });

/** To pick up the pile, with a face-up card where the rules want one added. */
export const pickUpIn = (state: State): Move => pickUpsOf(state, YOU)[0]!;

/** A choice of a move; null where nobody could be sure of it, as it would be taken on trust. */
export function judged(state: State, move: Move): Choice | null {
  const ruling = decide(state, aloud(move));
  if (ruling.verdict === 'onTrust') return null;
  return { answer: { kind: 'move', move }, right: ruling.verdict === 'legal', ruling };
}

const isSame = <T extends Answer | Move>(one: T, other: T): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A question before its choices. */
export interface Stem {
  readonly id: string;
  readonly topic: string;
  readonly asked: QuestionAsked;
  readonly state: State;
  readonly about?: Card | null;
}

/** Whether a wrong choice is wrong for the reason that the lesson is about. */
export type Point = (breach: Breach, move: Move) => boolean;

/** Whether a breach offends against a parameter, or a part of it. */
export const isAgainst = ({ setting }: Breach, topic: string): boolean => setting?.startsWith(topic) ?? false;

/** A lesson whose choices are moves; null unless some are right and some wrong, one of these for the reason meant. */
export function askMoves(desk: Desk, stem: Stem, moves: readonly Move[], point: Point): Lesson | null {
  const { state, about = null } = stem;
  const different = moves.filter((move, i) => moves.findIndex((other) => isSame(other, move)) === i);
  const choices = different.map((move) => judged(state, move)).filter((choice) => choice !== null);
  const wrong = choices.filter(({ right }) => !right);
  if (wrong.length === 0 || wrong.length === choices.length || choices.length < 3) return null;
  const isPoint = ({ answer, ruling }: Choice) =>
    ruling?.verdict === 'illegal' &&
    answer.kind === 'move' &&
    ruling.breaches.some((breach) => point(breach, answer.move));
  if (!wrong.some(isPoint)) return null;
  return { ...stem, about, rules: numbersOf(desk, [stem.topic]), you: YOU, made: null, choices };
}

/** As many choices as a question has of which one is right. */
const CHOICES = 4;

/** The right answer among others, in random order; wrong ones come first of those that are given first. */
export function oneOf(right: Answer, wrong: readonly Answer[], random: Random): Choice[] | null {
  const others = wrong.filter(
    (one, i) => !isSame(one, right) && wrong.findIndex((other) => isSame(other, one)) === i,
  );
  if (others.length < 2) return null;
  const choices = [right, ...others.slice(0, CHOICES - 1)].map(
    (answer): Choice => ({ answer, right: answer === right, ruling: null }),
  );
  return shuffled(choices, random);
}

export const byNumber = (choices: readonly Choice[]): Choice[] => {
  const place = ({ answer }: Choice) =>
    answer.kind === 'count' ? answer.count : answer.kind === 'seat' ? answer.seat : 0;
  return choices.toSorted((a, b) => place(a) - place(b));
};

/** Spread first, so that answers that say the same are spelled the same. */
const NOTHING: Follows = {
  burn: false,
  effects: [],
  again: 'no',
  next: null,
  takes: 0,
  stands: false,
  out: false,
};

/** What a move leads to; null if it isn't allowed. */
export function followed(
  state: State,
  move: Move,
): { ruling: Ruling; follows: Follows; after: State } | null {
  const ruling = decide(state, aloud(move));
  if (ruling.verdict !== 'legal') return null;
  const { outcome, after } = outcomeOf(state, ruling.events);
  const again = after.extra ?? 'no';
  const { burn, effects, turn: next, pickedUp, taker, failed } = outcome;
  const takes = taker === move.seat ? pickedUp.length : 0;
  const stands = failed && move.kind === 'flip' && !pickedUp.some((card) => card === move.card);
  const out = outcome.out.includes(move.seat);
  return { ruling, follows: { ...NOTHING, burn, effects, again, next, takes, stands, out }, after };
}

export const follows = (facts: Partial<Follows>): Answer => ({
  kind: 'follows',
  follows: { ...NOTHING, ...facts },
});

export const seatIs = (seat: SeatNumber): Answer => ({ kind: 'seat', seat });
export const countIs = (count: number): Answer => ({ kind: 'count', count });

/** A lesson about a move that is made, with one right answer. */
export function askOne(
  desk: Desk,
  stem: Stem,
  move: Move,
  ruling: Ruling,
  choices: readonly Choice[] | null,
) {
  if (choices === null) return null;
  const { about = null } = stem;
  const lesson: Lesson = {
    ...stem,
    about,
    rules: numbersOf(desk, [stem.topic]),
    you: YOU,
    made: { move, ruling },
    choices,
  };
  return lesson;
}
