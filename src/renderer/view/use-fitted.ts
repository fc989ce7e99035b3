import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** What is as large as its place allows, whatever it says and however large the window is. */
export interface Fitted {
  /** Factors of its size, the largest first; the first that fits is taken, else the last. */
  readonly sizes: readonly number[];
  /** Whether everything has its room at the size that is set now. */
  readonly fits: (place: HTMLElement) => boolean;
  /** Where no size fits it gets `data-rearranged`, with which a style lays it out otherwise, and the sizes are tried again: else it stays as it was. */
  readonly rearranges?: true;
}

function shrink(place: HTMLElement, { sizes, fits, rearranges }: Fitted): void {
  for (const rearranged of rearranges ? [false, true] : [false]) {
    place.toggleAttribute('data-rearranged', rearranged);
    for (const size of sizes) {
      place.style.setProperty('--fit', String(size));
      if (fits(place)) return;
    }
  }
  place.removeAttribute('data-rearranged');
}

/** Sets `--fit` of a place to the size that fits: at each render, when the place or the window changes its size, and when a font comes. */
export function useFitted(ref: RefObject<HTMLElement | null>, fitted: Fitted): void {
  useLayoutEffect(() => {
    if (ref.current !== null) shrink(ref.current, fitted);
  });
  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    const fit = () => shrink(place, fitted);
    const resizes = new ResizeObserver(fit);
    resizes.observe(place);
    // One that is as wide as its words may stay as small in a larger window.
    window.addEventListener('resize', fit);
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      resizes.disconnect();
      window.removeEventListener('resize', fit);
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [ref, fitted]);
}
