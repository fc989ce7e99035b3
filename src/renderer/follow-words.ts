import type { Language } from '../protocol/look.ts';
import type { Words } from '../words/words.ts';
import type { Store } from './store/create.ts';
import { languageFor } from './store/look.ts';
import type { PageState } from './store/page.ts';
import { untilHad } from './until-had.ts';

// Each language is a file of its own, so that a screen fetches only the one it speaks.
const FETCHED: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('../words/en.ts')).en,
  de: async () => (await import('../words/de.ts')).de,
};

/** Whether it is known what language is spoken here, or will be at once, or won't be soon. */
const isTold = ({ welcome, guest, connection }: PageState): boolean =>
  welcome !== null || guest !== null || connection === 'lost';

/** Fetches the words of the language that was chosen, now and whenever another is. Fulfilled when the first are there. */
export function followWords(store: Store<PageState>): Promise<void> {
  let wanted: Language | null = null;
  // Most often it is this one: it may come while the table is still asked.
  FETCHED[languageFor(store.getState())]().catch(() => {});
  return new Promise((resolve) => {
    const follow = async () => {
      const state = store.getState();
      const language = languageFor(state);
      if (language === wanted || !isTold(state)) return;
      wanted = language;
      const words = await untilHad(FETCHED[language]);
      if (wanted !== language) return;
      store.setState({ words });
      resolve();
    };
    store.subscribe(follow);
    follow();
  });
}
