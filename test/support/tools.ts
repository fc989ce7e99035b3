import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, it } from 'vitest';

/** Whether a program of this name is on the path. */
export function hasTool(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return folder !== '';
    } catch {
      return false;
    }
  });
}

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
