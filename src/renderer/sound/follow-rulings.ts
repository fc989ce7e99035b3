import {
  CARD_SOUNDS,
  type CardSound,
  DEFAULT_SETTINGS,
  type RulingSound,
  type SoundName,
} from '../../protocol/settings.ts';
import type { RulingView, TableView } from '../../protocol/view.ts';
import type { Store } from '../store/create.ts';
import type { PageState } from '../store/page.ts';
import { on } from '../store/route.ts';
import { cardSoundsFor } from './card-sounds.ts';
import type { Player } from './player.ts';
import { soundFor } from './sound-for.ts';

const isOfCards = (name: SoundName): name is CardSound => (CARD_SOUNDS as readonly string[]).includes(name);

/** Says in attributes of the page what is heard, and how many sounds that were: cards apart from rulings. */
function mark(name: SoundName): void {
  const { dataset } = document.documentElement;
  const [last, count] = isOfCards(name)
    ? (['cardSound', 'cardSounds'] as const)
    : (['sound', 'sounds'] as const);
  dataset[last] = name;
  dataset[count] = String(Number(dataset[count] ?? 0) + 1);
}

/** A phone is told no settings of the program: it has them as they are at first. */
const settingsOf = ({ lobby }: PageState) => lobby?.settings ?? DEFAULT_SETTINGS;

/** Plays a sound, whether sounds are on or not, as loud as the settings say. */
export function listen(state: PageState, player: Player, name: SoundName): void {
  const { volume, cardVolume } = settingsOf(state);
  mark(name);
  player.play(name, isOfCards(name) ? cardVolume : volume);
}

/** Whether sounds are on: for all screens of this machine together, on a phone by itself. */
export const hasSound = ({ lobby, here }: PageState): boolean => lobby?.settings.sound ?? here.sound;

/** Plays those of the sounds that are on. */
function hear(state: PageState, player: Player, names: readonly SoundName[]): void {
  if (!hasSound(state)) return;
  const { mutedSounds } = settingsOf(state);
  for (const name of names) if (!mutedSounds.includes(name)) listen(state, player, name);
}

/** What is heard when a table has come: its cards, and over them its ruling or the move that was refused here. */
function soundsFor(heard: TableView | null, { table }: PageState, isRefused: boolean): readonly SoundName[] {
  const told: RulingSound | null = isRefused ? 'notAllowed' : table === heard ? null : soundFor(heard, table);
  const cards = table === heard ? [] : cardSoundsFor(heard, table);
  return told === null ? cards : [...cards, told];
}

/** Gives every new ruling and question its sound, and cards theirs, if sounds are on. Returns what ends that. */
export function followRulings(store: Store<PageState>, player: Player): () => void {
  const now = store.getState();
  let heard = now.connection === 'open' ? now.table : null;
  let refused: RulingView | null = null;
  // What has come about while there was no connection is old when it is back: the first view makes no sound.
  let missed = now.revision;
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
    const names = soundsFor(heard, state, isTried);
    heard = state.table;
    hear(state, player, names);
  });
}
