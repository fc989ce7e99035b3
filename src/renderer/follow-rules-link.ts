import { type Doer, perform } from './store/effect.ts';
import { isUnsaved } from './store/house/house.ts';
import { isRulesLink } from './store/house/link.ts';
import { bringLink } from './store/house/writing.ts';
import { FRESH, on, push } from './store/route.ts';

/** A page with rules in its address shows them as new ones once the table is there, and forgets the address. */
export function followRulesLink(doer: Doer, { location, history, addEventListener }: Window): void {
  const { store } = doer;
  const read = () => {
    const state = store.getState();
    const link = location.hash;
    if (!isRulesLink(link) || state.welcome === null || state.connection !== 'open') return;
    const { draft } = on(state, 'house');
    // Rules that are being written aren't lost to a link: it waits until they are saved or left.
    if (draft !== null && isUnsaved(draft)) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    perform(doer, { show: push(state, FRESH.house) });
    void bringLink(doer, link);
  };
  read();
  addEventListener('hashchange', read);
  store.subscribe(read);
}
