import type { Labelled } from './settings.ts';

/** The three ways in from the home screen. */
export const DOORS = ['referee', 'play', 'learn'] as const;
export type Door = (typeof DOORS)[number];

export interface DoorsWords {
  /** What the program is, by the name of the game. */
  readonly tagline: (game: string) => string;
  /** What may be done here; a door's name says it, and what it leads to. */
  readonly title: string;
  readonly doors: Record<Door, Labelled>;
  /** Tables to go on with, besides the one that was played last. */
  readonly more: (tables: number) => string;
}
