import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { type RunningApp, startApp } from './electron-app.ts';
import { describeDesktops } from './platforms.ts';
import { CHECKS, SWITCHES } from './security-checks.ts';

describeDesktops('the desktop app is safe', [], ({ executable }) => {
  let data: string;
  let running: RunningApp;

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'burnpile-security-'));
    running = await startApp({ executable: await executable(), data, switches: SWITCHES });
  }, 60_000);

  afterAll(async () => {
    await running?.close();
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  });

  test.each(Object.entries(CHECKS))('%s', (_name, check) => check(running));
});
