import type { ResultWords } from '../words.ts';

/** How a game ended. */
export const result: ResultWords = {
  over: 'Runde vorbei',
  place: (place) => `${place}.`,
  drawn: 'Unentschieden',
  winner: (name) => `${name} gewinnt`,
};
