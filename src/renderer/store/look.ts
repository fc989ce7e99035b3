import type { Language, Look, Naming } from '../../protocol/look.ts';
import type { Pace, Settings } from '../../protocol/settings.ts';
import { languageOf, withNaming } from '../../words/languages.ts';
import type { FirstWords, Words } from '../../words/words.ts';
import { isGuided } from './learn.ts';
import type { PageState } from './page.ts';
import { on } from './route.ts';
import type { RuleNames } from './rule-names.ts';

type Told = Pick<PageState, 'lobby' | 'guest' | 'here'>;

/** How this screen looks and speaks: as the settings say, on a phone as was chosen there. */
export function lookOf({ lobby, guest, here }: Told): Look {
  if (lobby !== null) return lobby.settings;
  return guest === null ? here : { ...here, naming: guest.naming };
}

/** The language that was chosen, else the first of the browser's that we have. */
export const languageFor = (state: Told, spoken: readonly string[] = navigator.languages): Language =>
  lookOf(state).language ?? languageOf(spoken);

/** The sentences of this screen; null until they have come. While others are fetched it goes on in those it has. */
export const wordsOf = (state: Told & Pick<PageState, 'words'>): Words | null =>
  state.words && withNaming(state.words, lookOf(state).naming);

/** Words with the names that were chosen, in which rules of people's own are called as they call them. */
export function asCalled<Said extends FirstWords>(said: Said, naming: Naming, names: RuleNames): Said {
  const ruleSet = (id: string) => names.get(id) ?? said.home.ruleSet(id);
  return withNaming({ ...said, home: { ...said.home, ruleSet } }, naming);
}

/** Whether beginners are helped at the table here; in a first round they are, until somebody hides it. */
export const isCoached = (state: Told & Pick<PageState, 'table' | 'route'>): boolean =>
  lookOf(state).coach || (isGuided(state) && !on(state, 'table').round.alone);

/** Whether somebody is led here through a first round. */
export const isLed = (state: Told & Pick<PageState, 'table' | 'route'>): boolean =>
  isGuided(state) && isCoached(state);

/** How fast cards move here: a first round is slow until a pace is chosen. */
export const paceOf = (state: Pick<PageState, 'lobby' | 'here' | 'table'>): Pace =>
  state.lobby?.settings[isGuided(state) ? 'firstPace' : 'pace'] ?? state.here.pace;

/** The settings with which a chosen pace holds everywhere, in a first round and after it. */
export const withPace = (pace: Pace): Pick<Settings, 'pace' | 'firstPace'> => ({ pace, firstPace: pace });
