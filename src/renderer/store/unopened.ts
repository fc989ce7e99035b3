import { readSetup } from '../../protocol/setup.ts';
import { readKept, writeKept } from '../storage.ts';
import type { Store } from './create.ts';
import { type Draft, fromSetup, toSetup } from './draft.ts';
import type { PageState } from './page.ts';

/** Keeps tables that are being set up while the page is loaded again, with the names that were typed. */

const KEY = 'burnpile.unopened';

const keep = (draft: Draft) => ({
  setup: toSetup(draft),
  // By their places: without a name nobody is found by it.
  dealer: draft.seats.findIndex(({ id }) => id === draft.dealer),
});

function draftOf(kept: unknown): Draft[] {
  if (typeof kept !== 'object' || kept === null || !('setup' in kept && 'dealer' in kept)) return [];
  const setup = readSetup(kept.setup);
  if (setup === null) return [];
  const draft = fromSetup(setup);
  return [{ ...draft, dealer: draft.seats.find(({ id }) => id === kept.dealer)?.id ?? draft.dealer }];
}

/** What was kept; nothing where it can't be read, or the browser keeps nothing. */
export function readUnopened(storage: Pick<Storage, 'getItem'> | null): readonly Draft[] {
  const kept = readKept(storage, KEY);
  return Array.isArray(kept) ? kept.flatMap(draftOf) : [];
}

/** Keeps every change, for as long as the page lives. */
export function keepUnopened(
  store: Pick<Store<Pick<PageState, 'unopened'>>, 'getState' | 'subscribe'>,
  storage: Pick<Storage, 'setItem'> | null,
): void {
  let kept = store.getState().unopened;
  store.subscribe(() => {
    const { unopened } = store.getState();
    if (unopened === kept) return;
    kept = unopened;
    writeKept(storage, KEY, unopened.map(keep));
  });
}
