import runtimeAddress from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import filterAddress from '../../../resources/faces/filter.onnx?url';
import readerAddress from '../../../resources/faces/reader.onnx?url';
import type { CardReader } from '../../recognition/camera/reader.ts';
import { makeShowReader } from '../../recognition/camera/show-reader.ts';
import { makeWatchReader } from '../../recognition/camera/watch-reader.ts';
import { besideLabels } from '../../recognition/faces/beside-labels.ts';
import { makeFaceReader } from '../../recognition/faces/face-reader.ts';
import { heldUp } from '../../recognition/faces/held-up.ts';
import { loadNetwork } from '../../recognition/faces/network.ts';
import type { Readers } from './looking.ts';

/** A file that comes with the page, fetched when the camera first needs it. */
async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function loadFaces(): Promise<CardReader> {
  const [filter, reader] = await Promise.all([filterAddress, readerAddress].map(fetched));
  const models = { filter: new Uint8Array(filter!), reader: new Uint8Array(reader!) };
  return makeFaceReader(await loadNetwork(models, { wasm: runtimeAddress }));
}

let faces: Promise<CardReader> | null = null;
const faceReader = (): Promise<CardReader> => {
  faces ??= loadFaces();
  return faces;
};

const watching = new Map<'own' | 'all', Promise<CardReader>>();

/** Each is made when it is first needed. */
export const readers: Readers = {
  show: async () => heldUp(makeShowReader(), await faceReader()),
  watch(codes) {
    const make = async () =>
      besideLabels(await makeWatchReader({ wasm: await fetched(wasmAddress), codes }), await faceReader());
    const made = watching.get(codes) ?? make();
    watching.set(codes, made);
    return made;
  },
};
