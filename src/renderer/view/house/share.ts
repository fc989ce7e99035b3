import { useEffect } from 'react';
import { usePage, useTools } from '../../store/context.ts';
import { saveFile } from '../scores/save.ts';

/** Saves rules as a file for somebody else once they have come. */
export function useSharing(): void {
  const { store } = useTools();
  const shared = usePage((state) => state.house.shared);
  useEffect(() => {
    if (shared === null) return;
    saveFile(shared.name, shared.text, 'application/json');
    store.setState(({ house }) => ({ house: { ...house, shared: null } }));
  }, [store, shared]);
}
