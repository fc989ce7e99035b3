import type { Language } from '../protocol/look.ts';
import type { Words } from '../words/words.ts';
import type { Store } from './store/create.ts';
import { languageFor } from './store/look.ts';
import type { PageState } from './store/page.ts';

// Each language is a file of its own, so that a screen fetches only the one it speaks.
const FETCHED: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('../words/en.ts')).en,
  de: async () => (await import('../words/de.ts')).de,
};

/** Whether it is known what language is spoken here, or won't be soon. */
const isTold = ({ lobby, guest, connection }: PageState): boolean =>
  lobby !== null || guest !== null || connection === 'lost';

/**
 * Fetches the words of the language that was chosen, now and whenever another is; one that can't be had is tried
 * again at the next change. Fulfilled when the first are there.
 */
export function followWords(store: Store<PageState>): Promise<void> {
  let asked: Language | null = null;
  // Most often it is this one: it may come while the table is still asked.
  FETCHED[languageFor(store.getState())]().catch(() => {});
  return new Promise((resolve) => {
    const follow = () => {
      const state = store.getState();
      const language = languageFor(state);
      if (language === asked || !isTold(state)) return;
      asked = language;
      FETCHED[language]().then(
        (words) => {
          if (asked === language) store.setState({ words });
          resolve();
        },
        () => {
          asked = store.getState().words?.language ?? null;
        },
      );
    };
    store.subscribe(follow);
    follow();
  });
}
