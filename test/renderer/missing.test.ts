import { expect, it } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import type { RecordLine } from '../../src/protocol/log.ts';
import type { ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';
import { FIXTURES, ruling } from './fixtures.ts';
import { click, describePage, page, show, stage } from './on-stage.ts';

const tell = (message: ServerMessage) => stage.tell(JSON.stringify(message));

const played = (after: number, seat: number, card: Card): RecordLine => ({
  kind: 'move',
  after,
  number: after,
  ruling: ruling({ id: after, move: { kind: 'play', seat, cards: [card], stack: null } }),
  notation: { begins: true, text: card },
});

/** The newest move of the round that is shown, by its entry from 0, as the page asks about it. */
let entry = 0;

const then = (after: number): void => tell({ type: 'past', after, table: FIXTURES.middle });

/** Leads to “What is missing?” after the newest move, while the table as it was then is still to come. */
async function askMissing(): Promise<void> {
  await show(FIXTURES.middle);
  // Which moment, which log, and what the move may have been.
  const heard = await stage.heardBy(() => click('correct-open'), 3);
  entry = (heard as ClientMessage[]).find((one) => one.type === 'readMends')!.entry;
  tell({ type: 'log', lines: [played(entry + 1, 1, '6C')], held: [] });
  tell({ type: 'mends', entry, mends: [] });
  then(entry);
  await page.getByTestId('missing-after').click();
  await page.getByTestId('missing-play').waitFor();
}

const scan = (...cards: readonly Card[]): void => {
  for (const [id, card] of cards.entries()) tell({ type: 'scanned', id, scan: { what: 'card', card } });
};
const asked = () =>
  page
    .locator('[data-testid^="missing-card-"]')
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).dataset.testid?.replace('missing-card-', '')),
    );

describePage('cards that are scanned as missing', () => {
  it.each<[string, readonly Card[]]>([
    ['one', ['9H']],
    ['two', ['9H', '9S']],
    ['the same twice', ['9H', '9H']],
  ])('all of them count once, before it is known whose they are: %s', async (_, cards) => {
    await askMissing();
    scan(...cards);
    await stage.caughtUp();
    expect(await asked()).toEqual([]);
    then(entry + 1);
    await expect.poll(asked).toEqual([...new Set(cards)]);
    await page.keyboard.press('Escape');
  });

  it('and in one go, once it is known', async () => {
    await askMissing();
    then(entry + 1);
    await expect.poll(() => page.getByTestId('missing-play').isEnabled()).toBe(true);
    // In one task of the page, so that nothing is drawn in between.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    scan('9H', '9S');
    await expect.poll(asked).toEqual(['9H', '9S']);
  });
});
