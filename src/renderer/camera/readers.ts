import runtimeAddress from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import filterAddress from '../../../resources/faces/filter.onnx?url';
import readerAddress from '../../../resources/faces/reader.onnx?url';
import { makeShowReader } from '../../recognition/camera/show-reader.ts';
import { makeWatchReader } from '../../recognition/camera/watch-reader.ts';
import { besideLabels } from '../../recognition/faces/beside-labels.ts';
import { makeFaceReader } from '../../recognition/faces/face-reader.ts';
import { heldUp } from '../../recognition/faces/held-up.ts';
import { loadNetwork, type Network } from '../../recognition/faces/network.ts';
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

/** Loads whatever reads. Rejects where a file can't be had. */
export async function loadReaders(): Promise<Readers> {
  const [wasm, faces] = await Promise.all([fetched(wasmAddress), loadFaces()]);
  const watch = async (codes: 'own' | 'all') =>
    besideLabels(await makeWatchReader({ wasm, codes }), makeFaceReader(faces, { table: true }));
  const [own, all] = [await watch('own'), await watch('all')];
  return { show: heldUp(makeShowReader(), makeFaceReader(faces)), watch: { own, all } };
}
