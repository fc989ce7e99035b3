/**
 * Runs a TypeScript program of this repository on plain Node: bundles it and calls its `main(args)`.
 *
 *   node scripts/run.mjs FILE.ts [ARGUMENT…]
 *   node scripts/run.mjs FOLDER NAME [ARGUMENT…]     the same for FOLDER/NAME.ts
 *
 * Bundled and not loaded module by module, so that a benchmark times the code as it is shipped.
 * Node's own and npm packages stay imports. A number returned by `main` is the exit status.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, parseSync } from 'vite';

const root = resolve(import.meta.dirname, '..');

const hasMain = (file) =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticExports.some(({ entries }) =>
    entries.some(({ exportName }) => exportName.name === 'main'),
  );

function programsIn(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && hasMain(join(folder, name)))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
}

/** The file to run and its arguments, or a sentence for whoever called wrongly. */
function choose([first, ...rest]) {
  const stat = first && statSync(first, { throwIfNoEntry: false });
  if (!stat)
    return first ? `There is no ${first}.` : 'Usage: node scripts/run.mjs FILE.ts|FOLDER NAME [ARGUMENT…]';
  if (stat.isFile()) return hasMain(first) ? { file: first, args: rest } : `${first} exports no main.`;
  const names = programsIn(first);
  const [name, ...args] = rest;
  if (name !== undefined && names.includes(name)) return { file: join(first, `${name}.ts`), args };
  return `${name === undefined ? 'Which one?' : `There is no ${name}.`} To choose from: ${names.join(', ') || 'none yet'}`;
}

async function bundle(file) {
  const name = relative(root, resolve(file))
    .replace(/\.ts$/, '')
    .replaceAll(/[^\w-]+/g, '-');
  const outDir = join(root, 'out/run', name);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: resolve(file),
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20.19',
      sourcemap: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  return join(outDir, 'main.js');
}

const chosen = choose(process.argv.slice(2));
if (typeof chosen === 'string') {
  console.error(chosen);
  process.exitCode = 1;
} else {
  // As npm would: what is run may start other programs of the repository by their path from its root.
  const file = resolve(chosen.file);
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  const { main } = await import(pathToFileURL(await bundle(file)).href);
  const status = await main(chosen.args);
  if (typeof status === 'number') process.exitCode = status;
}
