import { LONGEST_NAME } from '../../protocol/names.ts';
import type { TableFault } from '../facts.ts';

/** Why a table can't be opened. */
export const faults: {
  readonly [C in TableFault['code']]: (fault: Extract<TableFault, { readonly code: C }>) => string;
} = {
  NOBODY_OF_THAT_NAME: ({ name }) =>
    `Nobody called "${name}" sits at this table. Name the dealer and the last loser as the seats are named.`,
  NO_OCCUPANT: ({ name }) => `Nobody plays for "${name}". Say for every seat who plays it.`,
  SAME_NAME: ({ name }) =>
    `Two seats are called "${name}", or nearly so. Give every seat a name that nobody takes for another.`,
  LONG_NAME: ({ name }) =>
    `"${name}" is too long to be read on the screen. Shorten it to ${LONGEST_NAME} letters.`,
  EMPTY_NAME: () => 'A seat has no name. Give every seat a name of its own.',
  NO_SHUFFLE: () => 'Nothing says how the cards of this game are shuffled. Begin a new one.',
  BAD_RECORDING: ({ path }) =>
    `The recording ${path} can’t be read. Choose another file, or another scanner.`,
  DEAL_NO_ROW: ({ players, min, max }) =>
    `${players} ${players === 1 ? 'player sits' : 'players sit'} here, and these rules are for ${min} to ${max}. Change the number of seats, or the rules.`,
  DEAL_TOO_BIG: ({ players, needed, deck }) =>
    `${players} players need ${needed} cards, but the deck has ${deck}. Take fewer players, or add jokers or a pack.`,
};
