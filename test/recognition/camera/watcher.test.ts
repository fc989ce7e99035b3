import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/device/frame.ts';
import type { Deed } from '../../camera/film/table-script.ts';
import { TABLES } from '../../camera/scene/scene.ts';
import { type Direction, settingOf, watchFilm } from './film.ts';

/** Rendering takes its time on a busy machine. */
const LONG = 180_000;

const TWO: readonly Deed[] = [
  { at: 2, what: 'lay', cards: ['7H'], x: -15, y: 0 },
  { at: 4.5, what: 'lay', cards: ['9C'], x: 20, y: 4 },
];
const LAID = ['laid 7H', 'settled', 'laid 9C', 'settled'];

const lit = (frame: Frame, gain: (row: number) => number): Frame => {
  const grey = Uint8Array.from(frame.grey, (value, at) =>
    Math.min(255, value * gain(Math.floor(at / frame.width) / frame.height)),
  );
  return { ...frame, grey };
};

/** The same deeds once the light was switched, or with a lamp that flickers, and so on. */
const films: [string, readonly Deed[], number, readonly string[], Direction?][] = [
  ['cards laid one after another', TWO, 7.5, LAID],
  ['two cards laid at once', [{ at: 2, what: 'lay', cards: ['7H', '7C'] }], 5, ['laid 7H 7C', 'settled']],
  [
    'a card that covers another wholly, and is taken back',
    [
      { at: 2, what: 'lay', cards: ['7H'], x: 0, y: 0, rotation: 5 },
      { at: 4, what: 'lay', cards: ['9C'], x: 1, y: 1, rotation: 7 },
      { at: 6.5, what: 'takeBack', count: 1 },
    ],
    10.5,
    ['laid 7H', 'settled', 'laid 9C', 'settled', 'taken 9C', 'settled'],
  ],
  [
    'one of two cards that were laid at once and overlap, taken back',
    [
      { at: 2, what: 'lay', cards: ['7C', '7S'] },
      { at: 4, what: 'takeBack', count: 1 },
    ],
    7.5,
    ['laid 7C 7S', 'settled', 'taken 7S', 'settled'],
  ],
  ['a pick-up', [...TWO, { at: 7, what: 'pickUp' }], 9.5, [...LAID, 'gone']],
  [
    'a pick-up followed at once by a card',
    [...TWO, { at: 7, what: 'burn' }, { at: 8.2, what: 'lay', cards: ['4S'], from: 90, x: 0, y: 0 }],
    10,
    [...LAID, 'gone', 'laid 4S'],
  ],
  [
    'a small knock against the camera: what is covered has not gone for it',
    [
      { at: 1, what: 'lay', cards: ['4H', 'KD'], x: 7, y: -6, rotation: 78 },
      { at: 3, what: 'lay', cards: ['QS', '2S', '5C'], x: 14, y: 4, rotation: 173 },
      { at: 5, what: 'lay', cards: ['QH'], x: 3, y: -1, rotation: 272 },
      { at: 7.5, what: 'bump', dx: 10, dy: 5, turn: 2 },
    ],
    10,
    ['laid 4H KD', 'settled', 'laid QS 2S 5C', 'settled', 'laid QH', 'settled'],
    { setting: settingOf('white') },
  ],
  ['a hand that passes', [...TWO, { at: 7, what: 'pass' }], 9, LAID],
  [
    'a hand that rests on the pile',
    TWO,
    10.5,
    LAID,
    {
      moment: (moment, at) =>
        at < 7 || at > 9 ? moment : { ...moment, hands: [{ x: 5, y: 10, rotation: 0, height: 10 }] },
    },
  ],
  [
    'lamps that flicker, and an exposure that follows',
    [...TWO, { at: 7, what: 'pickUp' }],
    9.5,
    [...LAID, 'gone'],
    {
      picture: (frame, at) =>
        lit(frame, (row) => (1 + 0.05 * Math.sin(14 * row + 70 * at)) * (1 + 0.12 * Math.sin(1.5 * at))),
    },
  ],
  [
    'the light switched down and up',
    TWO,
    9.5,
    LAID,
    { picture: (frame, at) => lit(frame, () => (at > 7 && at < 8.5 ? 0.6 : 1)) },
  ],
  [
    'what lay there when watching began, though none of it is told',
    [{ at: 3, what: 'pickUp' }],
    6,
    ['gone'],
    {
      known: [['7H'], ['2D']],
      moment: (moment, at) =>
        at < 3.6 ? { ...moment, lying: [{ card: '7H', x: 0, y: 0, rotation: 10 }] } : moment,
    },
  ],
  ['a pile that went before watching began', [], 6, ['missing'], { known: [['7H'], ['2D']] }],
  ['what was burned before watching began, and cleared away', [], 6, [], { maybe: [['7H']] }],
  [
    'what was burned before watching began, and lies there still',
    [{ at: 3, what: 'pickUp' }],
    6,
    ['gone'],
    {
      maybe: [['7H'], ['2D']],
      moment: (moment, at) =>
        at < 3.6 ? { ...moment, lying: [{ card: '7H', x: 0, y: 0, rotation: 10 }] } : moment,
    },
  ],
  [
    'the equal of a card that lay there when watching began',
    [{ at: 2, what: 'lay', cards: ['2:7H'], x: 40, y: 0 }],
    5,
    ['laid 2:7H', 'settled'],
    {
      known: [['7H', '2:7H'], ['2D']],
      moment: (moment) => ({
        ...moment,
        lying: [{ card: '7H', x: -40, y: 0, rotation: 10 }, ...moment.lying],
      }),
    },
  ],
];

