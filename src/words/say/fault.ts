import type { PositionError } from '../../engine/position.ts';
import type { SetupError } from '../../protocol/lobby.ts';
import type { StartError, TableFault } from '../facts.ts';
import type { AllWords, OutsideWords, Words } from '../words.ts';
import { sayRuleSetError } from './rules.ts';

const isTableFault = ({ faults }: Pick<Words, 'faults'>, error: SetupError): error is TableFault =>
  Object.hasOwn(faults, error.code);

/** Why a table can’t be opened, and what to do. */
export const sayFault = (words: Pick<Words, 'faults' | 'rules'>, error: SetupError): string =>
  isTableFault(words, error)
    ? (words.faults[error.code] as (one: TableFault) => string)(error)
    : sayRuleSetError(words, error);

/** Why the program can’t start, and what to do. */
export const sayStartError = ({ cli }: Pick<OutsideWords, 'cli'>, error: StartError): string =>
  (cli.start[error.code] as (one: StartError) => string)(error);

/** What is wrong with a text that should be a position; a faulty option is named as in the text. */
export const sayPositionError = (words: Pick<AllWords, 'cli' | 'rules'>, error: PositionError): string =>
  error.code === 'rules'
    ? sayRuleSetError(words, error.path === 'rules' ? error.error : { ...error.error, path: error.path })
    : words.cli.positions.faults[error.code](error);
