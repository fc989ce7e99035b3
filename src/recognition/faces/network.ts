import * as ort from 'onnxruntime-web/wasm';
import { CROP, CROP_BYTES } from './crop.ts';

/** The ranks that the network tells apart, in its order: those of an English deck, then letters of other languages. */
export const LETTERS = '23456789TJQKADBVRH';
export const SUITS = 'CDHS';
/** What it says of a crop: a share for each rank, then for each suit, then how surely it is an index. */
export const SAID = LETTERS.length + SUITS.length + 1;

/** The trained networks, for crops as `cropInto` makes them. One call at a time: two at once fail. */
export interface Network {
  /** How likely each of `count` crops is an index, from 0 to 1: cheap, and good enough to leave most of them out. */
  filter(crops: Uint8Array, count: number): Promise<Float32Array>;
  /** What is said of `count` crops, `SAID` numbers each, from 0 to 1. */
  read(crops: Uint8Array, count: number): Promise<Float32Array>;
}

/** The files of both, as bytes. */
export interface Models {
  readonly filter: Uint8Array;
  readonly reader: Uint8Array;
}

/** As many crops go through at once: more take memory and no less time. */
const BATCH = 64;

async function load(model: Uint8Array, outputs: number) {
  const session = await ort.InferenceSession.create(model, { executionProviders: ['wasm'] });
  return async (crops: Uint8Array, count: number): Promise<Float32Array> => {
    const said = new Float32Array(count * outputs);
    for (let from = 0; from < count; from += BATCH) {
      const n = Math.min(BATCH, count - from);
      const data = crops.subarray(from * CROP_BYTES, (from + n) * CROP_BYTES);
      const input = new ort.Tensor('uint8', data, [n, CROP.height, CROP.width, 3]);
      const { shares } = await session.run({ crops: input }, ['shares']);
      said.set(shares!.data as Float32Array, from * outputs);
    }
    return said;
  };
}

/** Loads the trained networks; `wasm` says where the wasm file of onnxruntime is, if not beside its program. */
export async function loadNetwork(
  models: Models,
  options: { readonly wasm?: string } = {},
): Promise<Network> {
  if (options.wasm !== undefined) ort.env.wasm.wasmPaths = { wasm: options.wasm };
  ort.env.wasm.numThreads = 1;
  return { filter: await load(models.filter, 1), read: await load(models.reader, SAID) };
}
