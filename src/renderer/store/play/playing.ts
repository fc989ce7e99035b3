import { bareCards, type Card, kindOf, type Rank } from '../../../engine/cards.ts';
import type { RulingView, TableView } from '../../../protocol/view.ts';
import type { Here } from './here.ts';
import {
  equalsOf,
  fittingCards,
  hasAll,
  movesOf,
  type OwnItem,
  ownCards,
  ownItems,
  toChoose,
  zoneOf,
} from './own.ts';

/** What is chosen on the playing screen, and was not said to the table yet. */
export interface Playing {
  /** Own cards, in the order in which they were chosen. */
  readonly chosen: readonly Card[];
  /** The rank that is named for the wild cards among them; null while none is. */
  readonly as: Rank | null;
  /** A face-down stack, from 0. */
  readonly stack: number | null;
  /** It is asked which face-up card goes with the pile. */
  readonly adding: boolean;
  /** Why the last move was refused, until something else is chosen or happens. */
  readonly refused: RulingView | null;
  /** A move was sent whose answer hasn’t come: a second tap is not a second move. */
  readonly sent: boolean;
  /** Which of the own items the keyboard is at, from the left; null until it has been at one. */
  readonly cursor: number | null;
  /** How often keys have moved it, also to where it was: the focus goes there with each. */
  readonly steps: number;
}

export const NOT_PLAYING: Playing = {
  chosen: [],
  as: null,
  stack: null,
  adding: false,
  refused: null,
  sent: false,
  cursor: null,
  steps: 0,
};

/** Whether something is chosen that can be played. */
export const hasChosen = ({ chosen, stack }: Playing): boolean => chosen.length > 0 || stack !== null;

/** Whether a card may be played with the chosen ones: equal cards, and any that one move plays together. */
function joins(view: TableView, chosen: readonly Card[], card: Card): boolean {
  const own = ownCards(view);
  const [first] = chosen;
  if (own === null || first === undefined) return true;
  if (kindOf(first) === kindOf(card) && zoneOf(own, first) === zoneOf(own, card)) return true;
  return movesOf(view, 'play').some(({ cards }) => hasAll(bareCards(cards), [...chosen, card]));
}

/** The chosen cards after one more was tapped; of those that can’t go together the last one is meant. */
export function chosenWith(view: TableView, chosen: readonly Card[], card: Card): readonly Card[] {
  if (chosen.includes(card)) return chosen.filter((other) => other !== card);
  const wanted = toChoose(view);
  if (wanted !== null) return [...chosen, card].slice(-wanted);
  return view.phase !== 'exchange' && joins(view, chosen, card) ? [...chosen, card] : [card];
}

/** The chosen cards and all their equals, if there are more and they may be played together; else none. */
export function equalsOfChosen(view: TableView, { chosen }: Playing): readonly Card[] {
  const own = ownCards(view);
  const [first] = chosen;
  if (own === null || first === undefined || view.play?.exchange != null) return [];
  const equals = equalsOf(own, first);
  const isAllowed = movesOf(view, 'play').some(
    ({ cards }) => cards.length === equals.length && hasAll(equals, bareCards(cards)),
  );
  return equals.length > 1 && hasAll(equals, chosen) && isAllowed ? equals : [];
}

/** All equals of the chosen cards, if there are more of them: what can be added at once. */
export function moreEquals(view: TableView, playing: Playing): readonly Card[] {
  const equals = equalsOfChosen(view, playing);
  return equals.length > playing.chosen.length ? equals : [];
}

/** Which of the own items the keyboard is at; at first at the first card of the hand that fits. */
export function cursorOf(view: TableView, { cursor, adding }: Playing, sort: Here['sort']): number {
  if (cursor !== null) return cursor;
  const items = ownItems(view, sort);
  const fits = fittingCards(view, adding);
  const inHand = (item: OwnItem) => item.kind === 'card' && item.zone === 'hand';
  const fitting = items.findIndex((item) => item.kind === 'card' && inHand(item) && fits.has(item.card));
  return Math.max(0, fitting === -1 ? items.findIndex(inHand) : fitting);
}

/** What is chosen after the table has told how it is now; `sort` is how the own hand lies. */
export function playingAfter(
  playing: Playing,
  { before, now, sort }: { before: TableView | null; now: TableView; sort: Here['sort'] },
): Playing {
  if (now.play === null || before === null || before.play === null) return NOT_PLAYING;
  const own = ownCards(now);
  const isOther =
    before.play.you !== now.play.you || before.series.rounds.length !== now.series.rounds.length;
  if (own === null || isOther) return NOT_PLAYING;
  const isNew = before.inputs !== now.inputs;
  const isMoved = before.phase !== now.phase;
  return {
    chosen: isMoved ? [] : playing.chosen.filter((card) => zoneOf(own, card) !== null),
    as: isNew ? null : playing.as,
    stack:
      !isMoved && playing.stack !== null && (own.faceDown[playing.stack] ?? 0) > 0 ? playing.stack : null,
    adding: playing.adding && movesOf(now, 'pickUp').some(({ add }) => add !== undefined),
    refused: isNew ? null : playing.refused,
    sent: playing.sent && !isNew && !now.play.held,
    cursor:
      playing.cursor === null ? null : Math.max(0, Math.min(playing.cursor, ownItems(now, sort).length - 1)),
    steps: playing.steps,
  };
}
