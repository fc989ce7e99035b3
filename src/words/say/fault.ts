import type { SetupError } from '../../protocol/lobby.ts';
import type { TableFault } from '../facts.ts';
import type { Words } from '../words.ts';
import { sayRuleSetError } from './rules.ts';

const isTableFault = ({ faults }: Pick<Words, 'faults'>, error: SetupError): error is TableFault =>
  Object.hasOwn(faults, error.code);

/** Why a table can't be opened: what happened and what to do. */
export const sayFault = (words: Pick<Words, 'faults' | 'rules'>, error: SetupError): string =>
  isTableFault(words, error)
    ? (words.faults[error.code] as (one: TableFault) => string)(error)
    : sayRuleSetError(words, error);
