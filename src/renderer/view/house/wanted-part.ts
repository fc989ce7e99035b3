import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** The part that somebody wants to see, until it has the focus. */
interface Wanted {
  readonly keys: readonly string[] | null;
  readonly found: () => void;
}

export const WantedContext = createContext<Wanted>({ keys: null, found: () => {} });

/** Puts the focus into a part as soon as it is there and wanted. */
export function useWanted(keys: readonly string[]): RefObject<HTMLFieldSetElement | null> {
  const wanted = useContext(WantedContext);
  const part = useRef<HTMLFieldSetElement>(null);
  const isWanted = wanted.keys?.join('.') === keys.join('.');
  useEffect(() => {
    if (!isWanted) return;
    part.current?.scrollIntoView({ block: 'center' });
    part.current?.querySelector<HTMLElement>('input:checked, input, select, textarea, button')?.focus();
    wanted.found();
  }, [isWanted, wanted]);
  return part;
}
