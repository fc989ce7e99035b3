import { type Doer, perform } from './store/effect.ts';
import type { PageState } from './store/page.ts';
import { goBack, goBackFurther } from './store/screens.ts';

/** What the page’s entries in the history are marked with: whether Back leads from there to another screen of it. */
interface Entry {
  readonly away: boolean;
}

const entryOf = ({ state }: History): Entry | null =>
  typeof state === 'object' && state !== null && Object.hasOwn(state, 'away') ? (state as Entry) : null;

const isAway = (state: PageState): boolean => goBack(state) !== null;

/** Closes a dialog that a screen shows by itself, which no way back of the page knows; false where there is none. */
export function closeDialog({ over }: PageState, document: Document): boolean {
  const dialog = over.length > 0 ? null : document.querySelector<HTMLDialogElement>('dialog:modal');
  dialog?.close();
  return dialog !== null;
}

/**
 * The browser’s own way back does what Escape does, asks before it leaves a game, and leads out of the page from home
 * alone: nobody loses a game or a seat to it. For that the page puts one entry of its own into the history as soon as it shows anything but home.
 */
export function followBack(doer: Doer, { document, history, addEventListener }: Window): void {
  const { store } = doer;
  const mark = (away: boolean) => history.replaceState({ away } satisfies Entry, '');
  const follow = () => {
    if (isAway(store.getState()) && entryOf(history)?.away === false)
      history.pushState({ away: true } satisfies Entry, '');
  };
  if (entryOf(history) === null) mark(false);
  follow();
  store.subscribe(follow);
  addEventListener('popstate', () => {
    const [state, entry] = [store.getState(), entryOf(history)];
    // Another end of the address is no way back: the page goes on from there.
    if (entry === null) mark(isAway(state));
    else if (!entry.away && isAway(state)) {
      if (!closeDialog(state, document)) perform(doer, goBackFurther(state));
    }
    // The page’s own entry was left over from a screen that was left otherwise.
    else if (!entry.away) history.back();
    follow();
  });
}
