import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { MessageBoxOptions } from 'electron';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import { serve } from '../support/program.ts';
import { untilJoined } from '../support/revision.ts';
import { type RunningApp, startApp } from './electron-app.ts';
import { describeDesktops } from './platforms.ts';
import { settle, volume } from './security-talk.ts';

declare global {
  /** In the app's own process: the questions that it put to people. */
  var asked: { text: string; answer: (button: number) => void }[];
}

const SETUP = { rules: 'reference', options: {}, names: ['Ann', 'Bo'], dealer: 'Ann', lastLoser: null };

describeDesktops('the desktop app', [], ({ name, executable }) => {
  let data: string;
  let running: RunningApp;

  const start = async () => startApp({ executable: await executable(), data });

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'burnpile-desktop-'));
    running = await start();
  }, 60_000);

  afterAll(async () => {
    await running?.close();
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  });

  const say = (message: object) =>
    running.page.evaluate((text) => window.burnpile.send(text), JSON.stringify(message));

  test('its window is shown, with the page in it', async () => {
    const isVisible = () =>
      running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.isVisible());
    await expect.poll(isVisible).toBe(true);
    expect(await running.page.title()).toContain('Burnpile');
    await running.page.waitForSelector('#page > *');
  });

  test.runIf(process.platform === 'linux')('it is started in the way that root has to', async () => {
    expect(await running.app.evaluate(() => process.argv)).toContain('--no-sandbox');
  });

  test('its menu leads nowhere outside', async () => {
    const roles = await running.app.evaluate(({ Menu }) =>
      Menu.getApplicationMenu()!.items.map(({ role, submenu }) => [
        role ?? null,
        // Electron's menus are objects with items, the stand-in's are the templates.
        ((submenu as unknown as { items?: { role?: string }[] })?.items ?? (submenu as never) ?? []).map(
          (item: { role?: string }) => item.role?.toLowerCase() ?? null,
        ),
      ]),
    );
    expect(JSON.stringify(roles)).toContain('togglefullscreen');
    expect(JSON.stringify(roles)).not.toContain('help');
  });

  /** What the first entry of the last menu does. */
  const showTable = () =>
    running.app.evaluate(({ Menu }) => {
      const { submenu } = Menu.getApplicationMenu()!.items.at(-1)!;
      const items = (submenu as unknown as { items?: unknown[] }).items ?? (submenu as never);
      (items as { click: () => void }[])[0]!.click();
    });
  const windows = () => running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

  test('a second window shows the table, once, and says nothing aloud', async () => {
    await say({ type: 'open', setup: SETUP, register: false });
    await Promise.all([running.app.waitForEvent('window'), showTable()]);
    const second = running.app.windows().find((page) => page !== running.page)!;
    await second.locator('.tv-screen, [data-testid="tv"]').first().waitFor();
    await second.getByText('Ann').first().waitFor();
    await showTable();
    expect(await windows()).toBe(2);
    await say({ type: 'settings', settings: { ...DEFAULT_SETTINGS, speak: true } });
    await say({ type: 'pickUp' });
    const spoken = (page: Page) => page.evaluate(() => document.documentElement.dataset.speech ?? null);
    await expect.poll(() => spoken(running.page)).not.toBe(null);
    expect(await spoken(second)).toBe(null);
    await say({ type: 'settings', settings: DEFAULT_SETTINGS });
    await second.close();
    await expect.poll(windows).toBe(1);
    await say({ type: 'leave' });
    await expect.poll(isAwake).toBe(false);
  });

  test('the second window goes with the first, and the app with both', async () => {
    await Promise.all([running.app.waitForEvent('window'), showTable()]);
    const gone = once(running.app.process(), 'exit');
    await running.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => !webContents.getURL().endsWith('#tv'))!
        .close(),
    );
    await gone;
    running = await start();
  });

  const isAwake = () =>
    running.app.evaluate(({ powerSaveBlocker }) =>
      Array.from({ length: 20 }, (_, id) => id).some((id) => powerSaveBlocker.isStarted(id)),
    );

  test('the screen stays awake while a round is played, and only then', async () => {
    expect(await isAwake()).toBe(false);
    await say({ type: 'open', setup: SETUP, register: false });
    await expect.poll(isAwake).toBe(true);
    await say({ type: 'leave' });
    await expect.poll(isAwake).toBe(false);
  });

  test('a page that is loaded again joins again, and is one screen', async () => {
    await running.page.reload();
    // It has been told how things stand: what is told from now on is told to whoever listens.
    await untilJoined(running.page);
    const heard = await running.page.evaluate(async () => {
      const states: string[] = [];
      window.burnpile.listen((text) => states.push(text));
      window.burnpile.send('{"type":"testScanner","on":false}');
      // Answered after all that came before it.
      await new Promise<void>((done) => {
        window.burnpile.listen((text) => JSON.parse(text).type === 'ports' && done());
        window.burnpile.send('{"type":"listPorts"}');
      });
      return states.filter((text) => JSON.parse(text).type === 'state').length;
    });
    expect(heard).toBe(1);
  });

  test('a second start brings the window up and ends', async () => {
    await running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.hide());
    const second = spawn(await executable(), ['.', '--no-sandbox'], {
      env: { ...process.env, BURNPILE_DATA: data },
      stdio: 'ignore',
    });
    await once(second, 'exit');
    const isVisible = () =>
      running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.isVisible());
    await expect.poll(isVisible).toBe(true);
  });

  describe('a game in a file', () => {
    const GAME = resolve('test/games/reference-4-table.burnpile');
    const title = () => running.page.locator('.reading-title').textContent();

    test('is shown move by move when a second start names it, and leads back', async () => {
      const second = spawn(await executable(), ['.', '--no-sandbox', GAME], {
        env: { ...process.env, BURNPILE_DATA: data },
        stdio: 'ignore',
      });
      await once(second, 'exit');
      await running.page.getByTestId('log-screen').getByText('Burn').first().waitFor();
      expect(await title()).toContain('A game from a file');
      await running.page.getByTestId('log-back').click();
      await running.page.getByTestId('log-screen').waitFor({ state: 'detached' });
    });

    test('is shown when macOS hands it over; one that can’t be read is said', async () => {
      const hand = (file: string) =>
        running.app.evaluate(({ app }, path) => app.emit('open-file', { preventDefault() {} }, path), file);
      await hand(GAME);
      await running.page.getByTestId('log-screen').waitFor();
      await running.page.getByTestId('log-back').click();
      await hand(resolve('package.json'));
      await running.page.getByText('That file holds no game').waitFor();
    });

    test('is shown at once when the app is started with it', async () => {
      await running.close();
      running = await startApp({ executable: await executable(), data, args: [GAME] });
      await running.page.getByTestId('log-screen').waitFor();
      expect(await title()).toContain('A game from a file');
      await running.close();
      running = await start();
      await running.page.waitForSelector('#page > *');
      expect(await running.page.getByTestId('log-screen').count()).toBe(0);
    });
  });

  test('a page that crashes is loaded again, and the table has forgotten nothing', async () => {
    await running.page.evaluate((text) => window.burnpile.send(text), settle(0.875));
    expect(await volume(running.page)).toBe(0.875);
    const told = await running.app.evaluate(async ({ BrowserWindow }) => {
      const { webContents } = BrowserWindow.getAllWindows()[0]!;
      const loaded = new Promise((done) => webContents.once('did-finish-load', () => done(null)));
      webContents.forcefullyCrashRenderer();
      await loaded;
      return webContents.executeJavaScript(`new Promise((done) => {
        window.burnpile.listen((text) => {
          const { type, lobby } = JSON.parse(text);
          if (type === 'state') done(lobby.settings.volume);
        });
        window.burnpile.send('{"type":"testScanner","on":false}');
      })`);
    });
    expect(told).toBe(0.875);
    expect(await readFile(join(data, 'log/burnpile.log'), 'utf8')).toMatch(/ error fault .*code=PAGE_/);
  });

  test('closed and opened again, it has kept its settings and its size', async () => {
    await running.close();
    const size = join(data, 'desktop/window.json');
    const place = JSON.parse(await readFile(size, 'utf8'));
    expect(place).toMatchObject({ maximized: false, x: expect.any(Number), y: expect.any(Number) });
    if (process.platform !== 'win32') expect((await stat(size)).mode & 0o777).toBe(0o600);
    running = await start();
    expect(await volume(running.page)).toBe(0.875);
  });

  test('it stands where it stood, unless that display is gone', async () => {
    const file = join(data, 'desktop/window.json');
    const startedAt = async (x: number) => {
      await running.close();
      await writeFile(file, JSON.stringify({ width: 900, height: 600, maximized: false, x, y: 40 }));
      running = await start();
      return running.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getNormalBounds());
    };
    expect(await startedAt(60)).toMatchObject({ x: 60, y: 40, width: 900 });
    const elsewhere = await startedAt(50_000);
    expect(elsewhere.x).toBeLessThan(50_000);
    expect(elsewhere.width).toBe(900);
  });

  test('killed and opened again, it starts', async () => {
    await running.kill();
    running = await start();
    expect(await volume(running.page)).toBe(0.875);
  });

  test('it keeps its games where --data says, and tells who started it that its window is shown', async () => {
    await running.close();
    const [other, mark] = [join(data, 'another'), join(data, 'shown')];
    const settings = { executable: await executable(), data, args: ['--data', other] };
    running = await startApp({ ...settings, env: { BURNPILE_SHOWN: mark } });
    await expect.poll(() => existsSync(mark)).toBe(true);
    await running.page.evaluate((text) => window.burnpile.send(text), settle(0.625));
    expect(await volume(running.page)).toBe(0.625);
    await running.close();
    expect(JSON.parse(await readFile(join(other, 'settings.json'), 'utf8')).settings.volume).toBe(0.625);
    running = await start();
    expect(await volume(running.page)).toBe(0.875);
  });

  test('it asks once before it closes while a game isn’t on the disk, and stays if told so', async () => {
    await running.close();
    const other = join(data, 'no-room');
    await mkdir(other);
    // No folder for journals can be made where a file is.
    await writeFile(join(other, 'tables'), '');
    running = await startApp({ executable: await executable(), data: other });
    const { app } = running;
    await app.evaluate(({ dialog }) => {
      const asked: { text: string; answer: (button: number) => void }[] = [];
      const put = async (_window: unknown, { message, detail, buttons }: MessageBoxOptions) =>
        new Promise((done) => {
          const answer = (response: number) => done({ response, checkboxChecked: false });
          asked.push({ text: [message, detail, ...buttons!].join('\n'), answer });
        });
      Object.assign(dialog, { showMessageBox: put });
      Object.assign(globalThis, { asked });
    });
    const asked = () => app.evaluate(() => globalThis.asked.map(({ text }) => text));
    const close = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.close());

    await say({ type: 'open', setup: SETUP, register: false });
    await expect.poll(isAwake).toBe(true);
    await close();
    await app.evaluate(({ app }) => app.quit());
    await expect.poll(asked).toEqual([expect.stringContaining(`${other}: the folder is gone.`)]);
    expect((await asked())[0]).toMatch(/\nStay\nClose and lose it$/);

    await app.evaluate(() => globalThis.asked[0]!.answer(0));
    await running.page.waitForSelector('#page > *');
    const gone = once(app.process(), 'exit');
    await close();
    await expect.poll(asked).toHaveLength(2);
    await app.evaluate(() => globalThis.asked[1]!.answer(1));
    await gone;
    running = await start();
  });

  // In Electron the dialog waits for somebody to close it.
  test.skipIf(name === 'Electron')('a fault that ends it says what is saved, and where', async () => {
    const gone = once(running.app.process(), 'exit');
    await running.app.evaluate(() => {
      setTimeout(() => {
        throw new Error('Annalisa');
      }, 0);
    });
    const [status] = await gone;
    expect(status).toBe(1);
    expect(running.errors()).toContain(`Everything you played is saved in ${data}.`);
    expect(running.errors()).toContain(`${join(data, 'log/burnpile.log')} says where it happened.`);
    const log = await readFile(join(data, 'log/burnpile.log'), 'utf8');
    expect(log).toMatch(/ error fault type=Error at=/);
    expect(log).not.toContain('Annalisa');
    running = await start();
    expect(await volume(running.page)).toBe(0.875);
  });

  // In Electron the dialog waits for somebody to close it.
  test.skipIf(name === 'Electron')(
    'a folder that another program uses is said, and the app ends',
    async () => {
      await running.close();
      const served = await serve([], data);
      const child = spawn(await executable(), ['.', '--no-sandbox'], {
        env: { ...process.env, BURNPILE_DATA: data },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      child.stderr.on('data', (text) => {
        said += text;
      });
      await once(child, 'exit');
      await served.stop();
      expect(said).toContain('Another Burnpile is running');
    },
  );
});
