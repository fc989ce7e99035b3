import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../src/renderer/style/', import.meta.url);

/** Shown where the pointer is, and always where there is none. */
const OTHERWISE = ['tv.css'];

/** The lines on which something looks otherwise under a pointer though a finger would leave it so. */
function leftBehind(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const line of css.split('\n')) {
    if (line.includes(':hover') && !open.some((one) => one.includes('(hover: hover)'))) found.push(line);
    if (line.trimEnd().endsWith('{')) open.push(line);
    if (line.trim() === '}') open.pop();
  }
  return found;
}

it.each(readdirSync(FOLDER).filter((name) => !OTHERWISE.includes(name)))(
  '%s: nothing looks pressed after a finger has left it',
  (name) => {
    expect(leftBehind(readFileSync(new URL(name, FOLDER), 'utf8'))).toEqual([]);
  },
);
