import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { networkFrom } from '../../scripts/network.ts';
import type { CardReader, Found } from '../../src/recognition/camera/reader.ts';
import { makeShowReader } from '../../src/recognition/camera/show-reader.ts';
import { makeWatchReader } from '../../src/recognition/camera/watch-reader.ts';
import { loadDecoder } from '../../src/recognition/camera/zxing.ts';
import type { Readers } from '../../src/renderer/camera/looking.ts';
import { readersFor } from '../../src/renderer/camera/readers-for.ts';

/** A way to look at a picture that is measured. */
export interface Engine {
  readonly name: string;
  readonly read: CardReader['read'];
}

/** The decoder's file, from where npm has put it. */
export function wasmFile(): ArrayBuffer {
  const file = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  return new Uint8Array(file).buffer;
}

/** The library by itself, on the whole picture. */
async function zxingAlone(): Promise<Engine> {
  const decode = await loadDecoder(wasmFile());
  return {
    name: 'zxing-wasm alone',
    read: async (frame) => {
      const { width, height } = frame;
      const codes = decode(frame, { x: 0, y: 0, width, height }, { symbologies: ['DataMatrix'] });
      return codes.map(
        ({ text, corners, modules }): Found => ({ text, corners, modules, how: 'code', confidence: 1 }),
      );
    },
  };
}

/** The name of the engine that a table is watched with, all its passes counted. */
export const SHIPPED = 'watch, both passes';

/** What the app reads with, for one job: labels and unmarked cards. */
export async function shippedReaders(): Promise<() => Readers> {
  const own = await makeWatchReader({ wasm: wasmFile(), codes: 'own' });
  const network = await networkFrom('resources/faces');
  return () => readersFor({ show: makeShowReader(), watch: { own, all: own }, network }, []);
}

/** Every engine, to be measured side by side. */
export async function allEngines(): Promise<Engine[]> {
  const show = makeShowReader();
  const watch = await makeWatchReader({ wasm: wasmFile() });
  return [
    { name: 'show (@zxing/library, one code a frame)', read: (frame) => show.read(frame) },
    await zxingAlone(),
    { name: 'watch, first pass', read: (frame) => watch.read(frame) },
    { name: SHIPPED, read: (frame) => watch.read(frame, { harder: true }) },
  ];
}
