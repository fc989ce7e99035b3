import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import { serve } from '../support/program.ts';

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

  it.each([
    [[], { quiet: 7000, oneScanOnePlay: true }],
    [['--quiet', '500'], { quiet: 500, oneScanOnePlay: true }],
  ])('is as in the settings, but for what is said: %j', async (args, expected) => {
    await keep();
    await (await serve(['--rules', 'blast', ...args], data)).stop();
    expect(await scanning()).toEqual(expected);
  });

  it('can be said without settings', async () => {
    await (await serve(['--seats', 'Ann,Bo', '--one-scan-one-play'], data)).stop();
    expect(await scanning()).toEqual({ quiet: DEFAULT_SETTINGS.quiet, oneScanOnePlay: true });
  });
});

describe('a flag that would do nothing', () => {
  it.each([
    ['--dealer', ['--dealer', 'Ann'], /--rules or --seats/],
    ['--last-loser', ['--last-loser', 'Ann'], /--rules or --seats/],
    ['--quiet', ['--quiet', '500'], /--rules or --seats/],
    ['--one-scan-one-play', ['--one-scan-one-play'], /--rules or --seats/],
    ['--baud', ['--rules', 'blast', '--baud', '19200'], /--scanner/],
  ])('%s is an error', (name, args, instead) => {
    const { status, stdout, stderr } = run('serve', '--port', '0', '--data', data, ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(new RegExp(`^${name} `));
    expect(stderr).toMatch(instead);
  });
});

describe('a command line that can’t be understood', () => {
  it.each([
    ['of no command', ['shuffle'], /There is no command "shuffle"/],
    ['of an option that isn’t there', ['rules', 'list', '--colour'], /There is no option --colour here/],
    ['without what a command needs', ['judge'], /<files> is missing/],
    ['with a dealer who isn’t there', ['serve', '--dealer', 'Zed', '--seats', 'Ann,Bo'], /Zed/],
    ['with rules that there aren’t', ['serve', '--rules', 'bridge'], /bridge/],
    ['with a port that is no number', ['serve', '--port', 'x'], /whole number/],
  ])('%s ends with 2', (_, args, why) => {
    const { status, stderr } = run(...args, ...(args[0] === 'serve' ? ['--data', data] : []));
    expect(status).toBe(2);
    expect(stderr).toMatch(why);
  });

  it.each([['--help'], ['--version'], ['rules', '--help']])('%s %s is none', (...args) => {
    expect(run(...args).status).toBe(0);
  });
});

describe('the help', () => {
  it.each([
    [['--help'], /^Aufruf: burnpile \[Optionen\] \[Befehl\]\n[\s\S]*\n {2}ports +die seriellen Anschlüsse/],
    [
      ['start', '--help'],
      /^Aufruf: burnpile start \[Optionen\]\n[\s\S]* --port <number> [\s\S]*\(ohne\s+Angabe 7878\)/,
    ],
    [['serv'], /^Es gibt keinen Befehl „serv“.*War serve gemeint\?\n$/],
  ])('of %j is in the language of the command line', (args, said) => {
    const { stdout, stderr } = spawnSync(process.execPath, ['out/main/cli.js', ...args], {
      encoding: 'utf8',
      env: { ...process.env, BURNPILE_LANGUAGE: 'de' },
    });
    expect(stdout + stderr).toMatch(said);
  });
});

describe('whoever reads may stop at any time', () => {
  it.each([
    'rules list',
    'rules show reference --json',
    `check ${'test/games/blast-3-full.burnpile '.repeat(20)}`,
    'tables',
  ])('burnpile %.30s ends without a word', (args) => {
    // The reader is gone before the first line.
    const piped = `{ sleep 0.3; node out/main/cli.js ${args} --data ${data}; } | true`;
    const { stderr } = spawnSync('bash', ['-c', `set -o pipefail; ${piped} && echo well >&2`], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('well\n');
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

  it('is written to without a word; what isn’t on the disk is said at the end', async () => {
    const well = await serve(['--rules', 'blast'], data);
    await well.stop();
    expect(well.errors()).toBe('');
    const other = join(data, 'no-room');
    await mkdir(other);
    // No folder for journals can be made where a file is.
    await writeFile(join(other, 'tables'), '');
    const badly = await serve(['--rules', 'blast'], other);
    await badly.stop();
    expect(badly.errors()).toMatch(/^Not everything could be written to .*no-room: the folder is gone\./);
  });
});
