/** Whether everything is tried (`npm run test:all`), or what tells most in the least time (`npm test`). */
export const ALL = import.meta.env.MODE === 'all';

/** Of many that are alike `npm test` takes every so many; `npm run test:all` takes all. */
export const every = <One>(step: number, all: readonly One[]): readonly One[] =>
  all.filter((_, i) => ALL || i % step === 0);
