import { expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { TableView } from '../../src/protocol/view.ts';
import { type Go, guest } from './every-screen.ts';
import { FIXTURES, lobby } from './fixtures.ts';
import { lesson } from './learn-fixtures.ts';
import { describePage, page, stage } from './on-stage.ts';
import { atTable } from './phones-fixtures.ts';
import { PLAYS } from './play-fixtures.ts';
import { goTo } from './screens.ts';

const { demand } = FIXTURES.middle;
/** Under two cards that are looked through. */
const under = (card: Card): Pick<TableView, 'pile' | 'demand'> => ({
  pile: ['4C', '9H', card, '3D', '3S'],
  demand: { ...demand, card },
});

const at = (table: TableView): Go => {
  return (on, from) => goTo(on, from, { table: { ...table, ...under('TS') }, lobby });
};

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1366, height: 768 };

const PLACES: readonly (readonly [string, readonly (typeof PHONE)[], Go])[] = [
  ['a table with a deck', [PHONE, DESK], at(FIXTURES.middle)],
  ['a table without one', [PHONE, DESK], at(PLAYS.yourTurn.table)],
  ['a TV', [DESK], guest('tv', { ...atTable(['Ann', 'Bo', 'Cy', 'Dee']), ...under('TS') })],
];

/** Whether nothing lies on the rank of this card of the pile, counted from the top. */
const isRead = (fromTop: number): Promise<boolean> =>
  page.locator('.lies').evaluateAll((all, place) => {
    const lies = all.at(-1 - place)!;
    const { left, right, top, bottom } = lies.querySelector('.rank')!.getBoundingClientRect();
    return [left + 1, right - 1].every((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].every((y) =>
        lies.contains(document.elementsFromPoint(x, y).find((one) => one.closest('.lies') !== null) ?? null),
      ),
    );
  }, fromTop);

describePage('a card under invisible ones', () => {
  it.for(PLACES)('can be read on %s', async ([, sizes, go]) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await go(page, stage);
      expect([await isRead(2), await isRead(1)]).toEqual([true, true]);
    }
  });

  it('can be read in a lesson', async () => {
    await page.setViewportSize(PHONE);
    for (const rules of ['classic', 'everything']) {
      await goTo(page, stage, lesson(rules, 6));
      expect(await isRead(1)).toBe(true);
    }
  });
});
