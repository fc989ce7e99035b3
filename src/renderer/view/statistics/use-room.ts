import { type RefCallback, useCallback, useState } from 'react';

/** How broad an element is, and how large its letters are, in pixels. */
interface Room {
  readonly width: number;
  readonly letters: number;
}

/** The room in an element, and again whenever that changes; null before it is laid out. */
export function useRoom<T extends HTMLElement>(): readonly [RefCallback<T>, Room | null] {
  const [room, setRoom] = useState<Room | null>(null);
  // It may come and go while what it belongs to stays.
  const element = useCallback((current: T | null) => {
    if (current === null) return;
    const observer = new ResizeObserver(() => {
      const letters = Number.parseFloat(getComputedStyle(current).fontSize);
      setRoom({ width: current.clientWidth, letters });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, room];
}
