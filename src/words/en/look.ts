import type { LookWords, NameWords } from '../look.ts';

export const names: NameWords = { game: 'Palace', loser: 'the last one standing with cards' };

export const traditional: NameWords = { game: 'Shithead', loser: 'the shithead' };

export const look: LookWords = {
  title: 'Look and language',
  language: 'Language',
  asSystem: (language) => `As the system: ${language}`,
  naming: 'Names',
  namings: {
    family: {
      name: 'For the family',
      what: 'The game is Palace, and somebody is the last one standing with cards.',
    },
    traditional: { name: 'Traditional', what: 'The game is Shithead, and so is whoever loses it.' },
  },
  theme: 'Light or dark',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  fourColours: { name: 'Four-colour cards', what: 'Clubs are green, diamonds are blue.' },
  motion: { name: 'Motion', what: 'Cards fly, and a pile burns. Off if your system asks for less motion.' },
  coach: { name: 'Help for beginners', what: 'What special cards do and what to do next, at the table.' },
};
