import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // The native serial port binding crashes in worker threads.
    pool: 'forks',
    testTimeout: 20_000,
  },
});
