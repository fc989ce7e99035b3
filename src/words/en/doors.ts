import type { DoorsWords } from '../doors.ts';

export const doors: DoorsWords = {
  tagline: (game) => `${game} and its kin, with your own rules`,
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
  },
  more: (tables) => (tables === 1 ? '1 more table' : `${tables} more tables`),
};
