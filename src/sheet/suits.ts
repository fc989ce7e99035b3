import type { Suit } from '../engine/cards.ts';
import type { Point, Shape, Step } from './drawing.ts';

const move = (x: number, y: number): Step => ({ to: 'move', at: [x, y] });
const line = (x: number, y: number): Step => ({ to: 'line', at: [x, y] });
const curve = (...at: [Point, Point, Point]): Step => ({ to: 'curve', at });
const CLOSE: Step = { to: 'close' };

/** How far the pulling points of a quarter circle lie, for a radius of one. */
const ROUND = 0.5523;

function circle(x: number, y: number, r: number): Step[] {
  const k = r * ROUND;
  return [
    move(x + r, y),
    curve([x + r, y + k], [x + k, y + r], [x, y + r]),
    curve([x - k, y + r], [x - r, y + k], [x - r, y]),
    curve([x - r, y - k], [x - k, y - r], [x, y - r]),
    curve([x + k, y - r], [x + r, y - k], [x + r, y]),
    CLOSE,
  ];
}

/** The foot of clubs and spades. */
const FOOT: readonly Step[] = [
  move(0.46, 0.6),
  line(0.54, 0.6),
  curve([0.55, 0.82], [0.6, 0.92], [0.7, 1]),
  line(0.3, 1),
  curve([0.4, 0.92], [0.45, 0.82], [0.46, 0.6]),
  CLOSE,
];

/** Each in a square of one. */
const SUITS: Record<Suit, readonly Step[]> = {
  C: [...circle(0.5, 0.24, 0.23), ...circle(0.24, 0.58, 0.23), ...circle(0.76, 0.58, 0.23), ...FOOT],
  D: [move(0.5, 0), line(0.86, 0.5), line(0.5, 1), line(0.14, 0.5), CLOSE],
  H: [
    move(0.5, 0.95),
    curve([0.2, 0.68], [0.02, 0.52], [0.02, 0.3]),
    curve([0.02, 0.02], [0.4, -0.02], [0.5, 0.24]),
    curve([0.6, -0.02], [0.98, 0.02], [0.98, 0.3]),
    curve([0.98, 0.52], [0.8, 0.68], [0.5, 0.95]),
    CLOSE,
  ],
  S: [
    move(0.5, 0.02),
    curve([0.7, 0.3], [0.97, 0.42], [0.97, 0.64]),
    curve([0.97, 0.88], [0.64, 0.92], [0.5, 0.72]),
    curve([0.36, 0.92], [0.03, 0.88], [0.03, 0.64]),
    curve([0.03, 0.42], [0.3, 0.3], [0.5, 0.02]),
    CLOSE,
    ...FOOT,
  ],
};

/** The points of a star by turns far from its middle and near to it. */
const STAR: readonly Step[] = [
  ...Array.from({ length: 10 }, (_, i): Step => {
    const far = i % 2 === 0 ? 0.52 : 0.21;
    const angle = (i * Math.PI) / 5;
    return { to: i === 0 ? 'move' : 'line', at: [0.5 + far * Math.sin(angle), 0.52 - far * Math.cos(angle)] };
  }),
  CLOSE,
];

/** The symbol of a suit, or a joker's star, in a square. */
export function symbolOf(suit: Suit | null, [left, top]: Point, size: number): Shape {
  const placed = ([x, y]: Point): Point => [left + x * size, top + y * size];
  const steps = (suit === null ? STAR : SUITS[suit]).map((step): Step => {
    if (step.to === 'close') return step;
    if (step.to !== 'curve') return { ...step, at: placed(step.at) };
    const [first, second, end] = step.at;
    return { to: 'curve', at: [placed(first), placed(second), placed(end)] };
  });
  return { kind: 'area', steps, holes: false };
}
