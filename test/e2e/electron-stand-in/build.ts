import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const here = (file: string): string => join(import.meta.dirname, file);
const OUT = join(import.meta.dirname, '../../../out/stand-in');
const EXECUTABLE = 'launch.mjs';

type File = { readonly name: string; readonly text: string };

async function bundle(): Promise<File[]> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      write: false,
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
  if (Array.isArray(built) || !('output' in built)) throw new Error('one bundle was expected');
  return built.output.flatMap((one) =>
    one.type === 'chunk' ? [{ name: one.fileName, text: one.code }] : [],
  );
}

/** Writes the files into a folder named after what is in them, whole or not at all: test files run side by side. */
function place(files: readonly File[]): string {
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const folder = join(OUT, hash);
  if (existsSync(folder)) return folder;
  mkdirSync(OUT, { recursive: true });
  const draft = mkdtempSync(join(OUT, 'draft-'));
  for (const { name, text } of files) writeFileSync(join(draft, name), text);
  chmodSync(join(draft, EXECUTABLE), 0o755);
  try {
    renameSync(draft, folder);
  } catch {
    // Somebody else was faster.
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

let built: Promise<string> | null = null;

/** The path of the stand-in's executable; it is bundled first, because Node 20 starts no TypeScript. */
export function buildStandIn(): Promise<string> {
  built ??= bundle().then((files) => join(place(files), EXECUTABLE));
  return built;
}
