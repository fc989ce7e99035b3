import { describe, expect, it } from 'vitest';
import { de } from '../../src/words/de.ts';
import { en } from '../../src/words/en.ts';

describe('the log', () => {
  it('counts its lines, of which there may be one', () => {
    expect([1, 5].map((all) => en.log.count(all, all))).toEqual(['1 line', '5 lines']);
    expect([1, 5].map((all) => en.log.count(0, all))).toEqual(['0 of 1 line', '0 of 5 lines']);
    expect([1, 5].map((all) => de.log.count(all, all))).toEqual(['1 Zeile', '5 Zeilen']);
  });
});
