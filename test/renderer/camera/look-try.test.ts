import { expect, it } from 'vitest';
import type { CardReader } from '../../../src/recognition/camera/reader.ts';
import type { Job } from '../../../src/renderer/camera/job.ts';
import { lookForTrial } from '../../../src/renderer/camera/look-try.ts';
import { picture } from '../../recognition/camera/pictures.ts';

const JOB: Extract<Job, { kind: 'try' }> = {
  kind: 'try',
  mode: 'watch',
  deck: { packs: 1, jokers: 0 },
  enrolled: null,
  faces: [],
  pile: { x: 0, y: 0, width: 1, height: 1 },
  faceUp: [],
};
const CORNERS = [[1, 1] as const, [9, 1] as const, [9, 9] as const, [1, 9] as const] as const;

it('goes on with advice, a second look and what is there when the clock is set back by an hour', async () => {
  let there = true;
  let harder = 0;
  const reader: CardReader = {
    name: 'a card, for a while',
    async read(_, look) {
      if (look?.harder) harder += 1;
      return there ? [{ text: '7H', how: 'code', confidence: 1, corners: CORNERS, modules: 10 }] : [];
    },
  };
  const look = lookForTrial(JOB, {
    show: { codes: reader, cards: reader },
    watch: { own: reader, all: reader },
  });
  const at = (ms: number) => look({ ...picture(640, 480, 210), at: ms }, async () => null);
  const told = async (from: number) => {
    harder = 0;
    const looked = [];
    for (let ms = 0; ms < 1000; ms += 100) looked.push(await at(from + ms));
    const measured = looked.filter(({ quality }) => quality !== null).length;
    return { measured, harder, shown: looked.at(-1)!.shown.length };
  };
  expect(await told(10_000_000)).toEqual({ measured: 2, harder: 4, shown: 1 });
  there = false;
  expect(await told(6_400_000)).toEqual({ measured: 2, harder: 4, shown: 0 });
});
