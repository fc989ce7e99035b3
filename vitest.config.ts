import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/support/slowest-first.ts';
import { SummaryReporter } from './test/support/summary-reporter.ts';

const TESTS = '**/*.test.{ts,tsx}';

/** What changes the process that tests it: a module that is replaced, a limit to what may be written. */
const ALONE = ['host/closing', 'host/full-disk', 'table/journal-disk'].map((name) => `test/${name}.test.ts`);

/**
 * What takes longest and has something shorter beside it that tries the same parts: `npm run test:all` runs it, and
 * `npm test` doesn't.
 */
const LONG = [
  'cli/recognise',
  'renderer/beside-table',
  'renderer/bubble',
  'renderer/camera/camera',
  'renderer/camera/doubt',
  'renderer/camera/readers-for',
  'renderer/camera/teach',
  'renderer/coach',
  'renderer/codes',
  'renderer/follow-look',
  'renderer/geometry',
  'renderer/guided',
  'renderer/heard',
  'renderer/hints',
  'renderer/house/in-sight',
  'renderer/house/page',
  'renderer/invisible',
  'renderer/keyboard',
  'renderer/legible',
  'renderer/learn',
  'renderer/lesson',
  'renderer/log',
  'renderer/narrow',
  'renderer/phones',
  'renderer/play/landing',
  'renderer/play/press',
  'renderer/play/shown',
  'renderer/play/turned',
  'renderer/rules',
  'renderer/scores',
  'renderer/settings',
  'renderer/setup',
  'renderer/sounds',
  'renderer/speech',
  'renderer/statistics',
  'renderer/table/found-later',
  'renderer/table/from-afar',
  'renderer/table/layout',
  'renderer/table/pressed',
  'renderer/table/shown',
  'renderer/table/on-a-phone',
  'renderer/whole-cards',
  'scripts/start',
  'e2e/asked-cards',
  'e2e/backup',
  'e2e/by-keys',
  'e2e/camera',
  'e2e/codes',
  'e2e/correct',
  'e2e/desktop',
  'e2e/doors',
  'e2e/games',
  'e2e/join',
  'e2e/log',
  'e2e/past',
  'e2e/platforms',
  'e2e/sessions',
  'e2e/settings',
  'engine/house-laws',
  'bots/order',
  'bots/zoo/zoo',
  'camera/film',
  'camera/scene',
  'fuzz/kills',
  'host/looking-back',
  'host/recorded-table',
  'host/samples',
  'package/package',
  'recognition/camera/covered',
  'recognition/camera/doubt',
  'recognition/camera/measure',
  'recognition/camera/small-codes',
  'recognition/camera/no-table',
  'recognition/camera/watcher',
  'recognition/camera/watch-reader',
  'recognition/camera/sheet-held-up',
  'recognition/camera/show-reader',
  'table/games',
  'table/lessons',
].map((name) => `test/${name}.test.ts`);

export default defineConfig(({ mode }) => ({
  test: {
    exclude: [...configDefaults.exclude, ...(mode === 'all' ? [] : LONG)],
    // A project doesn't have the mode of the run by itself; `npm run test:all` says it.
    projects: [
      { extends: true, mode, test: { name: 'alone', include: ALONE } },
      // The others leave nothing behind in the process that tests them, so that one may run many of them.
      {
        extends: true,
        mode,
        test: {
          name: 'shared',
          include: [`test/${TESTS}`],
          exclude: ALONE,
          isolate: false,
          // For a page in a browser, which other suites may keep busy for longer than the usual second.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
    // What programs print is read in English, whatever the language of the machine.
    env: { BURNPILE_LANGUAGE: 'en' },
    // The native serial port binding crashes in worker threads.
    pool: 'forks',
    // Most of what is made lives briefly: with more room for it a tenth less time goes into clearing up.
    execArgv: ['--max-semi-space-size=64'],
    // Some suites wait for people's time to pass, not for a core: one more than there are cores keeps all busy.
    maxWorkers: availableParallelism() + 1,
    // Tests that may run side by side each start programs: more of them would wait for each other.
    maxConcurrency: 3,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 40_000,
    // What tests begin with starts browsers and programs.
    hookTimeout: 120_000,
    reporters: ['default', new SummaryReporter()],
  },
}));
