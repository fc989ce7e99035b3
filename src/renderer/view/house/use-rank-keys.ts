import { useEffect, useRef } from 'react';
import type { Kind } from '../../../engine/cards.ts';
import { isTextField } from '../../keyboard.ts';
import { kindOfKey, TILE_NAMES, TILES, type Tile } from './tiles.ts';

interface Does {
  readonly choose: (kind: Kind) => void;
  readonly set: (tile: Tile) => void;
}

const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  isTextField(target) ||
  (target instanceof HTMLElement && /^(SELECT|TEXTAREA)$/.test(target.tagName)) ||
  document.querySelector('dialog:modal') !== null;

/** By keyboard: a rank, `8`, then what it does, `S`. Nothing where a text is typed. */
export function useRankKeys(does: Does): void {
  const now = useRef(does);
  now.current = does;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const key = event.key.toUpperCase();
      const kind = kindOfKey(key);
      const tile = TILE_NAMES.find((name) => TILES[name] === key);
      if (kind !== null) now.current.choose(kind);
      else if (tile !== undefined) now.current.set(tile);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
