import { expect, it } from 'vitest';
import { untilShown } from '../../support/revision.ts';
import { FIXTURES } from '../fixtures.ts';
import { data } from '../look.ts';
import { describePage, page, show, stage } from '../on-stage.ts';

describePage(
  'the table survives',
  { provoked: /WebSocket|Cannot read|is not a function|The above error|brandNew/ },
  () => {
    it.each([
      ['no JSON', '{'],
      ['another shape', '{"type":"table"}'],
      ['a code that it has no words for', 'notice'],
    ])('%s', async (_, text) => {
      await show(FIXTURES.middle);
      if (text === 'notice') {
        const notice = { id: 1, code: 'brandNew', card: null, seat: null, text: null };
        const view = { ...FIXTURES.middle, notice };
        stage.tell(JSON.stringify({ type: 'table', version: 1, view, samples: [] }));
        await page.getByText('cannot show').waitFor();
      } else {
        stage.tell(text);
        await page.waitForSelector('[data-testid="connection"][data-trouble="unreadable"]');
        expect(await page.getByTestId('connection').isVisible()).toBe(true);
        expect(await data(page, 'turn')).toMatchObject({ seat: 'Bo' });
      }
      await show(FIXTURES.burn);
      expect(await data(page, 'turn')).toMatchObject({ seat: 'Ann' });
      expect(await page.getByTestId('connection').isVisible()).toBe(false);
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
  },
);
