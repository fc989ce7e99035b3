import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM } from '../support/chromium.ts';
import { describeWith } from '../support/tools.ts';
import { type RunningApp, startApp } from './electron-app.ts';
import { buildStandIn } from './electron-stand-in/build.ts';

/** What the sample app's preload exposes. */
interface Sample {
  readonly number: number;
  readonly list: readonly unknown[];
  ping(...said: unknown[]): void;
  listen(listener: (said: unknown[]) => void): () => void;
  twice(f: (x: number) => number): number;
  fail(): void;
  keeps(): string[];
}
declare global {
  interface Window {
    sample: Sample;
    heard: unknown[];
  }
}

const folder = join(import.meta.dirname, 'sample-app');
let executable: string;
let data: string;
let running: RunningApp;

/** Processes that work in a folder: a Chromium names its profile in each of them. */
const processesIn = (place: string): string[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    })
    .filter((line) => line.includes(`user-data-dir=${place}`));

describeWith([CHROMIUM], 'the stand-in for Electron', () => {
  beforeAll(async () => {
    executable = await buildStandIn();
    data = await mkdtemp(join(tmpdir(), 'burnpile-sample-'));
    running = await startApp({ executable, folder, data });
  }, 60_000);

  afterAll(async () => {
    await running?.close();
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  });

  const inPage = <T>(f: () => T) => running.page.evaluate(f);

  test('shows a page that came through protocol.handle, whose policy is in force', async () => {
    expect(await running.page.innerText('h1')).toBe('Sample');
    expect(await inPage(() => Reflect.get(window, 'outer'))).toBe(true);
    expect(await inPage(() => Reflect.get(window, 'inline'))).toBeUndefined();
  });

  test('the app’s own process is reached through Playwright', async () => {
    const seen = await running.app.evaluate(({ app, BrowserWindow }) => ({
      name: app.getName(),
      version: app.getVersion(),
      url: BrowserWindow.getAllWindows()[0]!.webContents.getURL(),
    }));
    expect(seen).toEqual({ name: 'sample-app', version: '1.2.3', url: 'sample://here/index.html' });
  });

  test('what the preload exposes is there, frozen all through, and can’t be replaced', async () => {
    const seen = await inPage(() => {
      const { sample } = window;
      try {
        Reflect.set(window, 'sample', null);
      } catch {}
      return {
        keys: Object.keys(sample),
        kept: window.sample === sample,
        frozen: [sample, sample.list, sample.list[1]].map(Object.isFrozen),
        list: sample.list,
      };
    });
    expect(seen).toEqual({
      keys: ['number', 'list', 'ping', 'listen', 'twice', 'fail', 'keeps'],
      kept: true,
      frozen: [true, true, true],
      list: [1, { two: 2 }],
    });
  });

  test('the two worlds see nothing of each other but that', async () => {
    expect(await inPage(() => window.sample.keeps())).toEqual(['function', 'undefined', 'undefined']);
    const missing = [
      'require',
      'process',
      'module',
      'ipcRenderer',
      'electron',
      '__standInSay',
      '__standInHear',
    ];
    for (const name of missing) expect(await running.page.evaluate(`typeof ${name}`)).toBe('undefined');
    expect(
      await inPage(() => Object.getOwnPropertyNames(window).filter((name) => /stand/i.test(name))),
    ).toEqual([]);
  });

  test('functions and errors cross the bridge', async () => {
    expect(await inPage(() => window.sample.twice((x) => x + 10))).toBe(21);
    const said = await inPage(() => {
      try {
        window.sample.fail();
      } catch (error) {
        return (error as Error).message;
      }
      return null;
    });
    expect(said).toBe('as it must');
  });

  test('a message goes to the app with its sender, and an answer comes back until nobody listens', async () => {
    await inPage(() => {
      window.heard = [];
      const stop = window.sample.listen((said) => window.heard.push(said));
      window.sample.ping('a', { b: [1] });
      window.sample.listen(() => stop());
    });
    await expect
      .poll(() => inPage(() => window.heard))
      .toEqual([['sample://here/index.html', 'a', { b: [1] }]]);
    await inPage(() => window.sample.ping('unheard'));
    await inPage(
      () =>
        new Promise<void>((done) => {
          window.sample.listen(() => done());
          window.sample.ping();
        }),
    );
    expect(await inPage(() => window.heard.length)).toBe(1);
  });

  test('what can’t be cloned is refused', async () => {
    const refused = await inPage(() => {
      try {
        window.sample.ping(() => {});
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).toBe(true);
  });

  test('nothing keeps a page from leaving or opening another, if the app doesn’t', async () => {
    await inPage(() => void window.open('about:blank'));
    await expect.poll(() => running.app.windows().length).toBe(2);
    await running.app.windows()[1]!.close();
    await inPage(() => location.assign('./elsewhere'));
    await running.page.waitForURL(/elsewhere/);
    // The app hears of it by a way of its own.
    const url = () =>
      running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getURL());
    await expect.poll(url).toBe('sample://here/elsewhere');
  });

  test('nothing refuses a permission, if the app doesn’t', async () => {
    expect(await inPage(() => Notification.requestPermission())).toBe('granted');
  });

  test('a second start in the same folder is told to the first, and ends', async () => {
    const second = spawnSync(executable, [folder], {
      env: { ...process.env, BURNPILE_DATA: data },
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(second.status).toBe(0);
    await expect.poll(() => running.app.evaluate(() => Reflect.get(globalThis, 'seconds'))).toBe(1);
  });

  test('quitting says so to the app, and leaves no process and no profile', async () => {
    await running.close();
    expect(running.errors()).toContain('quits');
    expect(processesIn(data)).toEqual([]);
    expect(await readdir(data)).toEqual([]);
  });

  test('killing it leaves no Chromium behind', async () => {
    const other = await startApp({ executable, folder, data });
    expect(processesIn(data)).not.toEqual([]);
    await other.kill();
    await expect.poll(() => processesIn(data)).toEqual([]);
  });
});
