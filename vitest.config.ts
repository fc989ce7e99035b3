import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/support/slowest-first.ts';
import { SummaryReporter } from './test/support/summary-reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // The native serial port binding crashes in worker threads.
    pool: 'forks',
    // The slow suites wait for people's time to pass, not for a core: two more than there are cores keep all busy.
    maxWorkers: availableParallelism() + 2,
    // Tests that may run side by side each start programs: more of them would wait for each other.
    maxConcurrency: 3,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 20_000,
    reporters: ['default', new SummaryReporter()],
  },
});
