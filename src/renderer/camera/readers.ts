import runtimeAddress from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import filterAddress from '../../../resources/faces/filter.onnx?url';
import readerAddress from '../../../resources/faces/reader.onnx?url';
import type { DeckFaces } from '../../protocol/decks.ts';
import { makeShowReader } from '../../recognition/camera/show-reader.ts';
import { makeWatchReader } from '../../recognition/camera/watch-reader.ts';
import { besideLabels } from '../../recognition/faces/beside-labels.ts';
import { makeFaceReader, readFaces } from '../../recognition/faces/face-reader.ts';
import { asIndex, heldIndices, LEAST_INDEX } from '../../recognition/faces/glimpse.ts';
import { heldUp } from '../../recognition/faces/held-up.ts';
import { loadNetwork, type Network } from '../../recognition/faces/network.ts';
import { type TaughtDeck, taughtDeckOf } from '../../recognition/faces/taught.ts';
import type { Readers } from './looking.ts';

/** A file that comes with the page, fetched when the camera first needs it. */
async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function loadFaces(): Promise<Network> {
  const [filter, reader] = await Promise.all([filterAddress, readerAddress].map(fetched));
  const models = { filter: new Uint8Array(filter!), reader: new Uint8Array(reader!) };
  return loadNetwork(models, { wasm: runtimeAddress });
}

/** Loads whatever reads, for a deck that was taught or for any. Rejects where a file can't be had. */
export async function loadReaders(): Promise<(taught: DeckFaces) => Readers> {
  const [wasm, network] = await Promise.all([fetched(wasmAddress), loadFaces()]);
  const show = makeShowReader();
  const own = await makeWatchReader({ wasm, codes: 'own' });
  const all = await makeWatchReader({ wasm, codes: 'all' });
  const readersFor = (taught: TaughtDeck | null): Readers => ({
    show: { codes: show, cards: heldUp(show, makeFaceReader(network, { taught })) },
    watch: {
      own: besideLabels(own, makeFaceReader(network, { table: true, taught })),
      all: besideLabels(all, makeFaceReader(network, { table: true, taught })),
    },
    async held(frame) {
      const whole = { x: 0, y: 0, width: frame.width, height: frame.height };
      return heldIndices(await readFaces(network, frame, whole, LEAST_INDEX, { naming: asIndex }));
    },
  });
  const any = readersFor(null);
  return (taught) => (taught.length === 0 ? any : readersFor(taughtDeckOf(Object.fromEntries(taught))));
}
