import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A package that is part of what people get. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** As an SPDX expression, as the package says it. */
  readonly licence: string;
  /** Where its sources are; null if it doesn't say. */
  readonly home: string | null;
  /** Its terms in full; empty where the package brings none. */
  readonly text: string;
}

/** What `licences.json` holds: each text once, and each package with the number of its text, from 0. */
export interface Licences {
  readonly texts: readonly string[];
  readonly packages: readonly (Omit<Shipped, 'text'> & { readonly text: number | null })[];
}

/** Of `devDependencies`: what is built into the page, and Electron, which it is packed with. `test/packages.test.ts` compares. */
export const BUILT_IN: readonly string[] = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/bricolage-grotesque',
  '@letele/playing-cards',
  '@zxing/library',
  'bwip-js',
  'd3-scale',
  'd3-shape',
  'electron',
  'react',
  'react-dom',
];

/** Of what is built in, what it depends on that only makes it: nothing of these is in what comes of it. */
const ONLY_MAKES: readonly string[] = ['electron'];

/** Types, which nothing of is left where it runs. */
const ONLY_TYPES = /^(@types\/.+|type-fest|tagged-tag|undici-types)$/;

interface Locked {
  readonly version: string;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

type Lock = Readonly<Record<string, Locked>>;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Where the lock file has a package for the one at a path, as Node finds it; null if it is left out here. */
function placeOf(lock: Lock, from: string, name: string): string | null {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (lock[place] !== undefined) return place;
  if (from === '') return null;
  return placeOf(lock, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

/** The places in the lock file of packages and of all that they depend on. */
function placesOf(lock: Lock, names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (from: string, name: string): void => {
    const place = placeOf(lock, from, name);
    if (place === null || found.has(place) || ONLY_TYPES.test(name)) return;
    found.add(place);
    if (ONLY_MAKES.includes(name)) return;
    for (const needed of Object.keys(lock[place]?.dependencies ?? {})) add(place, needed);
  };
  for (const name of names) add('', name);
  return [...found];
}

/** The terms in a package's folder, all of them if there are more than one. */
const textOf = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');

/** A web address out of what package.json says of its sources. */
function homeOf({ repository, homepage }: Readonly<Record<string, unknown>>): string | null {
  const said =
    typeof repository === 'string' ? repository : (repository as { url?: string } | undefined)?.url;
  const path = /(?:github\.com[/:]|^github:|^)([\w.-]+\/[\w.-]+?)(?:\.git)?(?:#.*)?$/.exec(said ?? '')?.[1];
  if (path !== undefined) return `https://github.com/${path}`;
  return typeof homepage === 'string' ? homepage : null;
}

/** Everything that people get with Burnpile, by name: what is installed with it, built into its page or packed with it. */
export function shippedIn(root: string): Shipped[] {
  const { dependencies } = readJson(join(root, 'package.json'));
  const lock: Lock = readJson(join(root, 'package-lock.json')).packages;
  return placesOf(lock, [...Object.keys(dependencies), ...BUILT_IN])
    .map((place) => ({ place, folder: join(root, place) }))
    .filter(({ folder }) => existsSync(folder))
    .map(({ folder }) => {
      const manifest = readJson(join(folder, 'package.json'));
      const { name, version, license } = manifest;
      return { name, version, licence: license, home: homeOf(manifest), text: textOf(folder) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The same with each text once. */
export function licencesOf(root: string): Licences {
  const shipped = shippedIn(root);
  const texts = [...new Set(shipped.map(({ text }) => text))].filter((text) => text !== '');
  const numberOf = (text: string) => (text === '' ? null : texts.indexOf(text));
  return { texts, packages: shipped.map((one) => ({ ...one, text: numberOf(one.text) })) };
}

/** Lays `licences.json` beside the page, which shows it. */
export const licences = (root: string): Plugin => ({
  name: 'burnpile-licences',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(licencesOf(root)) });
  },
});
