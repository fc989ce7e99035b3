import type { Store } from './store/create.ts';
import { lookOf } from './store/look.ts';
import type { PageState } from './store/page.ts';

/** Says in attributes of the page how it looks, for the styles to follow. Returns what ends that. */
export function followLook(store: Store<PageState>, page: Document): () => void {
  const { dataset } = page.documentElement;
  const show = () => {
    const { theme, fourColours, back, text, motion } = lookOf(store.getState());
    // The system's own needs no saying: the styles follow it by themselves.
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    dataset.suits = fourColours ? 'four' : 'two';
    dataset.back = back;
    dataset.text = text;
    dataset.motion = motion ? 'on' : 'off';
  };
  show();
  return store.subscribe(show);
}