describe('a film of a table', () => {
  it.each<(typeof films)[number]>(films)(
    '%s',
    async (_, deeds, seconds, events, direction) => {
      expect((await watchFilm(deeds, seconds, direction)).events).toEqual(events);
    },
    LONG,
  );

  it.each(TABLES)(
    'on a table of the kind %s',
    async (table) => {
      const deeds: Deed[] = [...TWO, { at: 7, what: 'pickUp' }];
      const { events } = await watchFilm(deeds, 9.5, { setting: settingOf(table), step: 3 });
      expect(events).toEqual([...LAID, 'gone']);
    },
    LONG,
  );

  it.each([5, 6, 8])(
    'with labels of %d millimetres, on both corners and on one',
    async (side) => {
      const deeds: Deed[] = [...TWO, { at: 7, what: 'takeBack', count: 1 }, { at: 10, what: 'pickUp' }];
      const setting = settingOf('wood', 4, side);
      const both = await watchFilm(deeds, 12.5, { setting });
      const one = await watchFilm(deeds, 12.5, { setting: { ...setting, labels: 1 } });
      for (const { events, sights, times } of [both, one]) {
        expect(events).toEqual([...LAID, 'taken 9C', 'settled', 'gone']);
        expect(sights).not.toContain('unread');
        expect(times[1]! - times[0]!).toBeLessThan(2);
      }
    },
    LONG,
  );

  const slow: [string, (part: number) => number][] = [
    ['half a second', () => 0.5],
    ['a second for the whole region', (part) => 1.4 * part],
    ['two seconds for the whole region', (part) => 3 * part],
  ];
  it.each(slow)(
    'with a reader that takes %s',
    async (_, takes) => {
      const deeds = [TWO[0]!, { ...TWO[1]!, at: 8 }];
      const { events, times } = await watchFilm(deeds, 18, { takes, step: 1 });
      expect(events).toEqual(LAID);
      // The hand has laid it at 2.6 seconds.
      expect(times[0]).toBeLessThan(7);
    },
    LONG,
  );

  it(
    'a camera that is knocked: it is told, and nothing is taken for gone',
    async () => {
      const { events, sights } = await watchFilm(
        [...TWO, { at: 7, what: 'bump', dx: 30, dy: -20, turn: 4 }],
        10,
      );
      expect(events).toEqual(LAID);
      expect(sights.at(-1)).toBe('moved');
    },
    LONG,
  );

  it(
    'is hardly read while nothing happens',
    async () => {
      const { read, frames } = await watchFilm([], 4, { step: 1 });
      expect(read / frames).toBeLessThan(0.15);
    },
    LONG,
  );

  it(
    'tells a hand, something that can’t be read, and the dark',
    async () => {
      const blind = { name: 'blind', read: async () => [] };
      const seen = await watchFilm(TWO.slice(0, 1), 7, { reader: blind });
      expect(seen.events).toEqual([]);
      expect(seen.sights).toEqual(['clear', 'hand', 'clear', 'unread']);
      const dark = await watchFilm([], 0.5, { picture: (frame) => lit(frame, () => 0.03) });
      expect(dark.sights).toEqual(['dark']);
    },
    LONG,
  );

  it(
    'codes that aren’t of the deck disturb nothing',
    async () => {
      const { events } = await watchFilm(TWO, 7.5, { codeOf: (text) => (text === '7H' ? null : text) });
      expect(events).toEqual(['laid 9C', 'settled']);
    },
    LONG,
  );

  it(
    'face-up cards are told for their seat, and again as laid',
    async () => {
      const regions = {
        pile: { x: 0.4, y: 0.05, width: 0.5, height: 0.9 },
        faceUp: [null, { x: 0.02, y: 0.05, width: 0.36, height: 0.9 }],
      };
      const deeds: Deed[] = [
        { at: 1, what: 'lay', cards: ['QS'], x: -95, y: 0, rotation: 0 },
        { at: 3, what: 'lay', cards: ['9C'], x: 30, y: 0, rotation: 0 },
      ];
      expect((await watchFilm(deeds, 5, { regions })).events).toEqual(['faceUp QS', 'laid 9C']);
    },
    LONG,
  );

  it(
    'face-up cards that were gone for some seconds are told again',
    async () => {
      const regions = {
        pile: { x: 0.55, y: 0.05, width: 0.4, height: 0.9 },
        faceUp: [{ x: 0.02, y: 0.05, width: 0.5, height: 0.9 }],
      };
      const lying = [{ card: 'QS', x: -70, y: 0, rotation: 0 }] as const;
      const { events } = await watchFilm([], 12, {
        regions,
        step: 3,
        moment: (moment, at) => ({ ...moment, lying: at < 2.5 || at > 9.5 ? lying : [] }),
      });
      expect(events).toEqual(['faceUp QS', 'faceUp QS']);
    },
    LONG,
  );
});
