export interface Numbered<T> {
  readonly key: number;
  readonly item: T;
}

/** Things whose place is their name, such as the stacks before a player. */
export const numbered = <T>(items: readonly T[], from = 0): Numbered<T>[] =>
  items.map((item, i) => ({ key: from + i, item }));
