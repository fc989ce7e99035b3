import { useCallback } from 'react';
import { useTools } from '../../store/context.ts';
import type { House } from '../../store/house/house.ts';

/** Changes the rules that lie on the desk. */
export function useHouseEdit(): (edit: (house: House) => House) => void {
  const { store } = useTools();
  return useCallback(
    (edit) =>
      store.setState(({ house }) =>
        house.draft === null ? {} : { house: { ...house, draft: edit(house.draft) } },
      ),
    [store],
  );
}
