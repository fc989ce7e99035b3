/**
 * Writes `docs/map.md`, the list of all source files: each with the first sentence of its docstring. `npm run map`.
 *
 *   node scripts/map.mjs [--check]
 *     --check   writes nothing, and ends with 1 if the list isn't as it would be written
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const target = join(root, 'docs/map.md');

const HEAD = `# The map

Every source file with a sentence about it: the first one of its docstring. This page is generated: \`npm run map\` writes it.
`;

/** A docstring that is about the file: a blank line follows it, or the imports. */
const OF_THE_FILE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:\n|import )/;

/** A docstring before an export, and the name of what is exported. */
const OF_AN_EXPORT =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?(const|function\*?|class|interface|type) (\w+)/g;

/** The text of a docstring on one line, without its stars. */
const plain = (docstring) =>
  docstring
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Up to the first full stop that ends a sentence: what is in back-quotes may follow it too. */
const firstSentence = (text) => /^.*?[.!?](?=$| ["“`(]?\p{Lu}| `)/u.exec(text)?.[0] ?? text;

const letters = (name) => name.replace(/\W/g, '').toLowerCase();

/**
 * What a file says of itself: its own docstring, else that of the export that is called like it, of one whose name has
 * its name in it, of the first function, of the first export. Null if there is none. A rule set says its title.
 */
function sentenceOf(name, text) {
  if (name.endsWith('.json')) return JSON.parse(text).title;
  const own = OF_THE_FILE.exec(text);
  const exports = [...text.matchAll(OF_AN_EXPORT)];
  const stem = letters(name.replace(/\.tsx?$/, ''));
  const [, docstring] =
    own ??
    exports.find((one) => letters(one[3]) === stem) ??
    exports.find((one) => letters(one[3]).includes(stem)) ??
    exports.find((one) => one[2].startsWith('function') || one[2] === 'class') ??
    exports[0] ??
    [];
  return docstring === undefined ? null : firstSentence(plain(docstring));
}

/** Every folder below a folder with its source files, parents first. */
function foldersIn(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const names = entries.filter((one) => one.isFile()).map((one) => one.name);
  const files = names.filter((name) => /\.(tsx?|json)$/.test(name) && name !== 'tsconfig.json').sort();
  const below = entries.filter((one) => one.isDirectory()).map((one) => posix.join(folder, one.name));
  return [...(files.length > 0 ? [{ folder, files }] : []), ...below.sort().flatMap(foldersIn)];
}

/** The line of a file. Throws if it says nothing about itself. */
function lineOf(folder, name) {
  const sentence = sentenceOf(name, readFileSync(join(root, folder, name), 'utf8'));
  if (sentence === null)
    throw new Error(`${folder}/${name} says nothing about itself: give what it exports a docstring.`);
  return `- \`${name}\`: ${sentence}`;
}

const sectionOf = ({ folder, files }) =>
  `\n## ${folder}\n\n${files.map((name) => `${lineOf(folder, name)}\n`).join('')}`;

try {
  const map = HEAD + foldersIn('src').map(sectionOf).join('');
  const fresh = existsSync(target) && readFileSync(target, 'utf8') === map;
  if (!process.argv.includes('--check')) writeFileSync(target, map);
  else if (!fresh) throw new Error('docs/map.md is out of date: run npm run map.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
