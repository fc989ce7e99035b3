import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { makeWatchReader } from '../../src/recognition/camera/watch-reader.ts';
import { type Engine, wasmFile } from '../codes/engines.ts';

export type { Engine };

type WatchReader = typeof makeWatchReader;

/**
 * The reader of a checkout, bundled there as it would be shipped: by itself, so that what else the benchmark does with
 * the same functions doesn't slow it down.
 */
async function makerIn(folder: string): Promise<WatchReader> {
  const root = resolve(folder);
  const outDir = join(root, 'out/run/watch-reader');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: join(root, 'src/recognition/camera/watch-reader.ts'),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20.19',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  const module: { readonly makeWatchReader: WatchReader } = await import(
    /* @vite-ignore */ pathToFileURL(join(outDir, 'main.js')).href
  );
  return module.makeWatchReader;
}

/** The reader of a table from a checkout: its first pass, and both of them. */
export async function bothReaders(name: string, folder: string): Promise<Engine[]> {
  const make = await makerIn(folder);
  const reader = await make({ wasm: wasmFile() });
  return [
    { name: `${name}, first pass`, read: (frame) => reader.read(frame) },
    { name: `${name}, both`, read: (frame) => reader.read(frame, { harder: true }) },
  ];
}
