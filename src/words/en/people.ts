/** Who sits where, at a table that goes on. */
export const people = {
  title: 'Players',
  away: 'away',
  isAway: (name: string) => `${name} is away`,
  /** Places can be changed now, or why they can't. */
  mayMove: 'People may change places until the first card is scanned.',
  mayNotMove:
    'Names can be changed at any time. Places can be changed before the first card of a round, and people come or leave between two rounds.',
};
