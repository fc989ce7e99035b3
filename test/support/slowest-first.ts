import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, the longest first. What is begun last ends last, and then only one core works; how long
 * each took is what `npx vitest run --reporter=json` writes.
 */
const SLOW: readonly string[] = [
  'renderer/camera/camera',
  'e2e/correct',
  'e2e/camera-watched',
  'e2e/games',
  'e2e/sessions',
  'e2e/desktop',
  'e2e/past',
  'e2e/camera-shown',
  'renderer/play/press',
  'renderer/play/shown',
  'e2e/app',
  'renderer/access',
  'renderer/geometry',
  'renderer/house/page',
  'e2e/by-keys',
  'e2e/play',
  'e2e/doors',
  'renderer/codes',
  'renderer/settings',
  'renderer/learn',
  'renderer/phones',
  'renderer/beside-table',
  'e2e/camera',
  'renderer/keyboard',
  'renderer/scores',
  'e2e/security',
  'renderer/setup',
  'renderer/follow-look',
  'renderer/log',
  'renderer/speech',
  'renderer/statistics',
  'renderer/rules',
  'renderer/table/pressed',
  'e2e/log',
  'e2e/join',
  'e2e/bad-input',
  'e2e/beginning',
  'scripts/start',
  'cli/serve',
  'cli/simulate',
  'recognition/camera/watcher',
  'host/play/match',
  'engine/laws',
  'engine/house-laws',
  'device/serial',
  'sheet/sheet',
  'package/package',
  'host/play/wire',
  'fuzz/kills',
  'bots/rounds',
  'table/games',
  'shown/slips',
  'truth/truth',
];

/** The projects of `vitest.config.ts` in their order. */
const PROJECTS: readonly string[] = ['shared', 'alone'];

/**
 * Begins with what takes longest, so that the workers end together. What may share a process comes at a stretch: a
 * process is only kept while the next file may use it.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const paths = SLOW.map((name) => join(this.ctx.config.root, 'test', `${name}.test.ts`));
    for (const path of paths) if (!existsSync(path)) throw new Error(`${path} is listed, but isn't there`);
    const turnOf = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = paths.indexOf(moduleId);
      return place === -1 ? paths.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => turnOf(a) - turnOf(b) || placeOf(a) - placeOf(b));
  }
}
