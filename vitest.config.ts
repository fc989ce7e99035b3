import { defineConfig } from 'vitest/config';
import { SummaryReporter } from './test/support/summary-reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // The native serial port binding crashes in worker threads.
    pool: 'forks',
    // The slow suites wait for people's time to pass, not for a core; on two cores there would be one worker.
    maxWorkers: '100%',
    // Tests that may run side by side each start programs: more of them would wait for each other.
    maxConcurrency: 3,
    testTimeout: 20_000,
    reporters: ['default', new SummaryReporter()],
  },
});
