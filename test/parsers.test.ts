import { describe, expect, it } from 'vitest';
import { seededRandom } from '../src/engine/random.ts';
import { mangle } from './fuzz/mangle.ts';
import { everyParser } from './fuzz/parsed.ts';

/** `npm run fuzz parsers` gives each a hundred thousand. */
const INPUTS = 25;

const PARSERS = Object.entries(await everyParser());

/** Positions of the judge’s rows that are errors on purpose. */
const AS_MEANT = 9;

describe.each(PARSERS)('the parser of %s', (name, { texts, read }) => {
  it('takes what it should', () => {
    expect(texts.length).toBeGreaterThan(0);
    const few = texts.slice(0, 100);
    expect(few.filter((text) => !read(text)).length).toBeLessThanOrEqual(name === 'positions' ? AS_MEANT : 0);
  });

  it('throws at nothing', () => {
    for (let seed = 1; seed <= INPUTS; seed++) read(mangle(texts, seededRandom(seed)));
    expect('polluted' in {}).toBe(false);
  });
});
