import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/protocol/settings.ts';
import { type Ended, endsOf } from '../support/command-lines.ts';
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
    ['of an option that isn’t there', ['rules', 'list', '--colour'], /There is no option --colour here/],
    ['without what a command needs', ['judge'], /<files> is missing/],
    ['with a dealer who isn’t there', ['serve', '--dealer', 'Zed', '--seats', 'Ann,Bo'], /Zed/],
    ['with rules that there aren’t', ['serve', '--rules', 'bridge'], /bridge/],
    [
      'with an option that no rules have',
      ['serve', '--rules', 'blast', '--option', 'special.__proto__.polluted=1'],
      /special\.__proto__\.polluted/,
    ],
    ['with a port that is no number', ['serve', '--port', 'x'], /whole number/],
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
    [['serv'], /^Es gibt keinen Befehl „serv“.*War serve gemeint\?\n$/],
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
