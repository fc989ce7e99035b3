import type { DeckFaces } from '../../protocol/decks.ts';
import type { CardReader } from '../../recognition/camera/reader.ts';
import { besideLabels } from '../../recognition/faces/beside-labels.ts';
import { makeFaceReader, readFaces } from '../../recognition/faces/face-reader.ts';
import { asIndex, heldIndices, LEAST_INDEX } from '../../recognition/faces/glimpse.ts';
import { heldUp } from '../../recognition/faces/held-up.ts';
import type { Network } from '../../recognition/faces/network.ts';
import { taughtDeckOf } from '../../recognition/faces/taught.ts';
import type { Readers } from './looking.ts';

/** What is loaded once, for all jobs: what reads labels, and the networks that read unmarked cards. */
export interface Loaded {
  readonly show: CardReader;
  readonly watch: Readers['watch'];
  /** Null where it can't be loaded: labels alone are read then. */
  readonly network: Network | null;
}

/** A picture may be too much for once; so many failures in a row aren't chance. */
const MOST_FAILURES = 5;

/** Whether unmarked cards can be read, as far as it has gone: no longer where each picture fails, until one doesn't. */
export const readsUnmarked = ({ network }: Pick<Loaded, 'network'>): boolean =>
  network !== null && network.failures() < MOST_FAILURES;

/**
 * The readers for one job, for a deck that was taught or for any. What they learn while they read, the letters of a
 * deck and the size of its indices, is of no use to the next job.
 */
export function readersFor({ show, watch, network }: Loaded, faces: DeckFaces): Readers {
  if (network === null) return { show: { codes: show, cards: show }, watch, held: async () => [] };
  const taught = faces.length === 0 ? null : taughtDeckOf(Object.fromEntries(faces));
  const beside = (labels: CardReader) =>
    besideLabels(labels, makeFaceReader(network, { table: true, taught }));
  return {
    show: { codes: show, cards: heldUp(show, makeFaceReader(network, { taught })) },
    watch: { own: beside(watch.own), all: beside(watch.all) },
    async held(frame) {
      const whole = { x: 0, y: 0, width: frame.width, height: frame.height };
      const read = readFaces(network, frame, whole, LEAST_INDEX, { naming: asIndex });
      return heldIndices(await read.catch(() => []));
    },
  };
}
