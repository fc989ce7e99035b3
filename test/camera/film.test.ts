import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { FRAMES_A_SECOND, makeFilm } from './film/film.ts';
import { sceneOf } from './film/moment.ts';
import { showScript } from './film/show-script.ts';
import { type Deed, tableScript } from './film/table-script.ts';
import { renderScene } from './scene/render.ts';
import { GOOD_LIGHT, GOOD_OPTICS } from './scene/scene.ts';
import { writeVideo } from './video.ts';

const setting = {
  seed: 4,
  camera: { width: 640, height: 360, x: 0, y: 0, tilt: 12, turn: 0, scale: 2 },
  table: 'cloth',
  codeSide: 12,
  light: GOOD_LIGHT,
  optics: { ...GOOD_OPTICS, noise: 0 },
} as const;

const deeds: readonly Deed[] = [
  { at: 0, what: 'lay', cards: ['7H'] },
  { at: 1.5, what: 'lay', cards: ['8S', '8D'], from: 90, x: 0, y: 10 },
  { at: 3, what: 'takeBack', count: 1, from: 180 },
  { at: 5, what: 'pickUp', from: 270 },
  { at: 7, what: 'bump', dx: 6, dy: 3, turn: 2 },
];
const script = tableScript(setting, deeds, 8);

const namesAt = (at: number) => {
  const { lying, moving, hands } = script.momentAt(at);
  return `${lying.map(({ card }) => card).join(' ')}|${moving.map(({ card }) => card).join(' ')}|${hands.length}`;
};

describe('a film of a table', () => {
  test('shows what is done', () => {
    expect(namesAt(0.3)).toBe('|7H|1');
    expect(namesAt(0.7)).toBe('7H||1');
    expect(namesAt(1.3)).toBe('7H||0');
    expect(namesAt(2.9)).toBe('7H 8S 8D||0');
    expect(namesAt(4)).toBe('7H 8S|8D|1');
    expect(namesAt(6)).toBe('|7H 8S|1');
    expect(namesAt(6.9)).toBe('||0');
    expect(script.momentAt(8).camera).toMatchObject({ x: 6, y: 3, turn: 2 });
  });

  test('says what is to be reported of it', () => {
    expect(script.happenings.map(({ what, cards }) => `${what} ${cards.join(' ')}`)).toEqual([
      'laid 7H',
      'laid 8S 8D',
      'taken 8D',
      'gone 7H 8S',
    ]);
    // Not before everything that went is out of sight, nor before what was laid lies still.
    for (const { what, cards, at } of script.happenings) {
      const { lying, moving } = script.momentAt(at);
      const lies = lying.map(({ card }) => card);
      if (what === 'laid') expect(lies).toEqual(expect.arrayContaining([...cards]));
      else expect(lies.some((card) => cards.includes(card))).toBe(false);
      expect(moving).toEqual([]);
    }
  });

  test('draws anew only what moves, and it looks as if all were', () => {
    const film = makeFilm(script);
    // On the way, with the hand alone, lying still, taken away, and while the camera shakes.
    for (const index of [10, 12, 20, 36, 55, 126, 170, 211]) {
      const moment = script.momentAt(index / FRAMES_A_SECOND);
      const { frame } = renderScene(sceneOf(setting, moment));
      expect(Buffer.compare(film.frameAt(index).frame.grey, frame.grey), `frame ${index}`).toBe(0);
    }
  });

  test('gives the same picture again while nothing moves, with other noise in between', () => {
    const film = makeFilm({ ...script, setting: { ...setting, optics: GOOD_OPTICS } });
    const [first, second, again] = [39, 40, 44].map((index) => film.frameAt(index));
    expect(first!.picture).toBe(again!.picture);
    expect(Buffer.compare(first!.frame.grey, second!.frame.grey)).not.toBe(0);
    expect(second!.frame.at - first!.frame.at).toBeCloseTo(1000 / 30);
  });

  test('is written as JPEG files in a row', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'burnpile-film-'));
    try {
      const file = join(folder, 'table.mjpeg');
      writeVideo(file, { ...script, seconds: 1 });
      const bytes = readFileSync(file);
      const starts: number[] = [];
      for (let at = bytes.indexOf('ffd8ff', 0, 'hex'); at >= 0; at = bytes.indexOf('ffd8ff', at + 1, 'hex'))
        starts.push(at);
      expect(starts).toHaveLength(30);
      for (const [i, start] of starts.entries()) {
        const { width, height } = await loadImage(bytes.subarray(start, starts[i + 1]));
        expect([width, height]).toEqual([640, 360]);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test('a film of cards that are held up shows one at a time, well to be read', () => {
  const film = showScript(setting, { cards: ['7H', 'KS', 'X1'], every: 2.2, held: 1.5 });
  expect(film.shown.map(({ card }) => card)).toEqual(['7H', 'KS', 'X1']);
  const pictures = makeFilm(film);
  for (const { card, from, until } of film.shown) {
    for (const at of [from, (from + until) / 2, until]) {
      const codes = pictures.codesAt(Math.round(at * FRAMES_A_SECOND));
      expect(new Set(codes.map(({ text }) => text))).toEqual(new Set([card]));
      expect(Math.max(...codes.map(({ visible }) => visible))).toBe(1);
      expect(Math.min(...codes.map(({ pxPerModule }) => pxPerModule))).toBeGreaterThan(5);
    }
    expect(film.momentAt(until + 0.5).moving).toEqual([]);
  }
});
