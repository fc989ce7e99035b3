import { useCallback } from 'react';
import { useTools } from '../../store/context.ts';
import type { House } from '../../store/house/house.ts';
import { change, on } from '../../store/route.ts';

/** Changes the rules that are being written. */
export function useHouseEdit(): (edit: (house: House) => House) => void {
  const { store } = useTools();
  return useCallback(
    (edit) =>
      store.setState((state) => {
        const { draft } = on(state, 'house');
        return draft === null ? {} : change(state, 'house', { draft: edit(draft) });
      }),
    [store],
  );
}
