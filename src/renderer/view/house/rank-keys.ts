import type { Kind } from '../../../engine/cards.ts';
import type { Effect } from '../../store/effect.ts';
import { change } from '../../store/house/house.ts';
import { changeHouse } from '../../store/house/writing.ts';
import type { PageState } from '../../store/page.ts';
import { on } from '../../store/route.ts';
import { kindOfKey, powerOf, TILES, type Tile, tilesFor } from './tiles.ts';

/** Shows what a kind of card does. */
export const chooseKind =
  (kind: Kind) =>
  (state: PageState): Effect =>
    changeHouse(state, { kind, group: 'special' });

/** Gives the chosen kind of card what a tile says. */
export const giveTile =
  (tile: Tile) =>
  (state: PageState): Effect | null => {
    const { draft, kind } = on(state, 'house');
    return (
      draft &&
      changeHouse(state, { draft: change(draft, ['special', kind], powerOf(tile, kind, draft.base)) })
    );
  };

/** By keyboard: a rank, `8`, then what it does, `S`; the latter only where what it does is shown. */
export function byRankKey(state: PageState, key: string): Effect | null {
  const { draft, group } = on(state, 'house');
  if (draft === null) return null;
  const kind = kindOfKey(key);
  if (kind !== null)
    return draft.rules.deck.without.some((rank) => rank === kind) ? null : chooseKind(kind)(state);
  const tile = tilesFor(draft.rules).find((name) => TILES[name] === key);
  return tile === undefined || group !== 'special' ? null : giveTile(tile)(state);
}
