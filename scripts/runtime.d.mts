/** The part of `runtime.mjs` that tests use too. */
export function findRuntime(root: string): string | null;
