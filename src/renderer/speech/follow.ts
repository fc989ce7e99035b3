import type { TableView } from '../../protocol/view.ts';
import type { Words } from '../../words/words.ts';
import type { Store } from '../store/create.ts';
import { wordsOf } from '../store/look.ts';
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

/** Has whatever is new at the table spoken, if that is wished. Returns what ends that. */
export function followTable(store: Store<PageState>, speaker: Speaker): () => void {
  let heard: TableView | null = null;
  let spoke = false;
  // What has come about while there was no connection is old when it is back.
  let missed = store.getState().revision;
  return store.subscribe(() => {
    const state = store.getState();
    if (state.connection !== 'open') {
      heard = null;
      missed = state.revision;
    }
    const isOn = state.lobby?.settings.speak === true;
    if (spoke && !isOn) speaker.stop();
    spoke = isOn;
    if (state.revision === missed || state.table === heard) return;
    const words = wordsOf(state);
    const text = speechFor(words, heard, state.table);
    heard = state.table;
    if (text !== null && isOn) speak(state, speaker, words, text);
  });
}

/** Tells the page which voices there are, those of its language first, now and whenever that changes. */
export function followVoices(store: Store<PageState>, speaker: Speaker): void {
  let language: string | null = null;
  const tell = () => {
    language = wordsOf(store.getState()).language;
    store.setState({ voices: speaker.voices(language) });
  };
  tell();
  store.subscribe(() => wordsOf(store.getState()).language !== language && tell());
  speaker.onVoices(tell);
}
