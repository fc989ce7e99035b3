import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** How small what is said may get, as factors of its size; the first that fits is taken, else the last. */
const SIZES = [1, 0.92, 0.85, 0.78, 0.7, 0.62];

/** Whether nothing that is written in a band lies on its edges, above or below it. */
function isInside(band: HTMLElement): boolean {
  const { top, bottom } = band.getBoundingClientRect();
  const { paddingTop, paddingBottom } = getComputedStyle(band);
  return [...band.querySelectorAll('.band-text, .offers')].every((part) => {
    const box = part.getBoundingClientRect();
    return (
      box.top >= top + Number.parseFloat(paddingTop) - 1 &&
      box.bottom <= bottom - Number.parseFloat(paddingBottom) + 1
    );
  });
}

/** Makes what is said in a band smaller where it has no room: its place never grows on a wide screen. */
function shrink(band: HTMLElement): void {
  for (const size of SIZES) {
    band.style.setProperty('--fit', String(size));
    if (isInside(band)) return;
  }
}

/** Keeps what is said in a band inside it, whatever is said and however large the window is. */
export function useFitted(band: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (band.current !== null) shrink(band.current);
  });
  useEffect(() => {
    const place = band.current;
    if (place === null) return;
    const resizes = new ResizeObserver(() => shrink(place));
    resizes.observe(place);
    return () => resizes.disconnect();
  }, [band]);
}
