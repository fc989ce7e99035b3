import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadNetwork, type Network } from '../recognition/faces/network.ts';

/** The trained networks of a folder, `filter.onnx` and `reader.onnx`; rejects where one can't be read. */
export function networkIn(folder: string): Promise<Network> {
  const model = (name: string) => readFileSync(join(folder, `${name}.onnx`));
  return loadNetwork({ filter: model('filter'), reader: model('reader') });
}
