import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { LobbyView } from '../../src/protocol/lobby.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import { type Ended, endsOf } from '../support/command-lines.ts';
import { every } from '../support/mode.ts';
import { type Served, serve } from '../support/program.ts';
import { describeWith } from '../support/tools.ts';
import { until } from '../support/until.ts';

let data: string;

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'burnpile-serve-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

/** Runs the command line to its end. */
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['out/main/cli.js', ...args], { encoding: 'utf8', timeout: 30_000 });

/** How cards are scanned at the one table that was begun in the folder. */
async function scanning(): Promise<unknown> {
  const [name] = await readdir(join(data, 'tables'));
  const [first] = (await readFile(join(data, 'tables', name!), 'utf8')).split('\n');
  return JSON.parse(first!.slice(first!.indexOf('{'))).setup.settings;
}

describe('how cards are scanned', () => {
  const keep = () => {
    const settings = { ...DEFAULT_SETTINGS, quiet: 7000, oneScanOnePlay: true };
    return writeFile(join(data, 'settings.json'), JSON.stringify({ format: 1, settings, lastSetup: null }));
  };

  it.each(
    every(2, [
      [['--quiet', '500'], { quiet: 500, oneScanOnePlay: true }],
      [[], { quiet: 7000, oneScanOnePlay: true }],
    ] as const),
  )('is as in the settings, but for what is said: %j', async (args, expected) => {
    await keep();
    await (await serve(['--rules', 'blast', ...args], data)).stop();
    expect(await scanning()).toEqual(expected);
  });

  it('can be said without settings', async () => {
    await (await serve(['--seats', 'Ann,Bo', '--one-scan-one-play'], data)).stop();
    expect(await scanning()).toEqual({ quiet: DEFAULT_SETTINGS.quiet, oneScanOnePlay: true });
  });
});

/** Command lines that are read by one start of the program, which no table is begun by. */
function readOnce(
  lines: readonly (readonly string[])[],
  env?: Record<string, string>,
): () => readonly Ended[] {
  let ends: readonly Ended[] = [];
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'burnpile-serve-'));
    ends = endsOf(
      lines.map((args) => (args[0] === 'serve' ? [...args, '--data', folder] : args)),
      env,
    );
    expect(await readdir(folder)).not.toContain('tables');
    await rm(folder, { recursive: true });
  });
  return () => ends;
}

describe('a flag that would do nothing', () => {
  const ROWS = [
    ['--dealer', ['--dealer', 'Ann'], /--rules or --seats/],
    ['--last-loser', ['--last-loser', 'Ann'], /--rules or --seats/],
    ['--quiet', ['--quiet', '500'], /--rules or --seats/],
    ['--one-scan-one-play', ['--one-scan-one-play'], /--rules or --seats/],
    ['--baud', ['--rules', 'blast', '--baud', '19200'], /--scanner/],
  ] as const;
  const ends = readOnce(ROWS.map(([, args]) => ['serve', '--port', '0', ...args]));

  it.each(ROWS.map(([name, , instead], i) => [name, instead, i] as const))(
    '%s is an error',
    (name, instead, i) => {
      const { status, stdout, stderr } = ends()[i]!;
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(new RegExp(`^${name} `));
      expect(stderr).toMatch(instead);
    },
  );
});

describe('a command line that can’t be understood', () => {
  const ROWS = [
    ['of no command', ['shuffle'], /There is no command "shuffle"/],
    [
      'for help with no command',
      ['help', 'nosuch'],
      /\n {2}serve [\s\S]*\nThere is no command "nosuch": --help lists them\.\n$/,
    ],
    [
      'for help with none of a group',
      ['rules', 'help', 'nosuch'],
      /\n {2}list [\s\S]*There is no command "nosuch"/,
    ],
    ['of an option that isn’t there', ['rules', 'list', '--colour'], /There is no option --colour here/],
    ['without what a command needs', ['judge'], /^The command needs <files>: --help says what it is\.\n$/],
    [
      'without the value of an option',
      ['start', '--port'],
      /^The option --port <number> needs a value after it: --help says which\.\n$/,
    ],
    ['with a dealer who isn’t there', ['serve', '--dealer', 'Zed', '--seats', 'Ann,Bo'], /Zed/],
    ['with rules that there aren’t', ['serve', '--rules', 'bridge'], /bridge/],
    [
      'with an option that no rules have',
      ['serve', '--rules', 'blast', '--option', 'special.__proto__.polluted=1'],
      /special\.__proto__\.polluted/,
    ],
    ['with a port that is no number', ['serve', '--port', 'x'], /whole number/],
    ['with no port', ['serve', '--port='], /^--port must be a whole number .*, not ""/],
    ['with no folder', ['tables', '--data', ''], /^--data needs the name of a folder after it\.\n$/],
    ...['tables', 'export 2026 --as csv', 'rules list', 'rules show blast', 'check -', 'judge -'].map(
      (command) =>
        [
          `of ${command} with a folder that isn’t there`,
          [...command.split(' '), '--data', 'none/such'],
          /^There is no folder none\/such: correct what comes after --data\.\n$/,
        ] as const,
    ),
    ['with a file for a folder', ['tables', '--data', 'package.json'], /There is no folder package\.json/],
  ] as const;
  const NONE = [['--help'], ['--version'], ['rules', '--help']];
  const ends = readOnce([...ROWS.map(([, args]) => args), ...NONE]);

  it.each(ROWS.map(([name, , why], i) => [name, why, i] as const))('%s ends with 2', (_, why, i) => {
    const { status, stderr } = ends()[i]!;
    expect(status).toBe(2);
    expect(stderr).toMatch(why);
  });

  it('ends so as a program of its own', () => {
    const { status, stdout, stderr } = run('shuffle');
    expect({ status, stdout, stderr }).toEqual(ends()[0]);
  });

  it.each(NONE.map((args, i) => [args.join(' '), ROWS.length + i] as const))('%s is none', (_, i) => {
    const { status, stdout } = ends()[i]!;
    expect([status, stdout.length > 0]).toEqual([0, true]);
  });
});

