import { describe, expect, it } from 'vitest';
import type { RecordLine } from '../../src/protocol/log.ts';
import type { RulingView } from '../../src/protocol/view.ts';
import { rungsOf } from '../../src/renderer/view/scores/ladder.tsx';
import { heldLines, heldMarks, moveNumbers, spread } from '../../src/renderer/view/statistics/held.ts';
import { burnsApart, plotOf } from '../../src/renderer/view/statistics/held-plot.ts';
import { ruling } from './fixtures.ts';
import { longSeries } from './series-fixtures.ts';

const NOBODY = { card: null, seat: null, text: null };

const HELD = [
  [9, 9],
  [8, 9],
  [8, 20],
];

const move = (after: number, more: Partial<RulingView>, number: number | null = after): RecordLine => ({
  kind: 'move',
  after,
  number,
  ruling: ruling({ move: { kind: 'play', seat: 1, cards: ['7H'], stack: null }, ...more }),
  notation: { begins: true, text: '' },
});

describe('the picture of the cards held', () => {
  it('has a line for each seat', () => {
    expect(heldLines(HELD)).toEqual([
      { seat: 0, counts: [9, 8, 8] },
      { seat: 1, counts: [9, 9, 20] },
    ]);
    expect(heldLines([])).toEqual([]);
  });

  it.each<[string, RecordLine, string[]]>([
    ['a move', move(3, {}), []],
    ['a burn', move(3, { burn: true }), ['burn 3']],
    ['a burn that was none', move(3, { burn: true, unburned: true }), []],
    ['a pick-up', move(4, { pickedUp: 5 }), ['pickUp 4 seat 1']],
    ['a pile left to another', move(4, { pickedUp: 5, taker: 0 }), ['pickUp 4 seat 0']],
    ['what was taken back', move(4, { verdict: 'illegal', burn: true, pickedUp: 2 }), []],
    ['what was let stand', move(4, { verdict: 'illegal', stands: true, pickedUp: 2 }), ['pickUp 4 seat 1']],
  ])('marks %s', (_, line, marks) => {
    const said = heldMarks([line]).map((mark) =>
      mark.kind === 'burn' ? `burn ${mark.at}` : `pickUp ${mark.at} seat ${mark.seat}`,
    );
    expect(said).toEqual(marks);
  });

  it('knows at each moment which move it follows: what was taken back or only noted is none', () => {
    const noted: RecordLine = {
      kind: 'change',
      after: 3,
      change: { kind: 'turn', seat: 0 },
      notation: { begins: true, text: '' },
    };
    const said: RecordLine = { kind: 'notice', after: 1, notice: { id: 1, code: 'corrected', ...NOBODY } };
    const lines = [move(1, {}, 1), said, move(2, { verdict: 'illegal' }, null), noted, move(4, {}, 2)];
    expect(moveNumbers([[1], [2], [3], [4], [5]], lines)).toEqual([0, 1, null, null, 2]);
  });

  it.each<[wishes: number[], end: number, places: number[]]>([
    [[10, 50, 90], 100, [10, 50, 90]],
    [[10, 12, 90], 100, [10, 25, 90]],
    [[99, 100, 98], 100, [85, 100, 70]],
    [[50, 50], 100, [50, 65]],
    [[], 100, []],
  ])('puts labels wished at %j, up to %i, at %j', (wishes, end, places) => {
    expect(spread(wishes, 15, end)).toEqual(places);
  });

  it('begins at the left with the deal and ends at the right with the last moment; more cards are higher', () => {
    const plot = plotOf(HELD, [0, 1, 2], { width: 800, height: 150, longest: 3 });
    expect([plot.x(0), plot.x(2)]).toEqual([plot.left, plot.right]);
    expect([plot.y(0), plot.y(20)]).toEqual([plot.bottom, plot.top]);
    expect(plot.names).toHaveLength(2);
    expect(plot.names![1]).toBeLessThan(plot.names![0]!);
  });

  it('gives room to moves alone, to each the same: face-up cards that are scanned before the first have none', () => {
    const held = [0, 1, 2, 3, 4].map((cards) => [cards, 9]);
    const { x, momentAt, left, right } = plotOf(held, [0, null, null, 1, 2], {
      width: 800,
      height: 150,
      longest: 3,
    });
    expect([0, 1, 2, 3, 4].map(x)).toEqual([left, left, left, (left + right) / 2, right]);
    expect([0, left + 9, right - 9, 900].map(momentAt)).toEqual([2, 2, 4, 4]);
  });

  it.each([350, 420, 800])(
    'says the numbers of the moves of a long round so far apart that none runs into another, at %i',
    (width) => {
      // Every second entry of the first hundred was none.
      const numbers = Array.from({ length: 154 }, (_, at) =>
        at >= 100 ? at - 50 : at % 2 === 0 ? at / 2 : null,
      );
      const long = numbers.map((_, at) => [at % 24, 9]);
      const { x, moves } = plotOf(long, numbers, { width, height: 150, longest: 8 });
      const apart = moves.slice(1).map(({ at }, i) => x(at) - x(moves[i]!.at));
      expect(moves.length).toBeGreaterThan(1);
      expect(Math.min(...apart)).toBeGreaterThan(32);
      expect(moves.map(({ at }) => numbers[at])).toEqual(moves.map(({ number }) => number));
      expect(moves.at(-1)!.number).toBe(100);
    },
  );

  it('keeps equal lines apart, but none of them below zero', () => {
    const { lineAt, bottom } = plotOf([Array(4).fill(0), Array(4).fill(9)], [0, 1], {
      width: 800,
      height: 150,
      longest: 3,
    });
    const places = (count: number) => [0, 1, 2, 3].map((seat) => lineAt(seat, count));
    expect(new Set(places(9)).size).toBe(4);
    expect(Math.max(...places(0))).toBe(bottom);
  });

  it('has the names below where there is no room for them beside it', () => {
    expect(plotOf(HELD, [0, 1, 2], { width: 350, height: 150, longest: 24 }).names).toBeNull();
    const many = plotOf([[...Array(12).fill(9)]], [0], { width: 800, height: 120, longest: 3 });
    expect(many.names!.every((place) => place >= 0 && place <= many.height)).toBe(true);
  });
});

