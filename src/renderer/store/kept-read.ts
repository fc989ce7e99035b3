import { readKept, writeKept } from '../storage.ts';
import type { Store } from './create.ts';
import type { PageState } from './page.ts';

/** Keeps which findings somebody has read while the page is loaded again. */

const KEY = 'burnpile.read';

/** What was kept; nothing where it can't be read, or the browser keeps nothing. */
export function readRead(storage: Pick<Storage, 'getItem'> | null): readonly string[] {
  const kept = readKept(storage, KEY);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** Keeps every change, for as long as the page lives. */
export function keepRead(
  store: Pick<Store<PageState>, 'getState' | 'subscribe'>,
  storage: Pick<Storage, 'setItem'> | null,
): void {
  let kept = store.getState().read;
  store.subscribe(() => {
    const { read } = store.getState();
    if (read === kept) return;
    kept = read;
    writeKept(storage, KEY, read);
  });
}
