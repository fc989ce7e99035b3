import type { Words } from '../words.ts';

/** Who sits where, at a table that goes on. */
export const people: Words['people'] = {
  title: 'Wer spielt',
  away: 'weg',
  isAway: (name) => `${name} ist weg`,
  mayMove: 'Bis zur ersten gescannten Karte können Leute die Plätze tauschen.',
  mayNotMove:
    'Namen lassen sich jederzeit ändern. Plätze tauscht man vor der ersten Karte einer Runde, und zwischen zwei Runden kommen oder gehen Leute.',
};
