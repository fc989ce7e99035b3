import * as ort from 'onnxruntime-web/wasm';
import { CROP, CROP_BYTES } from './crop.ts';
import { FEATURES, SAID, type Said } from './said.ts';

/** The trained networks, for crops as `cropInto` makes them. One call at a time: two at once fail. */
export interface Network {
  /** How likely each of `count` crops is an index, from 0 to 1: cheap, and good enough to leave most of them out. */
  filter(crops: Uint8Array, count: number): Promise<Float32Array>;
  /** What is said of each of `count` crops. */
  read(crops: Uint8Array, count: number): Promise<readonly Said[]>;
  /** How many times in a row one of the two has failed by now, as where memory runs out. */
  failures(): number;
}

/** The files of both, as bytes. */
export interface Models {
  readonly filter: Uint8Array;
  readonly reader: Uint8Array;
}

/** As many crops go through at once: more take memory and no less time. */
const BATCH = 64;

/** Runs a network on crops; what comes of each batch goes to `take`, by output, with the number of crops before it. */
async function load(
  model: Uint8Array,
  outputs: readonly string[],
): Promise<
  (
    crops: Uint8Array,
    count: number,
    take: (said: readonly Float32Array[], from: number) => void,
  ) => Promise<void>
> {
  const session = await ort.InferenceSession.create(model, { executionProviders: ['wasm'] });
  return async (crops, count, take) => {
    for (let from = 0; from < count; from += BATCH) {
      const n = Math.min(BATCH, count - from);
      const data = crops.subarray(from * CROP_BYTES, (from + n) * CROP_BYTES);
      const input = new ort.Tensor('uint8', data, [n, CROP.height, CROP.width, 3]);
      const said = await session.run({ crops: input }, outputs);
      take(
        outputs.map((name) => said[name]!.data as Float32Array),
        from,
      );
    }
  };
}

async function loadFilter(model: Uint8Array): Promise<Network['filter']> {
  const run = await load(model, ['shares']);
  return async (crops, count) => {
    const all = new Float32Array(count);
    await run(crops, count, ([shares], from) => all.set(shares!, from));
    return all;
  };
}

async function loadReader(model: Uint8Array): Promise<Network['read']> {
  const run = await load(model, ['shares', 'features']);
  return async (crops, count) => {
    const all: Said[] = [];
    await run(crops, count, ([shares, features]) => {
      for (let i = 0; i * SAID < shares!.length; i++)
        all.push({
          shares: shares!.subarray(i * SAID, (i + 1) * SAID),
          features: features!.subarray(i * FEATURES, (i + 1) * FEATURES),
        });
    });
    return all;
  };
}

/** Counts how often each of the two fails; without crops none can. */
export function counted({ filter, read }: Pick<Network, 'filter' | 'read'>): Network {
  const failures = { filter: 0, read: 0 };
  async function count<T>(which: keyof typeof failures, crops: number, run: () => Promise<T>): Promise<T> {
    if (crops === 0) return run();
    failures[which] += 1;
    const said = await run();
    failures[which] = 0;
    return said;
  }
  return {
    filter: (crops, n) => count('filter', n, () => filter(crops, n)),
    read: (crops, n) => count('read', n, () => read(crops, n)),
    failures: () => Math.max(failures.filter, failures.read),
  };
}

/** Why unmarked cards can't be read. */
export type NetworkFault =
  | 'notThere' // a file can't be had
  | 'notLoaded' // a file is damaged, or can't be run here
  | 'failing'; // it ran, and fails at pictures: they are too large, or memory is short

export type LoadedNetwork =
  | { readonly ok: true; readonly network: Network }
  | { readonly ok: false; readonly code: NetworkFault };

/** How the networks are run, where that isn't as onnxruntime would by itself. */
export interface Running {
  /** The addresses of its files, if they aren't beside its program. */
  readonly runtime?: { readonly wasm: string; readonly mjs: string };
  /** How many threads share the work; more than one only where pages may share memory. */
  readonly threads?: number;
}

/** Loads the trained networks. */
export async function loadNetwork(
  models: Models,
  { runtime, threads = 1 }: Running = {},
): Promise<LoadedNetwork> {
  if (runtime !== undefined) ort.env.wasm.wasmPaths = runtime;
  ort.env.wasm.numThreads = threads;
  try {
    const [filter, read] = [await loadFilter(models.filter), await loadReader(models.reader)];
    return { ok: true, network: counted({ filter, read }) };
  } catch {
    return { ok: false, code: 'notLoaded' };
  }
}
