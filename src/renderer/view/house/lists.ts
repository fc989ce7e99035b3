/** A list with another value at a place. */
export const withAt = <T>(list: readonly T[], place: number, value: T): T[] =>
  list.map((one, i) => (i === place ? value : one));

/** A list without the one at a place. */
export const without = <T>(list: readonly T[], place: number): T[] => list.filter((_, i) => i !== place);

/** A list in which the one at a place has changed places with the one before or after it. */
export function moved<T>(list: readonly T[], place: number, by: -1 | 1): T[] {
  const [one, other] = [list[place], list[place + by]];
  if (one === undefined || other === undefined) return [...list];
  return withAt(withAt(list, place, other), place + by, one);
}
