import type { Store } from './store/create.ts';
import { TV } from './store/guest.ts';
import type { PageState } from './store/page.ts';

/** The large view has an address of its own, so that a TV that is switched on again shows it again. */
export function followTv(store: Store<PageState>, { location, history, addEventListener }: Window): void {
  const read = () => store.setState({ tv: location.hash === TV });
  read();
  addEventListener('hashchange', read);
  store.subscribe(() => {
    const { tv } = store.getState();
    if (tv === (location.hash === TV)) return;
    history.replaceState(history.state, '', tv ? TV : location.pathname + location.search);
  });
}