describe('the help', () => {
  const ROWS = [
    [['--help'], /^Aufruf: burnpile \[Optionen\] \[Befehl\]\n[\s\S]*\n {2}ports +die seriellen Anschlüsse/],
    [
      ['start', '--help'],
      /^Aufruf: burnpile start \[Optionen\]\n[\s\S]* --port <number> [\s\S]*\(ohne\s+Angabe 7878\)/,
    ],
    [['serv'], /^Es gibt keinen Befehl „serv“.*Meintest du serve\?\n$/],
  ] as const;
  const ends = readOnce(
    ROWS.map(([args]) => args),
    { BURNPILE_LANGUAGE: 'de' },
  );

  it.each(ROWS.map(([args, said], i) => [args, said, i] as const))(
    'of %j is in the language of the command line',
    (_, said, i) => {
      const { stdout, stderr } = ends()[i]!;
      expect(stdout + stderr).toMatch(said);
    },
  );
});

describe('the language that the environment names', () => {
  const said = (language: string) => endsOf([['ports', '--help']], { BURNPILE_LANGUAGE: language })[0]!;
  const ROWS = [
    ['de_AT', ''],
    ['', ''],
    ['fr', 'BURNPILE_LANGUAGE must be en or de, not "fr". Continuing in English.\n'],
  ] as const;

  it.each(every(2, ROWS))('%j is spoken, or it is said that it isn’t', (language, stderr) => {
    expect(said(language)).toMatchObject({ status: 0, stderr });
  });
});

it.runIf(existsSync('/dev/full'))('what can’t be printed is said in one line, and is a failure', () => {
  const { status, stderr } = spawnSync('bash', ['-c', 'node out/main/cli.js rules list >/dev/full'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The output can’t be written: .*\n$/)]);
});

describe('whoever reads may stop at any time', () => {
  it.each(
    every(3, [
      'rules list',
      'rules show reference --json',
      `check ${'test/games/blast-3-full.burnpile '.repeat(20)}`,
      'tables',
    ]),
  )('burnpile %.30s ends without a word', (args) => {
    // The reader is gone before the first line.
    const piped = `{ sleep 0.3; node out/main/cli.js ${args} --data ${data}; } | true`;
    const { stderr } = spawnSync('bash', ['-c', `set -o pipefail; ${piped} && echo well >&2`], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('well\n');
  });
});

it('a scanner that isn’t there is told of in the terminal, once', async () => {
  const served = await serve(['--scanner', '/dev/burnpile-has-none'], data);
  await until(() => served.errors() !== '');
  await served.stop();
  expect(served.errors()).toBe(
    'The scanner at /dev/burnpile-has-none can’t be used: nothing is plugged in there. Plug the scanner in, or choose another port. Burnpile then finds it by itself.\n',
  );
});

/** Runs the command line to its end, while others here go on. */
async function runBeside(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, ['out/main/cli.js', ...args], { env: { ...process.env, ...env } });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (data) => {
      said[name] += data;
    });
  const [status] = await once(child, 'close');
  return { status, ...said };
}

