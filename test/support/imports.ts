import { parseSync } from 'vite';

/** One place in a source file that names another module. */
export type Import = {
  readonly line: number;
  /** Null for a dynamic import whose path is computed. */
  readonly specifier: string | null;
  /** Nothing of it is left at run time. `import { type X }` doesn't count: the import itself stays. */
  readonly typeOnly: boolean;
};

/** A name that a file takes from its surroundings, or a default export. */
export type Mention = { readonly line: number; readonly name: string };

export type Source = {
  readonly imports: readonly Import[];
  readonly defaultExports: readonly Mention[];
  /** Identifiers in expressions and types, property names and keys left out; `Math.random` in full. */
  readonly names: readonly Mention[];
  readonly errors: readonly string[];
};

/** An ESTree node: `type` and `start`, the rest differs. */
type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

const literal = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** The module that a node names, for every way of naming one. */
function importOf(node: Node): Omit<Import, 'line'> | null {
  switch (node.type) {
    case 'ImportDeclaration':
      return { specifier: literal(node.source), typeOnly: node.importKind === 'type' };
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source ? { specifier: literal(node.source), typeOnly: node.exportKind === 'type' } : null;
    case 'ImportExpression':
      return { specifier: literal(node.source), typeOnly: false };
    case 'TSImportType':
      return { specifier: literal(node.source), typeOnly: true };
    case 'TSExternalModuleReference':
      return { specifier: literal(node.expression), typeOnly: false };
    default:
      return null;
  }
}

const isDefaultExport = (node: Node): boolean =>
  node.type === 'ExportDefaultDeclaration' ||
  (node.type === 'ExportSpecifier' && isNode(node.exported) && node.exported.name === 'default');

/** Is this identifier the `b` of `a.b` or of `{ b: … }`, which names nothing outside? */
const isLabel = (node: Node, parent: Node | null): boolean =>
  parent !== null && parent.computed !== true && (parent.property === node || parent.key === node);

/** `Math.random` is a name of its own, and so is `Math` where it is taken as a whole. */
function nameOf(node: Node, parent: Node | null): string {
  const name = String(node.name);
  if (name !== 'Math' || parent?.type !== 'MemberExpression' || parent.object !== node) return name;
  const property = parent.computed
    ? literal(parent.property)
    : isNode(parent.property) && parent.property.name;
  return `Math.${property || '?'}`;
}

/** The line of every character. */
function linesOf(text: string): Uint32Array {
  const lines = new Uint32Array(text.length + 1);
  for (let at = 0, line = 1; at <= text.length; at++) {
    lines[at] = line;
    if (text[at] === '\n') line++;
  }
  return lines;
}

const read = new Map<string, { readonly text: string; readonly source: Source }>();

/** What a file names and takes from elsewhere. One that was read before, with the same text, isn't read again. */
export function readSource(file: string, text: string): Source {
  const known = read.get(file);
  if (known?.text === text) return known.source;
  const source = parse(file, text);
  read.set(file, { text, source });
  return source;
}

function parse(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  const imports: Import[] = [];
  const defaultExports: Mention[] = [];
  const names: Mention[] = [];
  const lines = linesOf(text);

  const visit = (node: Node, parent: Node | null): void => {
    const line = lines[node.start] ?? 1;
    const found = importOf(node);
    if (found) imports.push({ line, ...found });
    if (isDefaultExport(node)) defaultExports.push({ line, name: 'default' });
    if (node.type === 'Identifier' && !isLabel(node, parent))
      names.push({ line, name: nameOf(node, parent) });
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(program as unknown as Node, null);
  return { imports, defaultExports, names, errors: errors.map((error) => error.message) };
}
