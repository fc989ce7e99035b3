import { useCallback } from 'react';
import { tidyName } from '../../../protocol/names.ts';
import { usePage, useTools } from '../../store/context.ts';
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

/** As names of rules are told apart: an id is read without its hyphens. */
const alike = (name: string): string => tidyName(name).replaceAll('-', ' ').toLowerCase();

/** Whether other rules are called as these are, so that these will be shown by another name. */
export function useTaken({ id, rules, sent }: House): boolean {
  const { home } = useTools().words;
  return usePage(
    ({ welcome }) =>
      // The rules that are just being saved come among the others before it is told that they are saved.
      sent !== rules &&
      welcome?.rules.some(
        (other) =>
          other.id !== id &&
          [other.id, home.ruleSet(other.id)].some((name) => alike(name) === alike(rules.names.game)),
      ) === true,
  );
}
