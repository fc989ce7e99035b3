import type { Draft } from '../../src/renderer/store/draft.ts';
import type { Effect } from '../../src/renderer/store/effect.ts';
import type { PageState } from '../../src/renderer/store/page.ts';
import { receive } from '../../src/renderer/store/receive.ts';
import { type At, FRESH, find, HOME, type Screen, type ScreenAt } from '../../src/renderer/store/route.ts';

/** A screen, or only its name: then it is as it begins. */
export type Named = Exclude<At, 'setup'> | Screen;

/** The set-up of this table. */
export const settingUp = (draft: Draft): ScreenAt<'setup'> => ({ at: 'setup', draft, refused: null });

/** The scores of this table of the past. */
export const scoresOf = (past: string): Screen => ({ ...FRESH.scores, past });

/** What is being set up; null if nothing is. */
export const draftOn = (state: PageState): Draft | null => find(state, 'setup')?.draft ?? null;

/** The way over home to the last of these screens. */
export const way = (...screens: readonly Named[]): Pick<PageState, 'route'> => ({
  route: [...HOME, ...screens.map((one) => (typeof one === 'string' ? FRESH[one] : one))],
});

/** The names of the screens that lead to the one that is shown, without home. */
export const wayOf = ({ route }: Pick<PageState, 'route'>): readonly At[] =>
  route.slice(1).map(({ at }) => at);

/** The page after a key, a button or whatever else does something. */
export const done = (state: PageState, effect: Effect | null): PageState => ({ ...state, ...effect?.show });

/** The page after a message of the table. */
export const hear = (state: PageState, message: object): PageState => ({
  ...state,
  ...receive(state, JSON.stringify(message)),
});
