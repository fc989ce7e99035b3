import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { readSource } from '../support/imports.ts';

/** What a bundle is made of, and what it expects to be installed beside it. */
export interface Needs {
  /** The files themselves, and their chunks. */
  readonly files: ReadonlySet<string>;
  /** Packages by name, Node's own modules and Electron left out. */
  readonly packages: ReadonlySet<string>;
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Follows the imports of built files. */
export function needsOf(...entries: readonly string[]): Needs {
  const files = new Set<string>();
  const packages = new Set<string>();
  const follow = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const { specifier } of readSource(file, readFileSync(file, 'utf8')).imports) {
      if (specifier === null) continue;
      if (specifier.startsWith('.')) follow(join(dirname(file), specifier));
      else if (!isBuiltin(specifier) && specifier !== 'electron') packages.add(packageOf(specifier));
    }
  };
  for (const entry of entries) follow(entry);
  return { files, packages };
}

/** Where a package is found that is asked for from a folder; null if nowhere. */
function findPackage(from: string, name: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? null : findPackage(dirname(from), name);
}

/** Packages with everything that they depend on in turn, by name. */
export function withDependencies(root: string, names: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const add = (from: string, name: string): void => {
    const folder = findPackage(from, name);
    if (folder === null) throw new Error(`${name} is not installed for ${from}`);
    if (seen.has(folder)) return;
    seen.add(folder);
    found.add(name);
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const dependency of Object.keys(dependencies)) add(folder, dependency);
  };
  for (const name of names) add(root, name);
  return found;
}
