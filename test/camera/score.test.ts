import { expect, test } from 'vitest';
import { scoreOf } from '../../bench/codes/score.ts';
import type { TableEvent } from '../../src/recognition/camera/event.ts';
import { makeFilm } from './film/film.ts';
import { tableScript } from './film/table-script.ts';
import { GOOD_LIGHT, GOOD_OPTICS } from './scene/scene.ts';

/** 7H lies at 1.6 s, 8S and 8D at 4.6; 8D is away at 8.45, the others at 11.45. */
const scriptAt = (scale: number) =>
  tableScript(
    {
      seed: 4,
      camera: { width: 1920, height: 1080, x: 0, y: 0, tilt: 12, turn: 0, scale },
      table: 'cloth',
      codeSide: 12,
      light: GOOD_LIGHT,
      optics: GOOD_OPTICS,
    },
    [
      { at: 1, what: 'lay', cards: ['7H'] },
      { at: 4, what: 'lay', cards: ['8S', '8D'], from: 90, x: 0, y: 10 },
      { at: 7, what: 'takeBack', count: 1 },
      { at: 10, what: 'pickUp' },
    ],
    14,
  );

/** `ms what cards`, one event each. */
function scored(told: readonly string[], scale = 5) {
  const events = told.map((line): TableEvent => {
    const [at, type, ...texts] = line.split(' ');
    return { type, at: Number(at), ...(texts.length > 0 ? { texts } : {}) } as TableEvent;
  });
  const script = scriptAt(scale);
  const { delays, ...score } = scoreOf(makeFilm(script), script, events);
  return { ...score, delays: delays.map(Math.round) };
}

const ALL = ['1900 laid 7H', '3100 settled', '5000 laid 8S 8D', '8600 taken 8D', '11700 gone'];

test('what is told in time counts', () => {
  expect(scored(ALL)).toEqual({
    cards: 3,
    inTime: 3,
    delays: [300, 400, 400],
    untrue: [],
    missed: [],
    gone: 1,
    goneTold: 1,
    taken: 1,
    takenTold: 1,
  });
});

test('what is told late, not at all, twice or wrongly is said', () => {
  const late = scored(['2700 laid 7H', ...ALL.slice(1)]);
  expect(late).toMatchObject({ cards: 3, inTime: 2, missed: ['7H at 1.6 s'], untrue: [] });
  expect(late.delays).toContain(1100);
  expect(scored(ALL.slice(1))).toMatchObject({ inTime: 2, delays: [400, 400], missed: ['7H at 1.6 s'] });
  expect(scored([...ALL, '3000 laid 7H']).untrue).toEqual(['laid 7H at 3.0 s']);
  expect(scored([...ALL, '3000 laid KC']).untrue).toEqual(['laid KC at 3.0 s']);
  expect(scored([...ALL, '3000 gone']).untrue).toEqual(['gone  at 3.0 s']);
  expect(scored(['1000 laid 7H', ...ALL.slice(1)])).toMatchObject({
    inTime: 2,
    untrue: ['laid 7H at 1.0 s'],
  });
  expect(scored(ALL.slice(0, 4))).toMatchObject({ gone: 1, goneTold: 0, missed: ['gone  at 11.4 s'] });
  expect(scored(['1900 laid 7H', '5000 laid 8S 8D', '11700 gone']).missed).toEqual(['taken 8D at 8.4 s']);
});

test('cards that a camera sees too small are not asked for', () => {
  expect(scored([], 3)).toMatchObject({ cards: 0, missed: ['taken 8D at 8.4 s', 'gone  at 11.4 s'] });
});
