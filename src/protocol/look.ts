import * as v from 'valibot';

/** How a screen looks and speaks: kept with the settings on the table's own machine, and by each phone for itself. */

/** The languages that there is a table of sentences for. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the game and its loser are called: so that anybody may hear it, or as they always were. */
export const NAMINGS = ['family', 'traditional'] as const;
export type Naming = (typeof NAMINGS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The colours of the backs of cards. */
export const BACKS = ['embers', 'river', 'moss'] as const;
export type Back = (typeof BACKS)[number];

/** How large what is read up close is, in percent of the usual. */
export const TEXT_SIZES = ['100', '115', '130'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const lookEntries = {
  /** Null for that of the system, as far as there is one of ours. */
  language: v.nullable(v.picklist(LANGUAGES)),
  naming: v.picklist(NAMINGS),
  theme: v.picklist(THEMES),
  /** Each suit has a colour of its own. */
  fourColours: v.boolean(),
  back: v.picklist(BACKS),
  text: v.picklist(TEXT_SIZES),
  /** Whether cards are seen to move and to burn; a system that asks for reduced motion gets none either way. */
  motion: v.boolean(),
  /** Reminds beginners of the special cards, and says what to do next. */
  coach: v.boolean(),
};

const look = v.object(lookEntries);
export type Look = v.InferOutput<typeof look>;

export const DEFAULT_LOOK: Look = {
  language: null,
  naming: 'family',
  theme: 'system',
  fourColours: false,
  back: 'embers',
  text: '100',
  motion: true,
  coach: false,
};

/** What was kept of a look, each entry by itself: one that isn't understood is as at first. */
export function toLook(kept: Readonly<Partial<Record<keyof Look, unknown>>>): Look {
  const fits = Object.entries(lookEntries).filter(([name, entry]) => v.is(entry, kept[name as keyof Look]));
  return { ...DEFAULT_LOOK, ...Object.fromEntries(fits.map(([name]) => [name, kept[name as keyof Look]])) };
}
