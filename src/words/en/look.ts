/** What games are called, and the part of the settings about how the screen looks and speaks. */
import type { Back, Naming, Theme } from '../../protocol/look.ts';
import type { Labelled } from '../facts.ts';

/** What the game and its loser are called where the rules don’t say. */
export const names = {
  game: 'Palace',
  /** On a plate or after a name: `Bo: left holding the cards`. */
  loser: 'left holding the cards',
};

/** What the game and its loser are called where the rules don’t say. */
export const traditional = {
  game: 'Shithead',
  /** After a name: `Bo: the shithead`. */
  loser: 'the shithead',
};

/** The part of the settings about how the screen looks and speaks. */
export const look = {
  on: 'on',
  off: 'off',
  language: 'Language',
  /** `language` is that of the system, by its own name. */
  asSystem: (language: string) => `Like the system: ${language}`,
  naming: 'Names',
  namings: {
    family: {
      name: 'For the family',
      what: 'The game is Palace, and one player is left holding the cards.',
    },
    traditional: { name: 'Traditional', what: 'The game is Shithead, and that is what the loser is called.' },
  } satisfies Record<Naming, Labelled>,
  theme: 'Light or dark',
  themes: { system: 'Like the system', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>,
  suits: {
    name: 'Suit colours',
    what: 'With four, clubs are green and diamonds are blue.',
    two: 'Two',
    four: 'Four',
  },
  backs: 'Card backs',
  backNames: { embers: 'Red', river: 'Blue', moss: 'Green' } satisfies Record<Back, string>,
  text: { name: 'Bigger text', what: 'For what is read up close: buttons, settings, rules.' },
  motion: {
    name: 'Motion',
    what: 'Cards fly, and a pile burns. Off if your system asks for less motion.',
    /** Where the system asks for less than is chosen here. */
    asked: 'Nothing moves for now: your system asks for less motion.',
    reduced: 'Reduced',
  },
  coach: { name: 'Beginners’ help', what: 'What special cards do and what to do next, at the table.' },
};
