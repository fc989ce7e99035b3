import type { Language } from '../protocol/look.ts';
import type { FirstWords, Words } from '../words/words.ts';
import type { Store } from './store/create.ts';
import { languageFor } from './store/look.ts';
import type { PageState } from './store/page.ts';
import { top } from './store/route.ts';
import { untilHad } from './until-had.ts';

// Each language is two files of its own, so that a screen fetches only what it says.
const FIRST: Readonly<Record<Language, () => Promise<FirstWords>>> = {
  en: async () => (await import('../words/en-first.ts')).enFirst,
  de: async () => (await import('../words/de-first.ts')).deFirst,
};
const ALL: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('../words/en.ts')).en,
  de: async () => (await import('../words/de.ts')).de,
};

/** Whether it is known what language is spoken here, or will be at once, or won't be soon. */
const isTold = ({ welcome, guest, connection }: PageState): boolean =>
  welcome !== null || guest !== null || connection === 'lost';

/** Whether more is said than what home says: also why a round that is begun there can't be. */
const saysMore = (state: PageState): boolean =>
  top(state).at !== 'home' ||
  state.over.length > 0 ||
  state.table !== null ||
  state.guest !== null ||
  state.trouble?.code === 'setup';

/** All words of a language, fetched where they aren't here yet. */
export const wordsIn = (language: Language): Promise<Words> => untilHad(ALL[language]);

/** Fetches words of a language: as the change of the page's state that they make. */
async function fetchWords(
  language: Language,
  all: boolean,
): Promise<Pick<PageState, 'firstWords' | 'words'>> {
  if (!all) return { firstWords: await untilHad(FIRST[language]), words: null };
  const words = await wordsIn(language);
  return { firstWords: words, words };
}

/**
 * Fetches the words of the language that was chosen, now and whenever another is: those of home, and all once something
 * else is shown. Fulfilled when the first are there.
 */
export function followWords(store: Store<PageState>): Promise<void> {
  let wanted: { readonly language: Language; readonly all: boolean } | null = null;
  // Most often it is this one: it may come while the table is still asked.
  FIRST[languageFor(store.getState())]().catch(() => {});
  return new Promise((resolve) => {
    const follow = async () => {
      const state = store.getState();
      if (!isTold(state)) return;
      const now = { language: languageFor(state), all: saysMore(state) };
      if (now.language === wanted?.language && (wanted.all || !now.all)) return;
      wanted = now;
      const words = await fetchWords(now.language, now.all);
      if (wanted !== now) return;
      store.setState(words);
      resolve();
    };
    store.subscribe(follow);
    follow();
  });
}

/** Fulfilled when all words are there for the first time. */
export const untilSaid = (store: Store<PageState>): Promise<void> =>
  new Promise((resolve) => {
    const look = () => store.getState().words !== null && resolve();
    store.subscribe(look);
    look();
  });
