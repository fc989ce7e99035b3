import type { TableView } from '../../protocol/view.ts';
import { soundIsOn, volumeOf } from '../store/choices.ts';
import type { Store } from '../store/create.ts';
import type { PageState } from '../store/page.ts';
import type { SoundName } from './notes.ts';
import type { Player } from './player.ts';
import { soundFor } from './sound-for.ts';

/** After one of these a browser lets a page be heard. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Says in attributes of the page what is heard, and how many sounds that were. */
function mark(name: SoundName): void {
  const { dataset } = document.documentElement;
  dataset.sound = name;
  dataset.sounds = String(Number(dataset.sounds ?? 0) + 1);
}

/** Plays a sound, whether sounds are on or not, as loud as the settings say. */
export function listen(state: PageState, player: Player, name: SoundName): void {
  mark(name);
  player.play(name, volumeOf(state));
}

/** Gives every new ruling and question its sound, if sounds are on. Returns what ends that. */
export function followRulings(store: Store<PageState>, player: Player): () => void {
  let heard: TableView | null = null;
  // What has come about while there was no connection is old when it is back: the first view makes no sound.
  let missed = store.getState().revision;
  return store.subscribe(() => {
    const state = store.getState();
    if (state.connection !== 'open') {
      heard = null;
      missed = state.revision;
    }
    if (state.revision === missed || state.table === heard) return;
    const name = soundFor(heard, state.table);
    heard = state.table;
    if (name !== null && soundIsOn(state)) listen(state, player, name);
  });
}

/** Tells the player when somebody touches the page, and the page that it can be heard. Returns what ends that. */
export function awaitTouch(store: Store<PageState>, player: Player): () => void {
  const stop = () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, touched, { capture: true });
  };
  const touched = (event: Event) => {
    // The one key that counts for nothing there.
    if (event instanceof KeyboardEvent && event.key === 'Escape') return;
    player.touched();
    store.setState({ silent: false });
    stop();
  };
  store.setState({ silent: player.blocked() });
  for (const gesture of GESTURES) window.addEventListener(gesture, touched, { capture: true, passive: true });
  return stop;
}
