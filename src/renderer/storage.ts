/** The storage of the browser; null where the page is forbidden to use it. */
export function storageOf(window: Window): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
