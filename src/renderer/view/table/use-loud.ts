import { useEffect, useState } from 'react';
import type { RulingView } from '../../../protocol/view.ts';

/** How long a ruling is told, in milliseconds; a burn is an event. */
const STAYS = { ruling: 4000, burn: 6000 } as const;

/** A card lies there that isn't allowed: that is said until it is taken back. */
const mustBeSettled = ({ verdict, settled, stands }: RulingView): boolean =>
  verdict === 'illegal' && !settled && !stands;

/** Whether the last ruling is still told. What stood there when the page came is no news any more. */
export function useLoud(ruling: RulingView | null): boolean {
  const [past, setPast] = useState(ruling?.id ?? null);
  const id = ruling?.id ?? null;
  const stays = ruling?.burn === true ? STAYS.burn : STAYS.ruling;
  useEffect(() => {
    if (id === null || id === past) return;
    const timer = setTimeout(() => setPast(id), stays);
    return () => clearTimeout(timer);
  }, [id, past, stays]);
  return ruling !== null && (id !== past || mustBeSettled(ruling));
}
