import { type Doer, perform } from './store/effect.ts';
import { isRulesLink } from './store/house/link.ts';
import { bringLink, toHouse } from './store/house/writing.ts';

/** A page with rules in its address shows them as new ones once the table is there, and forgets the address. */
export function followRulesLink(doer: Doer, { location, history, addEventListener }: Window): void {
  const { store } = doer;
  const read = () => {
    const { welcome, connection } = store.getState();
    const link = location.hash;
    if (!isRulesLink(link) || welcome === null || connection !== 'open') return;
    history.replaceState(history.state, '', location.pathname + location.search);
    perform(doer, toHouse(store.getState()));
    void bringLink(doer, link);
  };
  read();
  addEventListener('hashchange', read);
  store.subscribe(read);
}
