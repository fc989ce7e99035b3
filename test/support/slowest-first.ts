import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, the longest first. What is begun last ends last, and then only one core works; how long
 * each took is what `npx vitest run --reporter=json` writes.
 */
const SLOW: readonly string[] = [
  'e2e/camera-watched',
  'e2e/camera-shown',
  'recognition/camera/watcher',
  'e2e/games',
  'renderer/screens',
  'renderer/page',
  'e2e/sessions',
  'e2e/phones',
  'e2e/join',
  'e2e/guards',
  'e2e/correct',
  'engine/house-laws',
  'e2e/app',
  'sheet/sheet',
  'e2e/past',
  'engine/laws',
  'renderer/settings',
  'table/games',
  'e2e/desktop',
  'cli/serve',
  'scripts/start',
  'table/journal',
  'renderer/codes',
  'device/serial',
  'renderer/keyboard',
  'e2e/codes',
  'e2e/platforms',
];

/**
 * Begins with what takes longest, so that the workers end together. What may share a process comes last, at a stretch:
 * a process is only kept while the next file may use it.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const paths = SLOW.map((name) => join(this.ctx.config.root, 'test', `${name}.test.ts`));
    for (const path of paths) if (!existsSync(path)) throw new Error(`${path} is listed, but isn't there`);
    const shares = ({ project }: TestSpecification): number => (project.config.isolate ? 0 : 1);
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = paths.indexOf(moduleId);
      return place === -1 ? paths.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => shares(a) - shares(b) || placeOf(a) - placeOf(b));
  }
}
