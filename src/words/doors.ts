import type { Door } from './closed-lists.ts';
import type { Labelled } from './facts.ts';

export interface DoorsWords {
  /** What the program is, by the name of the game. */
  readonly tagline: (game: string) => string;
  /** What may be done here; a door's name says it, and what it leads to. */
  readonly title: string;
  readonly doors: Record<Door, Labelled>;
  /** Tables to go on with, besides the one that was played last. */
  readonly more: (tables: number) => string;
}
