/** The part of `node-version.mjs` that tests use too. */
export function tooOld(needed: string, version: string): string | null;
