import type { PersonView, SeriesView } from '../../../protocol/series.ts';

/** A step of the ladder and who stands there; the ground has no title. */
export interface Rung {
  readonly name: string | null;
  readonly people: readonly PersonView[];
}

/** The titles from the highest down to the ground; where they are numbers, as many as were reached. */
export function rungsOf({ titles, people }: SeriesView): Rung[] {
  const most = Math.max(0, ...people.map(({ losses }) => losses));
  const names = titles === 'numbers' ? Array.from({ length: most }, (_, i) => String(i + 1)) : titles;
  const on = (name: string | null) => people.filter(({ title }) => (title?.name ?? null) === name);
  return [...new Set<string | null>([null, ...names])].map((name) => ({ name, people: on(name) })).reverse();
}
