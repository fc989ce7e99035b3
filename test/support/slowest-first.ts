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
  'e2e/games',
  'e2e/sessions',
  'e2e/desktop',
  'e2e/past',
  'renderer/play/press',
  'renderer/play/shown',
  'renderer/geometry',
  'renderer/house/page',
  'e2e/by-keys',
  'e2e/doors',
  'renderer/codes',
  'renderer/settings',
  'renderer/learn',
  'renderer/phones',
  'renderer/beside-table',
  'e2e/camera',
  'renderer/keyboard',
  'renderer/scores',
  'renderer/setup',
  'renderer/follow-look',
  'renderer/log',
  'renderer/speech',
  'renderer/statistics',
  'renderer/rules',
  'renderer/table/pressed',
  'e2e/log',
  'e2e/join',
  'scripts/start',
  'recognition/camera/watcher',
  'engine/house-laws',
  'package/package',
  'fuzz/kills',
  'cli/recognise',
  'renderer/heard',
  'renderer/table/on-a-phone',
  'renderer/whole-cards',
  'recognition/camera/watch-reader',
  'e2e/app',
  'cli/serve',
  'host/play/seats',
  'e2e/play',
  'recognition/faces',
  'host/house',
  'renderer/access',
  'renderer/table/shown',
  'cli/simulate',
  'host/kept',
  'sheet/sheet',
  'host/play/match',
  'referee/mends',
  'host/series',
  'device/serial',
  'renderer/home',
  'lessons/lessons',
  'table/games',
  'host/network',
  'table/journal',
  'cli/rules',
  'engine/laws',
  'host/play/worker-thinker',
  'e2e/bad-input',
  'truth/truth',
  'e2e/beginning',
  'rulings/rulings',
  'e2e/security',
  'words/taught',
  'host/play/wire',
  'rulings/pages',
  'shown/slips',
  'table/series',
  'host/camera',
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
