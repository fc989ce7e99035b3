import type { Look } from '../../protocol/look.ts';
import type { Pace, Settings } from '../../protocol/settings.ts';
import { languageOf, wordsFor } from '../../words/languages.ts';
import type { Words } from '../../words/words.ts';
import { isGuided } from './learn.ts';
import type { PageState } from './page.ts';
import { on } from './route.ts';

type Told = Pick<PageState, 'lobby' | 'guest' | 'here'>;

/** How this screen looks and speaks: as the settings say, on a phone as was chosen there. */
export function lookOf({ lobby, guest, here }: Told): Look {
  if (lobby !== null) return lobby.settings;
  return guest === null ? here : { ...here, naming: guest.naming };
}

/** The sentences of this screen, in the language that was chosen, else in the first of the browser's that we have. */
export function wordsOf(state: Told, spoken: readonly string[] = navigator.languages): Words {
  const { language, naming } = lookOf(state);
  return wordsFor(language ?? languageOf(spoken), naming);
}

/** Whether beginners are helped at the table here; in a first round they are, until somebody hides it. */
export const isCoached = (state: Told & Pick<PageState, 'table' | 'route'>): boolean =>
  lookOf(state).coach || (isGuided(state) && !on(state, 'table').round.alone);

/** How fast cards move here: a first round is slow until a pace is chosen. */
export const paceOf = (state: Pick<PageState, 'lobby' | 'here' | 'table'>): Pace =>
  state.lobby?.settings[isGuided(state) ? 'firstPace' : 'pace'] ?? state.here.pace;

/** The settings with which a chosen pace holds everywhere, in a first round and after it. */
export const withPace = (pace: Pace): Pick<Settings, 'pace' | 'firstPace'> => ({ pace, firstPace: pace });
