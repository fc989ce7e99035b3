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

/** What was kept under this name; null where nothing was, it can't be read, or the browser keeps nothing. */
export function readKept(storage: Pick<Storage, 'getItem'> | null, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps it under this name; where the browser keeps nothing, it holds until the page is closed. */
export function writeKept(storage: Pick<Storage, 'setItem'> | null, key: string, value: unknown): void {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or forbidden: nothing depends on it.
  }
}

/** Whether this page is the one before, loaded again. */
const isReloaded = (performance: Pick<Performance, 'getEntriesByType'>): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/** The storage in which a page keeps what it goes on with when it is loaded again; any other page begins with an empty one. */
export function storageOfPage(window: Window): Storage | null {
  const ofTab = storageOf(window, 'sessionStorage');
  if (!isReloaded(window.performance)) ofTab?.clear();
  return ofTab;
}
