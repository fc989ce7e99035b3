import type { Words } from '../../src/words/words.ts';

// Held by the compiler alone: what stands under an `@ts-expect-error` must not compile.

type People = Words['people'];

const people = {
  title: 'Spieler',
  away: 'weg',
  isAway: (name: string) => `${name} ist weg`,
  mayMove: 'Jetzt darf getauscht werden.',
  mayNotMove: 'Jetzt nicht.',
  standIn: (number: number) => `Person ${number}`,
  botNames: ['Ada'],
};

/** Another language says the same sentences in its own words. */
export const whole: People = people;

const { away, ...others } = people;
// @ts-expect-error a sentence is missing
export const missing: People = others;

export const superfluous: People = {
  ...people,
  // @ts-expect-error nobody says this sentence
  stayed: `nicht ${away}`,
};

export const otherFacts: People = {
  ...people,
  // @ts-expect-error the sentence is made from a name
  isAway: (players: number) => `${players} sind weg`,
};

export const noText: People = {
  ...people,
  // @ts-expect-error every sentence has words
  title: null,
};

/** Where the English chooses between two texts, another language may say anything. */
export const other: Words['doors']['more'] = (tables) => `noch ${tables}`;

// @ts-expect-error a code of a closed list is missing
export const themes: Words['look']['themes'] = { system: 'System', light: 'Hell' };
