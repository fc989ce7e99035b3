import { expect, it } from 'vitest';
import type { CardReader, Found } from '../../../src/recognition/camera/reader.ts';
import type { Deed } from '../../camera/film/table-script.ts';
import { type Direction, watchFilm } from './film.ts';

/** Rendering takes its time on a busy machine. */
const LONG = 120_000;
const ONE: readonly Deed[] = [{ at: 0.6, what: 'lay', cards: ['7H'], x: 0, y: 0 }];
const watch = (seconds: number, direction: Direction) => watchFilm(ONE, seconds, { step: 3, ...direction });

/** Two names take turns. */
const inTurns = (found: Found, look: number): Found => ({
  ...found,
  how: 'face',
  text: look % 2 ? '7D' : '7H',
});
/** Never sure, and its second guess is right. */
const unsure = (found: Found): Found => ({
  ...found,
  how: 'face',
  text: '8H',
  other: '7H',
  confidence: 0.7,
});

it.each([
  ['that two names are read for', inTurns, '7D', ['laid 7D', 'settled']],
  ['that is never read surely', unsure, '7H', ['laid 7H', 'settled']],
  ['that is none', unsure, null, []],
] as const)(
  'a card %s is asked about, and once',
  async (_, misread, answer, events) => {
    const told = await watch(6, { misread, answer: () => answer });
    expect(told.events).toEqual(events);
    expect(told.doubts.length).toBe(3);
  },
  LONG,
);

it(
  'a doubt that nobody answers tells nothing, and passes when the card is read surely',
  async () => {
    let told = 0;
    const misread = (found: Found, look: number): Found => {
      if (look < 20) told = look;
      return look < 20 ? unsure(found) : found;
    };
    const late = await watch(6, { misread });
    expect(told).toBe(19);
    expect(late.events).toEqual(['laid 7H', 'settled']);
    expect(late.doubts.slice(1)).toEqual(['8H 7H', '']);
  },
  LONG,
);

it(
  'what looks a little like a card is none where nothing new lies',
  async () => {
    const corners = [
      [300, 180] as const,
      [312, 180] as const,
      [312, 200] as const,
      [300, 200] as const,
    ] as const;
    const ghost: CardReader = {
      name: 'ghost',
      read: async () => [{ text: 'AH', other: 'AD', how: 'face', confidence: 0.7, modules: null, corners }],
    };
    expect(await watchFilm([], 3, { step: 3, reader: ghost })).toMatchObject({ events: [], doubts: [''] });
  },
  LONG,
);
