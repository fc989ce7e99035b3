import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describePlatforms, type Running } from './platforms.ts';

describePlatforms('codes', [], (platform) => {
  let data: string;
  let running: Running;

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'burnpile-codes-'));
    running = await platform.launch({ data });
  }, 60_000);

  afterAll(async () => {
    await running?.close();
    await rm(data, { recursive: true, force: true });
  });

  const field = (id: string) => running.page.getByTestId(id);

  it('of commands are drawn', { timeout: 60_000 }, async () => {
    await field('new-table').click();
    await field('print').click();
    await field('preview').waitFor();
    const width = () => field('preview').evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(500);
    await running.page.keyboard.press('Escape');
    await field('setup').waitFor();
  });

  it('of a deck are learned, and kept', { timeout: 60_000 }, async () => {
    const { page } = running;
    await field('decks').click();
    await field('deck-name').fill('Blue');
    await field('deck-begin').click();
    for (const [code, reply, next] of [
      ['111', 'enrolled', '3C'],
      ['222', 'enrolled', '4C'],
      ['111', 'taken', '4C'],
      ['CMD:UNDO', 'back', '3C'],
      ['333', 'enrolled', '4C'],
    ]) {
      await field('code-input').fill(code!);
      await field('code-input').press('Enter');
      await page
        .locator(`[data-testid=asked][data-card="${next}"] + [data-testid=reply][data-code=${reply}]`)
        .waitFor();
    }
    await field('code-input').fill('CMD:DONE');
    await page.keyboard.press('Enter');
    await field('deck-Blue').click();
    await expect
      .poll(async () => JSON.parse(await readFile(join(data, 'settings.json'), 'utf8')).settings.deck)
      .toBe('Blue');
    expect(JSON.parse(await readFile(join(data, 'decks', 'Blue.json'), 'utf8')).codes).toEqual({
      '2C': '111',
      '3C': '333',
    });
  });
});
