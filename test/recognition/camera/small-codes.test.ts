import { describe, expect, it } from 'vitest';
import { CARD_SIDES } from '../../../src/recognition/camera/finder.ts';
import { MOST, readSmallCodes } from '../../../src/recognition/camera/small-codes.ts';
import { picture, texts, watchReader, withCodes } from './pictures.ts';

const [WIDTH, HEIGHT] = [1920, 1080];
const CELL = 48;

/** A cloth of one pattern again and again: whether it is dark at a place of a cell, from its middle. */
const cloth = (isDark: (u: number, v: number) => boolean) =>
  picture(WIDTH, HEIGHT, (x, y) => (isDark((x % CELL) - CELL / 2, (y % CELL) - CELL / 2) ? 50 : 200));

const CLOTHS = {
  'square outlines': cloth(
    (u, v) => Math.max(Math.abs(u), Math.abs(v)) < 20 && Math.max(Math.abs(u), Math.abs(v)) > 13,
  ),
  rings: cloth((u, v) => Math.hypot(u, v) < 20 && Math.hypot(u, v) > 13),
  'L-shapes': cloth((u, v) => Math.abs(u) < 20 && Math.abs(v) < 20 && (u < -15 || v > 15)),
};

describe('the work that a picture makes', () => {
  it.each(Object.keys(CLOTHS) as (keyof typeof CLOTHS)[])('is bounded for a cloth of %s', (name) => {
    const whole = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
    const work = { laid: 0, followed: 0 };
    expect(readSmallCodes(CLOTHS[name], whole, () => null, CARD_SIDES, work)).toEqual([]);
    expect(work.laid).toBeGreaterThan(0);
    expect(work.laid).toBeLessThanOrEqual(MOST.laid);
    expect(work.followed).toBeLessThanOrEqual(MOST.followed);
  });

  it.each(Object.keys(CLOTHS) as (keyof typeof CLOTHS)[])('leaves enough for a card on %s', async (name) => {
    const card = { ...CLOTHS[name], grey: Uint8Array.from(CLOTHS[name].grey) };
    for (let y = 400; y < 840; y++) card.grey.fill(225, y * WIDTH + 800, y * WIDTH + 1115);
    const code = { symbology: 'datamatrix', text: '7H', x: 840, y: 430, module: 6, turned: 8 } as const;
    expect(texts(await (await watchReader()).read(withCodes(card, [code])))).toEqual(['7H']);
  });
});
