import { describe, expect, it } from 'vitest';
import type { Found } from '../../../src/recognition/camera/reader.ts';
import { makeWatcher } from '../../../src/recognition/camera/watcher.ts';
import type { Deed } from '../../camera/film/table-script.ts';
import { type Direction, watchFilm } from './film.ts';
import { picture } from './pictures.ts';

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

it.each([
  ['with its pile', [], 'burn', ['laid 7D', 'gone', 'laid 7H']],
  [
    'alone',
    [{ at: 0.3, what: 'lay', cards: ['9C'], x: -40, y: 0 }],
    'takeBack',
    ['laid 9C', 'laid 7D', 'taken 7D', 'laid 7H'],
  ],
] as const)(
  'a card that was named and goes %s is another one when one lies there again',
  async (_, before, goes, events) => {
    let now = 0;
    const deeds: readonly Deed[] = [
      ...before,
      { at: 2, what: 'lay', cards: ['7H'], x: 20, y: 0, rotation: 5 },
      goes === 'burn' ? { at: 6, what: 'burn' } : { at: 6, what: 'takeBack', count: 1 },
      { at: 8.6, what: 'lay', cards: ['7H'], x: 20, y: 0, rotation: 5 },
    ];
    const told = await watchFilm(deeds, 10.5, {
      picture(frame, at) {
        now = at;
        return frame;
      },
      misread: (found, look) => (found.text === '7H' && now < 7.5 ? inTurns(found, look) : found),
      answer: () => '7D',
    });
    expect(told.events.filter((event) => event !== 'settled')).toEqual(events);
  },
  LONG,
);

/** Read for good where nothing lies, and never surely. */
const GHOST: Found = {
  text: 'AH',
  other: 'AD',
  how: 'face',
  confidence: 0.7,
  modules: null,
  corners: [[120, 60] as const, [132, 60] as const, [132, 80] as const, [120, 80] as const],
};

/** Reads at one place what `namesNow` gives, a name in small letters never surely, and tells what was played. */
function watchPlace(namesNow: () => string | null) {
  const reader = {
    name: 'one place',
    read: async () => {
      const name = namesNow();
      if (name === null) return [];
      const confidence = name === name.toUpperCase() ? 1 : 0.7;
      return [{ ...GHOST, text: name.toUpperCase(), confidence }];
    },
  };
  const regions = { pile: { x: 0, y: 0, width: 1, height: 1 }, faceUp: [] };
  const codeOf = (text: string) => text;
  const watcher = makeWatcher({ reader, regions, still: 1200, codeOf, known: [], maybe: [] });
  const told: string[] = [];
  let at = 10_000;
  const see = async (width: number, height: number, long = 4000) => {
    for (const end = at + long; at < end; at += 100) {
      const { events } = await watcher.take({ ...picture(width, height, 210), at });
      for (const event of events) if (event.type === 'laid') told.push(...event.texts);
    }
  };
  return { watcher, told, see };
}

/** Each of some names in turn. */
function turns(...names: readonly string[]): () => string {
  let look = 0;
  return () => names[look++ % names.length]!;
}

it('what was said of a place in pixels is forgotten when the pictures get another size', async () => {
  let names: () => string | null = turns('7H', '7D');
  const { watcher, told, see } = watchPlace(() => names());
  await see(640, 480);
  watcher.answer(null);
  names = () => '7H';
  await see(640, 480);
  expect(told).toEqual([]);
  await see(800, 600);
  expect(told).toEqual(['7H']);
});

const NONE = [null, []] as const;
const SEVEN = ['7H', ['7H']] as const;

describe('what was said of a place', () => {
  it.each([
    ['says nothing of a name that is read clearly and never was sure before', NONE, '7d', '7D', 0, ['7D']],
    ['nor does a name that was said', SEVEN, '7d', '7D', 0, ['7H', '7D']],
    ['holds for clear names that were sure before', NONE, '7D', '7D', 0, []],
    ['so does a name that was said', SEVEN, '7D', '7D', 0, ['7H']],
    ['holds for names that aren’t clear', NONE, '7d', '7d', 0, []],
    ['so does a name that was said', SEVEN, '7d', '7d', 0, ['7H']],
    ['still holds when nothing was read for a second', NONE, '7D', '7D', 1000, []],
    ['is over once nothing was read for three seconds', NONE, '7D', '7D', 3000, ['7D']],
  ])('%s', async (_, [answer, before], rival, next, pause, expected) => {
    let names: () => string | null = turns('7H', rival);
    const { watcher, told, see } = watchPlace(() => names());
    await see(640, 480);
    watcher.answer(answer);
    await see(640, 480);
    expect(told).toEqual(before);
    names = () => null;
    await see(640, 480, pause);
    names = () => next;
    await see(640, 480);
    expect(told).toEqual(expected);
  });
});

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
    const told = await watchFilm([], 3, { step: 3, besides: [GHOST] });
    expect(told).toMatchObject({ events: [], doubts: [''] });
  },
  LONG,
);

it(
  'and does not keep the empty table from being known: a pile that is replaced at once is gone',
  async () => {
    const deeds: readonly Deed[] = [
      { at: 2, what: 'lay', cards: ['7H'], x: -15, y: 0 },
      { at: 4, what: 'burn' },
      { at: 5.2, what: 'lay', cards: ['4S'], from: 90, x: -15, y: 0 },
    ];
    const told = await watchFilm(deeds, 7, { besides: [GHOST] });
    expect(told.events).toEqual(['laid 7H', 'settled', 'gone', 'laid 4S']);
  },
  LONG,
);
