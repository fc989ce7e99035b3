/** Fetches the pictures of the courts once the page has been painted: half a megabyte that nobody has to wait for. */
export function fetchCourts(page: Window): void {
  const fetch = () =>
    import('./court-sprite.tsx').then(
      ({ drawCourts }) => drawCourts(),
      // Cards without pictures can be played with as well.
      () => {},
    );
  // After the frame in which the page is painted for the first time.
  page.requestAnimationFrame(() => page.setTimeout(fetch));
}
