import { useLayoutEffect } from 'react';

/** A screen begins at its top, however far the one before it was scrolled; another `screen` is another one. */
export function useFromTop(screen: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is that change which counts
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [screen]);
}
