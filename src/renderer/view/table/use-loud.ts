import { useEffect, useState } from 'react';
import type { RulingView } from '../../../protocol/view.ts';

/** How long a ruling is told, in milliseconds. */
const STAYS = { ruling: 4000, event: 7000 } as const;

/** As long as a ruling is told: a burn, a face-down card that doesn’t fit and somebody who goes out are events. */
export const staysFor = ({ burn, failed, out }: RulingView): number =>
  burn || failed || out.length > 0 ? STAYS.event : STAYS.ruling;

/** A card lies there that isn't allowed: that is said until it is taken back. */
const mustBeSettled = ({ verdict, settled, stands }: RulingView): boolean =>
  verdict === 'illegal' && !settled && !stands;

/** The last id that has stood for as long as it is told, `first` until then; and what sets it at once. */
function useStood(id: number | null, first: number | null, stays: number) {
  const [stood, setStood] = useState(first);
  useEffect(() => {
    if (id === null || id === stood) return;
    const timer = setTimeout(() => setStood(id), stays);
    return () => clearTimeout(timer);
  }, [id, stood, stays]);
  return [stood, setStood] as const;
}

/**
 * Whether the last ruling is still told. What stood there when the page came is no news any more, nor is what was followed
 * by a notice: by its id, null for none.
 */
export function useLoud(ruling: RulingView | null, followed: number | null): boolean {
  const id = ruling?.id ?? null;
  const [past, setPast] = useStood(id, id, ruling === null ? 0 : staysFor(ruling));
  const [heard, setHeard] = useState(followed);
  if (followed !== heard) {
    setHeard(followed);
    if (followed !== null) setPast(id);
  }
  return ruling !== null && (id !== past || mustBeSettled(ruling));
}

/** Whether news with this id have stood for as long as a ruling is told; null for none. */
export function useTold(id: number | null): boolean {
  const [told] = useStood(id, null, STAYS.ruling);
  return id !== null && told === id;
}
