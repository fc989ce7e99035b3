import type { DealError } from '../../engine/deal.ts';
import type { RuleSetError } from '../../engine/rules/resolve.ts';
import { sayRuleSetFault } from './rule-sets.ts';

/** What can go wrong with the set-up of a table or with serving it. */
type SetupError =
  | RuleSetError
  | DealError
  | { readonly code: 'EMPTY_NAME' }
  | { readonly code: 'NOBODY_OF_THAT_NAME' | 'SAME_NAME'; readonly name: string }
  | { readonly code: 'BAD_RECORDING'; readonly path: string }
  | { readonly code: 'PORT_IN_USE' | 'CANNOT_LISTEN'; readonly port: number };

/** Why a table can't be opened or served: what happened and what to do. */
export function hostErrorWords(error: SetupError): string {
  switch (error.code) {
    case 'NOBODY_OF_THAT_NAME':
      return `Nobody called "${error.name}" sits at this table. Name the dealer and the last loser as the seats are named.`;
    case 'SAME_NAME':
      return `Two seats are called "${error.name}". Give every seat a name of its own.`;
    case 'EMPTY_NAME':
      return 'A seat has no name. Name every seat, with commas between the names: --seats Ann,Bo,Cy';
    case 'PORT_IN_USE':
      return `Something else is using port ${error.port} of this machine, perhaps another Burnpile. Stop it, or choose another with --port.`;
    case 'CANNOT_LISTEN':
      return `The page can't be served at port ${error.port}. Choose another with --port.`;
    case 'BAD_RECORDING':
      return `The recording ${error.path} can’t be read. Choose another file, or another scanner.`;
    case 'DEAL_NO_ROW':
      return `${error.players} ${error.players === 1 ? 'player sits' : 'players sit'} here, and these rules are for ${error.min} to ${error.max}. Change the number of seats, or the rules.`;
    case 'DEAL_TOO_BIG':
      return `${error.players} players need ${error.needed} cards, but the deck has ${error.deck}. Take fewer players, or add jokers or a pack.`;
    default:
      return sayRuleSetFault(error);
  }
}
