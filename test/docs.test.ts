import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LAYERS } from './support/layers.ts';

/** The documents: that they are short enough to be read, that what they name exists, and that nothing cites air. */

const root = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((name) =>
    posix.join(folder, name.replaceAll('\\', '/')),
  );

const PAGES = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...[...filesIn('docs'), ...filesIn('test')].filter((name) => name.endsWith('.md')),
].sort();
const CODE = ['src', 'test', 'bench', 'scripts']
  .flatMap(filesIn)
  .filter((name) => /\.(tsx?|mjs|jsonl?)$/.test(name));

/** A page without its blocks of code, line by line, so that line numbers stay. */
const prose = (page: string): string[] => {
  let inside = false;
  return read(page)
    .split('\n')
    .map((line) => {
      const fence = /^\s*```/.test(line);
      if (fence) inside = !inside;
      return fence || inside ? '' : line;
    });
};

describe('no page is longer than people read', () => {
  const MOST_LINES: readonly (readonly [page: string, lines: number])[] = [
    ['README.md', 100],
    ['ARCHITECTURE.md', 150],
    ...PAGES.filter((page) => page.startsWith('docs/how-to/')).map((page) => [page, 60] as const),
  ];

  test.each(MOST_LINES)('%s has at most %i lines', (page, lines) => {
    expect(read(page).trimEnd().split('\n').length).toBeLessThanOrEqual(lines);
  });

  // The changelog is looked up, not read.
  test.each(PAGES.filter((page) => page !== 'CHANGELOG.md'))('%s has no line over 400 characters', (page) => {
    expect(prose(page).flatMap((line, i) => (line.length > 400 ? [i + 1] : []))).toEqual([]);
  });
});

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (page: string): string[] =>
  prose(page).flatMap((line) => (/^#+ /.test(line) ? [anchorOf(line.replace(/^#+ /, ''))] : []));

/** Links into the repository that lead nowhere. */
function deadLinks(page: string): string[] {
  const links = [
    ...prose(page)
      .join('\n')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, link]) => link!);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path, anchor] = link.split('#');
    const target = path === '' ? page : posix.join(posix.dirname(page), path!);
    if (!existsSync(new URL(target, root))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
}

test.each(PAGES)('every link of %s leads somewhere', (page) => {
  expect(deadLinks(page)).toEqual([]);
});

/** The files and folders of tests that a page has run; `{a,b}` stands for two of them. */
const testsRun = (page: string): string[] =>
  [...read(page).matchAll(/\bvitest run ([^&#|`\n]*)/g)]
    .flatMap(([, wanted]) => wanted!.match(/\btest\/\S+/g) ?? [])
    .flatMap((name) => {
      const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
      return names === undefined ? [name] : names.split(',').map((one) => `${before}${one}${after}`);
    });

test.each(PAGES)('every test that %s has run is there', (page) => {
  expect(testsRun(page).filter((name) => !existsSync(new URL(name, root)))).toEqual([]);
});

const cited = (file: string): string[] => read(file).match(/\bA-\d\d\b/g) ?? [];

describe('what the code cites can be read', () => {
  const decided = prose('docs/rules/ambiguities.md').flatMap((line) => /^\| (A-\d\d) /.exec(line)?.[1] ?? []);

  test('each ambiguity has one row', () => {
    expect(decided.length).toBeGreaterThan(40);
    expect(new Set(decided).size).toBe(decided.length);
  });

  test('every ambiguity that the code cites has its row', () => {
    const missing = CODE.flatMap((file) => cited(file).filter((number) => !decided.includes(number)));
    expect(missing).toEqual([]);
  });

  test('no comment cites a document that is not here', () => {
    const pages = CODE.filter((file) => !file.startsWith('scripts/')).flatMap(
      (file) => read(file).match(/docs\/[\w/-]+\.md/g) ?? [],
    );
    expect(pages.length).toBeGreaterThan(4);
    expect(pages.filter((page) => !existsSync(new URL(page, root)))).toEqual([]);
    const elsewhere = CODE.filter((file) => /\b(?:matrix [A-D]\d?|DESIGN|VISION)\b/.test(read(file)));
    expect(elsewhere.filter((file) => file !== 'test/docs.test.ts')).toEqual([]);
  });
});

describe('names in back-quotes are those of the code', () => {
  const sources = [...filesIn('src'), ...filesIn('scripts'), ...filesIn('bench'), ...filesIn('test')];
  /** Files without their ending, and folders, by every path that ends with their name. */
  const modules = new Set(
    sources.flatMap((file) => {
      const parts = file.replace(/(\.test)?\.(tsx?|mjs)$/, '').split('/');
      return parts.flatMap((_, from) => parts.map((_, to) => parts.slice(from, to + 1).join('/')));
    }),
  );
  const words = new Set(CODE.flatMap((file) => read(file).match(/[\w$]+/g) ?? []));

  /** What a page names that isn't there: a path from the root, a module below `src/`, or an identifier. */
  function unknownNames(page: string): string[] {
    const text = prose(page).join('\n');
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name!);
    // What a how-to adds isn't there yet: "Take `clock`, …".
    const example = /\bTake [^`\n]*`(\w+)`/.exec(text)?.[1];
    return named.filter((name) => {
      if (example !== undefined && new RegExp(`\\b${example}\\b`).test(name)) return false;
      if (/^[a-z][\w-]*(\/[\w.-]+)+$/.test(name))
        return !existsSync(new URL(name, root)) && !modules.has(name.replace(/(\.test)?\.(tsx?|mjs)$/, ''));
      const identifier = /^([a-z]+[A-Z]\w*|[A-Z]+[a-z]\w*|[A-Z]+_[A-Z_]+)(\(\))?$/.exec(name)?.[1];
      return identifier !== undefined && !words.has(identifier);
    });
  }

  test.each(PAGES.filter((page) => /^(ARCHITECTURE|docs\/(architecture|how-to)\/)/.test(page)))(
    '%s',
    (page) => {
      expect(unknownNames(page)).toEqual([]);
    },
  );

  /** The lines of the walks: a module below `src/`, then what it does, first of all a function of its own. */
  const steps = read('ARCHITECTURE.md')
    .split('\n')
    .flatMap((line) => {
      const [, module, name] = /^([a-z]+\/[\w/.-]+) {2,}(\w+)(?= {2})/.exec(line) ?? [];
      return module === undefined || name === undefined ? [] : [[module, name] as const];
    });

  test('there are walks', () => {
    expect(steps.length).toBeGreaterThan(12);
  });

  test.each(steps)('a walk comes to %s, which knows of %s', (module, name) => {
    const files = sources.filter((file) => file.startsWith(`src/${module}.`));
    expect(files.map((file) => new RegExp(`\\b${name}\\b`).test(read(file)))).toEqual([true]);
  });

  test('each layer has its row', () => {
    const rows = prose('ARCHITECTURE.md').flatMap((line) => /^\| `(\w+)` \| /.exec(line)?.[1] ?? []);
    expect(rows).toEqual([...LAYERS]);
  });
});

test('the map of the sources is fresh: if not, run npm run map', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/map.mjs', '--check'], {
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
});
