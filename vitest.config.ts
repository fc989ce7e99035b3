import { defineConfig } from 'vitest/config';
import { SummaryReporter } from './test/support/summary-reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // The native serial port binding crashes in worker threads.
    pool: 'forks',
    testTimeout: 20_000,
    reporters: ['default', new SummaryReporter()],
  },
});
