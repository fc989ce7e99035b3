import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BUILT_IN, shippedIn } from '../scripts/licences.ts';
import { readSource } from './support/imports.ts';

/** What people chose Burnpile to be made of is really used: not only installed, but reached by what runs. */

const root = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const manifest = JSON.parse(read('package.json'));

/** What is built (electron.vite.config.ts), and what that reaches at run time. */
const ENTRIES = ['src/cli/index.ts', 'src/main/index.ts', 'src/preload/index.ts', 'src/renderer/main.tsx'];

/** The modules that a file names where it runs; a worker is named by its address. */
function modulesOf(file: string, text: string): string[] {
  const imports = readSource(file, text).imports.filter(({ typeOnly }) => !typeOnly);
  const workers = [...text.matchAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g)].map(
    ([, path]) => path!,
  );
  return [...imports.flatMap(({ specifier }) => specifier ?? []), ...workers];
}

/** Every package that is named by what the entries reach. */
function packagesReached(entries: readonly string[], textOf: (file: string) => string | null): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const text = seen.has(file) ? null : textOf(file);
    seen.add(file);
    if (text === null) return;
    for (const named of modulesOf(file, text)) {
      if (named.startsWith('.')) visit(posix.join(posix.dirname(file), named));
      else
        packages.add(
          named
            .split('/')
            .slice(0, named.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  };
  entries.forEach(visit);
  return packages;
}

const sourceOf = (file: string): string | null =>
  /\.tsx?$/.test(file) && existsSync(new URL(file, root)) ? read(file) : null;

const built = [...packagesReached(ENTRIES, sourceOf)];

test.each(['electron', 'react', 'serialport', '@zxing/library'])('%s is reached by what is built', (name) => {
  expect(built).toContain(name);
});

test('nothing is installed for whoever runs Burnpile that nothing reaches', () => {
  expect(Object.keys(manifest.dependencies).filter((name) => !built.includes(name))).toEqual([]);
});

/** Their files are taken as they are, or drawn from, while the page is built: no module of the page names them. */
const TAKEN = /^@(fontsource-variable|letele)\//;

test('what is built in is what the licences are shown of', () => {
  const tools = Object.keys(manifest.devDependencies);
  expect([...BUILT_IN].sort()).toEqual(
    tools.filter((name) => built.includes(name) || TAKEN.test(name)).sort(),
  );
});

const shipped = shippedIn(fileURLToPath(root));

/** Packages that name their licence, but bring no text of it. */
const WITHOUT_TEXT = ['@polka/url', 'guid-typescript', 'onnxruntime-common', 'onnxruntime-web', 'sirv'];

test('everything that is shipped has a licence that lets us ship it', () => {
  const ALLOWED = /^(MIT|ISC|BSD-3-Clause|Apache-2\.0|OFL-1\.1|CC0-1\.0|BlueOak-1\.0\.0)$/;
  expect(shipped.filter(({ licence }) => !ALLOWED.test(licence))).toEqual([]);
  expect(shipped.filter(({ text }) => text === '').map(({ name }) => name)).toEqual(WITHOUT_TEXT);
  expect(shipped.length).toBeGreaterThan(50);
});

test.each([...Object.keys(manifest.dependencies), ...BUILT_IN])(
  'THIRD_PARTY.md says what %s is for',
  (name) => {
    const page = read('THIRD_PARTY.md');
    const fonts: Readonly<Record<string, string>> = {
      '@fontsource-variable/atkinson-hyperlegible-next': 'Atkinson Hyperlegible Next',
      '@fontsource-variable/bricolage-grotesque': 'Bricolage Grotesque',
    };
    expect(page).toMatch(new RegExp(`[[ ]${fonts[name] ?? name}[\\],]`));
  },
);

test('docs/dependencies.md has a row for each package, with its version and licence, and none too many', () => {
  const rows = [
    ...read('docs/dependencies.md').matchAll(
      /^\| `([^`]+)` \| [^|]{5,} \| ([^|]+) \| [^|]+ \| ([^|]+) \| \d{4}-/gm,
    ),
  ];
  const used = { ...manifest.dependencies, ...manifest.devDependencies };
  const licenceOf = (name: string) => JSON.parse(read(`node_modules/${name}/package.json`)).license;
  expect(rows.map(([, name, version, licence]) => [name, version, licence])).toEqual(
    Object.entries(used).map(([name, version]) => [name, version, licenceOf(name)]),
  );
});

test('install scripts are allowed or refused by name, each with its row', () => {
  const lock = JSON.parse(read('package-lock.json')).packages as Record<
    string,
    { hasInstallScript?: true; optional?: true }
  >;
  const wanted = Object.entries(lock).flatMap(([place, one]) =>
    one.hasInstallScript && !one.optional ? [place.replace(/.*node_modules\//, '')] : [],
  );
  expect(Object.keys(manifest.allowScripts).sort()).toEqual(expect.arrayContaining(wanted));
  const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| [^|]+ \| (yes|no) \|/gm)];
  expect(Object.fromEntries(rows.map(([, name, said]) => [name, said === 'yes']))).toEqual(
    manifest.allowScripts,
  );
});

test('what only types name, or nobody reaches, is not used', () => {
  const files: Readonly<Record<string, string>> = {
    'src/a.ts':
      "import './b.ts'; import type { C } from 'c'; new Worker(new URL('./w.ts', import.meta.url));",
    'src/b.ts': "export const b = () => import('@scope/b/deep');",
    'src/w.ts': "import 'w';",
    'src/lonely.ts': "import 'lonely';",
  };
  expect([...packagesReached(['src/a.ts'], (file) => files[file] ?? null)]).toEqual(['@scope/b', 'w']);
});

test('electron-vite builds, vitest tests, and TypeScript checks', () => {
  expect(manifest.scripts.build).toMatch(/^electron-vite build\b/);
  expect(
    readSource('c.ts', read('electron.vite.config.ts')).imports.map(({ specifier }) => specifier),
  ).toContain('electron-vite');
  expect(manifest.scripts.test).toMatch(/^vitest run\b/);
  expect(manifest.scripts.check).toMatch(/^tsc -b\b/);
  const sources = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' });
  expect(sources.filter((file) => /\.[cm]?jsx?$/.test(file))).toEqual([]);
  for (const name of ['electron-vite', 'vitest', 'typescript'])
    expect(manifest.devDependencies).toHaveProperty([name]);
});

test('what was asked to stand at the root stands there', () => {
  const wanted = 'package.json electron.vite.config.ts src resources test electron-builder.yml README.md';
  expect(wanted.split(' ').filter((name) => !existsSync(new URL(name, root)))).toEqual([]);
});
