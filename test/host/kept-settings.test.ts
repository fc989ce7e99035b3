import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import { hostAt, joinAt, open, type Screen, SETUP, scan } from './screen.ts';

let data: string;
let host: Host | null = null;

async function start(): Promise<Screen> {
  host = await hostAt(data);
  return joinAt(host);
}

async function restart(): Promise<Screen> {
  await host?.close();
  return start();
}

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'burnpile-settings-'));
});

afterEach(async () => {
  await host?.close();
  host = null;
  await rm(data, { recursive: true, force: true });
});

describe('settings', () => {
  const scanner = { kind: 'keyboard', gap: 40 } as const;

  it('are kept, and so is the last set-up', async () => {
    const before = await start();
    expect(before.state().lobby.settings).toEqual(DEFAULT_SETTINGS);
    before.say({ type: 'settings', settings: { ...DEFAULT_SETTINGS, scanner, quiet: 1500 } });
    open(before);
    const after = await restart();
    expect(after.state().lobby).toMatchObject({
      settings: { scanner, quiet: 1500 },
      lastSetup: SETUP,
      scanner: { kind: 'keyboard', state: 'open' },
    });
    open(after);
    scan(after, '4H');
    expect(after.state().table?.open?.quiet).toBe(1500);
  });

  const path = () => join(data, 'settings.json');
  const beside = (n: string) => readFile(`${path()}.damaged${n}`, 'utf8');
  const change = (screen: Screen, changes: object) =>
    screen.say({ type: 'settings', settings: { ...screen.state().lobby.settings, ...changes } });

  it('that can’t be read are said to be, and put beside before they are overwritten', async () => {
    for (const [damage, name] of [
      ['{"format": 1', ''],
      ['[]', '-2'],
    ] as const) {
      await writeFile(path(), damage);
      const screen = await restart();
      expect(screen.state().lobby).toMatchObject({ settings: DEFAULT_SETTINGS, settingsDamaged: true });
      change(screen, { sound: false });
      expect(await beside(name)).toBe(damage);
      expect(screen.state().lobby.settingsDamaged).toBe(true);
      // Nobody may have looked at the home screen by then.
      const after = await restart();
      expect(after.state().lobby).toMatchObject({ settings: { sound: false }, settingsDamaged: true });
      after.say({ type: 'noteDamage' });
      expect(after.state().lobby.settingsDamaged).toBe(false);
      const noted = await restart();
      expect(noted.state().lobby).toMatchObject({ settings: { sound: false }, settingsDamaged: false });
      expect(JSON.parse(await readFile(path(), 'utf8'))).not.toHaveProperty('damaged');
    }
    expect(await beside('')).toBe('{"format": 1');
  });

  it('are copied beside before it is forgotten that they were damaged', async () => {
    await writeFile(path(), 'Dear diary');
    const screen = await start();
    screen.say({ type: 'noteDamage' });
    expect(await beside('')).toBe('Dear diary');
    expect(screen.state().lobby).toMatchObject({ settingsDamaged: false, settings: DEFAULT_SETTINGS });
    expect((await restart()).state().lobby.settingsDamaged).toBe(false);
  });

  it('that are far too large are not read, and moved beside instead of copied', async () => {
    await writeFile(path(), Buffer.alloc(5 * 1024 * 1024, ' '));
    const { ino } = await stat(path());
    const screen = await start();
    expect(screen.state().lobby).toMatchObject({ settings: DEFAULT_SETTINGS, settingsDamaged: true });
    change(screen, { sound: false });
    expect((await stat(`${path()}.damaged`)).ino).toBe(ino);
    expect((await restart()).state().lobby.settings.sound).toBe(false);
  });

  it.each([
    ['a setting', { settings: { ...DEFAULT_SETTINGS, quiet: 1500, perfume: 'rose' } }],
    ['a value', { settings: { ...DEFAULT_SETTINGS, quiet: 1500, volume: 11 } }],
    ['a kind of scanner', { settings: { ...DEFAULT_SETTINGS, quiet: 1500, scanner: { kind: 'nose' } } }],
    ['a format', { format: 2 }],
    ['a part', { players: ['Ann'] }],
  ])('with %s that is not known here keep all the others', async (_, unknown) => {
    const known = { format: 1, settings: { ...DEFAULT_SETTINGS, quiet: 1500 }, lastSetup: SETUP };
    const written = JSON.stringify({ ...known, ...unknown });
    await writeFile(path(), written);
    const screen = await start();
    const { settings, lastSetup, settingsDamaged } = screen.state().lobby;
    expect([settings, lastSetup, settingsDamaged]).toEqual([known.settings, SETUP, true]);
    expect(await readFile(path(), 'utf8')).toBe(written);
    change(screen, { sound: false });
    expect(await beside('')).toBe(written);
  });

  it('stay where only the last set-up is not known here', async () => {
    const settings = { ...DEFAULT_SETTINGS, quiet: 1500 };
    await writeFile(path(), JSON.stringify({ format: 1, settings, lastSetup: { rules: 'reference' } }));
    const screen = await start();
    expect(screen.state().lobby).toMatchObject({ settings, lastSetup: null, settingsDamaged: true });
  });

  it('with a set-up that nests thousands deep lack that, and every page comes', async () => {
    const settings = { ...DEFAULT_SETTINGS, quiet: 1500 };
    const written = JSON.stringify({
      format: 1,
      settings,
      lastSetup: { ...SETUP, options: { deep: 'DEEP' } },
    }).replace('"DEEP"', `${'['.repeat(5000)}${']'.repeat(5000)}`);
    await writeFile(path(), written);
    const screen = await start();
    expect(screen.state().lobby).toMatchObject({ settings, lastSetup: null, settingsDamaged: true });
    change(screen, { sound: false });
    expect(await beside('')).toBe(written);
  });

  it('of an older version lack something, and are not damaged', async () => {
    await writeFile(path(), JSON.stringify({ format: 1, settings: { quiet: 1500 } }));
    const screen = await start();
    const { settings, settingsDamaged } = screen.state().lobby;
    expect([settings, settingsDamaged]).toEqual([{ ...DEFAULT_SETTINGS, quiet: 1500 }, false]);
  });
});
