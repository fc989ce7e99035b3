import type { PositionError } from '../../engine/position.ts';
import type { StartError } from '../facts.ts';
import type { Words } from '../words.ts';
import { sayRuleSetError } from './rules.ts';

/** Why the program can't start: what happened and what to do. */
export const sayStartError = ({ cli }: Pick<Words, 'cli'>, error: StartError): string =>
  (cli.start[error.code] as (one: StartError) => string)(error);

/** What to tell somebody whose text is no position; an option that is at fault is named as it stands in the text. */
export const sayPositionError = (words: Pick<Words, 'cli' | 'rules'>, error: PositionError): string =>
  error.code === 'rules'
    ? sayRuleSetError(words, error.path === 'rules' ? error.error : { ...error.error, path: error.path })
    : words.cli.positions.faults[error.code](error);
