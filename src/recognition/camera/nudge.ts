import { isActive, isNew, type Lying, MOVED, missedIn, type Read } from './lying.ts';

/** How far things lie from where they lay, in pixels. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** A nudge is no longer than this part of a card's reach: from one index of a card to its other is farther. */
const FARTHEST = 1 / 3;
/** In sides: what moved together has moved alike by so much. */
const ALIKE = 0.25;
/** The share of the cards read that have to agree. */
const MOST = 0.75;
/** A card missed in so many looks is covered. */
const COVERED = 20;

const length = ({ x, y }: Offset): number => Math.hypot(x, y);

interface Step extends Offset {
  readonly side: number;
}

/** From each place of a card to each that it was read at now, as far as a nudge goes. */
function stepsOf(card: Lying, reads: readonly Read[]): readonly Step[] {
  const own = reads.filter(({ text }) => text === card.text);
  const steps = card.labels
    .filter(isActive)
    .flatMap(({ x, y, side, reach, how }) =>
      own.filter((read) => read.how === how).map((read) => ({ x: read.x - x, y: read.y - y, side, reach })),
    );
  return steps.filter((step) => length(step) <= step.reach * FARTHEST);
}

const isLike = (one: Step, other: Step): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= ALIKE * one.side;

/**
 * How far the picture moved, as the readings of a frame tell: by the same for nearly all cards that were read, two at
 * least unless one lies on all others, because the camera was nudged or the pile pushed or lifted. Null if it didn't.
 * Cards that aren't reported yet may be in a hand, and say nothing.
 */
export function nudgeOf(cards: readonly Lying[], reads: readonly Read[]): Offset | null {
  const isRead = ({ text }: Lying) => reads.some((read) => read.text === text);
  const lying = cards.filter((card) => !isNew(card) && card.labels.some(isActive));
  const read = lying.filter(isRead);
  const least = lying.some((card) => !isRead(card) && missedIn(card) < COVERED) ? 2 : 1;
  const each = read.map((card) => stepsOf(card, reads));
  const like = (step: Step) => each.flatMap((steps) => steps.find((other) => isLike(step, other)) ?? []);
  const groups = each.flat().map(like);
  const most = groups.reduce((best, group) => (group.length > best.length ? group : best), []);
  if (most.length < least || most.length < MOST * read.length) return null;
  const mean = {
    x: most.reduce((sum, { x }) => sum + x, 0) / most.length,
    y: most.reduce((sum, { y }) => sum + y, 0) / most.length,
  };
  return length(mean) > MOVED * most[0]!.side ? mean : null;
}

/** The cards as they lie after a nudge, those too that can't be read. */
export const nudged = (cards: readonly Lying[], by: Offset): readonly Lying[] =>
  cards.map((card) => ({
    ...card,
    labels: card.labels.map((label) => ({
      ...label,
      x: label.x + by.x,
      y: label.y + by.y,
      latest: { x: label.latest.x + by.x, y: label.latest.y + by.y },
    })),
  }));
