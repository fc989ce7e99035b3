import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const summaryLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * A file that can't be loaded, a hook that throws and an error outside of every test count as one failure
 * each: a run that failed never says `0 failed`.
 */
function count(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Counts {
  const counts = { passed: 0, failed: unhandled.length, skipped: 0 };
  for (const module of modules) {
    if (module.errors().length > 0) counts.failed++;
    for (const suite of module.children.allSuites()) if (suite.errors().length > 0) counts.failed++;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      // Pending: the run was broken off before this test.
      counts[state === 'pending' ? 'skipped' : state]++;
    }
  }
  return counts;
}

/** Prints `N passed, N failed[, N skipped]` as the very last line of a run. */
export class SummaryReporter implements Reporter {
  #counts: Counts | undefined;

  onInit(): void {
    // Whatever other reporters and a slow shutdown have to say comes before the process exits.
    process.once('exit', () => {
      if (this.#counts) process.stdout.write(`${summaryLine(this.#counts)}\n`);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    this.#counts = count(modules, unhandled);
  }
}
