import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describePlatforms } from './platforms.ts';

describePlatforms('the program', [], (platform) => {
  let data: string;

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'burnpile-platform-'));
  });
  afterAll(() => rm(data, { recursive: true, force: true, maxRetries: 5 }));

  test('starts, is killed, starts again in the same folder, and is closed', async () => {
    for (const end of ['kill', 'close'] as const) {
      const running = await platform.launch({ data });
      expect(await running.page.title()).toContain('Burnpile');
      expect(await running.page.evaluate(() => [isSecureContext, crossOriginIsolated])).toEqual([true, true]);
      await running.page.waitForSelector('#page > *');
      await running[end]();
      await running.close();
    }
  }, 60_000);
});
