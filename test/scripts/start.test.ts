import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { until } from '../support/until.ts';
import { makeZip } from '../support/zip.ts';
import { ECHO, type Home, makeHome, putStandIn, STAND_IN, type Start } from './home.ts';
import { type Mirror, openMirror } from './mirror.ts';

const BROWSER =
  /^(?:Going on in the browser, with the same table: .*|With .* the table is in the browser, .*)$/gm;
const ADDRESS = /http:\/\/localhost:\d+\//;

let home: Home;
let mirror: Mirror | null = null;

beforeEach(async () => {
  home = await makeHome();
  await mkdir(join(home.root, 'tmp'));
});

afterEach(async () => {
  await mirror?.close();
  mirror = null;
  await home.remove();
});

/** Starts it as people do who may use the desktop. */
const start = (env: Record<string, string> = {}, args: readonly string[] = []): Start =>
  home.start(['--no-sandbox', '--data', join(home.root, 'data'), ...args], env);

async function fetchFrom(answer: RequestListener, env: Record<string, string> = {}): Promise<Start> {
  mirror = await openMirror(answer);
  return start({ ELECTRON_MIRROR: mirror.address, ...env });
}

const never: RequestListener = () => {};

/** The page is there, and the table speaks to it. */
async function expectTable(address: string): Promise<void> {
  const page = await fetch(address.replace('localhost', '127.0.0.1'));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Burnpile');
  const socket = new WebSocket(`${address.replace('http://localhost', 'ws://127.0.0.1')}table`);
  const heard: unknown[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
  await until(() => heard.length > 0);
  expect(heard[0]).toHaveProperty('type');
  socket.terminate();
}

/** It has gone on in the browser, has said so in one line with this reason, and ends when told to. */
async function expectBrowser(started: Start, why: RegExp): Promise<void> {
  const [address] = await started.says(ADDRESS);
  const lines = started.said().match(BROWSER) ?? [];
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(why);
  await expectTable(address);
  started.child.kill('SIGTERM');
  expect(await started.ended()).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
}

describe('without the runtime of Electron', () => {
  it('serves the table in the browser, and says so in one line', async () => {
    const started = start({ BURNPILE_NO_DOWNLOAD: '1' });
    await expectBrowser(started, /BURNPILE_NO_DOWNLOAD/);
    expect(started.said().trim().split('\n')).toHaveLength(4);
  });

  it('ends on Ctrl+C', async () => {
    const started = start({ BURNPILE_NO_DOWNLOAD: '1' });
    const [address] = await started.says(ADDRESS);
    // Its address stands there a moment before it listens to signals.
    await expectTable(address);
    started.child.kill('SIGINT');
    expect(await started.ended()).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });

  it('hands arguments and the exit status of the command line on', async () => {
    const started = start({ BURNPILE_NO_DOWNLOAD: '1' }, ['--rules', 'none-such']);
    expect(await started.ended()).toBe(2);
    expect(started.said()).toContain('none-such');
  });

  it.each([
    ['there is no display', { DISPLAY: '', WAYLAND_DISPLAY: '' }, /no display/],
    ['its folder was named and is empty', { ELECTRON_OVERRIDE_DIST_PATH: '/nowhere' }, /\/nowhere/],
  ])('does not fetch it where %s', async (_, env, why) => {
    const started = await fetchFrom(never, env);
    await expectBrowser(started, why);
    expect(mirror?.asked).toEqual([]);
  });

  it.runIf(process.getuid?.() === 0)('does not open the desktop app for root', async () => {
    await putStandIn(join(home.root, 'dist'), home.version);
    const started = home.start(['--data', join(home.root, 'data')], {
      ELECTRON_OVERRIDE_DIST_PATH: join(home.root, 'dist'),
    });
    await expectBrowser(started, /root/);
  });

  it('says what to do where nothing is built', async () => {
    await rm(join(home.root, 'out'), { recursive: true });
    const started = start();
    expect(await started.ended()).toBe(1);
    expect(started.said()).toMatch(/npm run build/);
    const script = join(home.root, 'scripts/burnpile.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, 'rules', 'list'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'Burnpile is not built here. Do this once: npm run build\n']);
  });

  it('says that a folder without a name is none', async () => {
    const started = home.start(['--data=']);
    expect(await started.ended()).toBe(2);
    expect(started.said()).toMatch(/^--data needs the name of a folder/);
  });
});

describe('arguments of the command line', () => {
  /** What `start --help` lists, and what only the launcher knows. */
  const options = (): string[] => {
    const help = spawnSync(process.execPath, ['out/main/cli.js', 'start', '--help'], { encoding: 'utf8' });
    return [...help.stdout.matchAll(/^ +(?:(-\w), )?(--[\w-]+)/gm)].flatMap(([, short, long]) =>
      short === undefined ? [long!] : [short, long!],
    );
  };

  beforeEach(async () => {
    await home.putCommandLine(ECHO);
    await putStandIn(join(home.root, 'dist'), home.version);
  });

  const startBoth = async (args: readonly string[]): Promise<string> => {
    const started = home.start(['--no-sandbox', ...args], {
      ELECTRON_OVERRIDE_DIST_PATH: join(home.root, 'dist'),
    });
    expect(await started.ended()).toBe(0);
    return started.said();
  };

  it('lead to the browser, each of them, though the desktop app could be opened', async () => {
    const names = options().filter((name) => name !== '--data');
    expect(names).toEqual(expect.arrayContaining(['--rules', '--scanner', '--port', '--no-open', '-h']));
    for (const name of names.filter((one) => one !== '--no-open')) {
      const said = await startBoth([name]);
      expect(said.match(BROWSER)).toEqual([
        `With ${name} the table is in the browser, not in the desktop app.`,
      ]);
      expect(said).toContain(`command line: start ${name}\n`);
    }
    expect(await startBoth(['--seats=Ann,Bo'])).toContain('command line: start --seats=Ann,Bo\n');
  }, 30_000);

  it('say that the page is only served', async () => {
    const said = await startBoth(['--no-open', '--data', 'games']);
    expect(said.match(BROWSER)).toHaveLength(1);
    expect(said).toContain('command line: start --no-open --data games\n');
  });

  it('that the desktop app has too don’t', async () => {
    expect(await startBoth(['--data', 'games'])).toBe(`desktop: ${home.root} --no-sandbox --data games\n`);
  });
});

describe('a download', () => {
  it('that stalls is ended in time, and nothing of it is left', async () => {
    const started = await fetchFrom(never, { BURNPILE_DOWNLOAD_SECONDS: '2' });
    await started.says(/Fetching .* of at most 2 s/);
    await until(() => mirror!.connected() === 1);
    await expectBrowser(started, /not fetched in 2 s/);
    await until(() => mirror!.connected() === 0);
    expect(await readdir(join(home.root, 'tmp'))).toEqual([]);
  });

  it.each([
    ['', null],
    ['soon', 'must be a number of seconds, not "soon". Fetching may take 120 s.'],
    ['-5', 'must be a number of seconds, not "-5". Fetching may take 120 s.'],
  ])('that may take %j seconds may take the usual time, which is said', async (given, said) => {
    const started = await fetchFrom(never, { BURNPILE_DOWNLOAD_SECONDS: given });
    await started.says(/Fetching .* of at most 120 s/);
    started.child.kill('SIGINT');
    await started.ended();
    expect(started.said().match(/(?<=BURNPILE_DOWNLOAD_SECONDS ).*/g)).toEqual(said && [said]);
  });

  it('that fails at once lets the browser take over', async () => {
    const refuse: RequestListener = (_, response) => response.writeHead(404).end();
    await expectBrowser(await fetchFrom(refuse), /can't be had \(.*404/);
  });

  it('that reaches nobody names the address and the cause', async () => {
    const started = start({ ELECTRON_MIRROR: 'http://127.0.0.1:47/' });
    await expectBrowser(
      started,
      /can't be had \(http:\/\/127\.0\.0\.1:47\/ can't be reached: ECONNREFUSED\)/,
    );
  });

  it('is ended by Ctrl+C, and so is everything', async () => {
    const started = await fetchFrom(never);
    await until(() => mirror!.connected() === 1);
    started.child.kill('SIGINT');
    expect(await started.ended()).toBe(130);
    await until(() => mirror!.connected() === 0);
    expect(started.said()).not.toMatch(BROWSER);
    expect(await readdir(join(home.root, 'tmp'))).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'that comes through opens the desktop app, also the next time',
    async () => {
      const started = await fetchFrom(release(), { electron_use_remote_checksums: '1' });
      expect(await started.ended()).toBe(0);
      expect(started.said()).toContain(`desktop: ${home.root} --no-sandbox`);
      const again = start({ BURNPILE_NO_DOWNLOAD: '1' });
      expect(await again.ended()).toBe(0);
      expect(again.said()).toContain('desktop: ');
    },
  );

  /** What a mirror of Electron's releases holds for this machine, with the stand-in in the archive. */
  function release(): RequestListener {
    const name = `electron-v${home.version}-linux-${process.arch}.zip`;
    const zip = makeZip([
      { name: 'version', text: home.version },
      { name: 'electron', text: STAND_IN, runs: true },
    ]);
    const sums = `${createHash('sha256').update(zip).digest('hex')} *${name}\n`;
    return (request, response) => response.end(request.url?.endsWith('.zip') ? zip : sums);
  }
});

describe('a runtime', () => {
  const desktop = (args: string) => `desktop: ${home.root} ${args}`;

  it('that is named by ELECTRON_OVERRIDE_DIST_PATH opens the desktop app with all arguments', async () => {
    await putStandIn(join(home.root, 'dist'), home.version);
    const started = home.start(['--no-sandbox', '--data', 'games'], {
      ELECTRON_OVERRIDE_DIST_PATH: join(home.root, 'dist'),
    });
    expect(await started.ended()).toBe(0);
    expect(started.said()).toBe(`${desktop('--no-sandbox --data games')}\n`);
  });

  it.each([
    ['only half unpacked', () => home.version, ''],
    ['of another version', () => '1.2.3', 'electron'],
  ])('that is %s is not taken for one', async (_, version, mark) => {
    await putStandIn(join(home.electron, 'dist'), version());
    await writeFile(join(home.electron, 'path.txt'), mark);
    await expectBrowser(start({ BURNPILE_NO_DOWNLOAD: '1' }), /BURNPILE_NO_DOWNLOAD/);
  });

  it('of another version loses its mark before a new one is fetched', async () => {
    await putStandIn(join(home.electron, 'dist'), '1.2.3');
    await writeFile(join(home.electron, 'path.txt'), 'electron');
    const started = await fetchFrom(never);
    await until(() => mirror!.connected() === 1);
    expect(existsSync(join(home.electron, 'path.txt'))).toBe(false);
    started.child.kill('SIGTERM');
    expect(await started.ended()).toBe(143);
  });

  const standIn = async (script: string): Promise<Start> => {
    const folder = join(home.root, 'dist');
    await putStandIn(folder, home.version);
    await writeFile(join(folder, 'electron'), `#!/bin/sh\n${script}\n`);
    return start({ ELECTRON_OVERRIDE_DIST_PATH: folder });
  };

  it.each([
    ['lacks a library', 'exit 127', /status 127/],
    ['breaks down', 'kill -TRAP $$', /SIGTRAP/],
    ['finds no display behind its name', 'echo "Missing X server or \\$DISPLAY"; exit 1', /status 1/],
  ])('that %s lets the browser take over', async (_, script, why) => {
    await expectBrowser(await standIn(script), why);
  });

  it('hands its exit status on once its window was shown', async () => {
    expect(await (await standIn('touch "$BURNPILE_SHOWN"; exit 3')).ended()).toBe(3);
    expect(await readdir(join(home.root, 'tmp'))).toEqual([]);
  });

  it('that ends well without a window, as a second start does, is not started again in the browser', async () => {
    const started = await standIn('exit 0');
    expect(await started.ended()).toBe(0);
    expect(started.said()).toBe('');
  });

  it('that fails because it was told to end is not started again in the browser', async () => {
    const started = await standIn(`trap 'exit 7' TERM\necho up\nwhile :; do sleep 0.1; done`);
    await started.says(/^up$/m);
    started.child.kill('SIGTERM');
    expect(await started.ended()).toBe(7);
    expect(started.said()).not.toMatch(BROWSER);
  });

  it('is ended with the launcher', async () => {
    const file = join(home.root, 'told');
    const started = await standIn(
      `trap 'echo told > ${file}; exit 0' TERM\necho up\nwhile :; do sleep 0.1; done`,
    );
    await started.says(/^up$/m);
    started.child.kill('SIGTERM');
    expect(await started.ended()).toBe(0);
    expect(await readFile(file, 'utf8')).toBe('told\n');
  });
});
