import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A wording: where it stands in a language's table, how it reads there, and what the table says of it. */
export interface Wording {
  /** File and names, as `play.buttons.pickUp`; the second of the same names ends with `#2`, and so on. */
  readonly key: string;
  /** As written, with what is filled in as `{name}`. */
  readonly text: string;
  /** What the nearest docstring says: where it is seen, what is filled in; empty where there is none. */
  readonly about: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Where text stands that nobody reads: types, names of modules and of properties, what is compared. */
const isUnread = ({ type, operator }: Node): boolean =>
  /^TS(?!SatisfiesExpression$|AsExpression$)/.test(type) ||
  type === 'ImportDeclaration' ||
  (type === 'BinaryExpression' && /==/.test(String(operator)));

function wordingsOfFile(file: string, name: string): Wording[] {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const docs = comments.filter(({ value }) => value.startsWith('*'));
  const found: Wording[] = [];

  /** The docstring that ends right before it. */
  const docOf = ({ start }: Node): string =>
    (
      docs.findLast(
        ({ end }) => end <= start && /^\s*(export (const|function))?\s*$/.test(source.slice(end, start)),
      )?.value ?? ''
    )
      .replaceAll(/^\s*\*+ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();

  const nameOf = ({ type, key, id }: Node): string | null => {
    const named =
      type === 'Property' ? key : type === 'VariableDeclarator' || type === 'FunctionDeclaration' ? id : null;
    return isNode(named) ? String(named.name ?? named.value) : null;
  };

  const textOf = ({ type, value, quasis, expressions }: Node): string | null => {
    if (type === 'Literal') return typeof value === 'string' ? value : null;
    if (type !== 'TemplateLiteral') return null;
    const between = (expressions as readonly Node[]).map(({ start, end }) =>
      source.slice(start, end).replaceAll(/\s+/g, ' '),
    );
    const parts = (quasis as readonly { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
    return parts.map((part, i) => part + (i < between.length ? `{${between[i]}}` : '')).join('');
  };

  const visit = (node: Node, path: readonly string[], about: string): void => {
    if (isUnread(node)) return;
    const own = nameOf(node);
    const inside = own === null || (path.length === 1 && own === name) ? path : [...path, own];
    const said = docOf(node) || about;
    const text = textOf(node);
    if (text !== null && /\p{L}/u.test(text)) found.push({ key: inside.join('.'), text, about: said });
    const children = node.type === 'Property' ? [node.value].filter(isNode) : childrenOf(node);
    for (const child of children) visit(child, inside, said);
  };
  visit(program as unknown as Node, [name], '');
  return found;
}

const folderOf = (language: string): string => join('src/words', language);

/** All wordings of a language, in the order of its files. */
export function wordingsOf(language: string): readonly Wording[] {
  const seen = new Map<string, number>();
  return readdirSync(folderOf(language))
    .flatMap((file) => wordingsOfFile(join(folderOf(language), file), file.replace(/\.ts$/, '')))
    .map((wording) => {
      const number = (seen.get(wording.key) ?? 0) + 1;
      seen.set(wording.key, number);
      return number === 1 ? wording : { ...wording, key: `${wording.key}#${number}` };
    });
}

/**
 * Prints every wording in English and in the language named (German), one a line, parted by tabs: `npm run words [de]`.
 * A wording that only one of them has stands alone. Ends with 2 if there is no such language.
 */
export function main([language = 'de']: readonly string[]): number {
  if (!existsSync(folderOf(language))) {
    console.error(`There is no language called "${language}" in src/words.`);
    return 2;
  }
  const others = new Map(wordingsOf(language).map((wording) => [wording.key, wording]));
  const line = (...fields: readonly string[]) =>
    console.log(fields.map((field) => field.replaceAll(/\s+/g, ' ')).join('\t'));
  line('key', 'en', language, 'about');
  for (const { key, text, about } of wordingsOf('en')) {
    line(key, text, others.get(key)?.text ?? '', about);
    others.delete(key);
  }
  // Texts of rule sets are found by their English, which stands in the rule set.
  for (const { key, text, about } of others.values())
    line(key, key.startsWith('rule-texts.') ? key.replace(/^([\w-]+\.){2}/, '') : '', text, about);
  return 0;
}
