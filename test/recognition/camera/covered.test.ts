import { expect, it } from 'vitest';
import type { Frame } from '../../../src/device/frame.ts';
import type { TableEvent } from '../../../src/recognition/camera/event.ts';
import type { CardReader, Found } from '../../../src/recognition/camera/reader.ts';
import { makeWatcher } from '../../../src/recognition/camera/watcher.ts';
import { picture } from './pictures.ts';

const [WIDTH, HEIGHT] = [320, 180];
const TABLE = 200;
const INK = 40;
/** A card in pixels, and half a side of what is printed in two of its corners. */
const CARD = { x: 130, y: 50, width: 60, height: 84 };
const HALF = 5;

interface Lies {
  readonly text: string;
  /** How surely it is read, and as what else; surely if not given. */
  readonly confidence?: number;
  readonly other?: string;
  /** Seconds. */
  readonly from: number;
  readonly until: number;
  /** Where its indices are: at the top left or at the top right, and in the corner opposite. */
  readonly at: 'left' | 'right';
}

/** The middles of a card's two indices. */
function indicesOf({ at }: Lies): readonly (readonly [number, number])[] {
  const [left, right] = [CARD.x + 10, CARD.x + CARD.width - 10];
  const [top, bottom] = [CARD.y + 12, CARD.y + CARD.height - 12];
  return at === 'left'
    ? [
        [left, top],
        [right, bottom],
      ]
    : [
        [right, top],
        [left, bottom],
      ];
}

const isOnCard = (x: number, y: number) =>
  x >= CARD.x && x < CARD.x + CARD.width && y >= CARD.y && y < CARD.y + CARD.height;

/** The table with at most this card: its paper is `paper` grey. */
function frameOf(card: Lies | undefined, paper: number, at: number): Frame {
  const isInk = (x: number, y: number) =>
    card !== undefined &&
    indicesOf(card).some(([left, top]) => Math.abs(x - left) < HALF && Math.abs(y - top) < HALF);
  const greyAt = (x: number, y: number) =>
    isInk(x, y) ? INK : card !== undefined && isOnCard(x, y) ? paper : TABLE;
  return { ...picture(WIDTH, HEIGHT, greyAt), at };
}

/** What is told of cards of which each hides the one before, or lies in its place. */
async function watch(cards: readonly Lies[], paper: number, seconds: number): Promise<string[]> {
  let card: Lies | undefined;
  const found = (): Found[] =>
    card === undefined
      ? []
      : indicesOf(card).map(([x, y]) => ({
          text: card!.text,
          how: 'face',
          confidence: card!.confidence ?? 1,
          other: card!.other ?? null,
          corners: [
            [x - HALF, y - HALF],
            [x + HALF, y - HALF],
            [x + HALF, y + HALF],
            [x - HALF, y + HALF],
          ],
          modules: null,
        }));
  const reader: CardReader = { name: 'truth', read: async () => found() };
  const regions = { pile: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 }, faceUp: [] };
  const watcher = makeWatcher({ reader, regions, still: 1200, codeOf: (text) => text, known: [], maybe: [] });
  const events: TableEvent[] = [];
  for (let at = 0; at < seconds; at += 1 / 15) {
    card = cards.find(({ from, until }) => at >= from && at < until);
    events.push(...(await watcher.take(frameOf(card, paper, at * 1000))).events);
  }
  return events.map((event) => ('texts' in event ? `${event.type} ${event.texts.join(' ')}` : event.type));
}

const COVERED: readonly Lies[] = [
  { text: '7H', from: 2.5, until: 5, at: 'left' },
  { text: '9C', from: 5, until: 8, at: 'right' },
];
const AFTER: readonly Lies[] = [COVERED[0]!, { ...COVERED[1]!, from: 6 }];

it('a card that is as white as the table, and covered by another, is not gone', async () => {
  expect(await watch(COVERED, TABLE + 3, 8)).toEqual(['laid 7H', 'settled', 'laid 9C', 'settled']);
});

it.each([
  ['as white as the table', TABLE + 3],
  ['whiter than the table', 250],
])('a card that is %s and picked up is gone', async (_, paper) => {
  expect(await watch(AFTER, paper, 8)).toEqual(['laid 7H', 'settled', 'gone', 'laid 9C', 'settled']);
});

it.each([
  ['what is read clearly upon its like is a new card', 0.95, ['laid 9S', 'settled', 'laid 9C', 'settled']],
  ['what is not, as if half covered, is the card that lies there', 0.85, ['laid 9S', 'settled']],
] as const)('%s', async (_, confidence, told) => {
  const cards: readonly Lies[] = [
    { text: '9S', from: 2.5, until: 5, at: 'left' },
    { text: '9C', confidence, other: '9S', from: 5, until: 8, at: 'left' },
  ];
  expect(await watch(cards, 250, 8)).toEqual(told);
});
