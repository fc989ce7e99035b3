import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoadedNetwork, loadNetwork, type Models } from '../recognition/faces/network.ts';

/** The files of both networks in a folder; null if one can't be read. */
function modelsIn(folder: string): Models | null {
  try {
    const [filter, reader] = ['filter', 'reader'].map((name) => readFileSync(join(folder, `${name}.onnx`)));
    return { filter: filter!, reader: reader! };
  } catch {
    return null;
  }
}

/** The trained networks of a folder, `filter.onnx` and `reader.onnx`. */
export async function networkIn(folder: string): Promise<LoadedNetwork> {
  const models = modelsIn(folder);
  return models === null ? { ok: false, code: 'notThere' } : loadNetwork(models);
}
