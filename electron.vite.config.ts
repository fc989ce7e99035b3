import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import manifest from './package.json' with { type: 'json' };
import { courts } from './scripts/courts.ts';
import { cutLetters } from './scripts/letters.ts';
import { licences } from './scripts/licences.ts';

const at = (path: string): string => resolve(import.meta.dirname, path);

export default defineConfig({
  // Everything that runs in Node. What stands in package.json's `dependencies` stays external.
  main: {
    build: {
      // electron-vite would take the Node version inside Electron; the command line runs on plain Node,
      // and so does the desktop app's own part where its tests have no Electron.
      target: 'node20.19',
      sourcemap: true,
      rolldownOptions: {
        input: {
          cli: at('src/cli/index.ts'),
          index: at('src/main/index.ts'),
          // These run in threads of their own, whoever starts them.
          thinking: at('src/host/play/thinking-thread.ts'),
          'simulate-worker': at('src/cli/simulate-worker.ts'),
        },
        output: {
          entryFileNames: '[name].js',
          // Beside the entries, so that `new URL('../renderer/', import.meta.url)` holds in every chunk.
          chunkFileNames: '[name]-[hash].js',
          banner: (chunk) => (chunk.name === 'cli' ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  },
  preload: {
    build: {
      // A sandboxed preload is one CommonJS file: it can load nothing but `electron`.
      externalizeDeps: false,
      sourcemap: true,
      rolldownOptions: {
        input: { index: at('src/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('src/renderer'),
    // Said in the settings.
    define: { 'import.meta.env.VERSION': JSON.stringify(manifest.version) },
    plugins: [
      react(),
      cutLetters(at('out/letters'), at('src/renderer/style/fonts.css')),
      courts(at('src/renderer/style/tokens.css')),
      licences(at('.')),
    ],
    // The camera's worker is a module, as the page is.
    worker: { format: 'es' },
    build: {
      // The page is also opened by phones: not only by the Chromium inside Electron.
      target: 'es2022',
      sourcemap: true,
      minify: true,
      outDir: at('out/renderer'),
      rolldownOptions: {
        input: { index: at('src/renderer/index.html') },
        // All that the first page is made of in one file: a browser asks for six at a time.
        output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      },
    },
  },
});