describe('where something runs already', () => {
  const portOf = (address: string): string => new URL(address).port;

  it('a second start leads to the table that is there, unless its games are in another folder', async () => {
    const first = await serve([], data);
    const folder = join(data, 'other');
    const other = ['--port', portOf(first.address), '--data', folder];
    const same = await runBeside(['start', '--no-open', '--port', '0', '--data', data]);
    const there = `Burnpile is running already: the table is at ${first.address}\n`;
    expect([same.status, same.stdout]).toEqual([0, there]);
    const another = await runBeside(['start', '--no-open', ...other]);
    expect([another.status, another.stdout]).toEqual([1, '']);
    expect(another.stderr).toContain(
      `open at ${first.address}, and its games are in a different folder from ${folder}`,
    );
    for (const args of every(2, [['serve'], ['start', '--no-open', '--rules', 'blast']])) {
      const { status, stderr } = await runBeside([...args, ...other]);
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^Something else is using port \d+/)]);
    }
    await first.stop();
  });

  it('a second start opens its page', async () => {
    const first = await serve([], data);
    const opened = join(data, 'opened');
    const browser = join(data, 'browser');
    await writeFile(browser, `#!/bin/sh\necho "$1" > '${opened}'\n`, { mode: 0o755 });
    const env = { BROWSER: browser, DISPLAY: '', WAYLAND_DISPLAY: '' };
    const { status } = await runBeside(['start', '--data', data], env);
    expect(status).toBe(0);
    await until(() => existsSync(opened) && readFileSync(opened, 'utf8') === `${first.address}\n`);
    await first.stop();
  });

  it('another program at the port is told of, and nothing is opened', async () => {
    const foreign = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1');
    await once(foreign, 'listening');
    const { port } = foreign.address() as AddressInfo;
    const { status, stdout, stderr } = await runBeside(['start', '--port', String(port), '--data', data]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Something else is using port \d+ .* choose another with --port\.\n$/);
    foreign.close();
  });
});

describe('where games are kept', () => {
  it('stands in the help and is printed', async () => {
    const { stdout } = run('serve', '--help');
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      /--data <folder> folder for games and settings; \S.* if not given/,
    );
    const served = await serve([], data);
    await served.stop();
    expect(served.printed()).toContain(`Games and settings are kept in ${data}\n`);
  });

  it.each([
    ['a folder that isn’t there yet', ['new', 'deep'], null],
    ['a file', ['file'], 'a file already has its name, or the folder it belongs in is missing'],
    [
      'a folder in a file',
      ['file', 'deep'],
      'a file already has its name, or the folder it belongs in is missing',
    ],
  ])('may be %s: or it is said at once that it can’t be', async (_, path, why) => {
    await writeFile(join(data, 'file'), '');
    const folder = join(data, ...path);
    const { status, stderr } = await runBeside(['serve', '--rules', 'bridge', '--data', folder]);
    const refused = `The folder ${folder} can’t be used: ${why}. Choose another with --data.\n`;
    expect([status, stderr]).toEqual(why === null ? [2, expect.stringContaining('bridge')] : [1, refused]);
    expect(existsSync(folder)).toBe(why === null || path.length === 1);
  });

  it.runIf(process.platform === 'linux')(
    'can’t be where no folder can be made, and nobody waits',
    async () => {
      const { status, stderr } = await runBeside(['serve', '--data', '/proc/burnpile/deep', '--port', '0']);
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(/^The folder \/proc.* can’t be used: .*\.\n$/),
      ]);
    },
  );

  it('is written to without a word; what isn’t on the disk is said at once and at the end', async () => {
    const well = await serve(['--rules', 'blast'], data);
    await well.stop();
    expect(well.errors()).toBe('');
    const other = join(data, 'no-room');
    await mkdir(other);
    // No folder for journals can be made where a file is.
    await writeFile(join(other, 'tables'), '');
    const badly = await serve(['--rules', 'blast'], other);
    await badly.stop();
    // Said at once, and again at the end.
    expect(badly.errors()).toMatch(/^The games folder is gone\./);
    expect(badly.errors()).toMatch(/^Not everything could be written to .*no-room: the folder is gone\./m);
  });
});

/** Whether programs may be started here in a network and with mounts of their own. */
const mayUnshare = spawnSync('unshare', ['-m', '-n', 'true']).status === 0;

