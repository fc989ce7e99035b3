import type { TableView } from '../../protocol/view.ts';
import type { Words } from '../../words/words.ts';
import type { Store } from '../store/create.ts';
import { languageFor, wordsOf } from '../store/look.ts';
import type { PageState } from '../store/page.ts';
import type { Speaker } from './speaker.ts';
import { speechFor } from './speech-for.ts';

/** Speaks as the settings say, and says in an attribute of the page what is spoken. */
export function speak({ lobby }: PageState, speaker: Speaker, words: Words, text: string): void {
  if (lobby === null) return;
  const { voice, speechRate: rate, volume } = lobby.settings;
  document.documentElement.dataset.speech = text;
  speaker.say(text, { voice, rate, volume, language: words.language });
}

/** Tells of each change of the table, as long as there is a connection. Returns what ends that. */
export function followChanges(
  store: Store<PageState>,
  tell: (before: TableView | null, after: TableView | null) => void,
): () => void {
  const now = store.getState();
  let heard = now.connection === 'open' ? now.table : null;
  // What has come about while there was no connection is old when it is back.
  let missed = now.revision;
  return store.subscribe(() => {
    const { connection, revision, table } = store.getState();
    if (connection !== 'open') {
      heard = null;
      missed = revision;
    }
    if (revision === missed || table === heard) return;
    const before = heard;
    heard = table;
    tell(before, table);
  });
}

/** Has whatever is new at the table spoken, if that is wished. Returns what ends that. */
export function followTable(store: Store<PageState>, speaker: Speaker): () => void {
  let spoke = false;
  const isWished = () => store.getState().lobby?.settings.speak === true;
  const unheed = store.subscribe(() => {
    const isOn = isWished();
    if (spoke && !isOn) speaker.stop();
    spoke = isOn;
  });
  const unfollow = followChanges(store, (before, after) => {
    if (!isWished()) return;
    const state = store.getState();
    const words = wordsOf(state);
    if (words === null) return;
    const text = speechFor(words, before, after);
    if (text !== null) speak(state, speaker, words, text);
  });
  return () => {
    unheed();
    unfollow();
  };
}

/** Tells the page which voices there are, those of its language first, now and whenever that changes. */
export function followVoices(store: Store<PageState>, speaker: Speaker): void {
  let language: string | null = null;
  const tell = () => {
    language = languageFor(store.getState());
    store.setState({ voices: speaker.voices(language) });
  };
  tell();
  store.subscribe(() => languageFor(store.getState()) !== language && tell());
  speaker.onVoices(tell);
}
