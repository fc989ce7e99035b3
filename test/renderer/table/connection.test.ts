import { expect, it } from 'vitest';
import type { BreachView } from '../../../src/protocol/view.ts';
import { untilShown } from '../../support/revision.ts';
import { FIXTURES } from '../fixtures.ts';
import { data } from '../look.ts';
import { describePage, page, show, stage } from '../on-stage.ts';

describePage('the table survives', { provoked: /WebSocket|is not a function/ }, () => {
  /** The next message is shown as if nothing had been. */
  const goesOn = async () => {
    await show(FIXTURES.burn);
    expect(await data(page, 'turn')).toMatchObject({ seat: 'Ann' });
    expect(await page.getByTestId('connection').isVisible()).toBe(false);
  };

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"type":"table"}'],
  ])('%s', async (_, text) => {
    await show(FIXTURES.middle);
    stage.tell(text);
    await page.waitForSelector('[data-testid="connection"][data-trouble="unreadable"]');
    expect(await page.getByTestId('connection').isVisible()).toBe(true);
    expect(await data(page, 'turn')).toMatchObject({ seat: 'Bo' });
    await goesOn();
  });

  it('a code that it has no words for', async () => {
    await show(FIXTURES.middle);
    const [breach] = FIXTURES.illegal.ruling.breaches;
    const breaches = [{ ...breach!, code: 'brandNew' as BreachView['code'] }];
    const one = { ...FIXTURES.illegal.ruling, breaches };
    await show({ ...FIXTURES.middle, log: [{ number: 1, ruling: one, notice: null }] });
    expect(await page.locator('.waiting').innerText()).toContain('cannot show');
    await goesOn();
  });

  it('a lost connection: says so, keeps what it showed, and comes back by itself', async () => {
    await show(FIXTURES.middle);
    stage.drop();
    await page.waitForSelector('[data-testid="connection"][data-state="lost"]');
    expect(await page.getByTestId('connection').innerText()).toBe('Connection lost, trying again …');
    expect(await data(page, 'turn')).toMatchObject({ seat: 'Bo' });
    await untilShown(page, () => stage.open());
    await page.waitForSelector('[data-testid="connection"][data-state="open"]', { state: 'attached' });
    await show(FIXTURES.burn);
    expect(await data(page, 'turn')).toMatchObject({ seat: 'Ann' });
  });
});
