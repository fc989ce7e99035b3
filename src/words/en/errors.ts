import type { SetupError } from '../../protocol/lobby.ts';
import { LONGEST_NAME } from '../../protocol/names.ts';
import type { SayFault } from '../words.ts';
import { sayRuleSetError } from './rule-sets.ts';

/** What can go wrong with starting the program. */
type StartError =
  | { readonly code: 'PORT_IN_USE' | 'CANNOT_LISTEN'; readonly port: number }
  | { readonly code: 'FOLDER_IN_USE'; readonly folder: string; readonly address: string | null };

export const fault: SayFault = (error: SetupError): string => {
  switch (error.code) {
    case 'NOBODY_OF_THAT_NAME':
      return `Nobody called "${error.name}" sits at this table. Name the dealer and the last loser as the seats are named.`;
    case 'NO_OCCUPANT':
      return `Nobody plays for "${error.name}". Say for every seat who plays it.`;
    case 'SAME_NAME':
      return `Two seats are called "${error.name}", or nearly so. Give every seat a name that nobody takes for another.`;
    case 'LONG_NAME':
      return `"${error.name}" is too long to be read on the screen. Shorten it to ${LONGEST_NAME} letters.`;
    case 'EMPTY_NAME':
      return 'A seat has no name. Give every seat a name of its own.';
    case 'NO_SHUFFLE':
      return 'Nothing says how the cards of this game are shuffled. Begin a new one.';
    case 'BAD_RECORDING':
      return `The recording ${error.path} can’t be read. Choose another file, or another scanner.`;
    case 'DEAL_NO_ROW':
      return `${error.players} ${error.players === 1 ? 'player sits' : 'players sit'} here, and these rules are for ${error.min} to ${error.max}. Change the number of seats, or the rules.`;
    case 'DEAL_TOO_BIG':
      return `${error.players} players need ${error.needed} cards, but the deck has ${error.deck}. Take fewer players, or add jokers or a pack.`;
    default:
      return sayRuleSetError(error);
  }
};

/** Why the program can't start: what happened and what to do. */
export function startErrorWords(error: StartError): string {
  switch (error.code) {
    case 'PORT_IN_USE':
      return `Something else is using port ${error.port} of this machine, perhaps another Burnpile. Stop it, or choose another with --port.`;
    case 'CANNOT_LISTEN':
      return `The page can't be served at port ${error.port}. Choose another with --port.`;
    case 'FOLDER_IN_USE':
      return `Another Burnpile is running${error.address === null ? '' : ` at ${error.address}`} and keeps its games in ${error.folder}. Use that one, close it, or choose another folder with --data.`;
  }
}
