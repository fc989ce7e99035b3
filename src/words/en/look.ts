import type { Naming, Theme } from '../../protocol/look.ts';
import type { Labelled } from '../facts.ts';

/** What the game and whoever loses it are called, where the rules don't say. */
export const names = {
  game: 'Palace',
  /** After a name: `Bo: the last one standing with cards`. */
  loser: 'the last one standing with cards',
};

/** What the game and whoever loses it are called, where the rules don't say. */
export const traditional = {
  game: 'Shithead',
  /** After a name: `Bo: the last one standing with cards`. */
  loser: 'the shithead',
};

/** The part of the settings about how the screen looks and speaks. */
export const look = {
  title: 'Look and language',
  language: 'Language',
  /** The language of the system, by its own name. */
  asSystem: (language: string) => `As the system: ${language}`,
  naming: 'Names',
  namings: {
    family: {
      name: 'For the family',
      what: 'The game is Palace, and somebody is the last one standing with cards.',
    },
    traditional: { name: 'Traditional', what: 'The game is Shithead, and so is whoever loses it.' },
  } satisfies Record<Naming, Labelled>,
  theme: 'Light or dark',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>,
  fourColours: { name: 'Four-colour cards', what: 'Clubs are green, diamonds are blue.' },
  motion: { name: 'Motion', what: 'Cards fly, and a pile burns. Off if your system asks for less motion.' },
  coach: { name: 'Help for beginners', what: 'What special cards do and what to do next, at the table.' },
};
