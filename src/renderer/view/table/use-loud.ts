import { useEffect, useState } from 'react';
import type { RulingView } from '../../../protocol/view.ts';

/** How long a ruling is told, in milliseconds; a burn is an event. */
const STAYS = { ruling: 4000, burn: 6000 } as const;

/** A card lies there that isn't allowed: that is said until it is taken back. */
const mustBeSettled = ({ verdict, settled, stands }: RulingView): boolean =>
  verdict === 'illegal' && !settled && !stands;

/**
 * Whether the last ruling is still told. What stood there when the page came is no news any more, nor is what was followed
 * by a notice: by its id, null for none.
 */
export function useLoud(ruling: RulingView | null, followed: number | null): boolean {
  const [past, setPast] = useState(ruling?.id ?? null);
  const [heard, setHeard] = useState(followed);
  const id = ruling?.id ?? null;
  if (followed !== heard) {
    setHeard(followed);
    if (followed !== null) setPast(id);
  }
  const stays = ruling?.burn === true ? STAYS.burn : STAYS.ruling;
  useEffect(() => {
    if (id === null || id === past) return;
    const timer = setTimeout(() => setPast(id), stays);
    return () => clearTimeout(timer);
  }, [id, past, stays]);
  return ruling !== null && (id !== past || mustBeSettled(ruling));
}

/** Whether news with this id have stood for as long as a ruling is told; null for none. */
export function useTold(id: number | null): boolean {
  const [told, setTold] = useState<number | null>(null);
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => setTold(id), STAYS.ruling);
    return () => clearTimeout(timer);
  }, [id]);
  return id !== null && told === id;
}
