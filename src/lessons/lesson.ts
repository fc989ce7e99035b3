import type { Card, Kind } from '../engine/cards.ts';
import type { Bound } from '../engine/demand.ts';
import type { EffectDone } from '../engine/event.ts';
import type { Move } from '../engine/move.ts';
import type { Ruling } from '../engine/ruling.ts';
import type { Extra, SeatNumber, State } from '../engine/state.ts';

/** What may be asked about a position. */
export const QUESTIONS = [
  /** Which of these cards may be played, each alone; also where it is somebody else's turn. */
  'lay',
  'outOfTurn',
  /** Which of these may be played together. */
  'together',
  /** Which of these moves are allowed. */
  'allowed',
  /** The same before the first card. */
  'before',
  /** What happens once the move is made, and of that: whose turn it is, and who gets the pile. */
  'follows',
  'next',
  'taker',
  /** What the pile demands. */
  'demand',
  /** How many cards are drawn, picked up, or held once the move is made. */
  'draws',
  'takes',
  'holds',
  /** Who starts the round. */
  'starts',
  /** What a good player plays, and puts face up. */
  'best',
  'bestFaceUp',
] as const;
export type QuestionAsked = (typeof QUESTIONS)[number];

/** Questions of which several answers may be right. */
export const MANY: readonly QuestionAsked[] = ['lay', 'outOfTurn', 'together', 'allowed', 'before'];

/** What a move may lead to, as a choice says it. */
export interface Follows {
  readonly burn: boolean;
  readonly effects: readonly EffectDone[];
  /** Another turn, or to choose who has the next one. */
  readonly again: 'no' | Extra;
  /** Whose turn it is then; null once the round is over. */
  readonly next: SeatNumber | null;
  /** How many cards of the pile the mover takes. */
  readonly takes: number;
  /** A card that was turned over lies face up now. */
  readonly stands: boolean;
  /** The mover has no card left. */
  readonly out: boolean;
}

/** What a pile may demand of the next card, as a choice says it: nothing at all where all are null. */
export interface Asks {
  readonly bound: Pick<Bound, 'kind' | 'rank'> | null;
  readonly colour: 'red' | 'black' | null;
  /** The ranks that alone may follow. */
  readonly only: readonly Kind[] | null;
}

export type Answer =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'follows'; readonly follows: Follows }
  | { readonly kind: 'asks'; readonly asks: Asks }
  | { readonly kind: 'seat'; readonly seat: SeatNumber }
  | { readonly kind: 'count'; readonly count: number };

export interface Choice {
  readonly answer: Answer;
  /** As the engine says; where it is asked what is best, as the bots play. */
  readonly right: boolean;
  /** Of a move: the ruling on it, with its reasons or what follows. Of another answer: null. */
  readonly ruling: Ruling | null;
}

/** A small position, a question about it, and its choices, some of them right and some wrong. */
export interface Lesson {
  /** The same for every seed. */
  readonly id: string;
  /** The parameter of the rule set that it is about: what progress is kept by. */
  readonly topic: string;
  /** The numbers of the rules that state it, several where it is about several cards; none where a set gives none. */
  readonly rules: readonly string[];
  readonly asked: QuestionAsked;
  readonly state: State;
  /** The seat whose cards are seen: that of the person who is asked. */
  readonly you: SeatNumber;
  /** The card that the lesson is about, where it is about one. */
  readonly about: Card | null;
  /** The move that is asked about, and the ruling on it; null where the choices are moves, and before play. */
  readonly made: { readonly move: Move; readonly ruling: Ruling } | null;
  readonly choices: readonly Choice[];
}
