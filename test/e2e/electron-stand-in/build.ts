import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

const here = (file: string): string => join(import.meta.dirname, file);

let built: Promise<string> | null = null;

/** Bundles the stand-in, because Node 20 starts no TypeScript; gone with this process. */
async function bundle(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'burnpile-stand-in-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20.19',
      // Some functions go into pages as source text.
      minify: false,
      rolldownOptions: {
        input: { launch: here('launch.ts'), electron: here('electron.ts') },
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          banner: (chunk) => (chunk.name === 'launch' ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  });
  const executable = join(outDir, 'launch.mjs');
  chmodSync(executable, 0o755);
  return executable;
}

/** The path of the stand-in's executable. */
export function buildStandIn(): Promise<string> {
  built ??= bundle();
  return built;
}
