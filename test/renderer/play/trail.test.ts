import { expect, it } from 'vitest';
import type { RulingView, TableView } from '../../../src/protocol/view.ts';
import { lobby, ruling } from '../fixtures.ts';
import { describePage, page, stage } from '../on-stage.ts';
import { PLAYS } from '../play-fixtures.ts';
import { goTo } from '../screens.ts';

const base = PLAYS.yourTurn.table;

const moveOf = (id: number, seat: number, more: Partial<RulingView> & Pick<RulingView['move'], 'kind'>) => {
  const { kind, ...rest } = more;
  const cards: RulingView['move']['cards'] = kind === 'pickUp' ? [] : ['6D'];
  return ruling({ id, draws: 0, move: { kind, seat, cards, stack: null }, ...rest });
};

const after = (...rulings: readonly RulingView[]): TableView => ({
  ...base,
  ruling: rulings.at(-1)!,
  log: rulings.map((one) => ({ number: one.id, ruling: one, notice: null })),
});

describePage('the last moves at a table without a deck', () => {
  it('show a pick-up as such, and which face-down card failed', async () => {
    const table = after(
      moveOf(1, 0, { kind: 'play' }),
      moveOf(2, 2, { kind: 'pickUp', pickedUp: 7 }),
      moveOf(3, 3, { kind: 'flip', failed: true, pickedUp: 3 }),
    );
    await goTo(page, stage, { table, lobby });
    const steps = page.getByTestId('trail').locator('li');
    const said = (await steps.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    expect(said).toEqual(['6 didn’t fit Di', '7 picked up 7 cards Cy', '6 You']);
    expect(await steps.nth(1).locator('.card').count()).toBe(0);
  });

  it('show all four cards of a set, and of more how many others there are', async () => {
    const four: RulingView['move']['cards'] = ['6C', '6D', '6H', '6S'];
    const six: RulingView['move']['cards'] = [...four, '6C', '6D'];
    const plays = [four, six].map((cards, i) =>
      moveOf(i + 1, i, { kind: 'play', move: { kind: 'play', seat: i, cards, stack: null } }),
    );
    await goTo(page, stage, { table: after(...plays), lobby });
    const steps = page.getByTestId('trail').locator('li');
    expect(await steps.locator('.card').count()).toBe(8);
    expect(await steps.locator('.trail-cards b').allInnerTexts()).toEqual(['+2']);
    const strip = await page.getByTestId('trail').boundingBox();
    for (const card of await steps.locator('.card').all()) {
      const { x, width } = (await card.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(strip!.x);
      expect(x + width).toBeLessThanOrEqual(strip!.x + strip!.width + 1);
    }
  });

  it('a burn by equal cards says which it has completed; by the power of a card nothing more', async () => {
    const equal = after(moveOf(1, 3, { kind: 'play', burn: true, equals: 4 }));
    await goTo(page, stage, { table: equal, lobby });
    expect(await page.getByTestId('ruling').innerText()).toContain('Di played 6♦: four sixes');
    const power = after(moveOf(2, 0, { kind: 'flip', burn: true, equals: null }));
    await goTo(page, stage, { table: power, lobby });
    expect(await page.getByTestId('ruling').innerText()).toMatch(/You turn over: 6♦$/);
  });
});
