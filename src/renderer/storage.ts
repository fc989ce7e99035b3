/** The storage of the browser, or that of this tab alone; null where the page is forbidden to use it. */
export function storageOf(
  window: Pick<Window, 'localStorage' | 'sessionStorage'>,
  which: 'localStorage' | 'sessionStorage' = 'localStorage',
): Storage | null {
  try {
    return window[which];
  } catch {
    return null;
  }
}

/** Whether this page is the one before, loaded again. */
export const isReloaded = (performance: Pick<Performance, 'getEntriesByType'>): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
