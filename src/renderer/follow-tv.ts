import type { Store } from './store/create.ts';
import { TV } from './store/guest.ts';
import type { PageState } from './store/page.ts';
import { find, push } from './store/route.ts';

const without = ({ route }: PageState): Partial<PageState> => ({
  route: route.filter(({ at }) => at !== 'tv'),
});

/** The large view has an address of its own, so that a TV that is switched on again shows it again. */
export function followTv(store: Store<PageState>, { location, history, addEventListener }: Window): void {
  const read = () =>
    store.setState((state) => (location.hash === TV ? push(state, { at: 'tv' }) : without(state)));
  read();
  addEventListener('hashchange', read);
  store.subscribe(() => {
    const tv = find(store.getState(), 'tv') !== null;
    if (tv === (location.hash === TV)) return;
    history.replaceState(history.state, '', tv ? TV : location.pathname + location.search);
  });
}
