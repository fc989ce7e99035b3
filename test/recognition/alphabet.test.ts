import { describe, expect, it } from 'vitest';
import { makeAlphabet } from '../../src/recognition/faces/alphabet.ts';

/** What the letters of a deck mean, as they are read one after the other; `BS+BS` at two places of a picture. */
const meanings = (indices: string): string => {
  const alphabet = makeAlphabet();
  return indices
    .split(' ')
    .map((picture) => {
      const [index, other] = picture.split('+');
      alphabet.learn(other === undefined ? [index!] : [index!, other]);
      return alphabet.cardOf(index!) ?? '–';
    })
    .join(' ');
};

describe('kings, queens and jacks', () => {
  it.each([
    ['English', '7H TD KS QC JD AH', '7H TD KS QC JD AH'],
    ['German', '7H KS DC BD DC AH', '7H KS – JD QC AH'],
    ['French', 'DC RS VD', '– KS JD'],
    ['Dutch', 'BC HS VD KS', '– KS QD KS'],
    ['English with an 8 that is read as a B, and a 10 as a D', 'QC JD QS BS DH JH', 'QC JD QS – – JH'],
    ['an 8 that is read as a B before any letter was', '7H BS BS BS', '7H – – –'],
    ['a B at both corners', 'BS+BS BD', 'JS JD'],
    ['B of two cards', 'BS+BD BC', 'JS JC'],
    ['a V before it is known whose', 'VD 7H RS VD', '– 7H KS JD'],
    ['a V before it is known whose, Dutch', 'VD 7H HS VD', '– 7H KS QD'],
  ])('%s', (_, read, meant) => expect(meanings(read)).toBe(meant));
});

it('another deck is read after a while', () => {
  const alphabet = makeAlphabet();
  const read = (index: string, times: number) => {
    for (let i = 0; i < times; i++) alphabet.learn([index, index]);
    return alphabet.cardOf(index);
  };
  expect(read('QH', 500)).toBe('QH');
  expect(read('DH', 3)).toBeNull();
  expect(read('DH', 40)).toBe('QH');
});
