import type { RulingView, TableView } from '../../protocol/view.ts';
import type { Store } from '../store/create.ts';
import type { PageState } from '../store/page.ts';
import { on } from '../store/route.ts';
import type { Player } from './player.ts';
import { soundFor } from './sound-for.ts';
import type { SoundName } from './tones.ts';

/** After one of these a browser lets a page be heard. */
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Says in attributes of the page what is heard, and how many sounds that were. */
function mark(name: SoundName): void {
  const { dataset } = document.documentElement;
  dataset.sound = name;
  dataset.sounds = String(Number(dataset.sounds ?? 0) + 1);
}

/** How loud sounds are on a screen that no settings of the program are told to: a phone. */
const PHONE_VOLUME = 0.7;

/** Plays a sound, whether sounds are on or not, as loud as the settings say. */
export function listen({ lobby }: PageState, player: Player, name: SoundName): void {
  mark(name);
  player.play(name, lobby?.settings.volume ?? PHONE_VOLUME);
}

/** Whether sounds are on: for all screens of this machine together, on a phone by itself. */
export const hasSound = ({ lobby, here }: PageState): boolean => lobby?.settings.sound ?? here.sound;

/** Gives every new ruling and question its sound, if sounds are on. Returns what ends that. */
export function followRulings(store: Store<PageState>, player: Player): () => void {
  let heard: TableView | null = null;
  let refused: RulingView | null = null;
  // What has come about while there was no connection is old when it is back: the first view makes no sound.
  let missed = store.getState().revision;
  return store.subscribe(() => {
    const state = store.getState();
    if (state.connection !== 'open') {
      heard = null;
      missed = state.revision;
    }
    const { playing } = on(state, 'table');
    const isTried = playing.refused !== null && playing.refused !== refused;
    refused = playing.refused;
    if (state.revision === missed) return;
    const told = state.table === heard ? null : soundFor(heard, state.table);
    heard = state.table;
    const name = isTried ? 'notAllowed' : told;
    if (name !== null && hasSound(state)) listen(state, player, name);
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
