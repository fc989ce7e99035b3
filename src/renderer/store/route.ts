/** What belongs to each screen. It is chosen, typed or read there, and goes when the screen is left. */
interface Screens {
  readonly home: object;
  /** The open table, with real cards or without a deck. */
  readonly table: object;
  readonly setup: object;
  readonly settings: object;
  readonly camera: object;
  readonly log: object;
  readonly print: object;
  readonly decks: object;
  readonly scores: {
    /** The table of the past whose scores are shown; null for those of the open table. */
    readonly past: string | null;
  };
  /** All that was ever played here: its tables, or what they add up to. */
  readonly history: { readonly part: 'tables' | 'statistics' };
  readonly learn: object;
  readonly rules: object;
  readonly house: object;
  /** The table shown large, to be read from far. */
  readonly tv: object;
}

export type At = keyof Screens;

/** A screen of the page, with what belongs to it. */
export type Screen = { [A in At]: { readonly at: A } & Screens[A] }[At];
export type ScreenAt<A extends At> = Extract<Screen, { readonly at: A }>;

/**
 * The screens that lead to the one that is shown, each at most once: home first, and the shown one last. An open table
 * is one of them; those before it come back once the table is gone.
 */
export type Route = readonly Screen[];

interface OnRoute {
  readonly route: Route;
}

export const HOME: Route = [{ at: 'home' }];

/** The screen that is shown. */
export const top = ({ route }: OnRoute): Screen => route.at(-1)!;

/** The screen that leaving the shown one leads to; null at home. */
export const below = ({ route }: OnRoute): Screen | null => route.at(-2) ?? null;

/** A screen of the route; null if it is none. */
export const find = <A extends At>({ route }: OnRoute, at: A): ScreenAt<A> | null =>
  route.find((screen): screen is ScreenAt<A> => screen.at === at) ?? null;

/** Goes to a screen; leaving it leads back to where one is now. */
export const push = ({ route }: OnRoute, screen: Screen): OnRoute => ({
  route: [...route.filter(({ at }) => at !== screen.at), screen],
});

/** Back from the screen that is shown; from home there is no way back. */
export const pop = ({ route }: OnRoute): OnRoute => ({
  route: route.length > 1 ? route.slice(0, -1) : route,
});

/** Another screen in the place of the one that is shown. */
export const replace = (state: OnRoute, screen: Screen): OnRoute => push(pop(state), screen);

/** Back to a screen of the route, whatever lies over it by now; the same where it is none. */
export const backTo = ({ route }: OnRoute, to: At): OnRoute => {
  const place = route.findIndex(({ at }) => at === to);
  return { route: place === -1 ? route : route.slice(0, place + 1) };
};
