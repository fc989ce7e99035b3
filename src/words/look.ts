import type { Naming, Theme } from '../protocol/look.ts';
import type { Labelled } from './facts.ts';

/** What the game and whoever loses it are called, where the rules don't say. */
export interface NameWords {
  readonly game: string;
  /** After a name: `Bo: the last one standing with cards`. */
  readonly loser: string;
}

/** The part of the settings about how the screen looks and speaks. */
export interface LookWords {
  readonly title: string;
  readonly language: string;
  /** The language of the system, by its own name. */
  readonly asSystem: (language: string) => string;
  readonly naming: string;
  readonly namings: Record<Naming, Labelled>;
  readonly theme: string;
  readonly themes: Record<Theme, string>;
  readonly fourColours: Labelled;
  readonly motion: Labelled;
  readonly coach: Labelled;
}
