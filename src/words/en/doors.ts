import type { Door } from '../closed-lists.ts';
import type { Labelled } from '../facts.ts';

export const doors = {
  /** What the program is, by the name of the game. */
  tagline: (game: string) => `${game} and its kin, with your own rules`,
  /** What may be done here; a door's name says it, and what it leads to. */
  title: 'What would you like to do?',
  doors: {
    referee: {
      name: 'Referee a table',
      what: 'Real cards on a real table: scan or tap each play, and see at once whether it is allowed.',
    },
    play: {
      name: 'Play here',
      what: 'No deck at hand? Play against the computer, pass the screen around, or bring your phones.',
    },
    learn: {
      name: 'Learn a variant',
      what: 'Read the rules with pictures, try them in short lessons, play a first round with help.',
    },
  } satisfies Record<Door, Labelled>,
  /** Tables to go on with, besides the one that was played last. */
  more: (tables: number) => (tables === 1 ? '1 more table' : `${tables} more tables`),
};
