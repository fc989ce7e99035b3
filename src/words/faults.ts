import type { TableFault } from './facts.ts';

/** Why a table can't be opened: what happened and what to do. */
export type FaultWords = {
  readonly [C in TableFault['code']]: (fault: Extract<TableFault, { readonly code: C }>) => string;
};
