import { userInfo } from 'node:os';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataFolder } from '../../src/host/kept.ts';

let before: string | undefined;
beforeEach(() => {
  before = process.env.BURNPILE_DATA;
});
afterEach(() => {
  if (before === undefined) delete process.env.BURNPILE_DATA;
  else process.env.BURNPILE_DATA = before;
});

it.each([
  ['the one that is named', '/a', '/b', '/a'],
  ['that of the environment', undefined, '/b', '/b'],
  ['that of the environment where the name is empty', '', '/b', '/b'],
  ['this user’s own where both are empty, never the folder somebody stands in', '', '', /burnpile$/],
])('games are kept in %s', (_, named, environment, folder) => {
  process.env.BURNPILE_DATA = environment;
  expect(dataFolder(named)).toMatch(folder);
});

it.skipIf(process.platform === 'win32')(
  'games are kept in this account’s home where HOME is empty',
  async () => {
    for (const name of ['HOME', 'XDG_DATA_HOME', 'BURNPILE_DATA']) vi.stubEnv(name, '');
    vi.resetModules();
    const again = await import('../../src/host/kept.ts');
    vi.unstubAllEnvs();
    expect(again.dataFolder().startsWith(`${userInfo().homedir}/`)).toBe(true);
  },
);