describe('the picture of a long round on a phone', () => {
  const plotFor = (moments: number) =>
    plotOf(
      Array.from({ length: moments }, (_, at) => [9, 3 + at]),
      [...Array(moments).keys()],
      { width: 330, height: 150, longest: 6 },
    );

  it('has no dashes, more height and smaller marks; with fewer moments none of that', () => {
    const crowded = plotFor(150);
    expect(crowded).toMatchObject({ crowded: true, markScale: 0.75 });
    expect(crowded.height).toBeGreaterThan(200);
    expect(plotFor(30)).toMatchObject({ crowded: false, height: 150, markScale: 1 });
  });

  it('shows every burn, one beside the other where they hide each other', () => {
    const plot = plotFor(150);
    const burns = [20, 21, 21, 22, 90, 149].map((at) => ({ kind: 'burn', at }) as const);
    const places = burnsApart(plot, burns);
    expect(places).toHaveLength(6);
    expect(Math.min(...places.slice(1).map((place, i) => place - places[i]!))).toBeGreaterThanOrEqual(9);
    expect(places[4]).toBe(plot.x(90));
    expect(places.at(-1)).toBe(plot.right);
  });
});

describe('the ladder', () => {
  const told = (series: Parameters<typeof rungsOf>[0]) =>
    rungsOf(series).map(({ name, people }) => `${name ?? '-'}: ${people.map((one) => one.name).join(' ')}`);

  it('has a rung for each title, the highest first, and who has none on the ground', () => {
    expect(told(longSeries)).toEqual([
      ...['emperor: ', 'king: ', 'prince: ', 'duke: Bo', 'lord: Di', '-: Ann Cy Maximiliana-Alexandra'],
    ]);
  });

  it('has as many rungs as were reached where titles are numbers, and none without titles', () => {
    const [ann, bo] = longSeries.people;
    const numbered = [ann!, { ...bo!, title: { name: '2', times: 1 } }];
    expect(told({ ...longSeries, titles: 'numbers', people: numbered })).toEqual(['2: Bo', '1: ', '-: Ann']);
    const none = longSeries.people.map((person) => ({ ...person, title: null }));
    expect(rungsOf({ ...longSeries, titles: [], people: none })).toHaveLength(1);
  });
});
