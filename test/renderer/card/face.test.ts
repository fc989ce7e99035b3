import { describe, expect, it } from 'vitest';
import { type Card, rankOf, suitOf } from '../../../src/engine/cards.ts';
import { de } from '../../../src/words/de.ts';
import { en } from '../../../src/words/en.ts';
import { drawCard, drawnCards, PACK } from '../drawn-cards.tsx';

const COURTS = ['J', 'Q', 'K'];
const POINTS: Readonly<Record<string, number>> = { A: 1, T: 10 };

const count = (html: string, part: RegExp): number => [...html.matchAll(part)].length;
const pips = (card: Card): number => count(drawCard(card), /class="pip"/g);
const indices = (html: string): string[] =>
  [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!);

const numbers = PACK.filter((card) => rankOf(card) !== null && !COURTS.includes(rankOf(card)!));
const courts = PACK.filter((card) => COURTS.includes(rankOf(card) ?? ''));

describe('the faces of cards', () => {
  it('are all there, each its own, and the jokers alike', () => {
    const drawn = drawnCards().map(({ html }) => html.replace(/aria-label="[^"]*"/, ''));
    expect(drawn).toHaveLength(52 + 2 + 1);
    expect(new Set(drawn).size).toBe(52 + 1 + 1);
  });

  it.each(numbers)('%s shows as many pips as it counts', (card) => {
    const rank = rankOf(card)!;
    expect(pips(card)).toBe(POINTS[rank] ?? Number(rank));
  });

  it('stand on their heads in their lower half, so that a card turned round looks the same', () => {
    const layout = (card: Card) =>
      [...drawCard(card).matchAll(/class="pip" transform="translate\(([\d.]+) ([\d.]+)\) scale\((-?)/g)].map(
        ([, x, y, turned]) => ({ x: Number(x), y: Number(y), turned }),
      );
    for (const { x, y, turned } of layout('TH'))
      expect(layout('TH')).toContainEqual({
        x: expect.closeTo(100 - x, 6),
        y: expect.closeTo(140 - y, 6),
        turned: turned === '' ? '-' : '',
      });
  });

  it.each(courts)('%s shows the picture of that court', (card) => {
    expect(drawCard(card)).toContain(`href="courts/${card}.svg"`);
    expect(pips(card)).toBe(0);
  });

  it('say their rank in two corners, as the words of the page have it', () => {
    expect(indices(drawCard('JH', de))).toEqual(['B', 'B']);
    expect(indices(drawCard('QS', de))).toEqual(['D', 'D']);
    expect(indices(drawCard('TC', de))).toEqual(['10', '10']);
    expect(indices(drawCard('X1', de))).toEqual([]);
    for (const card of PACK.slice(0, 52))
      expect(indices(drawCard(card))).toEqual(Array(2).fill(en.cards.rank(rankOf(card)!)));
  });

  it('have their suit as their colour', () => {
    for (const card of PACK)
      expect(drawCard(card)).toContain(
        suitOf(card) === null ? 'class="card joker"' : `suit-${suitOf(card)}"`,
      );
  });
});
