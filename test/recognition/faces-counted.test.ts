import { describe, expect, it } from 'vitest';
import { confusionsOf } from '../../bench/faces/confusions.ts';
import { count, type Shot, toldOf, totalsOf } from '../../bench/faces/count.ts';
import { drawnPhotos } from '../../bench/faces/lettered.ts';
import type { Box } from '../../bench/faces/photos.ts';

/** How the bench counts what was read in photos. */

/** Cards lie beside one another in a picture of 1000 × 100, a hundred pixels each, in the order of `boxes`. */
interface Drawn {
  readonly boxes: readonly (string | null)[];
  readonly kind?: Shot['kind'];
  readonly deck?: string;
  readonly printed?: Shot['printed'];
  /** Index, share and the box on which it was read; beyond the last one is the table. */
  readonly read: readonly (readonly [index: string, share: number, box: number])[];
}

const shotOf = ({ boxes, kind = 'card', deck, printed = (card) => card, read }: Drawn): Shot => ({
  ...{ file: '', kind, deck: deck ?? null, px: null, printed, ms: 1 },
  size: { width: 1000, height: 100 },
  boxes: boxes.map((card, i): Box => [card, (i + 0.5) / 10, 0.5, 0.1, 1]),
  cards: new Set(boxes.filter((card) => card !== null)),
  readings: read.map(([index, share, box]) => ({
    ...{ index, other: index, share },
    place: { x: 100 * (box + 0.5), y: 50, upX: 0, upY: -20, paper: 255 },
  })),
});

const judgedOf = (shots: readonly Shot[], inARow = false) =>
  toldOf(shots, inARow).map((told, i) => ({ cards: shots[i]!.cards, told, ms: shots[i]!.ms }));

describe('a name that was read', () => {
  it.each([
    ['is right where its card is', { boxes: ['7H'], read: [['7H', 0.9, 0]] }, [1, 0, 0]],
    [
      'counts once, read at two corners',
      {
        boxes: ['7H'],
        read: [
          ['7H', 0.9, 0],
          ['7H', 0.88, 0],
        ],
      },
      [1, 0, 0],
    ],
    ['is wrong where another card is', { boxes: ['7H'], read: [['7D', 0.9, 0]] }, [0, 1, 0]],
    [
      'is wrong on the table, if all cards have a label',
      { boxes: ['7H'], read: [['7D', 0.9, 5]] },
      [0, 1, 0],
    ],
    [
      'nobody can judge beside a card without a name',
      { boxes: ['7H', null], read: [['7D', 0.9, 0]] },
      [0, 0, 1],
    ],
    [
      'nobody can judge where no index has a label',
      { kind: 'index', boxes: ['7H'], read: [['7D', 0.9, 5]] },
      [0, 0, 1],
    ],
    ['is wrong on another index', { kind: 'index', boxes: ['7H'], read: [['7D', 0.9, 0]] }, [0, 1, 0]],
    [
      'is wrong anywhere, if all indices are known',
      { kind: 'all', boxes: ['7H'], read: [['7D', 0.9, 5]] },
      [0, 1, 0],
    ],
    ['does not count if it is not sure enough', { boxes: ['7H'], read: [['7D', 0.5, 0]] }, [0, 0, 0]],
  ] satisfies [string, Drawn, number[]][])('%s', (_, drawn, [right, wrong, unsaid]) =>
    expect(count(judgedOf([shotOf(drawn)]), 0.86)).toMatchObject({ right, wrong, unsaid }),
  );

  it('of a card that is hidden in part need not be read, and is not wrong', () => {
    const shot = {
      ...shotOf({ kind: 'all', boxes: ['7H'], read: [['7H', 0.9, 0]] }),
      cards: new Set<string>(),
    };
    expect(count(judgedOf([shot]), 0.86)).toMatchObject({ cards: 0, right: 0, wrong: 0, unsaid: 1 });
  });
});

