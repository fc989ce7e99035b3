import { describe, expect, it } from 'vitest';
import { setupOf, sitDown, trueRound } from './series-play.ts';

describe('how many cards each seat holds', () => {
  it.each(['reference', 'blast'] as const)(
    'at every moment of a round of %s, as the table was then',
    (rules) => {
      const wish = { rules, names: ['Ann', 'Bo', 'Cy'], dealer: 2, seed: 31 };
      const { table, play } = sitDown(setupOf(wish));
      play(trueRound(wish));
      const past = table.lookBack()!;
      const held = past.held();
      const moments = Math.max(...past.lines().map(({ after }) => after));
      expect(held).toHaveLength(moments + 1);
      // A table is looked at in no time, but there are hundreds of moments.
      const looked = held.map((_, at) => at).filter((at) => at % 23 === 0 || at === moments);
      for (const at of looked) {
        const { seats, stock, pile, burned } = past.at(at);
        const shown = seats.map(
          ({ hand, faceUp, faceDown }) =>
            hand +
            faceUp.filter((slot) => slot !== null).length +
            faceDown.reduce((sum, one) => sum + one, 0),
        );
        expect([at, held[at]]).toEqual([at, shown]);
        expect(held[at]!.reduce((sum, one) => sum + one, 0) + stock + pile.length + burned).toBe(52);
      }
      expect(held.at(-1)!.filter((count) => count > 0).length).toBeLessThan(3);
    },
  );
});