describeWith(
  ['prlimit', 'mkfifo'],
  'a folder with what doesn’t belong there, on a disk with little room',
  () => {
    let games: string;
    let served: Served;
    let socket: WebSocket;
    const heard: ServerMessage[] = [];

    const last = <T extends ServerMessage['type']>(type: T) =>
      heard.findLast((one): one is Extract<ServerMessage, { type: T }> => one.type === type);
    const lobby = (): LobbyView => last('state')!.lobby;
    const inputs = (): number => last('state')!.table?.inputs ?? -1;
    const say = (message: object | string) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    /** What is answered, though nobody else would hear of it. */
    const ask = async <T extends ServerMessage['type']>(message: object | string, type: T) => {
      heard.length = heard.findLastIndex((one) => one.type === 'state') + 1;
      say(message);
      await until(() => last(type) !== undefined);
      return last(type)!;
    };
    const pipe = (name: string) => execFileSync('mkfifo', [join(games, name)]);

    beforeAll(async () => {
      games = await mkdtemp(join(tmpdir(), 'burnpile-foreign-'));
      for (const folder of ['tables/ended', 'tables/folder.journal', 'decks', 'rules'])
        await mkdir(join(games, folder), { recursive: true });
      for (const name of [
        'settings.json',
        'progress.json',
        'tables/pipe.journal',
        'decks/a.json',
        'rules/a.json',
      ])
        pipe(name);
      await symlink('loop.journal', join(games, 'tables/loop.journal'));
      await symlink('../pipe.journal', join(games, 'tables/ended/pipe.journal'));
      await symlink('/dev/zero', join(games, 'tables/ended/zero.journal'));
      served = await serve([], games, ['prlimit', '--fsize=8192']);
      socket = new WebSocket(
        `${served.address.replace('http', 'ws').replace('localhost', '127.0.0.1')}table`,
      );
      socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
      await until(() => last('state') !== undefined);
    });

    afterAll(async () => {
      socket?.terminate();
      await served?.stop();
      await rm(games, { recursive: true, force: true });
    });

    it('keeps nobody from starting, and is said to be there', () => {
      expect(lobby()).toMatchObject({ unreadable: 3, settingsDamaged: true });
      expect(lobby().decks.broken).toEqual([{ file: 'a.json', fault: 'cannotRead' }]);
      expect(last('welcome')!.brokenRules).toMatchObject([
        { file: 'a.json', error: { detail: 'not a file' } },
      ]);
    });

    it('keeps nobody waiting who asks about the past', async () => {
      const { history } = await ask({ type: 'history', after: null }, 'history');
      // In the order in which they were written, which is no time apart.
      expect(history.tables.map(({ id, trouble }) => [id, trouble]).sort()).toEqual([
        ['folder', 'cannotRead'],
        ['loop', 'cannotRead'],
        ['pipe', 'cannotRead'],
        ['zero', 'cannotRead'],
      ]);
      const filter = { rules: null, days: null, deck: null };
      const { statistics } = await ask({ type: 'statistics', filter }, 'statistics');
      expect(statistics).toMatchObject({ rounds: 0, unreadable: 4 });
    });

    it('stays, beside what is written in its place', async () => {
      say({ type: 'settings', settings: { ...lobby().settings, volume: 0.125 } });
      await until(() => lobby().settings.volume === 0.125);
      expect(await readFile(join(games, 'settings.json'), 'utf8')).toContain('0.125');
      expect((await lstat(join(games, 'settings.json.damaged'))).isFIFO()).toBe(true);
    });

    it('doesn’t end the game when nothing more can be written, which is said', async () => {
      const setup = { rules: 'blast', options: {}, names: ['Ann', 'Bo'], dealer: 'Bo', lastLoser: null };
      say({ type: 'open', setup, register: false });
      await until(() => inputs() === 0);
      for (let i = 0; lobby().trouble === null || i < 4; i++) {
        say({ type: 'code', code: `CMD:SEAT:${1 + (i % 2)}`, how: 'tap' });
        await until(() => inputs() > i);
      }
      expect(lobby().trouble).toBe('diskFull');
      expect((await fetch(served.address.replace('localhost', '127.0.0.1'))).status).toBe(200);
    });

    it('is no more than a foreign message: what nests without end is refused without a word', async () => {
      const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
      const rules = `{"type":"rules","of":{"id":"reference","options":{"title":${deep}}}}`;
      expect(await ask(rules, 'refused')).toMatchObject({ refusal: { code: 'badMessage' } });
      expect(served.errors()).toBe('');
    });

    it('says who else can open the page', () => {
      expect(served.printed()).toMatch(/^Anyone who is logged in to this computer can open that page too/m);
    });

    it.skipIf(!mayUnshare)(
      'is one program’s, though another comes from a network of its own by a mount',
      async () => {
        const mounted = await mkdtemp(join(tmpdir(), 'burnpile-mounted-'));
        const command = 'mount --bind "$1" "$2" && exec "$0" out/main/cli.js serve --port 0 --data "$2"';
        const { status, stdout, stderr } = spawnSync(
          'unshare',
          ['-m', '-n', 'sh', '-c', command, process.execPath, games, mounted],
          { encoding: 'utf8', timeout: 30_000 },
        );
        await rm(mounted, { recursive: true });
        expect([status, stdout]).toEqual([1, '']);
        expect(stderr).toContain(
          `Another Burnpile is running at ${served.address} and keeps its games in ${mounted}.`,
        );
      },
    );
  },
);
