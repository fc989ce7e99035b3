import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../../src/recognition/camera/event.ts';
import type { Read } from '../../../src/recognition/camera/lying.ts';
import {
  type Appearance,
  type Glance,
  pileOf,
  reportedOf,
  track,
} from '../../../src/recognition/camera/tracker.ts';
import { makeWatcher } from '../../../src/recognition/camera/watcher.ts';
import { ALL } from '../../support/mode.ts';
import { REGIONS } from './film.ts';

const TEXTS = ['A', 'B', 'C', 'D'] as const;
const PLACES: readonly (Appearance | 'read' | 'unread')[] = [
  'read',
  'read',
  'unread',
  'same',
  'before',
  'other',
];

/** What may be seen of one card for a while. */
const oneCard = fc.record({
  how: fc.constantFrom(...PLACES),
  x: fc.integer({ min: 0, max: 3 }),
  weight: fc.constantFrom(0.35, 1),
  busy: fc.boolean(),
  moves: fc.boolean(),
});
/** What may be seen for a while, sense or not. */
const while_ = fc.record({
  frames: fc.integer({ min: 1, max: 40 }),
  cards: fc.tuple(oneCard, oneCard, oneCard, oneCard),
  still: fc.boolean(),
  clear: fc.boolean(),
  news: fc.boolean(),
  looked: fc.boolean(),
  empty: fc.constantFrom(true, false, null),
  bare: fc.constantFrom(0, 0.6, 1),
});
type While = typeof while_ extends fc.Arbitrary<infer T> ? T : never;

function glanceOf(seen: While, at: number, frame: number): Glance {
  const reads: Read[] = [];
  const places = new Map<string, Appearance>();
  for (const [index, { how, x, weight, busy, moves }] of seen.cards.entries()) {
    const text = TEXTS[index]!;
    if (how === 'read')
      reads.push({
        text,
        how: 'code',
        x: x * 200 + (moves ? frame * 20 : 0),
        y: index * 100,
        side: 50,
        reach: 1000,
        weight,
        sure: weight === 1,
        clear: true,
        other: null,
        busy,
      });
    else if (how !== 'unread') places.set(text, how);
  }
  const { still, clear, news, empty, bare } = seen;
  return { at, reads: seen.looked ? reads : null, still, clear, news, empty, bare, places };
}

function eventsOf(course: readonly While[]): { events: TableEvent[]; left: string[] } {
  let pile = pileOf([], 0);
  let at = 0;
  const events: TableEvent[] = [];
  for (const seen of course) {
    for (let frame = 0; frame < seen.frames; frame++, at += 33) {
      const step = track(pile, glanceOf(seen, at, frame), 1200);
      pile = step.pile;
      events.push(...step.events);
    }
  }
  return { events, left: reportedOf(pile).map(({ text }) => text) };
}

describe('whatever is seen', () => {
  it('a card is told once until it was taken or all were gone, and only what lies there can be taken', () => {
    fc.assert(
      fc.property(fc.array(while_, { maxLength: 25 }), (course) => {
        const { events, left } = eventsOf(course);
        const lying = new Set<string>();
        for (const event of events) {
          if (event.type === 'gone') {
            expect(lying.size).toBeGreaterThan(0);
            lying.clear();
          }
          const texts = 'texts' in event ? event.texts : [];
          expect(new Set(texts).size).toBe(texts.length);
          if (event.type === 'laid' || event.type === 'taken') expect(texts.length).toBeGreaterThan(0);
          for (const text of texts) {
            expect(lying.has(text)).toBe(event.type === 'taken');
            if (event.type === 'taken') lying.delete(text);
            else lying.add(text);
          }
          // What is all of the pile is gone, not taken.
          if (event.type === 'taken') expect(lying.size).toBeGreaterThan(0);
        }
        expect([...lying].sort()).toEqual(left.sort());
      }),
      { numRuns: ALL ? 400 : 120 },
    );
  });

  it('it settles once after a change, and never without one', () => {
    fc.assert(
      fc.property(fc.array(while_, { maxLength: 25 }), (course) => {
        let open = false;
        for (const { type } of eventsOf(course).events) {
          if (type === 'settled') expect(open).toBe(true);
          open = type === 'laid' || type === 'taken';
        }
      }),
      { numRuns: ALL ? 300 : 100 },
    );
  });

  it('no card is told that was only ever carried', () => {
    const carried = while_.map((seen): While => {
      const [a, b, c, d] = seen.cards.map((card) => ({ ...card, moves: true }));
      return { ...seen, cards: [a!, b!, c!, d!] };
    });
    fc.assert(
      fc.property(fc.array(carried, { maxLength: 15 }), (course) => {
        expect(eventsOf(course).events).toEqual([]);
      }),
      { numRuns: ALL ? 200 : 80 },
    );
  });
});

describe('frames that are no table', () => {
  const sizes = [
    [160, 90],
    [161, 97],
    [320, 180],
  ] as const;
  const greys: Record<string, (at: number, random: () => number) => number> = {
    black: () => 0,
    white: () => 255,
    noise: (_, random) => random() * 256,
    stripes: (at) => (at % 7 < 3 ? 30 : 220),
  };

  // A pile that lay there is missing where a picture lies still and shows none: the watcher promises to tell that, once.
  it('tell of no card, whatever follows upon what, and at most once that a known pile is missing', async () => {
    const frame = fc.record({
      what: fc.constantFrom(...Object.keys(greys)),
      size: fc.constantFrom(...sizes),
      after: fc.integer({ min: -5000, max: 90_000 }),
      seed: fc.integer(),
    });
    const frameOf = (what: string, after: number, seed = 0) => ({ what, size: sizes[2], after, seed });
    const STRIPES_AFTER_NOISE = [
      frameOf('noise', 0, 55_989_043),
      ...['noise', 'stripes', 'stripes'].map((what) => frameOf(what, 1000)),
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { maxLength: 30 }), fc.boolean(), async (frames, known) => {
        const reader = { name: 'blind', read: async () => [] };
        const lies = known ? [['7H']] : [];
        const watcher = makeWatcher({
          reader,
          regions: REGIONS,
          still: 300,
          codeOf: (text) => text,
          known: lies,
          maybe: [],
        });
        let at = 1_700_000_000_000;
        const told: string[] = [];
        for (const { what, size, after, seed } of frames) {
          const [width, height] = size;
          let state = seed;
          const random = () => {
            state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
            return (state >>> 0) / 2 ** 32;
          };
          at += after;
          const grey = Uint8Array.from({ length: width * height }, (_, index) => greys[what]!(index, random));
          for (const { type } of (await watcher.take({ width, height, grey, at })).events) told.push(type);
        }
        expect(told.filter((type) => type !== 'missing')).toEqual([]);
        expect(told.length).toBeLessThanOrEqual(known ? 1 : 0);
      }),
      { numRuns: ALL ? 30 : 8, examples: [[STRIPES_AFTER_NOISE, true]] },
    );
  });
});
