import { posix } from 'node:path';
import { readSource } from './imports.ts';

/** For each file the files it imports, for types too; what isn't among the files is left out. */
type Needs = ReadonlyMap<string, readonly string[]>;

function needsOf(sources: ReadonlyMap<string, string>): Needs {
  const needed = (file: string, text: string): string[] =>
    readSource(file, text)
      .imports.filter(({ specifier }) => specifier?.startsWith('.'))
      .map(({ specifier }) => posix.join(posix.dirname(file), specifier!.replace(/\?.*$/, '')))
      .filter((target) => sources.has(target));
  return new Map([...sources].map(([file, text]) => [file, needed(file, text)]));
}

/** The shortest way from a file through its imports back to itself, the file first; null if there is none. */
function circleOf(file: string, needs: Needs): string[] | null {
  const seen = new Set<string>();
  let ways = [[file]];
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways)
      for (const target of needs.get(way.at(-1)!)!) {
        if (target === file) return way;
        if (seen.has(target)) continue;
        seen.add(target);
        next.push([...way, target]);
      }
    ways = next;
  }
  return null;
}

const said = (circle: readonly string[]): string =>
  circle.length === 1
    ? `${circle[0]} imports itself: use the name without importing it`
    : `${[...circle, circle[0]].join(' → ')} import each other in a circle: move what one of them needs from the ` +
      'next, code or type, into a file that imports neither';

/**
 * Every circle of imports, those of types included, told once: its files in order, and what to do instead. A file on
 * several circles is named with its shortest.
 */
export function circles(sources: ReadonlyMap<string, string>): string[] {
  const needs = needsOf(sources);
  const told = new Map<string, string>();
  for (const file of sources.keys()) {
    const circle = circleOf(file, needs);
    const key = circle?.toSorted().join(' ');
    if (circle !== null && key !== undefined && !told.has(key)) told.set(key, said(circle));
  }
  return [...told.values()];
}
