import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../../src/recognition/faces/indices.ts';
import { isOtherCorner, withOtherCorners } from '../../../src/recognition/faces/other-corner.ts';
import { FEATURES, LETTERS, SAID, type Said, SUITS } from '../../../src/recognition/faces/said.ts';

/** An index, from its suit to its rank straight up, so many pixels long; turned about the middle of the picture. */
function place(x: number, y: number, up: number, turned = 0): Place {
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  return { x: x * cos - y * sin, y: x * sin + y * cos, upX: -up * sin, upY: up * cos, paper: 255 };
}

/** Ranks and suits with their shares, `Q .9 S .7 C .3`; the rest has next to nothing. */
function said(text: string): Said {
  const shares = new Float32Array(SAID).fill(0.001);
  const words = text.split(' ');
  let suits = false;
  for (let i = 0; i < words.length; i += 2) {
    suits ||= i > 0 && SUITS.includes(words[i]!);
    const at = suits ? LETTERS.length + SUITS.indexOf(words[i]!) : LETTERS.indexOf(words[i]!);
    shares[at] = Number(words[i + 1]);
  }
  shares[SAID - 1] = 0.99;
  return { shares, features: new Float32Array(FEATURES) };
}

const shareOf = ({ shares }: Said, [rank, suit]: string): number =>
  shares[LETTERS.indexOf(rank!)]! * shares[LETTERS.length + SUITS.indexOf(suit!)]!;

/** The two corners of a card of 100 pixels with an index of 10, and what is said there afterwards. */
const both = (one: string, other: string): readonly Said[] =>
  withOtherCorners([
    { place: place(-25, -38, -10), said: said(one) },
    { place: place(25, 38, 10), said: said(other) },
  ]).map((spoken) => spoken.said);

describe('the other corner of a card', () => {
  it('is at the lower right, upside down and as large, whichever way the card lies', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 6.28, noNaN: true }), (turned) => {
        const corner = place(-25, -38, -10, turned);
        expect(isOtherCorner(corner, place(25, 38, 10, turned))).toBe(true);
        expect(isOtherCorner(place(25, 38, 10, turned), corner)).toBe(true);
      }),
    );
  });

  it.each([
    ['of the next card, as it stands the same way up', place(25, 38, -10)],
    ['of a card of another size', place(25, 38, 16)],
    ['a pip below, as it is too near', place(0, -10, 10)],
    ['at the upper right', place(25, -38, 10)],
    ['at the lower left', place(-75, 38, 10)],
    ['of a card far away', place(200, 260, 10)],
  ])('is none %s', (_, other) => {
    expect(isOtherCorner(place(-25, -38, -10), other)).toBe(false);
  });
});

describe('what two corners say', () => {
  it('is surer together where both say the same', () => {
    for (const one of both('Q .95 S .7 C .3', 'Q .9 S .65 C .35'))
      expect(shareOf(one, 'QS')).toBeGreaterThan(0.8);
  });

  it('is less sure where they say different suits', () => {
    for (const one of both('Q .95 S .7 C .3', 'Q .95 S .35 C .65')) {
      expect(shareOf(one, 'QS')).toBeLessThan(0.7);
      expect(shareOf(one, 'QC')).toBeLessThan(0.65);
    }
  });

  it('stays as it is where they can’t be of one card', () => {
    const [one, other] = both('Q .9 S .7 C .3', '7 .9 H .9');
    expect(shareOf(one!, 'QS')).toBeCloseTo(0.63, 5);
    expect(shareOf(other!, '7H')).toBeCloseTo(0.81, 5);
  });
});
