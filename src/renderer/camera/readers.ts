import runtimeModule from 'onnxruntime-web/ort-wasm-simd-threaded.mjs?url';
import runtimeWasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import filterAddress from '../../../resources/faces/filter.onnx?url';
import readerAddress from '../../../resources/faces/reader.onnx?url';
import { makeShowReader } from '../../recognition/camera/show-reader.ts';
import { makeWatchReader } from '../../recognition/camera/watch-reader.ts';
import { loadNetwork, type Models, type Network } from '../../recognition/faces/network.ts';
import type { Loaded } from './readers-for.ts';

/** A file that comes with the page, fetched when the camera first needs it. */
async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function loadModels(): Promise<Models | null> {
  try {
    const [filter, reader] = await Promise.all([filterAddress, readerAddress].map(fetched));
    return { filter: new Uint8Array(filter!), reader: new Uint8Array(reader!) };
  } catch {
    return null;
  }
}

/** A core is left to whatever else runs; more threads than that gain little with so small a network. */
const MOST_THREADS = 4;
const threadsHere = (): number =>
  crossOriginIsolated ? Math.min(MOST_THREADS, Math.max(1, navigator.hardwareConcurrency - 1)) : 1;

/** What reads unmarked cards; null where it can't be had or doesn't run. */
async function loadFaces(): Promise<Network | null> {
  const models = await loadModels();
  const loaded =
    models &&
    (await loadNetwork(models, {
      runtime: { wasm: runtimeWasm, mjs: runtimeModule },
      threads: threadsHere(),
    }));
  return loaded?.ok ? loaded.network : null;
}

/** Loads whatever reads. Rejects where labels can't be read. */
export async function loadReaders(): Promise<Loaded> {
  const [wasm, network] = await Promise.all([fetched(wasmAddress), loadFaces()]);
  const own = await makeWatchReader({ wasm, codes: 'own' });
  const all = await makeWatchReader({ wasm, codes: 'all' });
  return { show: makeShowReader(), watch: { own, all }, network };
}
