import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What the hosting site runs: that it may do little, and that what it runs is here and can be run anywhere. */

const root = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const FOLDER = '.github/workflows/';
const WORKFLOWS = readdirSync(new URL(FOLDER, root));
const { scripts } = JSON.parse(read('package.json'));

/** All values of a key in a workflow, one a line. */
const all = (text: string, key: string): string[] =>
  [...text.matchAll(new RegExp(`^ *(?:- )?${key}: (.+)$`, 'gm'))].map(([, value]) => value!);

describe.each(WORKFLOWS)('%s', (name) => {
  const text = read(FOLDER + name);
  const runs = all(text, 'run');

  test('uses actions by commit, with their version behind it', () => {
    const used = all(text, 'uses').filter((one) => !one.startsWith('./'));
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((one) => !/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(one))).toEqual([]);
  });

  test('may read the sources, and only what makes the draft may write', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    const more = [...text.matchAll(/^ {4}permissions:\n((?: {6}.*\n)+)/gm)].map(([, given]) => given);
    expect(more).toEqual(name === 'release.yml' ? ['      contents: write\n'] : []);
    expect(text.match(/secrets\./g)).toBeNull();
    expect(text).not.toContain('pull_request_target');
  });

  test('leaves no key to the repository behind', () => {
    const checkouts = text.split('actions/checkout@').slice(1);
    expect(checkouts.filter((one) => !/^.*\n +with:\n +persist-credentials: false\n/.test(one))).toEqual([]);
  });

  test('installs what the lock file says, by an npm that runs no install script but those allowed by name', () => {
    const installs = runs.filter((run) => /\bnpm (ci|install|i)\b/.test(run));
    expect(new Set(installs)).toEqual(new Set(['npm install --global npm@11.19.1', 'npm ci']));
    expect(installs.filter((run) => run === 'npm ci').length).toBe(installs.length / 2);
  });

  test('puts no text of others into a command', () => {
    expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
  });

  test('runs what is here', () => {
    const commands = runs.flatMap((run) =>
      [...run.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, one]) => one!),
    );
    expect(commands.filter((one) => scripts[one] === undefined)).toEqual([]);
    const programs = runs.flatMap((run) =>
      [...run.matchAll(/scripts\/run\.mjs (\S+) (\S+)/g)].map(([, folder, one]) => `${folder}/${one}.ts`),
    );
    expect(programs.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
    expect(commands.length + programs.length).toBeGreaterThan(1);
  });
});

test('a release is made of what passed the tests on three systems', () => {
  const release = read(`${FOLDER}release.yml`);
  expect(all(release, 'needs')).toEqual(['test', 'build']);
  expect(all(release, 'uses')[0]).toBe('./.github/workflows/ci.yml');
  for (const name of ['ci.yml', 'release.yml'])
    expect(all(read(FOLDER + name), 'os')).toEqual([expect.stringMatching(/ubuntu.*macos.*windows/)]);
});

test('each installer that is made is kept', () => {
  const made = [...read('electron-builder.yml').matchAll(/- target: (\w+)/g)].map(([, target]) => target!);
  const endings = made.map((target) => (target === 'nsis' ? 'exe' : target));
  expect(endings.sort()).toEqual(['AppImage', 'deb', 'dmg', 'exe']);
  for (const ending of endings) expect(read(`${FOLDER}release.yml`)).toContain(`dist/Burnpile-*.${ending}\n`);
});
