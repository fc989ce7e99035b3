import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import { keepProgress } from '../../src/host/kept-progress.ts';
import { encodeLine } from '../../src/table/journal/format.ts';
import { hostAt, joinAt, type Screen } from './screen.ts';

/** Data folders as each format was written, down to its first files. A format that is raised gets a folder of its own. */
const VERSIONS = 'test/versions';
const FIRST = '2026-11-20T120000Z';

let data: string;
let host: Host | null;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'burnpile-versions-'));
  host = null;
});
afterEach(async () => {
  await host?.close();
  rmSync(data, { recursive: true, force: true });
});

const from = (version: string): void => cpSync(join(VERSIONS, version), data, { recursive: true });

async function start(): Promise<Screen> {
  host = await hostAt(data);
  return joinAt(host);
}

const read = (path: string): string => readFileSync(join(data, path), 'utf8');
const namesIn = (path: string): string[] => readdirSync(join(data, path)).sort();

describe.each(readdirSync(VERSIONS))('what was written in %s', (version) => {
  it('is read whole, and nothing of it is put beside', async () => {
    from(version);
    const before = ['tables', 'rules', 'decks'].map(namesIn);
    const screen = await start();
    const { lobby } = screen.state();
    expect(lobby).toMatchObject({
      unreadable: 0,
      settingsDamaged: false,
      trouble: null,
      settings: { scanner: { kind: 'keyboard', gap: 80 }, quiet: 1500, sound: false, volume: 0.7 },
      lastSetup: { rules: 'reference', names: ['Ann', 'Bo', 'Cy'] },
    });
    expect(lobby.kept.map(({ cut }) => cut)).toEqual([0, 0]);
    expect(lobby.decks.decks).toMatchObject([{ name: 'Blue deck', packs: 1 }]);
    expect(lobby.decks.broken).toEqual([]);
    expect(screen.welcome().brokenRules).toEqual([]);
    expect(screen.welcome().rules.find(({ id }) => id === 'ours')).toMatchObject({ own: true });
    expect(keepProgress(data).all()).toMatchObject({
      reference: { of: 12, lessons: { 'beat.direction': { first: false, right: true } } },
    });
    expect(['tables', 'rules', 'decks'].map(namesIn)).toEqual(before);
  });

  it('plays on: each of its tables has the cards that were played', async () => {
    from(version);
    const screen = await start();
    for (const { id } of screen.state().lobby.kept) {
      screen.say({ type: 'resume', id });
      const seen = JSON.stringify(screen.state().table);
      for (const card of ['3C', '4D']) expect(seen, id).toContain(`"${card}"`);
      screen.say({ type: 'leave' });
    }
  });

  it('goes on being written as today, without a copy beside', async () => {
    from(version);
    const screen = await start();
    const { settings } = screen.state().lobby;
    screen.say({ type: 'settings', settings: { ...settings, volume: 0.5 } });
    expect(JSON.parse(read('settings.json'))).toMatchObject({ settings: { volume: 0.5, quiet: 1500 } });
    expect(namesIn('.').filter((name) => name.includes('damaged'))).toEqual([]);
  });
});

describe('what a newer version wrote', () => {
  /** Raises the format of a file, and gives what it says then. */
  const raise = (path: string, format = 99): string => {
    const text = path.endsWith('.journal')
      ? read(path)
          .split('\n')
          .map((line, i) => {
            const json = i === 0 ? JSON.parse(line.slice(9)) : null;
            return json === null
              ? line
              : encodeLine({ ...json, format })
                  .toString()
                  .trimEnd();
          })
          .join('\n')
      : JSON.stringify({ ...JSON.parse(read(path)), format, later: { more: true } });
    writeFileSync(join(data, path), text);
    return text;
  };

  it('a table isn’t offered, is counted as unreadable and stays as it is', async () => {
    from('format-1');
    const path = `tables/${FIRST}.journal`;
    const text = raise(path);
    const screen = await start();
    expect(screen.state().lobby).toMatchObject({ unreadable: 1 });
    expect(screen.state().lobby.kept).toHaveLength(1);
    screen.say({ type: 'resume', id: FIRST });
    expect(screen.refused()).toMatchObject({ refusal: { code: 'notKept' } });
    expect(read(path)).toBe(text);
  });

  it('rules aren’t offered, the reason is shown, and the file stays as it is', async () => {
    from('format-1');
    const text = raise('rules/ours.json');
    const { rules, brokenRules } = (await start()).welcome();
    expect(rules.some(({ id }) => id === 'ours')).toBe(false);
    expect(brokenRules).toMatchObject([{ file: 'ours.json', error: { code: 'NEWER_FORMAT' } }]);
    expect(read('rules/ours.json')).toBe(text);
  });

  it('a deck isn’t offered, the reason is shown, and the file stays as it is', async () => {
    from('format-1');
    const text = raise('decks/blue.json');
    const { decks } = (await start()).state().lobby;
    expect(decks.decks).toEqual([]);
    expect(decks.broken).toMatchObject([{ fault: 'newerFormat' }]);
    expect(read('decks/blue.json')).toBe(text);
  });

  it('settings are told of, and kept as they are beside those that are set here', async () => {
    from('format-1');
    const text = raise('settings.json');
    const screen = await start();
    const { settings, settingsDamaged } = screen.state().lobby;
    expect(settingsDamaged).toBe(true);
    // What has the same name and fits still counts.
    expect(settings).toMatchObject({ quiet: 1500 });
    expect(read('settings.json')).toBe(text);
    screen.say({ type: 'settings', settings: { ...settings, volume: 0.1 } });
    const [copy] = namesIn('.').filter((name) => name.includes('damaged'));
    expect(read(copy!)).toBe(text);
  });

  it('progress is kept as it is beside what is learnt here', async () => {
    from('format-1');
    const text = raise('progress.json');
    const screen = await start();
    expect(read('progress.json')).toBe(text);
    screen.say({ type: 'answered', rules: 'palace', lesson: 'set.play', right: true, of: 9 });
    expect(JSON.parse(read('progress.json')).rules).toHaveProperty('palace');
    const [copy] = namesIn('.').filter((name) => name.includes('damaged'));
    expect(read(copy!)).toBe(text);
  });

  it('statistics are found out again', async () => {
    from('format-1');
    raise('statistics.json');
    const screen = await start();
    screen.say({ type: 'everyRound' });
    await expect.poll(() => JSON.parse(read('statistics.json')).format).toBe(2);
  });
});
