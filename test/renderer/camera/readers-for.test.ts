import { expect, it } from 'vitest';
import type { CardReader } from '../../../src/recognition/camera/reader.ts';
import { CROP_BYTES } from '../../../src/recognition/faces/crop.ts';
import { counted } from '../../../src/recognition/faces/network.ts';
import { FEATURES, SAID } from '../../../src/recognition/faces/said.ts';
import { type Loaded, readersFor, readsUnmarked } from '../../../src/renderer/camera/readers-for.ts';
import { picture } from '../../recognition/camera/pictures.ts';
import { every } from '../../support/mode.ts';

/** Stripes in which there are places to read. */
const FRAME = picture(320, 240, (x, y) => (x % 12 < 6 && y % 14 < 8 ? 20 : 220));
const NO_LABELS: CardReader = { name: 'no labels', read: async () => [] };

/** Networks of which one fails while `fails` says so; the filter lets everything pass, and nothing is an index. */
function failing(which: 'filter' | 'read', fails: () => boolean): Loaded {
  const runs = (what: typeof which) => {
    if (what === which && fails()) throw new Error('out of memory');
  };
  const network = counted({
    async filter(crops, count) {
      runs('filter');
      expect(crops.length).toBe(count * CROP_BYTES);
      return new Float32Array(count).fill(1);
    },
    async read(_, count) {
      runs('read');
      const said = () => ({ shares: new Float32Array(SAID), features: new Float32Array(FEATURES) });
      return Array.from({ length: count }, said);
    },
  });
  return { show: NO_LABELS, watch: { own: NO_LABELS, all: NO_LABELS }, network };
}

const WAYS = [
  ['filter', 'watched'],
  ['read', 'watched'],
  ['read', 'shown'],
  ['read', 'taught'],
] as const;

it.each(every(3, WAYS))(
  'where the %s fails for each picture that is %s, unmarked cards can’t be read until it doesn’t',
  async (which, how) => {
    let fails = true;
    const loaded = failing(which, () => fails);
    const readers = readersFor(loaded, []);
    const reads = {
      watched: () => readers.watch.own.read(FRAME),
      shown: () => readers.show.cards.read(FRAME),
      taught: () => readers.held(FRAME),
    };
    const told: boolean[] = [];
    for (let i = 0; i < 6; i++) {
      fails = i < 5;
      expect(await reads[how]()).toEqual([]);
      told.push(readsUnmarked(loaded));
    }
    expect(told).toEqual([true, true, true, true, false, true]);
  },
);

it('where the networks are missing, unmarked cards can’t be read', () =>
  expect(readsUnmarked({ network: null })).toBe(false));
