import type { RuleSetView } from '../../protocol/lobby.ts';

/** What people call rules of their own, by id; null where they say nothing. */
export type RuleNames = ReadonlyMap<string, string | null>;

/** The names once these rules can be chosen: what is gone since is called as it was. */
export const namesAfter = (names: RuleNames, rules: readonly RuleSetView[]): RuleNames =>
  new Map([...names, ...rules.map(({ id, name }) => [id, name] as const)]);
