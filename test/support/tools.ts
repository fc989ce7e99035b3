import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, it } from 'vitest';

/** Where on the path a program of this name is; null if nowhere. */
export function findTool(name: string): string | null {
  const places = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name));
  const isProgram = (place: string) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return places.find(isProgram) ?? null;
}

/** Whether a program of this name is on the path. */
export const hasTool = (name: string): boolean => findTool(name) !== null;

/** A suite that needs programs: shown as skipped where one is missing, and failing there with `CI=true`. */
export function describeWith(tools: readonly string[], name: string, suite: () => void): void {
  const missing = tools.filter((tool) => !hasTool(tool));
  if (missing.length === 0) {
    describe(name, suite);
  } else if (process.env.CI === 'true') {
    describe(name, () => {
      it(`has ${missing.join(', ')}`, () => {
        throw new Error(`not installed: ${missing.join(', ')}`);
      });
    });
  } else {
    describe.skip(`${name} (not installed: ${missing.join(', ')})`, suite);
  }
}
