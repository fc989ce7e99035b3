import type { Effect } from '../../src/renderer/store/effect.ts';
import type { PageState } from '../../src/renderer/store/page.ts';
import { receive } from '../../src/renderer/store/receive.ts';
import { type At, FRESH, HOME, type Screen } from '../../src/renderer/store/route.ts';

/** The way over home to the last of these screens; one that is only named is as it begins. */
export const way = (...screens: readonly (At | Screen)[]): Pick<PageState, 'route'> => ({
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
