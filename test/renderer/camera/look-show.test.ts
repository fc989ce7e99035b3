import { describe, expect, it } from 'vitest';
import type { CardReader, Found } from '../../../src/recognition/camera/reader.ts';
import { makeShowReader } from '../../../src/recognition/camera/show-reader.ts';
import { heldUp } from '../../../src/recognition/faces/held-up.ts';
import { lookForShown } from '../../../src/renderer/camera/look-show.ts';
import { picture, withCodes } from '../../recognition/camera/pictures.ts';

const JOB = {
  kind: 'show',
  deck: { packs: 1, jokers: 2 },
  enrolled: null,
  faces: [],
  any: false,
  enrols: false,
} as const;
const FRAME = picture(640, 480, 210);

/** What is given by frames that come every so many milliseconds. */
async function given(reader: CardReader, frame: typeof FRAME, every: number): Promise<string[]> {
  const look = lookForShown(JOB, { show: { codes: reader, cards: reader } });
  const codes: string[] = [];
  for (let at = 1_000_000; at < 1_001_000; at += every)
    codes.push(...(await look({ ...frame, at }, async () => null)).codes);
  return codes;
}

/** Reads a card in the dearer way alone. */
function hardReader() {
  const looks: boolean[] = [];
  const reader: CardReader = {
    name: 'stand-in',
    read: async (_, { harder = false } = {}) => {
      looks.push(harder);
      const corners = [[1, 1] as const, [9, 1] as const, [9, 9] as const, [1, 9] as const] as const;
      return harder ? [{ text: '7H', how: 'code', confidence: 1, corners, modules: 10 }] : [];
    },
  };
  return { reader, looks };
}

it.each([33, 50, 100, 140])(
  'a code that only a dearer look reads counts, at a frame every %d ms',
  async (every) => {
    const { reader, looks } = hardReader();
    expect(await given(reader, FRAME, every)).toEqual(['7H']);
    // It costs more, so it isn't taken at every frame.
    expect(looks.filter((isHarder) => isHarder).length).toBeLessThanOrEqual(Math.ceil(1000 / 150));
  },
);

it('bars that are held up on end are read', async () => {
  const code = { symbology: 'code128', text: '7H', x: 350, y: 60, module: 3, turned: 90 } as const;
  expect(await given(makeShowReader(), withCodes(FRAME, [code]), 50)).toEqual(['7H']);
});

/** What is given where a code, an index (`'7H`) or neither (`-`) is read in each of the frames, 100 milliseconds apart. */
async function givenOf(frames: string, job: Partial<Parameters<typeof lookForShown>[0]> = {}) {
  let word = '';
  const reading = (how: Found['how']): CardReader => ({
    name: how,
    read: async () => {
      const isIndex = word.startsWith("'");
      if (word === '-' || isIndex !== (how === 'face')) return [];
      const corners = [[1, 1] as const, [9, 1] as const, [9, 9] as const, [1, 9] as const] as const;
      return [{ text: word.replace("'", ''), how, confidence: 1, corners, modules: null }];
    },
  });
  const codes = reading('code');
  const look = lookForShown({ ...JOB, ...job }, { show: { codes, cards: heldUp(codes, reading('face')) } });
  const given: string[] = [];
  for (const [i, one] of frames.split(' ').entries()) {
    word = one;
    given.push(...(await look({ ...FRAME, at: 1_000_000 + 100 * i }, async () => null)).codes);
  }
  return given.join(' ');
}

const TWO_PACKS = { deck: { packs: 2, jokers: 0 }, enrolled: [['400', '7H'] as const] };

describe('a card with an index and a code', () => {
  it.each([
    ['an index is given', "'7H '7H '7H", {}, '7H'],
    [
      'no index is the code of a deck that is enrolled',
      "'2C '2C 400 '2C 400",
      { any: true, enrols: true },
      '400',
    ],
    ['both of a card of the second pack are one card', "'7H '7H 2:7H 2:7H '7H", TWO_PACKS, '7H'],
    ['both of a card whose code is its deck’s are one card', "'7H '7H 400 400 '7H", TWO_PACKS, '7H'],
    ['its code comes first', "400 400 '7H '7H", TWO_PACKS, '7H'],
    ['a code says of which pack it is', "'7H 2:7H '7H '7H '7H", TWO_PACKS, '2:7H'],
    ['no index counts between two codes', "8S '7H 8S '7H 8S", TWO_PACKS, '8S'],
    ['another card that follows is given', "'7H '7H 2:8H 2:8H", TWO_PACKS, '7H 2:8H'],
    ['its equal that follows is given, both with a code', "7H 7H 2:7H 2:7H '7H '7H", TWO_PACKS, '7H 2:7H'],
    ['an index is tried like a code', "'2C '2C", { any: true }, '2C'],
  ])('%s', async (_, frames, job, expected) => expect(await givenOf(frames, job)).toBe(expected));
});