it('all photos together come to the totals that other programs read', () => {
  const shots = [
    shotOf({
      boxes: ['7H', 'KS', 'QD'],
      read: [
        ['7H', 0.9, 0],
        ['KS', 0.95, 1],
        ['5C', 0.99, 2],
      ],
    }),
    { ...shotOf({ boxes: ['2C'], read: [['2C', 0.6, 0]] }), ms: 9 },
  ];
  expect(totalsOf(judgedOf(shots))).toEqual({
    ...{ recall: 0.5, wrongRate: 0.3333, cards: 4, p50Ms: 9, p95Ms: 9 },
    ...{ photos: 2, wrong: 1, unsaid: 0, recallOfCourts: 0.5, recallAtOnePercent: 0 },
  });
});

it('what a V means is known in a row of photos of one deck, and not of each alone', () => {
  const french = { K: 'R', Q: 'D', J: 'V' } as Readonly<Record<string, string>>;
  const printed = (card: string) => (french[card[0]!] ?? card[0]!) + card[1]!;
  const both = [['RS', 0.9, 0] as const, ['RS', 0.88, 0] as const];
  const shots = [
    shotOf({ deck: 'A', boxes: ['KS'], printed, read: both }),
    shotOf({ deck: 'A', boxes: ['JD'], printed, read: [['VD', 0.9, 0]] }),
    // Another deck: nothing is known of it.
    shotOf({ deck: 'B', boxes: ['JC'], printed, read: [['VC', 0.9, 0]] }),
  ];
  const cards = (inARow: boolean) => toldOf(shots, inARow).map((told) => told.map(({ card }) => card));
  expect(cards(true)).toEqual([['KS', 'KS'], ['JD'], []]);
  expect(cards(false)).toEqual([['KS', 'KS'], [], []]);
});

it('ranks and suits are confused as they are printed, with what is there', () => {
  const shots = [
    shotOf({
      boxes: ['3S', 'QD'],
      read: [
        ['3C', 0.9, 0],
        ['QD', 0.9, 1],
        ['3C', 0.88, 0],
      ],
    }),
    shotOf({
      kind: 'all',
      boxes: ['QS'],
      printed: () => 'DS',
      read: [
        ['TS', 0.95, 0],
        ['AH', 0.9, 7],
      ],
    }),
    // Not sure enough to be told, so taken for nothing.
    shotOf({ boxes: ['3H'], read: [['3D', 0.7, 0]] }),
  ];
  expect(confusionsOf(shots)).toEqual({
    ranks: [
      { there: '3', cards: 2, told: 0, readAs: {} },
      { there: 'Q', cards: 1, told: 1, readAs: {} },
      { there: 'D', cards: 1, told: 0, readAs: { T: 1 } },
      { there: 'nothing', cards: 0, told: 0, readAs: { A: 1 } },
    ],
    suits: [
      { there: 'D', cards: 1, told: 1, readAs: {} },
      { there: 'H', cards: 1, told: 0, readAs: {} },
      { there: 'S', cards: 2, told: 0, readAs: { C: 1 } },
      { there: 'nothing', cards: 0, told: 0, readAs: { H: 1 } },
    ],
  });
});

it('a drawn deck is the same each time, with the letters of its language', async () => {
  const first = async () => {
    for await (const photo of drawnPhotos('German', 1)) return { photo, frame: await photo.open() };
    throw new Error('no photo');
  };
  const [one, other] = [await first(), await first()];
  expect(Buffer.compare(one.frame.grey, other.frame.grey)).toBe(0);
  expect(one.photo.boxes).toEqual(other.photo.boxes);
  expect(['KH', 'QH', 'JH', 'TH', 'AH'].map(one.photo.printed)).toEqual(['KH', 'DH', 'BH', 'TH', 'AH']);
  expect(one.photo.cards.size).toBeGreaterThan(0);
  for (const card of one.photo.cards) expect(one.photo.boxes.map(([name]) => name)).toContain(card);
});
