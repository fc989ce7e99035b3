import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How broad an element is, and how large its letters are, in pixels. */
interface Room {
  readonly width: number;
  readonly letters: number;
}

/** The room in an element, and again whenever that changes; null before it is laid out. */
export function useRoom<T extends HTMLElement>(): readonly [RefObject<T | null>, Room | null] {
  const element = useRef<T>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const look = () => {
      const letters = Number.parseFloat(getComputedStyle(current).fontSize);
      setRoom({ width: current.clientWidth, letters });
    };
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, room];
}
