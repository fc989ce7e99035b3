import type { Words } from '../words.ts';

/** How a game ended. */
export const result: Words['result'] = {
  over: 'Runde vorbei',
  place: (place) => `${place}.`,
  drawn: 'Unentschieden',
  winner: (name) => `${name} gewinnt`,
};
