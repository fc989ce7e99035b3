const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** How a game ended. */
export const result = {
  over: 'Game over',
  place: (place: number) => `${place}${ENDINGS[ordinals.select(place)] ?? 'th'}`,
  drawn: 'A draw',
  winner: (name: string) => `${name} wins`,
};
