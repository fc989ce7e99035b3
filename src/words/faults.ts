import type { RuleSetErrorCode } from '../engine/rules/errors.ts';
import type { SetupError } from '../protocol/lobby.ts';

/** A fault of a table that doesn't lie in its rule set. */
export type TableFault = Exclude<SetupError, { readonly code: RuleSetErrorCode }>;

/** Why a table can't be opened: what happened and what to do. */
export type FaultWords = {
  readonly [C in TableFault['code']]: (fault: Extract<TableFault, { readonly code: C }>) => string;
};
