import { useEffect, useState } from 'react';
import { faceOf, isCard } from '../../../engine/cards.ts';
import { useLive } from '../../store/context.ts';

/** So many different cards show that a camera reads a deck. */
export const ENOUGH = 3;

/** The different cards that were read since this screen was opened, as codes, the first ones of them. */
export function useReadCards(): readonly string[] {
  const shown = useLive((live) => live.shown);
  const [read, setRead] = useState<readonly string[]>([]);
  useEffect(() => {
    const cards = shown.flatMap(({ code }) => (code !== null && isCard(code) ? [faceOf(code)] : []));
    setRead((before) => {
      const fresh = [...new Set(cards)].filter((card) => !before.includes(card));
      return fresh.length === 0 || before.length >= ENOUGH ? before : [...before, ...fresh].slice(0, ENOUGH);
    });
  }, [shown]);
  return read;
}
